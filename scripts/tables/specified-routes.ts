/** Reads the specification's routes. */

import specified from '../../docs/specification/routes.json' with { type: 'json' };
import type { Row } from '../../webview-app/src/routing/row.ts';

export const ROUTES_FILE = 'docs/specification/routes.json';
const BASE = '/health';

export interface SpecifiedRoute {
  readonly path: string;
  readonly title: Row['title'];
  readonly area: string;
  readonly meta: Readonly<Record<string, unknown>>;
}

export const specifiedRoutes: readonly SpecifiedRoute[] = specified.routes;

/** Converts a route's path to the form of the specification. */
export const specifiedPath = (path: string): string => (path === '/' ? BASE : BASE + path);
