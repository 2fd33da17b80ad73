/** Builds and reads the table in the page's markup: one regular expression for the paths of each kind. Other paths are detail pages. */
import type { PageKind, RouteTable } from '../../routing/row.ts';

export type KindTable = Readonly<Partial<Record<PageKind, string>>>;

/** Builds the table from each route's path and kind. The entry page has no expression, because its path is empty. */
export function kindTable(routes: RouteTable): KindTable {
  const rows = Object.values(routes);
  const paths = rows.map(({ path }) => segmentsOf(path));
  const table: Partial<Record<PageKind, string>> = {};
  for (const kind of KINDS)
    table[kind] = rows
      .filter((row) => row.kind === kind)
      .map(({ path }) => expressionOf(segmentsOf(path), paths))
      .join('|');
  return table;
}

const KINDS = ['list', 'form', 'result', 'payment'] as const;
const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isParameter = (segment: string | undefined): boolean => segment?.startsWith(':') === true;
const escapeExpression = (text: string): string => text.replace(/[.*+^$()[\]{}|\\]/g, '\\$&');

/** Returns the expression of a path. To keep the table small, `~` is any segment except the literal segments of other paths. */
function expressionOf(segments: readonly string[], paths: readonly string[][]): string {
  const parts = segments.map((segment, index) => {
    if (!isParameter(segment)) return `/${escapeExpression(segment)}`;
    const samePositionPaths = paths.filter(
      (path) =>
        path[index] !== undefined &&
        !isParameter(path[index]) &&
        path.length === segments.length &&
        segments.slice(0, index).every((name, position) => name === path[position] || isParameter(path[position])),
    );
    const literals = [...new Set(samePositionPaths.map((path) => escapeExpression(path[index] ?? '')))];
    const value = `/${literals.length > 0 ? `(?!(?:${literals.join('|')})(?:/|$))` : ''}~`;
    return segment.endsWith('?') ? `(?:${value})?` : value;
  });
  return parts.join('').slice(1);
}

/** Matches an order number in the path or in the query. */
const ORDER_NUMBER = /\/success\/[^/?]+|[?&]orderNo=\w/;

/** Returns the page kind of an address within the app (path and optional query). `payment` needs an order number in the address. */
export function kindAt(table: KindTable, address: string): PageKind {
  const path = address.replace(/[?#].*/, '');
  const cleanPath = path.replace(/\/+$/, '').replace(/\/{2,}/g, '/');
  if (cleanPath === '') return 'home';
  const firstKind =
    KINDS.find((kind) => new RegExp(`^/(?:${table[kind]?.replaceAll('~', '[^/]+')})$`).test(cleanPath)) ?? 'detail';
  return firstKind === 'payment' && !ORDER_NUMBER.test(address) ? 'result' : firstKind;
}
