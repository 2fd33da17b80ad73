/** Reads the specification's routes: the kind of each page, and who opens a page that nothing in the app leads to. */

import specified from '../../docs/specification/routes.json' with { type: 'json' };
import { PAGE_KINDS, type PageKind } from '../../webview-app/src/app/first-page/page-kinds.ts';
import type { Row } from '../../webview-app/src/routing/row.ts';
import { ClearError } from '../workspace/clear-error.ts';

/** Names the file of the routes in messages. */
export const ROUTES_FILE = 'docs/specification/routes.json';
const BASE = '/health';

export interface SpecifiedRoute {
  readonly path: string;
  readonly title: Row['title'];
  readonly area: string;
  readonly meta: Readonly<Record<string, unknown>>;
  /** The kind of the route's first page. */
  readonly kind?: string;
  /** People or systems that open a route to which neither a page nor a response links. */
  readonly outside?: string;
}

export const specifiedRoutes: readonly SpecifiedRoute[] = specified.routes;

/** Converts a route's path to the form of the specification. */
export const specifiedPath = (path: string): string => (path === '/' ? BASE : BASE + path);

type Routes = Readonly<Record<string, { readonly path: string }>>;

const byPath = (rows: readonly SpecifiedRoute[]) => new Map(rows.map((row) => [row.path, row]));
const isKind = (kind: string | undefined): kind is PageKind => PAGE_KINDS.some((known) => known === kind);

/** Returns a sentence for each row whose kind is missing or unknown. */
export const kindFaults = (rows: readonly SpecifiedRoute[] = specifiedRoutes): string[] =>
  rows
    .filter(({ kind }) => !isKind(kind))
    .map(({ path }) => `${ROUTES_FILE}: the kind of ${path} is not one of ${PAGE_KINDS.join(', ')}`);

/** Maps a route's id to the kind of its page. Throws a sentence for a route without a kind. */
export function kindsOf<Id extends string>(
  routes: Readonly<Record<Id, { readonly path: string }>>,
  rows: readonly SpecifiedRoute[] = specifiedRoutes,
): Readonly<Record<Id, PageKind>> {
  const specifiedRows = byPath(rows);
  const kinds = Object.entries<{ readonly path: string }>(routes).map(([id, { path }]) => {
    const kind = specifiedRows.get(specifiedPath(path))?.kind;
    if (!isKind(kind))
      throw new ClearError(`${ROUTES_FILE}: the route ${id} needs a row for ${specifiedPath(path)}, with its kind`);
    return [id, kind];
  });
  return Object.fromEntries(kinds);
}

/** Maps a route's id to the reason why only an outside address opens it. */
export function outsideOf(
  routes: Routes,
  rows: readonly SpecifiedRoute[] = specifiedRoutes,
): Readonly<Record<string, string>> {
  const specifiedRows = byPath(rows);
  return Object.fromEntries(
    Object.entries(routes).flatMap(([id, { path }]) => {
      const reason = specifiedRows.get(specifiedPath(path))?.outside;
      return reason ? [[id, reason]] : [];
    }),
  );
}
