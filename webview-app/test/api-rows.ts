/** Reads the rows of the endpoint tables, with their checks. */
import { type AnyEndpoint, isWrite } from '../src/api/endpoint.ts';
import type { Call } from './open-app.tsx';

const isRow = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';
const tables = import.meta.glob<Record<string, unknown>>(['../src/api/*.ts', '!**/*.test.ts'], { eager: true });

/** Returns a pattern for the paths of a row. A static file has its language in its name. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '.+').replace(/\.json$/, '(\\.\\w+)?\\.json')}$`);

const rows = Object.values(tables)
  .flatMap((table) => Object.values(table).filter(isRow))
  .map((row) => ({ row, pattern: patternOf(row.path) }));

/** Returns the row of a reading call. Undefined for any other call. */
export const readRowOf = ({ method, path }: Call): AnyEndpoint | undefined =>
  rows.find(({ row, pattern }) => row.method === method && pattern.test(path) && !isWrite(row))?.row;
