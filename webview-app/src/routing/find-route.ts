import { matchRoute } from 'wouter';
import { parser } from './parser.ts';
import type { RouteTable, Row } from './row.ts';

/** The route of an address, with its decoded parameter values. */
export interface Match<Id extends string = string> {
  readonly id: Id;
  readonly row: Row;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Returns a function that finds the route of a path. wouter matches one pattern (`parser.ts`). The table adds two rules:
 * 1. A literal segment wins over a parameter, from the left: `/claim-rights-paid/rule` is never a version.
 * 2. A parameter value that `only` does not list does not match.
 */
export function finderOf<T extends RouteTable>(table: T): (path: string) => Match<keyof T & string> | undefined {
  const rows = (Object.entries(table) as [keyof T & string, Row][])
    .map(([id, row]) => ({ id, row, first: firstOf(row.path), sortKey: sortKeyOf(row.path) }))
    .sort((a, b) => (a.sortKey < b.sortKey ? -1 : Number(a.sortKey > b.sortKey)));
  const find = (path: string) => {
    const firstSegment = firstOf(path);
    for (const { id, row, first } of rows) {
      // So only a few patterns are compiled.
      if (first !== firstSegment && !first.startsWith(':')) continue;
      const [, params] = matchRoute<Match['params']>(parser, row.path, path);
      if (params && isAllowed(row, params)) return { id, row, params };
    }
    return undefined;
  };
  // Cache the last path, because a page change finds its route many times.
  let lastLookup: { readonly path: string; readonly match: ReturnType<typeof find> } | undefined;
  return (path) => {
    if (lastLookup?.path !== path) lastLookup = { path, match: find(path) };
    return lastLookup.match;
  };
}

/** Returns the first segment. */
const firstOf = (path: string): string => path.split('/').find(Boolean) ?? '';

/** Returns a sort key that puts literals before parameters, segment by segment. */
const sortKeyOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');

const isAllowed = (row: Row, params: Match['params']): boolean =>
  Object.entries(row.only ?? {}).every(([name, values]) => values.includes(params[name] ?? ''));
