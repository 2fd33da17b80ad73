import type { ParamsOf, RouteTable } from './row.ts';

/** Query values; undefined ones are left out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

type Required<P> = { [K in keyof P as undefined extends P[K] ? never : K]: P[K] };
type Rest<P> = keyof Required<P> extends never ? [params?: P, query?: QueryValues] : [params: P, query?: QueryValues];

/** Makes the address function of a table: the parameters come from the path literal. Throws on a parameter that is empty or walks (`..`). */
export function hrefsOf<T extends RouteTable>(table: T) {
  return <Id extends keyof T & string>(id: Id, ...rest: Rest<ParamsOf<T[Id]['path']>>): string => {
    const [params, query] = rest;
    return fill(id, table[id]?.path ?? '/', params ?? {}) + search(query ?? {});
  };
}

function fill(id: string, path: string, params: Readonly<Record<string, string | undefined>>): string {
  const filled = path.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = params[name];
    // `.` and `..` would be walked by every URL parser, encoded or not
    if (value && value !== '.' && value !== '..') return `/${encodeURIComponent(value)}`;
    if (optional && !value) return '';
    throw new Error(`href: ${id} needs ${name}`);
  });
  return filled || '/';
}

function search(query: QueryValues): string {
  const found = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) found.set(name, String(value));
  const text = found.toString();
  return text && `?${text}`;
}
