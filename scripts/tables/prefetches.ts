/** Checks that the screen of a route takes the answer of each prefetch. */
import { calledRows, loadedWith, type Modules, rowsByProperty } from './called-rows.ts';

interface PrefetchSources {
  readonly modules: Modules;
  /** The path of the module whose properties, named as in the `prefetch` of a screen's row, ask for the rows. */
  prefetchPath(id: string): string;
  /** The path of a screen's file. */
  screenPath(id: string): string;
}

/** Returns one sentence for each prefetch whose rows the route's screen never calls. */
export function prefetchFaults(
  routes: Readonly<Record<string, { readonly prefetch?: readonly string[] }>>,
  { modules, prefetchPath, screenPath }: PrefetchSources,
): string[] {
  return Object.entries(routes).flatMap(([id, { prefetch = [] }]) => {
    if (prefetch.length === 0) return [];
    const rows = rowsByProperty(modules, prefetchPath(id));
    const calls = calledRows(
      modules,
      loadedWith(modules, screenPath(id), () => false),
    );
    return prefetch.flatMap((name) => {
      const prefetched = [...(rows.get(name) ?? [])];
      if (prefetched.length === 0) return [`${id} prefetches ${name}, which asks for no row`];
      return prefetched
        .filter((row) => !calls.has(row))
        .map((row) => `${id} prefetches ${row}, which its screen never calls`);
    });
  });
}
