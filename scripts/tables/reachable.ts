/** Finds the routes that the app leads to from the home page on, and those that an answer of the service names: no address is typed for them. */
import { Visitor } from 'vite';
import { loadedWith, type Modules } from './called-rows.ts';
import { ROUTES_FILE } from './specified-routes.ts';
import type { TableCheck } from './table-check.ts';

export interface Ways {
  /** The app's modules. */
  readonly modules: Modules;
  readonly start: string;
  readonly screenPath: (id: string) => string;
  /** Routes that the service's answers name, for example the entries of the home page. It is not proved that a person gets each answer. */
  readonly offered: readonly string[];
}

const ADDRESS = /\/health(\/(?:[\w-]+|\$\{[^}]*\}|\/)*)/g;

/** Returns the paths of the app that a text names, for example the answer with the home page's entries; `${…}` stands for any word. */
export const pathsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(ADDRESS)].map(([, path = '']) => path.replace(/\$\{[^}]*\}/g, 'any').replace(/(.)\/$/, '$1')),
  ),
];

/** Returns a source without its comments. A comment begins a line or follows a space; the `//` of an address does not. */
export const withoutComments = (text: string): string => text.replace(/^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/\s.*$/gm, '');

/** Returns the routes that the modules of a screen name. Another screen's modules are not its own. */
function namedBy({ modules, screenPath }: Ways, id: string, ids: ReadonlySet<string>, screens: ReadonlySet<string>) {
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

/** Returns the routes that are reached from `start`, or that the service's answers lead to. */
function reached(ids: readonly string[], ways: Ways): Set<string> {
  const all = new Set(ids);
  const screens = new Set(ids.map(ways.screenPath));
  const matches = new Set([ways.start, ...ways.offered]);
  for (const id of matches) for (const next of namedBy(ways, id, all, screens)) matches.add(next);
  return matches;
}

/** `outside` has the routes that are opened by an address from outside alone, with the reason. Each other one must be reached. */
export function checkReach(ids: readonly string[], ways: Ways, outside: Readonly<Record<string, string>>): TableCheck {
  const matches = reached(ids, ways);
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
