/** Checks that the screen of a route takes the answer of each prefetch. */
import { calledRows, loadedWith, type Modules, rowsByProperty } from './called-rows.ts';

interface PrefetchSources {
  readonly modules: Modules;
  /** The path of the module whose properties, named as in the `prefetch` of a screen's row, ask for the rows. */
  prefetchPath(id: string): string;
  /** The path of a screen's file; undefined for a screen to be made. */
  screenPath(id: string): string | undefined;
  /** Names of the rows that a made screen does not call yet, and those that a screen to be made will call. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  readonly planned: Readonly<Record<string, readonly string[]>>;
}

/** Returns one sentence for each prefetch whose rows the route's screen never calls, and for each listed gap that is closed. */
export function prefetchFaults(
  routes: Readonly<Record<string, { readonly prefetch?: readonly string[] }>>,
  { modules, prefetchPath, screenPath, missing, planned }: PrefetchSources,
): string[] {
  return Object.entries(routes).flatMap(([id, { prefetch = [] }]) => {
    const gaps = missing[id] ?? [];
    if (prefetch.length === 0 && gaps.length === 0) return [];
    const rows = prefetch.length > 0 ? rowsByProperty(modules, prefetchPath(id)) : new Map<string, Set<string>>();
    const path = screenPath(id);
    const calls = path
      ? calledRows(
          modules,
          loadedWith(modules, path, () => false),
        )
      : new Set(planned[id]);
    const untaken = prefetch.flatMap((name) => {
      const asked = [...(rows.get(name) ?? [])];
      if (asked.length === 0) return [`${id} prefetches ${name}, which asks for no row`];
      const idle = asked.filter((row) => !calls.has(row) && !gaps.includes(row));
      return idle.map((row) => `${id} prefetches ${row}, which its screen never calls`);
    });
    const closed = gaps.filter((row) => calls.has(row)).map((row) => `${id} calls ${row}: it is missing no longer`);
    return [...closed, ...untaken];
  });
}
