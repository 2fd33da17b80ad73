/** The part of an address's query that belongs to a page's identity: the row's `query` column. */
import type { Match } from './find-route.ts';
import { isStep } from './is-step.ts';
import type { Row } from './row.ts';

/** The query of a screen: the row's own names, each of which may be missing. */
export type QueryOf<R extends Row> =
  R extends Row<string, infer Name> ? { readonly [N in Name]?: string | undefined } : never;

/** Values of the row's own query names, in the row's order. Missing and empty ones are left out, and those that no address can carry (`..`). */
export function queryOf(row: Row, query: URLSearchParams): Readonly<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const name of row.query ?? []) {
    const value = query.get(name);
    if (value && !isStep(value)) params[name] = value;
  }
  return params;
}

/** Makes the function that names the page of an address: its path and the row's own query values. */
export const pageKeyOf =
  (match: (path: string) => Match | undefined) =>
  (path: string, search: string): string => {
    const row = match(path)?.row;
    const own = row?.query ? new URLSearchParams(queryOf(row, new URLSearchParams(search))).toString() : '';
    return own ? `${path}?${own}` : path;
  };

/** Makes the function that tells if an address names an order: then it is the page of the order's person. */
export const namesOrderOf =
  (match: (path: string) => Match | undefined) =>
  (path: string, query: URLSearchParams): boolean =>
    [...Object.keys(match(path)?.params ?? {}), ...query.keys()].some((name) => /order/i.test(name));
