/** No endpoint row is there for nobody: the app calls it, or a screen that is not made yet will. */
import { repeated, type TableCheck } from './table-check.ts';

/** Who calls what, now and later. */
export interface Callers {
  /** Names of the rows that something besides the tables imports. */
  readonly called: ReadonlySet<string>;
  /** By route: the names of the rows that its screen will call. */
  readonly awaited: Readonly<Record<string, readonly string[]>>;
  /** Every route there is, and those whose screen is made. */
  readonly routes: readonly string[];
  readonly made: readonly string[];
}

/** `names` are the exported names of all rows. */
export function checkAwaited(names: readonly string[], { called, awaited, routes, made }: Callers): TableCheck {
  const entries = Object.entries(awaited);
  const wanted = new Set(entries.flatMap(([, calls]) => calls));
  const later = names.filter((name) => !called.has(name));
  const waiting = entries.filter(([, calls]) => calls.some((name) => later.includes(name)));
  return {
    line: `${names.length - later.length} called, ${later.length} awaited by ${waiting.length} screens to be made`,
    faults: [
      ...repeated(names).map((name) => `two rows are called ${name}`),
      ...later.filter((name) => !wanted.has(name)).map((name) => `nothing calls ${name}, and no screen will`),
      ...entries.flatMap(([id, calls]) => [
        ...(routes.includes(id) ? [] : [`calls are awaited of ${id}, which is no route`]),
        ...(made.includes(id) ? [`${id} is made: what it calls is no longer awaited`] : []),
        ...calls.filter((name) => !names.includes(name)).map((name) => `${id} awaits ${name}, which is no row`),
        ...repeated(calls).map((name) => `${id} awaits ${name} twice`),
      ]),
      ...routes
        .filter((id) => !made.includes(id) && !Object.hasOwn(awaited, id))
        .map((id) => `nothing says what the screen of ${id} will call`),
    ],
  };
}
