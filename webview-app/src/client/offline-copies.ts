/** Earlier answers, for when there is no network (N01). Only of rows that say so: see `offline` of `endpoint.ts`. */

import type { AnyEndpoint } from '../api/endpoint.ts';
import { endpointAddress } from './address.ts';
import type { Call, Wrapper } from './call.ts';
import { ApiError } from './errors.ts';
import { ports } from './ports.ts';

/** The ages of answers, and of the signals of their callers. */
const ages = new WeakMap<object, number>();

/**
 * Returns when an answer was the server's, in milliseconds since 1970; undefined for one that came just now. 0: it is the copy that
 * the app was built with. For a call's `signal` it is the age of the oldest answer that was given for it: a screen makes other
 * objects of its answers, which are as old.
 */
export const asOf = (answerOrSignal: unknown): number | undefined =>
  typeof answerOrSignal === 'object' && answerOrSignal !== null ? ages.get(answerOrSignal) : undefined;

/** Passes the answer's age on to the signal of the caller. */
export const withAge: Wrapper = (next) => async (call) => {
  const answer = await next(call);
  const at = asOf(answer);
  const { signal } = call.options;
  if (signal && at !== undefined) ages.set(signal, Math.min(at, ages.get(signal) ?? at));
  return answer;
};

/** Keeps a copy of each answer and gives it while no server can be asked, where the row allows that. */
export const withOfflineCopy: Wrapper = (next) => async (call) => {
  if (!mayBeKept(call.endpoint)) return next(call);
  try {
    const data = await next(call);
    keepCopy(call, data);
    return data;
  } catch (error) {
    return copyInstead(call, error);
  }
};

const mayBeKept = ({ host, offline }: AnyEndpoint): boolean => offline === true || host === 'static';

/** Returns a name that is the same in every session. The bucket of a cache buster is left out. */
const nameOf = ({ endpoint, params, query }: Call): string => {
  const { cacheBustBucketSeconds: _, ...row } = endpoint;
  const asked = Object.fromEntries(Object.entries(query).filter(([name]) => !POSITION.includes(name)));
  return `${ports().language()} ${endpointAddress(row, params, asked).split(/[?&]adminUserId=/)[0]}`;
};

/** Names of what a person typed: an answer to that is not kept on the phone. */
const TYPED = ['keyword', 'content'];
/** Names that tell where a person is: a copy is kept without them. */
const POSITION = ['latitude', 'longitude'];

function keepCopy(call: Call, data: unknown): void {
  if (TYPED.some((name) => call.query[name] !== undefined)) return;
  ports().offlineCopies.keep(nameOf(call), { at: Date.now(), data: withoutPosition(call.endpoint, data) });
}

function withoutPosition({ offlineWithout = [] }: AnyEndpoint, data: unknown): unknown {
  if (offlineWithout.length === 0) return data;
  return JSON.parse(JSON.stringify(data, (name, value) => (offlineWithout.includes(name) ? undefined : value)));
}

/**
 * Returns true if a copy may be used: no server of ours could be asked. A refusal, a missing file (404) and a wrong shape are answers; but
 * a static file that is broken is as good as one that cannot be had.
 */
const mayUseCopy = ({ host }: AnyEndpoint, { code, status }: ApiError): boolean =>
  code === 'NETWORK' ||
  code === 'TIMEOUT' ||
  code === 'NOT_OURS' ||
  (code === 'HTTP' && (status ?? 0) >= 500) ||
  (code === 'SHAPE' && host === 'static');

/** Returns the kept copy, else for a static file the copy the app was built with; rethrows the failure where there is neither. */
async function copyInstead(call: Call, error: unknown): Promise<unknown> {
  const { endpoint } = call;
  if (!(error instanceof ApiError) || !mayUseCopy(endpoint, error)) throw error;
  const copy = ports().offlineCopies.find(nameOf(call));
  // An older release may have kept another shape.
  if (copy && endpoint.data(copy.data) === undefined) return dated(copy.data, copy.at);
  if (endpoint.host !== 'static') throw error;
  const builtIn = await ports()
    .builtIn(pathOf(call))
    .catch(() => undefined);
  if (builtIn === undefined || endpoint.data(builtIn) !== undefined) throw error;
  return dated(builtIn, 0);
}

const pathOf = ({ endpoint, params }: Call): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

function dated(data: unknown, at: number): unknown {
  if (typeof data === 'object' && data !== null) ages.set(data, at);
  return data;
}
