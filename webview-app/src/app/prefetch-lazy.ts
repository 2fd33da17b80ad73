/**
 * The prefetch in a file of its own, because its endpoints belong to screens. The page's preload, or the first row that asks for
 * something, loads it beside the screen.
 */
import { screenOf } from '#screens';
import type { Match } from '../routing/match.ts';

const load = () => import('./prefetch.ts');
let loaded: Awaited<ReturnType<typeof load>> | undefined;

/** Begins what the row asks for; not after the screen has come, which then has asked by itself. */
export function prefetchRoute(match: Match): void {
  if (loaded || !match.row.prefetch) return loaded?.prefetchRoute(match);
  load().then(
    (module) => {
      loaded = module;
      if (!screenOf(match.id)?.ready) module.prefetchRoute(match);
    },
    // Without its file nothing is fetched ahead, and nothing is missed.
    () => undefined,
  );
}

/** Asks for the files of a row that may not be shown yet. One that cannot be had is asked for again when it is needed. */
export function prepare({ id, row }: Match): void {
  screenOf(id)
    ?.load()
    .catch(() => undefined);
  if (row.prefetch) load().catch(() => undefined);
}
