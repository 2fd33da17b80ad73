/**
 * Prefetches what a screen reads first (`screens/<area>/<name>.reads.ts`). One list has four readers:
 *
 * - `head.ts`: an inline script of the page requests files and public first data while the program loads (in the built pages only).
 * - `on-press.ts`: a press on a link requests the page's files and reads.
 * - `prefetchRoute`: a route requests its reads while its screen loads (specification, section 7).
 * - The screen calls `usePage` with them, and takes each prefetched answer once (`client/prefetched.ts`).
 *
 * A failed prefetch shows no message.
 */
import { screenOf } from '#screens';
import { prefetchWhole } from '../../client/request.ts';
import type { Match } from '../../routing/find-route.ts';
import type { Read, Reads } from '../../screens/reads.ts';
import { isLoggedIn, session, waitForSession } from '../../store/session.ts';
import { NAVIGATION_EVENT } from '../first-page/shared-attributes.ts';

/** Prefetches the reads of a page that is opened. It runs before the screen's own effects, so that the screen's calls find it in progress. */
export function prefetchRoute({ id, params }: Match): void {
  const source = screenOf(id);
  // The single file's inline program prefetches the page's first data while its piece is parsed.
  if (__BUILD__ === 'single' && !source.ready) dispatchEvent(new Event(NAVIGATION_EVENT));
  // Once the screen has loaded, it makes its calls by itself.
  const isLoading = () => !source.ready;
  const begin = (reads: Reads | undefined) => reads?.(params).map((read) => prefetchRead(read, isLoading));
  if (source.reads) begin(source.reads);
  // In the single file the list of reads comes with the screen. If its file cannot be loaded, nothing is prefetched.
  else if (__BUILD__ !== 'single') source.loadReads().then((reads) => isLoading() && begin(reads), Boolean);
}

/** Loads the files of a page and prefetches its reads meanwhile. Resolves when all has arrived or failed. Rejects without its files. */
export async function prefetchPage({ id, params }: Match): Promise<void> {
  const source = screenOf(id);
  const reads = source.reads ?? (await source.loadReads());
  const loadFiles = async () => (await source.load()).loadParts?.();
  await Promise.all([loadFiles(), ...(reads?.(params).map((read) => prefetchRead(read)) ?? [])]);
}

/** Prefetches the files of a page that may not be shown yet. A failure is ignored, because the page loads them again. */
export function prefetchFiles({ id }: Match): void {
  screenOf(id)
    .load()
    .catch(() => undefined);
}

/** Prefetches a read. A call waits until it is known who is signed in, because earlier answers are forgotten then. */
function prefetchRead([row, input]: Read, isNeeded = () => true): Promise<void> | undefined {
  if (row.host !== 'static' && session.status === 'restoring')
    return waitForSession().then(() => (isNeeded() ? prefetchKnown(row, input) : undefined));
  return prefetchKnown(row, input);
}

const prefetchKnown = (...[row, input]: Read): Promise<void> | undefined =>
  row.prefetch === 'logged-in' && !isLoggedIn() ? undefined : prefetchWhole(row, input);
