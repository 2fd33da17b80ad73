import { isStep } from './is-step.ts';
import type { ParamsOf, RouteTable, Row } from './row.ts';

type QueryValue = string | number | boolean | undefined;

/** Query names of any route. They belong to the visit or the view, not to the page's identity. */
type AnyPage = 'lang' | 'channel' | 'subChannel' | 'jumpType' | 'tab';

/** Query values of a route. Undefined values are omitted. */
export type QueryValues<Name extends string = string> = { readonly [N in Name | AnyPage]?: QueryValue };

type NamesOf<R extends Row> = R extends Row<string, infer Name> ? Name : never;
type RequiredFields<P> = { [K in keyof P as undefined extends P[K] ? never : K]: P[K] };
type HrefArguments<P, Q> = keyof RequiredFields<P> extends never ? [params?: P, query?: Q] : [params: P, query?: Q];

/**
 * Returns the address function of a table. The parameters come from the path literal, the query from the row's `query` column. Throws on a
 * parameter that is empty or changes the path (`..`).
 */
export function hrefsOf<T extends RouteTable>(table: T) {
  return <Id extends keyof T & string>(
    id: Id,
    ...hrefArguments: HrefArguments<ParamsOf<T[Id]['path']>, QueryValues<NamesOf<T[Id]>>>
  ): string => {
    const [params, query] = hrefArguments;
    return fillPath(id, table[id]?.path ?? '/', params ?? {}) + queryText(query ?? {});
  };
}

function fillPath(id: string, path: string, params: Readonly<Record<string, string | undefined>>): string {
  const result = path.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = params[name];
    if (value && !isStep(value)) return `/${encodeURIComponent(value)}`;
    if (optional && !value) return '';
    throw new Error(`href: ${id} needs ${name}`);
  });
  return result || '/';
}

function queryText(query: Readonly<Record<string, QueryValue>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text && `?${text}`;
}
