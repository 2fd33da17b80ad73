/** Checks that every endpoint row has a caller: the app calls it, or a screen that is not made yet will. */
import { repeated, type TableCheck } from './table-check.ts';

/** The callers of rows, now and later. */
export interface Callers {
  /** Names of the rows that the running app calls. */
  readonly called: ReadonlySet<string>;
  /** Names of the rows that a route's screen will call, by route. */
  readonly planned: Readonly<Record<string, readonly string[]>>;
  /** Names of the rows that a route's made screen does not call yet, by route. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  /** All routes, and the routes whose screen is made. */
  readonly routes: readonly string[];
  readonly made: readonly string[];
}

/** `names` are the exported names of all rows. */
export function checkPlanned(
  names: readonly string[],
  { called, planned, missing, routes, made }: Callers,
): TableCheck {
  const entries = Object.entries(planned);
  const wanted = new Set([...entries, ...Object.entries(missing)].flatMap(([, calls]) => calls));
  const later = names.filter((name) => !called.has(name));
  const waiting = entries.filter(([, calls]) => calls.some((name) => later.includes(name)));
  return {
    line: `${names.length - later.length} called, ${later.length} planned for ${waiting.length} screens to be made`,
    faults: [
      ...repeated(names).map((name) => `two rows are called ${name}`),
      ...later.filter((name) => !wanted.has(name)).map((name) => `nothing calls ${name}, and no screen will`),
      ...entries.flatMap(([id, calls]) => [
        ...(routes.includes(id) ? [] : [`calls are planned for ${id}, which is no route`]),
        ...(made.includes(id) ? [`${id} is made: what it calls is no longer planned`] : []),
        ...calls.filter((name) => !names.includes(name)).map((name) => `${id} plans ${name}, which is no row`),
        ...repeated(calls).map((name) => `${id} plans ${name} twice`),
      ]),
      ...routes
        .filter((id) => !made.includes(id) && !Object.hasOwn(planned, id))
        .map((id) => `nothing says what the screen of ${id} will call`),
    ],
  };
}
