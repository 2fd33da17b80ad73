import { openStore } from '@sdhealth/bridge-sdk';
import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { appOffer, openDownload } from '../../../flows/download.ts';
import { waitAfterOpening } from '../../../kit/action/after-opening.ts';
import { type Action, useAction } from '../../../kit/action/use-action.ts';
import { useResource } from '../../../kit/answers/use-resource.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { bridge } from '../../../platform/bridge.ts';
import { withVisitOrigin } from '../../../platform/channel.ts';
import { absoluteUrl, currentPath } from '../../../platform/history.ts';
import { href } from '../../../routes.ts';
import { type AppLinks, chooseDownloadMethod, type DownloadMethod } from '../../../rules/download-method.ts';
import { Callout } from '../../../ui/callout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { CardShape } from '../../../ui/skeleton.tsx';
import { AppRequiredBar, AppRequiredNote, type FirstAction } from './app-required-bar.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './download.module.css';
import { DownloadBar } from './download-bar.tsx';
import { canDownload, DownloadButton } from './download-button.tsx';
import { DownloadFrame, type DownloadFrameProps } from './download-frame.tsx';
import { DownloadGuide, needsExplanation } from './download-guide.tsx';
import { Facts } from './facts.tsx';
import { OtherDownloads } from './other-downloads.tsx';
import { useOpenRetry } from './use-open-again.ts';
import { webPageFor } from './web-page.ts';
import { useDownloadWords } from './words/index.ts';

export interface OutsideAppProps extends Omit<DownloadFrameProps, 'children' | 'bottom'> {
  /** The content about the app's benefits. */
  about: ReactNode;
  /** The content at the end. */
  ending: ReactNode;
  /** The first action if a page that needs the app sent the person here. */
  firstAction?: FirstAction | undefined;
  channel?: string | undefined;
  from?: string | undefined;
}

/** Shows the download page outside the provider's apps. */
export function OutsideApp({ about, ending, firstAction, channel, from, scene, ...frame }: OutsideAppProps) {
  const words = useDownloadWords();
  const offer = useResource('the offer of the app', appOffer);
  const address = addressOf(from);
  const { data } = offer;
  const isExplained = needsExplanation(data?.method ?? expectedDownload());
  const get = useGet(channel);
  const retry = useOpenRetry(from ?? href('home.main'));
  const bar = firstAction ? (
    <AppRequiredBar
      firstAction={firstAction}
      retry={retry}
      downloadButton={
        data && canDownload(data)
          ? (tone) => <DownloadButton offer={data} get={get} address={address} tone={tone} />
          : undefined
      }
    />
  ) : data ? (
    <DownloadBar offer={data} get={get} address={address} from={webPageFor(from)} />
  ) : undefined;
  return (
    // A picture that explains the download replaces the scene.
    <DownloadFrame {...frame} scene={isExplained ? undefined : scene} bottom={bar}>
      {firstAction ? <AppRequiredNote retry={retry} /> : null}
      {get.error ? <NotOpened address={address} /> : null}
      <ResourceView resource={offer} skeleton={isExplained ? <CardShape lines={6} /> : null}>
        {({ method }) => <DownloadGuide method={method} address={address} />}
      </ResourceView>
      {firstAction ? (
        <Rows>
          <ListRow icon={<Globe />} title={words.onWeb} to={webPageFor(from)} replace />
        </Rows>
      ) : null}
      {about}
      {data ? (
        <div className={styles.stack}>
          {canDownload(data) ? <Facts released={data.released} /> : null}
          <OtherDownloads offer={data} get={get} address={address} withApp={!firstAction} />
        </div>
      ) : null}
      {ending}
    </DownloadFrame>
  );
}

/** Returns the kind of download for this phone and host as if all links existed. */
const expectedDownload = (): DownloadMethod =>
  chooseDownloadMethod(
    { version: '-', appStore: '-', yyb: '-' },
    { ...bridge.host, opensMarket: bridge.supports(openStore).ok },
  );

/** Returns the action that opens the download of these links. */
const useGet = (channel?: string): Action<[links: AppLinks]> =>
  useAction(async (_, links: AppLinks) => {
    const outcome = await openDownload(links, channel);
    if (outcome !== 'opened') throw new Error(outcome);
    await waitAfterOpening();
  });

/** Returns this page's public address with the visit's origin. After a failed hand-off it is the plain page: only this host failed. */
function addressOf(from: string | undefined): string {
  return absoluteUrl(withVisitOrigin(from === undefined ? currentPath() : href('download.app')));
}

function NotOpened({ address }: { address: string }) {
  const words = useDownloadWords();
  return (
    <Callout tone="danger" live title={words.notOpened} action={<CopyLink address={address} tone="secondary" />}>
      {words.notOpenedText}
    </Callout>
  );
}
