import { matchRoute } from 'wouter';
import { parser } from './parser.ts';
import type { RouteTable, Row } from './row.ts';

/** The row of an address, with its decoded parameter values. */
export interface Match<Id extends string = string> {
  readonly id: Id;
  readonly row: Row;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Returns a function that finds the row of a path. wouter matches one pattern (`parser.ts`). The table adds two rules:
 * 1. A literal segment wins over a parameter, from the left: `/claim-rights-paid/rule` is never a version.
 * 2. A value outside `only` is not found.
 */
export function finderOf<T extends RouteTable>(table: T): (path: string) => Match<keyof T & string> | undefined {
  const rows = (Object.entries(table) as [keyof T & string, Row][])
    .map(([id, row]) => ({ id, row, first: firstOf(row.path), weight: weightOf(row.path) }))
    .sort((a, b) => (a.weight < b.weight ? -1 : Number(a.weight > b.weight)));
  const find = (path: string) => {
    const begin = firstOf(path);
    for (const { id, row, first } of rows) {
      // Only a few of all patterns are ever compiled.
      if (first !== begin && !first.startsWith(':')) continue;
      const [, params] = matchRoute<Match['params']>(parser, row.path, path);
      if (params && isAllowed(row, params)) return { id, row, params };
    }
    return undefined;
  };
  // Cache the last path, because a page change looks it up a dozen times.
  let last: { readonly path: string; readonly found: ReturnType<typeof find> } | undefined;
  return (path) => {
    if (last?.path !== path) last = { path, found: find(path) };
    return last.found;
  };
}

/** Returns the first segment. */
const firstOf = (path: string): string => path.split('/').find(Boolean) ?? '';

/** Returns a sort key that puts literals before parameters, segment by segment. */
const weightOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');

const isAllowed = (row: Row, params: Match['params']): boolean =>
  Object.entries(row.only ?? {}).every(([name, values]) => values.includes(params[name] ?? ''));
