import { Globe, Package, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { AppOffer } from '../../../flows/download.ts';
import { handOffToApp, opensApps } from '../../../flows/hand-off.ts';
import { type Action, useAction } from '../../../kit/action/use-action.ts';
import { bridge } from '../../../platform/bridge.ts';
import { href } from '../../../routes.ts';
import { type AppLinks, blocksPackages, sizeInMb } from '../../../rules/download-method.ts';
import { Text } from '../../../ui/layout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { BrowserHint } from './browser-hint.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './download.module.css';
import { useDownloadWords } from './words/index.ts';

export interface OtherDownloadsProps {
  offer: AppOffer;
  get: Action<[links: AppLinks]>;
  address: string;
  /** True if opening the installed app is offered. */
  withApp: boolean;
}

/** Lists the alternatives: the package or the browser instead of the app market, and opening the installed app. */
export function OtherDownloads({ offer: { method, links, released }, get, address, withApp }: OtherDownloadsProps) {
  const words = useDownloadWords();
  const isBlocked = blocksPackages(bridge.host.platform);
  const hasApp = withApp && opensApps() && method !== 'code';
  const hasPackage = method === 'market' && !isBlocked && links.version !== '';
  const hasBrowser = method === 'market' && isBlocked;
  if (!hasApp && !hasPackage && !hasBrowser) return null;
  return (
    <Rows>
      {hasApp ? <InstalledApp /> : null}
      {hasPackage ? (
        <ListRow
          icon={<Package />}
          title={words.package}
          text={released.sizeBytes === undefined ? undefined : sizeInMb(released.sizeBytes)}
          disabled={get.busy}
          onClick={() => void get.start({ version: links.version, appStore: '', yyb: '' })}
        />
      ) : null}
      {hasBrowser ? <ByBrowser address={address} /> : null}
    </Rows>
  );
}

/** Shows a row that opens the installed app, with a message if it did not open. */
function InstalledApp() {
  const words = useDownloadWords();
  const [hasFailed, setFailed] = useState(false);
  const open = useAction(async () => {
    setFailed(false);
    setFailed(!(await handOffToApp(href('home.main'))));
  });
  return (
    <ListRow
      icon={<Smartphone />}
      title={words.have}
      text={<span role="status">{hasFailed ? words.retryFailed : words.open}</span>}
      disabled={open.busy}
      onClick={() => void open.start()}
    />
  );
}

/** Shows a row that explains how to use a browser, in a host that blocks the package. */
function ByBrowser({ address }: { address: string }) {
  const words = useDownloadWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListRow icon={<Globe />} title={words.menu.show} text={words.menu.shown} onClick={() => setOpen(true)} />
      <Sheet
        open={isOpen}
        title={words.menu.title}
        onCancel={() => setOpen(false)}
        actions={<CopyLink address={address} tone="secondary" />}
      >
        <div className={styles.stack}>
          <Text tone="soft">{words.menu.text}</Text>
          <BrowserHint />
        </div>
      </Sheet>
    </>
  );
}
