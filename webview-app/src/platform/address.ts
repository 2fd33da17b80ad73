/**
 * Translates an address within the app (`/pecSale/x?a=1`, as `href()` makes it) to the browser's own. The web build keeps it in the path
 * under `/health`. The single file keeps it behind the hash (`#/health/pecSale/x?a=1`), because no server answers for other paths there.
 */
export const BASE = '/health';

type Where = Pick<Location, 'pathname' | 'search' | 'hash'>;

export interface Addressing {
  /** Returns the path within the app, not decoded, beginning with `/`. */
  path(where: Where): string;
  /** Returns the query with its `?`, or an empty text. */
  search(where: Where): string;
  /** Returns an address within the app as `<a href>` and the history need it. */
  link(to: string): string;
  /** Returns the same link without the query that the page itself was opened with. */
  cleanLink(to: string, where: Where): string;
}

export const inPath: Addressing = {
  path: ({ pathname }) => withinBase(pathname),
  search: ({ search }) => search,
  link: (to) => BASE + to,
  cleanLink: (to) => BASE + to,
};

export const behindHash: Addressing = {
  path: ({ hash }) => withinBase(hash.slice(1).split('?', 1)[0] ?? ''),
  // A host, or a login page that redirects back, may put its query before the hash. Both queries count, and the inner one wins.
  search: ({ hash, search }) => {
    const both = new URLSearchParams(hash.split('?').slice(1).join('?'));
    const inner = new Set(both.keys());
    for (const [name, value] of new URLSearchParams(search)) if (!inner.has(name)) both.append(name, value);
    const text = both.toString();
    return text && `?${text}`;
  },
  link: (to) => `#${BASE}${to}`,
  // The browser would read a path that begins with two slashes as another server's name.
  cleanLink: (to, { pathname }) => `${pathname.startsWith('//') ? '/.' : ''}${pathname}#${BASE}${to}`,
};

function withinBase(path: string): string {
  const inside = path === BASE || path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;
  return inside.startsWith('/') ? inside : `/${inside}`;
}
