/** Compares every column of the tables of routes and endpoints with the committed data of the specification. */

import specifiedEndpoints from '../../docs/specification/endpoints.json' with { type: 'json' };
import specifiedRoutes from '../../docs/specification/routes.json' with { type: 'json' };
import type { RouteTable, Row } from '../../webview-app/src/routing/row.ts';
import { repeated } from './table-check.ts';

type Columns = Readonly<Record<string, unknown>>;
type Rows = readonly (readonly [name: string, columns: Columns])[];

/** The flags of a route. A row may have further columns that the specification does not have. */
export const FLAGS = [
  'requireAuth',
  'authPlatforms',
  'appNotAuth',
  'outsideNotAuth',
  'bindMobileCheck',
  'checkIsBindMobile',
  'needCheckMobile',
  'openApp',
] as const;
interface SpecifiedRoute {
  readonly path: string;
  readonly title: Row['title'];
  readonly meta: Columns;
}

const ROUTES_FILE = 'docs/specification/routes.json';
/** Converts a route's path to the form of the specification. */
const specifiedPath = (path: string): string => (path === '/' ? '/health' : `/health${path}`);
const ENDPOINTS_FILE = 'docs/specification/endpoints.json';
const DEFAULT_TIMEOUT_MS = 10_000;

interface Endpoint {
  readonly method: string;
  readonly path: string;
}

interface SpecifiedEndpoint extends Endpoint {
  readonly host?: string;
  readonly timeoutMs?: number;
  /** The encoding of a POST: a form unless one of these is true. */
  readonly json?: boolean;
  readonly multipart?: boolean;
  readonly cacheBustBucketSeconds?: number;
}

const routeColumns = ({ en, zh }: Row['title'], flags: Columns): Columns => ({
  'the English title': en,
  'the Chinese title': zh,
  ...flags,
});

export function routeDifferences(
  routes: RouteTable,
  specified: readonly SpecifiedRoute[] = specifiedRoutes.routes,
): string[] {
  const actual = Object.values(routes).map((row) => {
    const flags = Object.fromEntries(FLAGS.map((flag) => [flag, row[flag]]));
    return [specifiedPath(row.path), routeColumns(row.title, flags)] as const;
  });
  return differences(
    'webview-app/src/routes.ts',
    ROUTES_FILE,
    actual,
    specified.map(({ path, title, meta }) => [path, routeColumns(title, meta)]),
  );
}

export function endpointDifferences(
  rows: readonly Endpoint[],
  specified: readonly SpecifiedEndpoint[] = specifiedEndpoints.endpoints,
): string[] {
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
  const columns = ({ host = 'api', timeoutMs = DEFAULT_TIMEOUT_MS, cacheBustBucketSeconds }: SpecifiedEndpoint) => ({
    host,
    timeoutMs,
    cacheBustBucketSeconds,
  });
  return differences(
    'webview-app/src/api',
    ENDPOINTS_FILE,
    rows.map((row) => [nameOf(row), { ...columns(row), body: Reflect.get(row, 'body') }]),
    specified.map((row) => [nameOf(row), { ...columns(row), body: bodyOf(row) }]),
  );
}

function bodyOf({ method, json, multipart }: SpecifiedEndpoint): string | undefined {
  if (method === 'GET') return undefined;
  return json ? 'json' : multipart ? 'multipart' : 'form';
}

/** Compares our rows with those of the specification. A row that only we have is allowed. */
function differences(table: string, file: string, actual: Rows, specified: Rows): string[] {
  const rows = new Map(actual);
  return [
    ...repeated(actual.map(([name]) => name)).map((name) => `two rows are ${name}`),
    ...specified.filter(([name]) => !rows.has(name)).map(([name]) => `${table} has no ${name}, which ${file} has`),
    ...specified.flatMap(([name, columns]) => compare(name, rows.get(name), columns)),
  ];
}

function compare(name: string, actual: Columns | undefined, specified: Columns): string[] {
  if (!actual) return [];
  const keys = new Set([...Object.keys(actual), ...Object.keys(specified)]);
  return [...keys].flatMap((key) => {
    const [actualValue, specifiedValue] = [JSON.stringify(actual[key]), JSON.stringify(specified[key])];
    return actualValue === specifiedValue
      ? []
      : [`${name}: ${key} is ${actualValue ?? 'not set'}, the specification says ${specifiedValue ?? 'nothing'}`];
  });
}
