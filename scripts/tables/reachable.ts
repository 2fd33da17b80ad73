/** Finds the routes that are reachable from the home page by links of pages and of the service's responses. */
import { Visitor } from 'vite';
import type { RouteTable } from '../../webview-app/src/routing/row.ts';
import { loadedWith, type Modules } from './called-rows.ts';
import type { TableCheck } from './table-check.ts';

export interface App {
  readonly modules: Modules;
  readonly start: string;
  readonly screenPath: (id: string) => string;
  /** Routes in the service's responses, such as entries of the home page. It is not checked that a person gets each response. */
  readonly offered: readonly string[];
}

const ADDRESS = /\/health(\/(?:[\w-]+|\$?\{[^}]*\}|\/)*)/g;

/** Returns the app's paths in a source or a table. `${…}` and `{…}` stand for any text. */
export const pathsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(ADDRESS)].map(([, path = '']) => path.replace(/\$?\{[^}]*\}/g, 'any').replace(/(.)\/$/, '$1')),
  ),
];

/** Removes comments from a source. A comment begins a line or follows a space, unlike the `//` of an address. */
export const withoutComments = (text: string): string => text.replace(/^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/\s.*$/gm, '');

/** Returns the routes that a screen's modules name. Modules of other screens are not followed. */
function linkedFrom({ modules, screenPath }: App, id: string, ids: ReadonlySet<string>, screens: ReadonlySet<string>) {
  const start = screenPath(id);
  const paths = loadedWith(
    modules,
    start,
    (path) => (screens.has(path) && path !== start) || /\/routes\.ts$|\.reads\.ts$/.test(path),
  );
  const linked = new Set<string>();
  for (const { path, program } of modules.files)
    if (paths.has(path))
      new Visitor({
        Literal: ({ value }) => {
          if (typeof value === 'string' && ids.has(value) && value !== id) linked.add(value);
        },
      }).visit(program);
  return linked;
}

/** Returns the routes that are reached from the home page or the service's answers. */
function reachableFrom(ids: readonly string[], app: App): Set<string> {
  const idSet = new Set(ids);
  const screens = new Set(ids.map(app.screenPath));
  const reachable = new Set([app.start, ...app.offered]);
  for (const id of reachable) for (const next of linkedFrom(app, id, idSet, screens)) reachable.add(next);
  return reachable;
}

/** Checks that each route is reached, except those with an `opener`, which only an outside address opens. */
export function checkReach(routes: RouteTable, app: App): TableCheck {
  const reachable = reachableFrom(Object.keys(routes), app);
  const rows = Object.entries(routes);
  return {
    line: `${reachable.size} routes reachable in the app, ${rows.filter(([, { opener }]) => opener).length} opened only from outside`,
    faults: rows.flatMap(([id, { opener }]) => {
      if (reachable.has(id))
        return opener ? [`${id} is linked in the app, so its row in routes.ts needs no opener`] : [];
      return opener ? [] : [`nothing leads to ${id}: link to it, or name its \`opener\` in routes.ts`];
    }),
  };
}
