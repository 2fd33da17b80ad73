/** Finds the routes that pages or the service's answers lead to from the home page, without typing an address. */
import { Visitor } from 'vite';
import { loadedWith, type Modules } from './called-rows.ts';
import { ROUTES_FILE } from './specified-routes.ts';
import type { TableCheck } from './table-check.ts';

export interface App {
  /** The app's modules. */
  readonly modules: Modules;
  readonly start: string;
  readonly screenPath: (id: string) => string;
  /** Routes in the service's answers, such as entries of the home page. Not proved: that a person gets each answer. */
  readonly offered: readonly string[];
}

const ADDRESS = /\/health(\/(?:[\w-]+|\$\{[^}]*\}|\/)*)/g;

/** Returns the app's paths in a text, such as the answer of the home page. `${…}` stands for any word. */
export const pathsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(ADDRESS)].map(([, path = '']) => path.replace(/\$\{[^}]*\}/g, 'any').replace(/(.)\/$/, '$1')),
  ),
];

/** Removes comments from a source. A comment begins a line or follows a space, unlike the `//` of an address. */
export const withoutComments = (text: string): string => text.replace(/^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/\s.*$/gm, '');

/** Returns the routes that a screen's modules name, without modules of other screens. */
function namedBy({ modules, screenPath }: App, id: string, ids: ReadonlySet<string>, screens: ReadonlySet<string>) {
  const start = screenPath(id);
  const paths = loadedWith(
    modules,
    start,
    (path) => (screens.has(path) && path !== start) || /\/routes\.ts$|\.reads\.ts$/.test(path),
  );
  const named = new Set<string>();
  for (const { path, program } of modules.files)
    if (paths.has(path))
      new Visitor({
        Literal: ({ value }) => {
          if (typeof value === 'string' && ids.has(value) && value !== id) named.add(value);
        },
      }).visit(program);
  return named;
}

/** Returns the routes that are reached from the home page or the service's answers. */
function reached(ids: readonly string[], app: App): Set<string> {
  const all = new Set(ids);
  const screens = new Set(ids.map(app.screenPath));
  const matches = new Set([app.start, ...app.offered]);
  for (const id of matches) for (const next of namedBy(app, id, all, screens)) matches.add(next);
  return matches;
}

/** Checks that each route is reached, except those in `outside`, which only an outside address opens, with the reason. */
export function checkReach(ids: readonly string[], app: App, outside: Readonly<Record<string, string>>): TableCheck {
  const matches = reached(ids, app);
  return {
    line: `${matches.size} routes led to by the app or by an answer of the service, ${Object.keys(outside).length} from outside alone`,
    faults: [
      ...ids
        .filter((id) => !matches.has(id) && !Object.hasOwn(outside, id))
        .map(
          (id) => `nothing leads to ${id}: link to it, or say by \`outside\` of its row in ${ROUTES_FILE} who opens it`,
        ),
      ...Object.keys(outside)
        .filter((id) => matches.has(id) || !ids.includes(id))
        .map((id) => `${id} is not opened from outside alone, as ${ROUTES_FILE} says`),
    ],
  };
}
