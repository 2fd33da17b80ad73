import { type AnyEndpoint, isWrite } from '../api/endpoint.ts';
import { isSensitive } from '../rules/sensitive.ts';
import type { Call, Values } from './call.ts';
import { ports } from './ports.ts';
import { isOfPosition, positionOf } from './position-header.ts';

/** True for servers of the service: they alone are told who calls. Others, like that of error reports, may be anybody's. */
export const takesCredentials = ({ host }: Pick<AnyEndpoint, 'host'>): boolean => host === 'api' || host === 'account';

/** Tells if a call of the row carries an `Idempotency-Key`: every write to the service does. */
export const carriesKey = (row: Pick<AnyEndpoint, 'host' | 'method' | 'asks'>): boolean =>
  isWrite(row) && takesCredentials(row);

/** Returns an endpoint's name for errors and reports, without any value: `POST /api/...`. */
export const endpointName = (endpoint: AnyEndpoint): string => `${endpoint.method} ${endpoint.path}`;

/**
 * Escapes a value for a path. A slash inside it is a folder (`pecsale/yj_gefmtj`). No value leads out of its folder: a browser goes
 * up at `..`, escaped or not, and the value may come from an address that somebody made up.
 */
const inPath = (value: unknown): string =>
  String(value)
    .split('/')
    .filter((folder) => !/^\.\.?$/.test(folder))
    .map(encodeURIComponent)
    .join('/');

function filled(endpoint: AnyEndpoint, params: Values): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (params[name] === undefined) throw new TypeError(`${endpointName(endpoint)} needs ${name}`);
    return inPath(params[name]);
  });
}

/**
 * Returns the address of a call. `undefined` in a query means "not given". The phone's position is left out: it travels in a header. A
 * sensitive name is refused: such values travel in a body, never in an address; the admin's own two are the exception that the specification makes.
 */
export function endpointAddress(endpoint: AnyEndpoint, params: Values, query: Values, now = Date.now()): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || isOfPosition(name)) continue;
    if (isSensitive(name) && !ALLOWED.has(endpoint.path + name))
      throw new TypeError(`${endpointName(endpoint)}: ${name} must not be in an address`);
    search.append(name, String(value));
  }
  if (endpoint.cacheBustBucketSeconds)
    search.append('t', String(Math.floor(now / (endpoint.cacheBustBucketSeconds * 1000))));
  if (takesCredentials(endpoint)) for (const [name, value] of Object.entries(adminQuery())) search.append(name, value);
  const text = search.toString();
  return `${ports().origins[endpoint.host] ?? ''}${filled(endpoint, params)}${text && `?${text}`}`;
}

/** The query of an admin's calls: the customer, and the admin's token once more; empty for a customer. */
export function adminQuery(): Record<string, string> {
  const admin = ports().admin();
  return admin ? { adminUserId: admin.userId, adminToken: admin.token } : {};
}

/** A pay order's signature is no secret of a person, and the specification puts it in the query of this one read. */
const ALLOWED = new Set(['/api/pay/config/client-pay/get-pay-configsignature']);

/** Returns a key that is equal for equal reads of the same person in the same language. */
export const keyOf = ({ endpoint, params, query }: Call): string =>
  JSON.stringify([ports().language(), ports().token(), endpointAddress(endpoint, params, query), positionOf(query)]);
