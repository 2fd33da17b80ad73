/**
 * Every row of the endpoint tables is there once, answered by the embedded backend, walked, and called or awaited; every handler has
 * its row.
 */
import { type Callers, checkAwaited } from './awaited.ts';
import { repeated, type TableCheck } from './table-check.ts';

/** What the checks need to know of a row. */
export interface Endpoint {
  readonly kind: 'endpoint';
  readonly method: string;
  readonly path: string;
  readonly errors?: readonly number[];
}

/** What is on the other side of the tables. */
export interface Surroundings {
  /** Asks the backend's router. */
  isAnswered(method: string, path: string): boolean;
  /** Every handler of the backend, as its router has it: `:name` and `:name{expression}` stand for parts of the path. */
  readonly handlers: readonly { readonly method: string; readonly path: string }[];
  /** The rows that have a walk case. */
  readonly walked: readonly { readonly method: string; readonly path: string }[];
  readonly callers: Callers;
}

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';

/** Stands for the `{names}` in a path. */
const SAMPLE = '1';
const sampled = (path: string) => path.replace(/\{\w+\}/g, SAMPLE);

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** The backend's own pages and pictures have no row; these paths are the app's to call. */
const APP_PATHS = /^\/(api|static-config|apk)\//;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Which paths a handler takes. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path.replace(/:\w+(?:\{(.+?)\})?|[^:]+/g, (part, expression: string | undefined) =>
      part.startsWith(':') ? (expression ?? '[^/]+') : escaped(part),
    )}$`,
  );

/** `modules` are the endpoint tables as imported. */
export function checkEndpoints(
  modules: readonly Readonly<Record<string, unknown>>[],
  { isAnswered, handlers, walked, callers }: Surroundings,
): TableCheck {
  const exported = modules.flatMap((module) => Object.entries(module));
  const rows = exported.map(([, value]) => value).filter(isEndpoint);
  const names = rows.map(nameOf);
  const cases = new Set(walked.map(nameOf));
  const calls = checkAwaited(
    exported.filter(([, value]) => isEndpoint(value)).map(([name]) => name),
    callers,
  );
  const ownerless = handlers.filter(({ method, path }) => {
    const pattern = patternOf(path);
    return APP_PATHS.test(path) && !rows.some((row) => row.method === method && pattern.test(sampled(row.path)));
  });
  return {
    line: `${rows.length} endpoints: ${calls.line}`,
    faults: [
      ...repeated(names).map((row) => `two rows are ${row}`),
      ...rows
        .filter(({ method, path }) => !isAnswered(method, sampled(path)))
        .map((row) => `the embedded backend does not answer ${nameOf(row)}`),
      ...names.filter((row) => !cases.has(row)).map((row) => `no walk case is about ${row}`),
      ...[...new Set(ownerless.map(nameOf))].map((handler) => `no row is answered by the handler ${handler}`),
      ...calls.faults,
    ],
  };
}
