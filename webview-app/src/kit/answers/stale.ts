/** Tracks the stale content of the current screen (N01, N10). Resources register it, and the screen's frame shows the oldest age once. */
import { useEffect, useSyncExternalStore } from 'react';

interface StaleContent {
  /** The time of the response in milliseconds since 1970. 0: content built into the app. Infinity: missing content. */
  readonly time: number;
  readonly reload: () => void;
  readonly reloading: boolean;
}

// oxlint-disable-next-line sdhealth/cleared-on-logout -- each entry is removed with its component
const staleContents = new Set<StaleContent>();
const listeners = new Set<() => void>();
let oldest: StaleContent | undefined;

/**
 * Registers stale content with its `time` while it is mounted. Does nothing if `time` is undefined. Missing content (Infinity) is
 * reloaded with the others but causes no line.
 */
export function useStale(time: number | undefined, reload: () => void, reloading: boolean): void {
  useEffect(() => {
    if (time === undefined) return undefined;
    const entry = { time, reload, reloading };
    staleContents.add(entry);
    update();
    return () => {
      staleContents.delete(entry);
      update();
    };
  }, [time, reload, reloading]);
}

/** Returns the time of the oldest content and a function that reloads all stale content. Undefined if nothing is stale. */
export const useOldestStale = (): StaleContent | undefined => useSyncExternalStore(listen, () => oldest);

function update(): void {
  const entries = [...staleContents];
  oldest = entries.some(({ time }) => Number.isFinite(time)) ? combine(entries) : undefined;
  for (const listener of listeners) listener();
}

const combine = (entries: readonly StaleContent[]): StaleContent => ({
  time: Math.min(...entries.map(({ time }) => time)),
  reload: () => {
    for (const { reload } of entries) reload();
  },
  reloading: entries.some(({ reloading }) => reloading),
});

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
