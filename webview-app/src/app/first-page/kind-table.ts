/** The table of kinds as the page has it: one expression for the paths of each kind; any other path is a detail page. */
import type { PageKind } from './page-kinds.ts';

export type KindTable = Readonly<Partial<Record<PageKind, string>>>;

type Route = readonly [path: string, kind: PageKind];

/** Makes the table of each route's path and kind. The entry page is told by its path alone. */
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

/** Writes `~` for a segment of any value: the sign keeps the table small. A value that is another path's literal is not meant. */
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

/** An order in the path, or in what stands behind it. */
const ORDER = /\/success\/[^/?]+|[?&]orderNo=\w/;

/** Returns the kind of an address within the app: its path, and its query where there is one. A payment is one of a named order only. */
export function kindAt(table: KindTable, address: string): PageKind {
  const path = address.replace(/[?#].*/, '');
  const plain = path.replace(/\/+$/, '').replace(/\/{2,}/g, '/');
  if (plain === '') return 'home';
  const firstKind =
    KINDS.find((kind) => new RegExp(`^/(?:${table[kind]?.replaceAll('~', '[^/]+')})$`).test(plain)) ?? 'detail';
  return firstKind === 'payment' && !ORDER.test(address) ? 'result' : firstKind;
}
