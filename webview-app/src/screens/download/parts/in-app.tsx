import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import type { DataOf } from '../../../api/endpoint.ts';
import { checkAppUpgrade } from '../../../api/statistics.ts';
import { appOffer, openDownload } from '../../../flows/download.ts';
import { waitAfterOpening } from '../../../kit/action/after-opening.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { useResource } from '../../../kit/answers/use-resource.ts';
import { appPage } from '../../../kit/links/service-links.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { Points } from '../../../kit/page/service-parts.tsx';
import { useScreenTitle } from '../../../kit/page/use-screen-title.ts';
import { useLanguage } from '../../../messages/index.ts';
import { bridge } from '../../../platform/bridge.ts';
import { href, match } from '../../../routes.ts';
import { APP_PHONES } from '../../../rules/constants.ts';
import { type AppLinks, threePartVersion } from '../../../rules/download-method.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { CardShape } from '../../../ui/skeleton.tsx';
import { DownloadFrame, type DownloadFrameProps } from './download-frame.tsx';
import { Facts } from './facts.tsx';
import { type DownloadWords, useDownloadWords } from './words/index.ts';

type Upgrade = DataOf<typeof checkAppUpgrade>;

export interface InAppProps extends Omit<DownloadFrameProps, 'title' | 'lead' | 'children' | 'bottom'> {
  /** Content below the actions, which must not mention a download. */
  about: ReactNode;
  /** The target page. Default: the page in the address (`from`), else the home page. */
  from?: string | undefined;
}

/**
 * Shows the download page inside the provider's app. It shows that the app is installed, opens the target page, and offers an update. It
 * mentions neither a download nor the reason for which a person outside the app was sent here.
 */
export function InApp({ about, from, ...frame }: InAppProps) {
  const words = useDownloadWords();
  const target = useTargetPage(from);
  useScreenTitle(words.own.title);
  const { app, phone, platform } = bridge.host;
  const version = threePartVersion(app?.version ?? '');
  const phoneType = APP_PHONES[platform] === 1 ? 1 : APP_PHONES[platform] === 2 ? 2 : phone;
  const page = usePage(checkAppUpgrade, version ? { body: { version: version, phoneType, appName: app?.name } } : null);
  const upgrade = page.data?.needUpgrade ? page.data : undefined;
  const update = useUpdate();
  const { title, lead } = headOf(version, upgrade, words.own);
  const label = target.title ? words.own.open(target.title) : words.own.goHome;
  return (
    <DownloadFrame
      {...frame}
      title={title}
      lead={lead}
      // The news about the update must be on the first screen.
      yields={upgrade !== undefined}
      bottom={
        <BottomBar>
          {upgrade ? (
            <Button wide busy={update.busy} onClick={() => void update.start(linksOf(upgrade))}>
              {words.own.update}
            </Button>
          ) : (
            <LinkButton wide to={target.to} replace>
              {label}
            </LinkButton>
          )}
        </BottomBar>
      }
    >
      {update.error ? (
        <Callout tone="danger" live title={words.notOpened}>
          {words.own.retry}
        </Callout>
      ) : null}
      {version ? (
        <ResourceView resource={page} skeleton={<CardShape lines={2} />}>
          {({ needUpgrade, notes }) =>
            needUpgrade ? <UpdateNotes notes={notes} /> : <NewestVersion version={version} />
          }
        </ResourceView>
      ) : (
        <Callout tone="good" title={words.own.unknown}>
          {words.own.unknownText}
        </Callout>
      )}
      {upgrade && !upgrade.force ? (
        <Rows>
          <ListRow icon={<House />} title={label} to={target.to} replace />
        </Rows>
      ) : null}
      {about}
    </DownloadFrame>
  );
}

/** Returns the page's head: there is nothing to download, or the app is outdated. */
function headOf(version: string | undefined, upgrade: Upgrade | undefined, words: DownloadWords['own']) {
  if (!version || !upgrade) return words;
  return upgrade.force
    ? { title: words.force, lead: words.forceText(version) }
    : { title: words.newer(upgrade.version), lead: words.newerText(version) };
}

function NewestVersion({ version }: { version: string }) {
  const words = useDownloadWords().own;
  return (
    <Callout tone="good" title={words.newest}>
      {words.newestText(version)}
    </Callout>
  );
}

function UpdateNotes({ notes }: Pick<Upgrade, 'notes'>) {
  const words = useDownloadWords().own;
  const { data } = useResource('the offer of the app', appOffer);
  return (
    <>
      <Points ticked title={words.notes} items={notes} />
      {data ? <Facts released={data.released} /> : null}
    </>
  );
}

/** Returns the target page with its title. Without a title it is the home page, which also replaces a download page. */
function useTargetPage(from: string | undefined): { to: string; title?: string } {
  const language = useLanguage();
  const addressPage = appPage(new URLSearchParams(useSearch()).get('from') ?? '');
  const to = from ?? addressPage ?? href('home.main');
  const matched = match(to.split('?', 1)[0] ?? '');
  if (!matched || matched.id === 'home.main' || matched.id.startsWith('download.')) return { to: href('home.main') };
  return { to, title: matched.row.title[language] };
}

const linksOf = ({ packageUrl: version = '', appStore = '', yyb = '' }: Upgrade): AppLinks => ({
  version,
  appStore,
  yyb,
});

const useUpdate = () =>
  useAction(async (_, links: AppLinks) => {
    const outcome = await openDownload(links);
    if (outcome !== 'opened') throw new Error(outcome);
    await waitAfterOpening();
  });
