/**
 * Fetches a route's data while its screen loads (specification, section 7). A prefetched answer is given to the screen's own call of
 * the same row with the same input, once; a failure is unnoticed. `prefetch/<area>.ts` has the calls of each area's rows.
 */
import type { Match } from '../routing/find-route.ts';
import { partsOf } from '../screens/screen.ts';
import { beginPrefetch, type PrefetchModule } from './prefetch-begin.ts';

const areas = import.meta.glob<PrefetchModule>('./prefetch/*.ts', { eager: true });

export function prefetchRoute(match: Match): void {
  const area = areas[`./prefetch/${partsOf(match.id).area}.ts`];
  if (area) beginPrefetch(area, match);
}

/** All files are there already. */
export function prepare(_: Match): void {}
