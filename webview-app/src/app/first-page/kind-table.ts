/** The table in the page's markup: one regular expression for the paths of each kind. Any other path is a detail page. */
import type { PageKind } from './page-kinds.ts';

export type KindTable = Readonly<Partial<Record<PageKind, string>>>;

type Route = readonly [path: string, kind: PageKind];

/** Builds the table from each route's path and kind. The entry page has no expression: its path is empty. */
export function kindTable(routes: readonly Route[]): KindTable {
  const paths = routes.map(([path]) => segmentsOf(path));
  const table: Partial<Record<PageKind, string>> = {};
  for (const kind of KINDS)
    table[kind] = routes
      .filter(([, of]) => of === kind)
      .map(([path]) => expressionOf(segmentsOf(path), paths))
      .join('|');
  return table;
}

const KINDS = ['list', 'form', 'result', 'payment'] as const;
const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isParameter = (segment: string | undefined): boolean => segment?.startsWith(':') === true;
const escaped = (text: string): string => text.replace(/[.*+^$()[\]{}|\\]/g, '\\$&');

/** Writes `~` for a segment of any value, to keep the table small. A literal segment of another path is excluded from the values. */
function expressionOf(segments: readonly string[], paths: readonly string[][]): string {
  const parts = segments.map((segment, index) => {
    if (!isParameter(segment)) return `/${escaped(segment)}`;
    const rivals = paths.filter(
      (path) =>
        path[index] !== undefined &&
        !isParameter(path[index]) &&
        path.length === segments.length &&
        segments.slice(0, index).every((name, place) => name === path[place] || isParameter(path[place])),
    );
    const literals = [...new Set(rivals.map((path) => escaped(path[index] ?? '')))];
    const value = `/${literals.length > 0 ? `(?!(?:${literals.join('|')})(?:/|$))` : ''}~`;
    return segment.endsWith('?') ? `(?:${value})?` : value;
  });
  return parts.join('').slice(1);
}

/** Matches an order number in the path or in the query. */
const ORDER = /\/success\/[^/?]+|[?&]orderNo=\w/;

/** Returns the page kind of an address within the app (path and optional query). `payment` needs an order number in the address. */
export function kindAt(table: KindTable, address: string): PageKind {
  const path = address.replace(/[?#].*/, '');
  const plain = path.replace(/\/+$/, '').replace(/\/{2,}/g, '/');
  if (plain === '') return 'home';
  const firstKind =
    KINDS.find((kind) => new RegExp(`^/(?:${table[kind]?.replaceAll('~', '[^/]+')})$`).test(plain)) ?? 'detail';
  return firstKind === 'payment' && !ORDER.test(address) ? 'result' : firstKind;
}
