/** What a route's data warms while its screen loads. A warmed call is one whose answer the client reuses; a failure says nothing. */
import type { Match } from '../routing/match.ts';
import type { Prefetch } from '../routing/row.ts';
import { session } from '../store/session.ts';

export interface Visit {
  readonly params: Match['params'];
  readonly query: URLSearchParams;
}

interface Warmer {
  /** Only for a person who is logged in. */
  readonly loginOnly?: boolean;
  run(visit: Visit): Promise<unknown>;
}

/** By the name in the row's `prefetch` column. A name without an entry warms nothing. */
const WARMERS: Readonly<Partial<Record<Prefetch, Warmer>>> = {};

export function prefetch({ row, params }: Match, query: URLSearchParams): void {
  for (const name of row.prefetch ?? []) {
    const warmer = WARMERS[name];
    if (!warmer || (warmer.loginOnly && session.status !== 'logged-in')) continue;
    warmer.run({ params, query }).catch(() => undefined);
  }
}
