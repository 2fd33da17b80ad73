/**
 * Converts an address within the app (`/pecSale/x?a=1`, as `href()` returns it) to the browser's address. The web build has it in the path
 * under the installation's, `/health`. The single file has it after the hash (`#/health/pecSale/x?a=1`), because no server handles other paths.
 */
import { basePath } from '../installation/base-path.ts';

export const BASE: string = basePath;

type LocationParts = Pick<Location, 'pathname' | 'search' | 'hash'>;

export interface Addressing {
  /** Returns the path within the app, not decoded, beginning with `/`. */
  path(where: LocationParts): string;
  /** Returns the query with its `?`, or ''. */
  search(where: LocationParts): string;
  /** Returns an address within the app as `<a href>` and the history need it. */
  link(to: string): string;
  /** Returns the same link without the query that the page itself was opened with. */
  cleanLink(to: string, where: LocationParts): string;
}

export const inPath: Addressing = {
  path: ({ pathname }) => withinBase(pathname),
  search: ({ search }) => search,
  link: (to) => BASE + to,
  cleanLink: (to) => BASE + to,
};

export const inHash: Addressing = {
  path: ({ hash }) => withinBase(hash.slice(1).split('?', 1)[0] ?? ''),
  // A host, or a login page that redirects back, may put its query before the hash. Both queries are used. The inner one takes precedence.
  search: ({ hash, search }) => {
    const query = new URLSearchParams(hash.split('?').slice(1).join('?'));
    const innerNames = new Set(query.keys());
    for (const [name, value] of new URLSearchParams(search)) if (!innerNames.has(name)) query.append(name, value);
    const text = query.toString();
    return text && `?${text}`;
  },
  link: (to) => `#${BASE}${to}`,
  // The browser would treat a path that begins with two slashes as another server's name.
  cleanLink: (to, { pathname }) => `${pathname.startsWith('//') ? '/.' : ''}${pathname}#${BASE}${to}`,
};

function withinBase(path: string): string {
  const inside = path === BASE || path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;
  return inside.startsWith('/') ? inside : `/${inside}`;
}
