/**
 * Checks that every endpoint row is unique, answered by the embedded backend, tested by the endpoint suite, and called by the app.
 * Also checks that every handler has its row and every write carries an `Idempotency-Key`.
 */
import { type Host, isWrite, translatedPath } from '../../webview-app/src/api/endpoint.ts';
import { carriesKey } from '../../webview-app/src/client/address.ts';
import { repeated, type TableCheck } from './table-check.ts';

/** A row of the endpoint tables, as the checks read it. */
export interface Endpoint {
  readonly kind: 'endpoint';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly errors?: readonly number[];
  /** A `static` file with texts has another name in English. */
  readonly host?: Host;
  readonly wordless?: boolean;
  readonly once?: boolean;
  readonly changes?: true;
  readonly asks?: true;
  readonly unconfirmed?: string;
}

/** Holds the code and tests that must match the tables. */
export interface Counterparts {
  readonly handlers: readonly { readonly method: string; readonly path: string }[];
  /** Returns the router's form of a row's path. */
  routePath(path: string): string;
  /** Rows with a case in the endpoint suite. */
  readonly tested: readonly { readonly method: string; readonly path: string }[];
  /** Names of the rows that the running app calls. */
  readonly called: ReadonlySet<string>;
}

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';

/** Lists the writes without an `Idempotency-Key`, with the reason. */
const REASONS_WITHOUT_KEY: ReadonlyMap<string, string> = new Map([
  [
    '/api/sdb/v1/alarm/febot-notice',
    'a repeated notice does no harm, and the collector on another origin does not allow our header',
  ],
]);

/** Returns a sentence for each write that a retry could repeat. */
function keyFaults(rows: readonly Endpoint[]): string[] {
  const isKeyless = (row: Endpoint) => isWrite(row) && !carriesKey({ host: 'api', ...row });
  return rows.flatMap((row) => [
    ...(row.asks && (row.once || row.changes || row.method !== 'POST')
      ? [`${nameOf(row)} has \`asks\`, but is a GET or has \`once\` or \`changes\``]
      : []),
    ...(isKeyless(row) && !REASONS_WITHOUT_KEY.has(row.path)
      ? [`the write ${nameOf(row)} carries no key and has no reason for it`]
      : []),
    ...(!isKeyless(row) && REASONS_WITHOUT_KEY.has(row.path)
      ? [`${nameOf(row)} has a needless reason for carrying no key`]
      : []),
  ]);
}

/** Names the backend file of a row in messages. */
const BACKEND_FILE = 'fixtures/src/<area>/<group>';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Matches paths that the app calls. Pages and pictures of the backend have no row. */
const APP_PATHS = /^\/(api|static-config|apk)\//;

/** Maps the reason for a request before the person confirms the account to the host it can apply to. */
const REASON_HOSTS: Readonly<Record<string, string>> = { session: 'account', nobody: 'web' };

/** Returns the fault of a row that may be sent before the person has confirmed a link's account. */
const unconfirmedFault = ({ method, asks, host = 'api', unconfirmed }: Endpoint): string | undefined => {
  if (unconfirmed === undefined) return undefined;
  if (method === 'GET' || asks) return 'changes nothing, so it needs no reason in `unconfirmed`';
  return REASON_HOSTS[unconfirmed] === host
    ? undefined
    : `has the host ${host}, to which "${unconfirmed}" does not apply`;
};

/** Checks `modules`, the imported endpoint tables. */
export function checkEndpoints(
  modules: readonly Readonly<Record<string, unknown>>[],
  { handlers, routePath, tested, called }: Counterparts,
): TableCheck {
  const exported = modules.flatMap((module) => Object.entries(module));
  const rows = exported.map(([, value]) => value).filter(isEndpoint);
  const names = rows.map(nameOf);
  const requestable = rows.flatMap((row) =>
    row.host !== 'static' || row.wordless ? [row] : [row, { ...row, path: translatedPath(row.path, 'en') }],
  );
  const testedNames = new Set(tested.map(nameOf));
  const exportedNames = exported.filter(([, value]) => isEndpoint(value)).map(([name]) => name);
  const uncalled = exportedNames.filter((name) => !called.has(name));
  const routeOf = ({ method, path }: Endpoint) => nameOf({ method, path: routePath(path) });
  const routes = new Set(requestable.map(routeOf));
  const handlerNames = handlers.filter(({ path }) => APP_PATHS.test(path)).map(nameOf);
  return {
    line: `${rows.length} endpoints, ${rows.length - uncalled.length} called, ${rows.filter((row) => isWrite(row)).length} of them write`,
    faults: [
      ...repeated(names).map((row) => `two rows are ${row}`),
      ...keyFaults(rows),
      ...requestable
        .filter((row) => !handlerNames.includes(routeOf(row)))
        .map(
          (row) => `the embedded backend does not answer ${nameOf(row)}: its handler belongs into ${BACKEND_FILE}.ts`,
        ),
      ...names
        .filter((row) => !testedNames.has(row))
        .map((row) => `no case of the endpoint suite tests ${row}: it belongs into ${BACKEND_FILE}.cases.ts`),
      ...repeated(handlerNames).map((handler) => `two handlers answer ${handler}`),
      ...[...new Set(handlerNames)]
        .filter((handler) => !routes.has(handler))
        .map((handler) => `no row is answered by the handler ${handler}`),
      ...repeated(exportedNames).map((name) => `two rows are called ${name}`),
      ...rows.flatMap((row) => unconfirmedFault(row)?.replace(/^/, `${nameOf(row)} `) ?? []),
      ...uncalled.map((name) => `nothing calls ${name}`),
    ],
  };
}
