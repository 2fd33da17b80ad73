import { setShareContent } from '@sdhealth/bridge-sdk';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadShareFlow } from '#share-flow';
import { bridge } from '../platform/bridge.ts';
import type { Match } from '../routing/find-route.ts';
import { pageShare } from '../store/page-share.ts';

/**
 * Runs the flow after the page is shown; a host without a share menu needs neither its file nor its configuration. Without the file
 * the host's menu sends what it would send of any page.
 */
function withShare(then: (flow: Awaited<ReturnType<typeof loadShareFlow>>) => Promise<void>): void {
  const run = async () => {
    await bridge.opened;
    if (bridge.supports(setShareContent).ok) await then(await loadShareFlow());
  };
  run().catch(() => undefined);
}

/** The page whose content the share menu sends. */
export interface SharedPage {
  readonly found: Match;
  readonly query: Readonly<Record<string, string>>;
  readonly path: string;
  readonly title: string;
  /** True when nothing stops the page: before that no call is made. */
  readonly open: boolean;
}

/**
 * Gives the host's share menu the content of this page. Rules:
 * 1. A row with a `share` column sends the content that is configured under that name, refined by the screen's own details.
 * 2. Leaving such a page takes its content back: the generic content is sent, then the next page sends its own.
 * 3. The link is the configured one, else the page's path, as an order in the query must not be shared. An address that the screen
 *    names goes before both.
 * 4. A page with a link of its own that is not there yet shares the app.
 * 5. A page that the guard stops asks for no share configuration, and neither does any page where the host has no share menu.
 */
export function useShareOfRow({ found, query, path, title, open }: SharedPage): void {
  const { row, params } = found;
  const { details } = useSnapshot(pageShare);
  const isReady = !row.sharesOwnLink || details?.to !== undefined;
  const share = open && isReady ? row.share : undefined;
  const isWaiting = open && !isReady;
  const baseProductNo = details?.baseProductNo ?? params['baseProductNo'] ?? query['baseProductNo'];
  const name = details?.name ?? title;
  const imgUrl = details?.imgUrl ?? '';
  const to = details?.to ?? path;
  const isFixed = details?.to !== undefined;
  useEffect(() => {
    if (isWaiting) withShare(({ shareGeneric }) => shareGeneric());
  }, [isWaiting]);
  useEffect(() => {
    if (!share) return undefined;
    let here = true;
    withShare(async ({ shareOfPage, sharePage }) => {
      const content = await shareOfPage({ page: share, name, to, imgUrl, baseProductNo, isFixed });
      if (here) await sharePage(content);
    });
    return () => {
      here = false;
    };
  }, [share, name, to, imgUrl, baseProductNo, isFixed]);
  useEffect(() => (share ? () => withShare(({ shareGeneric }) => shareGeneric()) : undefined), [share]);
}
