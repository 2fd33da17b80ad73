/** Answers of before, for when there is no network (N01). Only of rows that say so: see `offline` of `endpoint.ts`. */

import type { AnyEndpoint } from '../api/endpoint.ts';
import { endpointAddress, type Values } from './address.ts';
import { ApiError } from './errors.ts';
import { hooks } from './ports.ts';

/** Of answers, and of the signals that they were asked for with. */
const ages = new WeakMap<object, number>();

/**
 * When an answer was the server's, in milliseconds since 1970; undefined for one that came just now. 0: it is the copy that the
 * app was built with. Of a call's `signal` it is the age of the oldest answer that was given for it: what a screen makes of its
 * answers is another object, and as old.
 */
export const asOf = (answerOrSignal: unknown): number | undefined =>
  typeof answerOrSignal === 'object' && answerOrSignal !== null ? ages.get(answerOrSignal) : undefined;

/** An answer was given to who asked with this signal. */
export function passAge(answer: unknown, signal: AbortSignal): void {
  const at = asOf(answer);
  if (at !== undefined) ages.set(signal, Math.min(at, ages.get(signal) ?? at));
}

export const isSeenAgain = ({ host, offline }: AnyEndpoint): boolean => offline === true || host === 'static';

/** The same in every session: what is kept is nobody's. The bucket of a cache buster is left out. */
const keyOf = (endpoint: AnyEndpoint, params: Values, query: Values): string => {
  const { cacheBustBucketSeconds: _, ...row } = endpoint;
  const asked = Object.fromEntries(Object.entries(query).filter(([name]) => !PLACE.includes(name)));
  return `${hooks().language()} ${endpointAddress(row, params, asked).split(/[?&]adminUserId=/)[0]}`;
};

/** What a person typed: an answer to that is not kept on the phone. */
const TYPED = ['keyword', 'content'];
/** Where a person is: what is kept is kept without it. */
const PLACE = ['latitude', 'longitude'];

export function remember(endpoint: AnyEndpoint, params: Values, query: Values, data: unknown): void {
  if (TYPED.some((name) => query[name] !== undefined)) return;
  hooks().lastSeen.keep(keyOf(endpoint, params, query), { at: Date.now(), data: anywhere(endpoint, data) });
}

/** An answer without what it says of the person's place. */
function anywhere({ offlineWithout = [] }: AnyEndpoint, data: unknown): unknown {
  if (offlineWithout.length === 0) return data;
  return JSON.parse(JSON.stringify(data, (name, value) => (offlineWithout.includes(name) ? undefined : value)));
}

/**
 * Whether what was last seen may stand in: no server of ours could be asked. A refusal and a wrong shape are answers; but a static
 * file that is missing or broken is as good as one that cannot be had.
 */
const mayStandIn = ({ host }: AnyEndpoint, { code, status }: ApiError): boolean =>
  code === 'NETWORK' ||
  code === 'TIMEOUT' ||
  code === 'NOT_OURS' ||
  (code === 'HTTP' && (status ?? 0) >= 500) ||
  (host === 'static' && code !== 'ABORTED');

/** What was last seen, else for a static file the copy the app was built with; rethrows the failure where there is neither. */
export async function seenInstead(
  endpoint: AnyEndpoint,
  params: Values,
  query: Values,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof ApiError) || !mayStandIn(endpoint, error)) throw error;
  const seen = hooks().lastSeen.find(keyOf(endpoint, params, query));
  // An older release may have kept another shape.
  if (seen && endpoint.data(seen.data) === undefined) return dated(seen.data, seen.at);
  if (endpoint.host !== 'static') throw error;
  const copy = await hooks()
    .builtIn(pathOf(endpoint, params))
    .catch(() => undefined);
  if (copy === undefined || endpoint.data(copy) !== undefined) throw error;
  return dated(copy, 0);
}

const pathOf = (endpoint: AnyEndpoint, params: Values): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

function dated(data: unknown, at: number): unknown {
  if (typeof data === 'object' && data !== null) ages.set(data, at);
  return data;
}
