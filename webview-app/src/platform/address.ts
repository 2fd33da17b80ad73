/**
 * Translates an address within the app (`/pecSale/x?a=1`, as `href()` makes it) to the browser's own. The web build keeps it
 * in the path under `/health`; the single file keeps it behind the hash (`#/health/pecSale/x?a=1`), as no server answers for
 * other paths there.
 */
export const BASE = '/health';

type Where = Pick<Location, 'pathname' | 'search' | 'hash'>;

export interface Addressing {
  /** Path within the app, not decoded, beginning with `/`. */
  path(where: Where): string;
  /** Query with its `?`, or an empty text. */
  search(where: Where): string;
  /** Returns what `<a href>` and the history take for an address within the app. */
  link(to: string): string;
  /** The same, without the query that the page itself was opened with. */
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
  // A host, or a page that came back, may put its query before the hash: both count, the inner one wins.
  search: ({ hash, search }) => {
    const both = new URLSearchParams(hash.split('?').slice(1).join('?'));
    const inner = new Set(both.keys());
    for (const [name, value] of new URLSearchParams(search)) if (!inner.has(name)) both.append(name, value);
    const text = both.toString();
    return text && `?${text}`;
  },
  link: (to) => `#${BASE}${to}`,
  // A path that begins with two slashes would be read as another server's name.
  cleanLink: (to, { pathname }) => `${pathname.startsWith('//') ? '/.' : ''}${pathname}#${BASE}${to}`,
};

function withinBase(path: string): string {
  const inside = path === BASE || path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;
  return inside.startsWith('/') ? inside : `/${inside}`;
}
