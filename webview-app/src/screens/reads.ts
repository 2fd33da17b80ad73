import type { AnyEndpoint } from '../api/endpoint.ts';
import type { AnyInput } from '../client/request.ts';
import type { Match } from '../routing/find-route.ts';

/** A row that reads, and its input. A screen gives it to `usePage`; press and router prefetch it. */
export type Read = readonly [row: AnyEndpoint, input: AnyInput];

/** Lists what a screen reads first, as data, by the parameters of its path. */
export type Reads = (params: Match['params']) => readonly Read[];

/** A module `<name>.reads.ts` beside its screen. */
export interface ReadsModule {
  readonly reads: Reads;
}
