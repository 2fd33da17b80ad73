/** Every row of the endpoint tables is answered by the embedded backend, and every row is there once. */
import { repeated, type TableCheck } from './table-check.ts';

interface Endpoint {
  readonly kind: 'endpoint';
  readonly method: string;
  readonly path: string;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';

/** Stands for the `{names}` in a path. */
const SAMPLE = '1';

/** `modules` are the endpoint tables as imported; `isAnswered` asks the backend's router. */
export function checkEndpoints(
  modules: readonly Readonly<Record<string, unknown>>[],
  isAnswered: (method: string, path: string) => boolean,
): TableCheck {
  const rows = modules.flatMap((module) => Object.values(module).filter(isEndpoint));
  return {
    line: `${rows.length} endpoints`,
    faults: [
      ...repeated(rows.map(({ method, path }) => `${method} ${path}`)).map((row) => `two rows are ${row}`),
      ...rows
        .filter(({ method, path }) => !isAnswered(method, path.replace(/\{\w+\}/g, SAMPLE)))
        .map(({ method, path }) => `the embedded backend does not answer ${method} ${path}`),
    ],
  };
}
