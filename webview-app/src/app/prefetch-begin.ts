import type { Match } from '../routing/match.ts';
import type { Prefetch } from '../routing/row.ts';
import { session } from '../store/session.ts';

interface RoutePrefetch {
  /** Only for a person who is logged in. */
  readonly loginOnly?: boolean;
  run(match: Match): void;
}

/** What the rows of one area ask for, by the name in their `prefetch` column. */
export type AreaPrefetches = Readonly<Partial<Record<Prefetch, RoutePrefetch>>>;

/** A module of `prefetch/`, named after its area. */
export interface PrefetchModule {
  readonly prefetches: AreaPrefetches;
}

/** Begins what the row asks for. Before the screen's own effects, so that its calls find it under way. */
export function beginPrefetch({ prefetches }: PrefetchModule, match: Match): void {
  for (const name of match.row.prefetch ?? []) {
    const { loginOnly = false, run } = prefetches[name] ?? {};
    if (!loginOnly || session.status === 'logged-in') run?.(match);
  }
}
