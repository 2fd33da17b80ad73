/** Finds the routes that are reachable from the home page by links of pages and of the service's responses. */
import { Visitor } from 'vite';
import { loadedWith, type Modules } from './called-rows.ts';
import { ROUTES_FILE } from './specified-routes.ts';
import type { TableCheck } from './table-check.ts';

export interface App {
  /** The app's modules. */
  readonly modules: Modules;
  readonly start: string;
  readonly screenPath: (id: string) => string;
  /** Routes in the service's responses, such as entries of the home page. It is not checked that a person gets each response. */
  readonly offered: readonly string[];
}

const ADDRESS = /\/health(\/(?:[\w-]+|\$\{[^}]*\}|\/)*)/g;

/** Returns the app's paths in a text, such as the response for the home page. `${…}` stands for any text. */
export const pathsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(ADDRESS)].map(([, path = '']) => path.replace(/\$\{[^}]*\}/g, 'any').replace(/(.)\/$/, '$1')),
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

/** Checks that each route is reached, except those in `outside`, which only an outside address opens, with the reason. */
export function checkReach(ids: readonly string[], app: App, outside: Readonly<Record<string, string>>): TableCheck {
  const reachable = reachableFrom(ids, app);
  return {
    line: `${reachable.size} routes reachable in the app, ${Object.keys(outside).length} opened only from outside`,
    faults: [
      ...ids
        .filter((id) => !reachable.has(id) && !Object.hasOwn(outside, id))
        .map(
          (id) =>
            `nothing leads to ${id}: link to it, or name in \`outside\` of its row in ${ROUTES_FILE} who opens it`,
        ),
      ...Object.keys(outside)
        .filter((id) => reachable.has(id) || !ids.includes(id))
        .map((id) => `${id} is not opened only from outside, as ${ROUTES_FILE} claims`),
    ],
  };
}
