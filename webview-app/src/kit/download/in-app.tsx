import type { ReactNode } from 'react';
import type { DataOf } from '../../api/endpoint.ts';
import { checkAppUpgrade } from '../../api/statistics.ts';
import { openDownload } from '../../flows/download.ts';
import { bridge } from '../../platform/bridge.ts';
import { href } from '../../routes.ts';
import { APP_PHONES } from '../../rules/constants.ts';
import { type AppLinks, threePartVersion } from '../../rules/download-way.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { CardShape } from '../../ui/skeleton.tsx';
import { ResourceView } from '../resource-view.tsx';
import { restAfterOpening } from '../rest-after.ts';
import { useAction } from '../use-action.ts';
import { usePage } from '../use-page.ts';
import styles from './download.module.css';
import { DownloadFrame, type DownloadFrameProps } from './download-frame.tsx';
import { useDownloadWords } from './words/index.ts';

type Upgrade = DataOf<typeof checkAppUpgrade>;

export interface InAppProps extends Omit<DownloadFrameProps, 'title' | 'lead' | 'children' | 'bottom'> {
  about: ReactNode;
  from?: string | undefined;
}

/**
 * The page inside an own app, which is there already: it says if it is old, and leads on. It promises nothing of a download, nor
 * why somebody outside of the app was sent here.
 */
export function InApp({ about, from = href('entry.home'), ...frame }: InAppProps) {
  const words = useDownloadWords();
  const { app, phone, platform } = bridge.host;
  const own = threePartVersion(app?.version ?? '');
  const phoneType = APP_PHONES[platform] === 1 ? 1 : APP_PHONES[platform] === 2 ? 2 : phone;
  const page = usePage(checkAppUpgrade, own ? { body: { version: own, phoneType, appName: app?.name } } : null);
  const upgrade = page.data?.needUpgrade ? page.data : undefined;
  const update = useUpdate();
  const on = <ToPage to={from} label={upgrade ? words.own.later : words.own.goOn} isMain={!upgrade} />;
  return (
    <DownloadFrame
      {...frame}
      title={words.own.title}
      lead={words.own.lead}
      bottom={
        <BottomBar>
          {upgrade?.force ? null : on}
          {upgrade ? (
            <Button wide busy={update.busy} onClick={() => void update.start(linksOf(upgrade))}>
              {words.own.update}
            </Button>
          ) : null}
        </BottomBar>
      }
    >
      {update.error ? (
        <Callout tone="danger" live title={words.notOpened}>
          {words.own.retry}
        </Callout>
      ) : null}
      {own ? (
        <ResourceView resource={page} skeleton={<CardShape lines={2} />}>
          {(data) => <State own={own} upgrade={data} />}
        </ResourceView>
      ) : (
        <Callout tone="good" title={words.own.unknown}>
          {words.own.unknownText}
        </Callout>
      )}
      {about}
    </DownloadFrame>
  );
}

function State({ own, upgrade: { needUpgrade, force, version, notes } }: { own: string; upgrade: Upgrade }) {
  const words = useDownloadWords().own;
  if (!needUpgrade)
    return (
      <Callout tone="good" title={words.newest}>
        {words.newestText(own)}
      </Callout>
    );
  return (
    <>
      <Callout tone={force ? 'warm' : 'info'} title={force ? words.force : words.newer(version)}>
        {force ? words.forceText(own) : words.newerText(own)}
      </Callout>
      {notes.length > 0 ? (
        <Section title={words.notes}>
          <Card>
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Card>
        </Section>
      ) : null}
    </>
  );
}

const linksOf = ({ packageUrl: version = '', appStore = '', yyb = '' }: Upgrade): AppLinks => ({
  version,
  appStore,
  yyb,
});

const useUpdate = () =>
  useAction(async (_, links: AppLinks) => {
    const end = await openDownload(links);
    if (end !== 'opened') throw new Error(end);
    await restAfterOpening();
  });

function ToPage({ to, label, isMain }: { to: string; label: string; isMain: boolean }) {
  return (
    <LinkButton wide tone={isMain ? 'primary' : 'secondary'} to={to} replace>
      {label}
    </LinkButton>
  );
}
