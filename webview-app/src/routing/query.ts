/** Reads the part of a query that belongs to a page's identity: the route's `query` column. */
import type { Match } from './find-route.ts';
import { isStep } from './is-step.ts';
import type { Row } from './row.ts';

/** The query of a screen: the names of the route's `query` column, all optional. */
export type QueryOf<R extends Row> =
  R extends Row<string, infer Name> ? { readonly [N in Name]?: string | undefined } : never;

/** Returns the values of the route's query names, in the route's order. Omits missing, empty and impossible values (`..`). */
export function queryOf(row: Row, query: URLSearchParams): Readonly<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const name of row.query ?? []) {
    const value = query.get(name);
    if (value && !isStep(value)) params[name] = value;
  }
  return params;
}

/** Returns a function that identifies the page of an address by its path and the route's query values. */
export const pageKeyOf =
  (match: (path: string) => Match | undefined) =>
  (path: string, search: string): string => {
    const row = match(path)?.row;
    const identityQuery = row?.query ? new URLSearchParams(queryOf(row, new URLSearchParams(search))).toString() : '';
    return identityQuery ? `${path}?${identityQuery}` : path;
  };

/** Returns a function that checks that an address contains an order number, so that its page belongs to the order's person. */
export const namesOrderOf =
  (match: (path: string) => Match | undefined) =>
  (path: string, query: URLSearchParams): boolean =>
    [...Object.keys(match(path)?.params ?? {}), ...query.keys()].some((name) => /order/i.test(name));
