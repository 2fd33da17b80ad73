/**
 * To be early has one word here: prefetch. What a page will want is asked for at three moments, each with a file of its own, and the
 * answer is given to the screen's own call of the same row with the same input, once (`client/prefetched.ts`). A failure is unnoticed.
 *
 * - `head.ts`: the page's markup asks for files and first data, while the program is on its way (in the built pages only).
 * - `route.ts`: a route asks for its data while its screen loads (specification, section 7); `areas/<area>.ts` is the table of the calls.
 *   `route-lazy.ts` is its form for builds, with an area's calls in a file of their own.
 * - `on-press.ts`: a finger on a link asks for the page's files and for the screen's own `prefetch`.
 */
import type { Match } from '../../routing/find-route.ts';
import { partsOf } from '../../screens/screen.ts';
import { beginPrefetch, type PrefetchModule } from './route-begin.ts';

const areas = import.meta.glob<PrefetchModule>('./areas/*.ts', { eager: true });

export function prefetchRoute(match: Match): void {
  const area = areas[`./areas/${partsOf(match.id).area}.ts`];
  if (area) beginPrefetch(area, match);
}

/** All files are there already. */
export function prepare(_: Match): void {}
