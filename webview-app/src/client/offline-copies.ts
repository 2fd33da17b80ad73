/** Stores answers for use without a network (N01). Only for endpoints that allow it: see `offline` in `endpoint.ts`. */

import type { AnyEndpoint, DataOf, Host } from '../api/endpoint.ts';
import { endpointAddress } from './address.ts';
import { type AnyInput, type Call, callOf, type InputOf, type Wrapper } from './call.ts';
import { ApiError } from './errors.ts';
import { withStaleOrigin } from './origin.ts';
import { type OfflineCopy, ports } from './ports.ts';

/**
 * Stores a copy of each answer and returns it while no server can be reached, if the endpoint allows that. `onReplaced` is called for a file
 * that the server has but that is broken, because the copy would hide the fault.
 */
export const withOfflineCopy =
  (onReplaced: (fault: { endpoint: AnyEndpoint; error: ApiError }) => void): Wrapper =>
  (next) =>
  async (call) => {
    if (!mayBeStored(call.endpoint)) return next(call);
    try {
      const data = await next(call);
      storeCopy(call, data);
      return data;
    } catch (error) {
      const copy = await copyInstead(call, error);
      if (error instanceof ApiError && isBroken(error)) onReplaced({ endpoint: call.endpoint, error });
      return copy;
    }
  };

/** Checks that the server answers, but not with the file. */
// Mutant lives: A 4xx is thrown before. No other code has a status of a broken file.
const isBroken = ({ code, status }: ApiError): boolean => code === 'SHAPE' || (code === 'HTTP' && (status ?? 0) >= 500);

const mayBeStored = ({ host, offline }: AnyEndpoint): boolean => offline === true || host === 'static';

/** Returns the copy's name, which is the same in every session. It omits the time bucket of a cache buster. */
const nameOf = ({ endpoint, params, query }: Call): string => {
  const { cacheBustBucketSeconds: _, ...row } = endpoint;
  return `${ports().language()} ${endpointAddress(row, params, query).split(/[?&]adminUserId=/)[0]}`;
};

/** Names of typed text. Answers to it are not stored on the phone. */
const TYPED_FIELDS = ['keyword', 'content'];

function storeCopy(call: Call, data: unknown): void {
  if (TYPED_FIELDS.some((name) => call.query[name] !== undefined)) return;
  ports().offlineCopies.keep(nameOf(call), { at: Date.now(), data: withoutPosition(call.endpoint, data) });
}

// Mutant lives: No field has the name that the mutant puts into the list.
function withoutPosition({ offlineWithout = [] }: AnyEndpoint, data: unknown): unknown {
  // Mutant lives: A copy without omissions is equal. The check saves time.
  if (offlineWithout.length === 0) return data;
  return JSON.parse(JSON.stringify(data, (name, value) => (offlineWithout.includes(name) ? undefined : value)));
}

/**
 * Checks that a copy may be used because no server of the service could be reached. A refusal, a missing file (404) and a wrong shape are
 * answers. A broken static file counts as unreachable.
 */
export const mayUseCopy = ({ host }: AnyEndpoint, error: unknown): boolean =>
  error instanceof ApiError && isNoAnswer(error, host);

const isNoAnswer = ({ code, status }: ApiError, host: Host): boolean =>
  code === 'NETWORK' ||
  code === 'TIMEOUT' ||
  code === 'NOT_OURS' ||
  // Mutant lives: A 4xx is thrown before. No other code has a status of a broken file.
  (code === 'HTTP' && (status ?? 0) >= 500) ||
  (code === 'SHAPE' && host === 'static');

/** Returns the stored copy, or for a static file without a price beside it the built-in copy. Rethrows the failure if neither exists. */
async function copyInstead(call: Call, error: unknown): Promise<unknown> {
  if (!mayUseCopy(call.endpoint, error)) throw error;
  const copy = await copyOf(call);
  if (!copy) throw error;
  return withStaleOrigin(copy.data, copy.at === 0 ? 'built-in' : 'offline-copy', copy.at);
}

async function copyOf(call: Call): Promise<OfflineCopy | undefined> {
  const { endpoint } = call;
  const copy = ports().offlineCopies.find(nameOf(call));
  // An older release may have stored another shape.
  if (copy && endpoint.data(copy.data) === undefined) return copy;
  if (endpoint.host !== 'static' || endpoint.besidePrice) return undefined;
  const builtIn = await ports()
    .builtIn(pathOf(call))
    .catch(() => undefined);
  // Mutant lives: No static file's schema accepts undefined, so the next check rejects it as well.
  return builtIn === undefined || endpoint.data(builtIn) !== undefined ? undefined : { at: 0, data: builtIn };
}

/** Returns the stored copy of an answer without a request, for a caller that cannot wait. Undefined if there is no copy. */
export function copyAtOnce<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E> | undefined>;
export async function copyAtOnce(endpoint: AnyEndpoint, input: AnyInput): Promise<unknown> {
  return mayBeStored(endpoint) ? (await copyOf(callOf(endpoint, input, {})))?.data : undefined;
}

const pathOf = ({ endpoint, params }: Call): string =>
  // Mutant lives: A call without a path parameter is rejected before. The type requires a default.
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
