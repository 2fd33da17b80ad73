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

/** The longest time in milliseconds for which the page before may still be shared while this one's content is on its way. */
const GRACE_MS = 1_000;

/**
 * Gives the host's share menu the content of this page. Rules:
 * 1. A row with a `share` column sends the content that is configured under that name, refined by the screen's own details. It is sent
 *    once: where the screen has details, when they are known.
 * 2. Any other page shares the app, the first of a visit too. So does a page whose own link is not there yet, and one whose content
 *    takes long: nothing of the page before stays.
 * 3. The link is the configured one, else the page's path, as an order in the query must not be shared. An address that the screen
 *    names goes before both.
 * 4. A page that the guard stops sends nothing, and only takes back what the page before has sent. It asks for no share configuration,
 *    and neither does any page where the host has no share menu.
 */
export function useShareOfRow({ found, query, path, title, open }: SharedPage): void {
  const { row, params } = found;
  const { details } = useSnapshot(pageShare);
  const knows = { link: details?.to !== undefined, details: details !== undefined };
  const share = open && (!row.sharesOwn || knows[row.sharesOwn]) ? row.share : undefined;
  /** The content comes by itself in a moment. */
  const isComing = open && row.share !== undefined && row.sharesOwn !== 'link';
  const baseProductNo = details?.baseProductNo ?? params['baseProductNo'] ?? query['baseProductNo'];
  const name = details?.name ?? title;
  const imgUrl = details?.imgUrl ?? '';
  const to = details?.to ?? path;
  const isFixed = details?.to !== undefined;
  useEffect(() => {
    let isMounted = true;
    let isSent = false;
    const send = (then: Parameters<typeof withShare>[0]) =>
      withShare(async (flow) => {
        if (isMounted && !isSent) await then(flow);
      });
    const shareApp = () => send((flow) => (open ? flow.shareGeneric() : flow.takeBackShare()));
    const pending = isComing ? setTimeout(shareApp, GRACE_MS) : undefined;
    if (share)
      send(async ({ shareOfPage, sharePage }) => {
        const content = await shareOfPage({ page: share, name, to, imgUrl, baseProductNo, isFixed });
        if (!isMounted) return;
        isSent = true;
        await sharePage(content);
      });
    else if (!isComing) shareApp();
    return () => {
      isMounted = false;
      clearTimeout(pending);
    };
  }, [open, share, isComing, name, to, imgUrl, baseProductNo, isFixed]);
}
