/** The routes of the specification: what the page of each is, and who opens those that nothing in the app leads to. */

import specified from '../../docs/specification/routes.json' with { type: 'json' };
import { PAGE_KINDS, type PageKind } from '../../webview-app/src/app/first-page/page-kinds.ts';
import type { Row } from '../../webview-app/src/routing/row.ts';
import { ClearError } from '../workspace/clear-error.ts';

/** The file of these routes, as people name it. */
export const ROUTES_FILE = 'docs/specification/routes.json';
const BASE = '/health';

export interface SpecifiedRoute {
  readonly path: string;
  readonly title: Row['title'];
  readonly area: string;
  readonly meta: Readonly<Record<string, unknown>>;
  /** The kind of its first page. */
  readonly kind?: string;
  /** The people or systems that open it, where no page of the app and no answer of the service leads to it. */
  readonly outside?: string;
}

export const specifiedRoutes: readonly SpecifiedRoute[] = specified.routes;

/** Returns a route's path as the specification has it. */
export const specifiedPath = (path: string): string => (path === '/' ? BASE : BASE + path);

type Routes = Readonly<Record<string, { readonly path: string }>>;

const byPath = (rows: readonly SpecifiedRoute[]) => new Map(rows.map((row) => [row.path, row]));
const isKind = (kind: string | undefined): kind is PageKind => PAGE_KINDS.some((known) => known === kind);

/** Returns one sentence for each row without a kind, or with one that there is not. */
export const kindFaults = (rows: readonly SpecifiedRoute[] = specifiedRoutes): string[] =>
  rows
    .filter(({ kind }) => !isKind(kind))
    .map(({ path }) => `${ROUTES_FILE}: the kind of ${path} is none of ${PAGE_KINDS.join(', ')}`);

/** Returns the kind of each route's page, by id. Throws one sentence for a route that has none. */
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

/** Returns why each route is opened from outside alone, by id. */
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
