/** Tracks the stale content of the current screen (N01, N10). Resources register it, and the screen's frame shows the oldest age once. */
import { useEffect, useSyncExternalStore } from 'react';

interface StaleContent {
  /** The time of the answer, milliseconds since 1970; 0 for content built into the app, Infinity for missing content. */
  readonly at: number;
  readonly reload: () => void;
  readonly reloading: boolean;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- content on the screen now
const held = new Set<StaleContent>();
const listeners = new Set<() => void>();
let oldest: StaleContent | undefined;

/**
 * Registers content of an earlier `time` while it is shown; does nothing if `time` is undefined. Missing content (Infinity) is reloaded
 * with the rest but causes no line.
 */
export function useStale(time: number | undefined, reload: () => void, reloading: boolean): void {
  useEffect(() => {
    if (time === undefined) return undefined;
    const staleAnswer = { at: time, reload, reloading };
    held.add(staleAnswer);
    update();
    return () => {
      held.delete(staleAnswer);
      update();
    };
  }, [time, reload, reloading]);
}

/** Returns the time of the oldest content with a function that reloads all stale content; undefined if nothing is stale. */
export const useOldestStale = (): StaleContent | undefined => useSyncExternalStore(listen, () => oldest);

function update(): void {
  const all = [...held];
  oldest = all.some(({ at }) => Number.isFinite(at)) ? summary(all) : undefined;
  for (const listener of listeners) listener();
}

const summary = (all: readonly StaleContent[]): StaleContent => ({
  at: Math.min(...all.map(({ at }) => at)),
  reload: () => {
    for (const { reload } of all) reload();
  },
  reloading: all.some(({ reloading }) => reloading),
});

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
