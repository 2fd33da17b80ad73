/**
 * Starts the prefetch of a route. A page is prefetched at three moments, each in its own file. The answer goes once to the screen's own
 * call of the same row with the same input (`client/prefetched.ts`). A failed prefetch shows no message.
 *
 * - `head.ts`: an inline script of the page requests files and first data while the program loads (in the built pages only).
 * - `route.ts`: a route requests its data while its screen loads (specification, section 7). `areas/<area>.ts` is the table of the calls.
 *   `route-lazy.ts` replaces it in builds, with each area's calls in their own file.
 * - `on-press.ts`: a press on a link requests the page's files and the screen's own `prefetch`.
 */
import type { Match } from '../../routing/find-route.ts';
import { partsOf } from '../../screens/screen.ts';
import { beginPrefetch, type PrefetchModule } from './route-begin.ts';

const areas = import.meta.glob<PrefetchModule>('./areas/*.ts', { eager: true });

export function prefetchRoute(match: Match): void {
  const area = areas[`./areas/${partsOf(match.id).area}.ts`];
  if (area) beginPrefetch(area, match);
}

/** Does nothing: all files are loaded already. */
export function prepare(_: Match): void {}
