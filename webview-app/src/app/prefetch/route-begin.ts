import type { Match } from '../../routing/find-route.ts';
import type { Prefetch } from '../../routing/row.ts';
import { isLoggedIn } from '../../store/session.ts';

interface RoutePrefetch {
  /** True for a prefetch that needs a logged-in person. */
  readonly loginOnly?: boolean;
  run(match: Match): void;
}

/** The prefetches of one area, by the name in the `prefetch` column of its rows. */
export type AreaPrefetches = Readonly<Partial<Record<Prefetch, RoutePrefetch>>>;

/** A module of `prefetch/`, named after its area. */
export interface PrefetchModule {
  readonly prefetches: AreaPrefetches;
}

/** Starts the prefetch of a row. It runs before the screen's own effects, so that the screen's calls find it in progress. */
export function beginPrefetch({ prefetches }: PrefetchModule, match: Match): void {
  for (const name of match.row.prefetch ?? []) {
    const { loginOnly = false, run } = prefetches[name] ?? {};
    if (!loginOnly || isLoggedIn()) run?.(match);
  }
}
