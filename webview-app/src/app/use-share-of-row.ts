import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { shareGeneric, shareOfPage, sharePage } from '../flows/share.ts';
import type { Match } from '../routing/match.ts';
import { pageShare } from '../store/page-share.ts';

/**
 * Gives the host's share menu the content of this page. Rules:
 * 1. A row with a `share` column sends what is configured under that name, better told by the screen's own details.
 * 2. Leaving such a page takes its content back: the generic content is sent, then the next page sends its own.
 * 3. The link is the page's path: an order or an invitation in the query is nobody else's.
 */
export function useShareOfRow(
  { row: { share }, params }: Match,
  query: Readonly<Record<string, string>>,
  path: string,
  title: string,
): void {
  const { details } = useSnapshot(pageShare);
  const baseProductNo = details?.baseProductNo ?? params['baseProductNo'] ?? query['baseProductNo'];
  const name = details?.name ?? title;
  const imgUrl = details?.imgUrl ?? '';
  useEffect(() => {
    if (!share) return undefined;
    let here = true;
    void shareOfPage({ page: share, name, to: path, imgUrl, baseProductNo }).then((content) => {
      if (here) void sharePage(content);
    });
    return () => {
      here = false;
    };
  }, [share, name, path, imgUrl, baseProductNo]);
  useEffect(() => (share ? () => void shareGeneric() : undefined), [share]);
}
