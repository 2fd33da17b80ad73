import type { AnyEndpoint } from '../api/endpoint.ts';
import type { AnyInput } from '../client/request.ts';
import type { Match } from '../routing/find-route.ts';

/** A row of the API tables with its input. A screen passes it to `usePage`. The router, and the press of a link, prefetch it. */
export type Read = readonly [row: AnyEndpoint, input: AnyInput];

/** Lists the data that a screen loads first, by the parameters of its path. */
export type Reads = (params: Match['params']) => readonly Read[];

/** A module `<name>.reads.ts` beside its screen. */
export interface ReadsModule {
  readonly reads: Reads;
}
