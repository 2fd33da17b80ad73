import { setShareContent } from '@sdhealth/bridge-sdk';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadShareFlow } from '#share-flow';
import { bridge } from '../platform/bridge.ts';
import type { Match } from '../routing/find-route.ts';
import { pageShare } from '../store/page-share.ts';

/**
 * Runs a function with the share flow after the handshake. A host without a share menu loads neither its file nor its configuration.
 * If the file cannot be loaded, the host's menu sends its default content.
 */
function withShareFlow(action: (flow: Awaited<ReturnType<typeof loadShareFlow>>) => Promise<void>): void {
  const run = async () => {
    await bridge.opened;
    if (bridge.supports(setShareContent).ok) await action(await loadShareFlow());
  };
  run().catch(() => undefined);
}

/** The page whose content the share menu sends. */
export interface SharedPage {
  readonly match: Match;
  readonly query: Readonly<Record<string, string>>;
  readonly path: string;
  readonly title: string;
  /** True if the guard does not stop the page. Otherwise no call is made. */
  readonly open: boolean;
}

/** The maximum time in milliseconds for which the previous page may still be shared while this page's content loads. */
const GRACE_MS = 1_000;

/**
 * Sets the content of the host's share menu for this page. Rules:
 * 1. A row with a `share` column sends the content that is configured under that name, refined by the screen's own details. It is sent
 *    once. If the screen has details, it is sent when they are known.
 * 2. Any other page shares the app, also the first page of a visit. So does a page whose own link is not known yet, and one whose content
 *    takes longer than `GRACE_MS`: the previous page's content must not stay.
 * 3. An address that the screen sets comes first, then the configured link, then the page's path. The query is left out, as an order in
 *    it must not be shared.
 * 4. A page that the guard stops sends no content and only removes the previous page's. It loads no share configuration, and neither
 *    does any page in a host without a share menu.
 */
export function useShareOfRow({ match, query, path, title, open }: SharedPage): void {
  const { row, params } = match;
  const { details } = useSnapshot(pageShare);
  const isKnown = { link: details?.to !== undefined, details: details !== undefined };
  const share = open && (!row.sharesOwn || isKnown[row.sharesOwn]) ? row.share : undefined;
  /** True if the content will be available soon without an action of the person. */
  const isContentPending = open && row.share !== undefined && row.sharesOwn !== 'link';
  const baseProductNo = details?.baseProductNo ?? params['baseProductNo'] ?? query['baseProductNo'];
  const name = details?.name ?? title;
  const imgUrl = details?.imgUrl ?? '';
  const to = details?.to ?? path;
  const isFixed = details?.to !== undefined;
  useEffect(() => {
    let isMounted = true;
    let isSent = false;
    const send = (action: Parameters<typeof withShareFlow>[0]) =>
      withShareFlow(async (flow) => {
        if (isMounted && !isSent) await action(flow);
      });
    const shareApp = () => send((flow) => (open ? flow.shareGeneric() : flow.resetShareMenu()));
    const timer = isContentPending ? setTimeout(shareApp, GRACE_MS) : undefined;
    if (share)
      send(async ({ shareOfPage, sharePage }) => {
        const content = await shareOfPage({ page: share, name, to, imgUrl, baseProductNo, isFixed });
        if (!isMounted) return;
        isSent = true;
        await sharePage(content);
      });
    else if (!isContentPending) shareApp();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [open, share, isContentPending, name, to, imgUrl, baseProductNo, isFixed]);
}
