import { type AnyEndpoint, isWrite } from '../api/endpoint.ts';
import { isSensitive } from '../rules/sensitive.ts';
import type { Call, Values } from './call.ts';
import { ports } from './ports.ts';
import { isPositionField, positionOf } from './position-header.ts';

/** Checks that a host belongs to the service. Only such hosts get credentials: any other server, e.g. of error reports, may be a third party's. */
export const takesCredentials = ({ host }: Pick<AnyEndpoint, 'host'>): boolean => host === 'api' || host === 'account';

/** Checks that a call of the endpoint carries an `Idempotency-Key`. Every write to the service carries one. */
export const carriesKey = (row: Pick<AnyEndpoint, 'host' | 'method' | 'asks'>): boolean =>
  isWrite(row) && takesCredentials(row);

/** Returns an endpoint's name for errors and reports, without any value: `POST /api/...`. */
export const endpointName = (endpoint: AnyEndpoint): string => `${endpoint.method} ${endpoint.path}`;

/**
 * Escapes a value for a path. A slash inside it separates folders (`pecsale/yj_gefmtj`). `.` and `..` are dropped: a browser goes up a
 * folder at `..`, escaped or not, and anybody may have written the link that the value comes from.
 */
const escapeForPath = (value: unknown): string =>
  String(value)
    .split('/')
    .filter((folder) => !/^\.\.?$/.test(folder))
    .map(encodeURIComponent)
    .join('/');

function fillPath(endpoint: AnyEndpoint, params: Values): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (params[name] === undefined) throw new TypeError(`${endpointName(endpoint)} needs ${name}`);
    return escapeForPath(params[name]);
  });
}

/**
 * Returns the address of a call. An `undefined` field of the query is omitted, and so is the phone's position, which travels in a header.
 * A sensitive name throws: its value belongs in a body. The specification makes exceptions for the admin's two fields and `ALLOWED_SENSITIVE_FIELDS`.
 */
export function endpointAddress(endpoint: AnyEndpoint, params: Values, query: Values, now = Date.now()): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || isPositionField(name)) continue;
    if (isSensitive(name) && !ALLOWED_SENSITIVE_FIELDS.has(endpoint.path + name))
      throw new TypeError(`${endpointName(endpoint)}: ${name} must not be in an address`);
    search.append(name, String(value));
  }
  if (endpoint.cacheBustBucketSeconds)
    search.append('t', String(Math.floor(now / (endpoint.cacheBustBucketSeconds * 1000))));
  if (takesCredentials(endpoint)) for (const [name, value] of Object.entries(adminQuery())) search.append(name, value);
  const text = search.toString();
  return `${ports().origins[endpoint.host] ?? ''}${fillPath(endpoint, params)}${text && `?${text}`}`;
}

/** Returns the query of an admin's calls: the customer, and the admin's token. Empty for a customer. */
export function adminQuery(): Record<string, string> {
  const admin = ports().admin();
  return admin ? { adminUserId: admin.userId, adminToken: admin.token } : {};
}

/**
 * The only sensitive query field that is allowed. A pay order's signature is not a personal secret, and the specification puts it there.
 */
const ALLOWED_SENSITIVE_FIELDS = new Set(['/api/pay/config/client-pay/get-pay-configsignature']);

/** Returns a key that is equal for equal reads of the same person in the same language. */
export const keyOf = ({ endpoint, params, query }: Call): string =>
  JSON.stringify([ports().language(), ports().token(), endpointAddress(endpoint, params, query), positionOf(query)]);
