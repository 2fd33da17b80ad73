/**
 * The prefetch in a file of its own, for its endpoints belong to screens. The page's head start, or the first row that asks for
 * something, loads it beside the screen.
 */
import { screens } from '#screens';
import type { Match } from '../routing/match.ts';

let begin: ((match: Match) => void) | undefined;

/** Begins what the row asks for; not after the screen has come, which then has asked by itself. */
export function prefetch(match: Match): void {
  if (begin || !match.row.prefetch) return begin?.(match);
  import('./prefetch.ts').then(
    (loaded) => {
      begin = loaded.prefetch;
      if (!screens.get(match.id)?.ready) begin(match);
    },
    // Without its file nothing is fetched ahead, and nothing is missed.
    () => undefined,
  );
}
