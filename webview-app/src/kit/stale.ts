/** The stale content of the shown screen (N01, N10). Resources register it, the screen's frame shows the oldest, once. */
import { useEffect, useSyncExternalStore } from 'react';

interface StaleContent {
  /** Time of the answer, milliseconds since 1970; 0 means that it was built into the app, Infinity that there is none. */
  readonly at: number;
  readonly reload: () => void;
  readonly reloading: boolean;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- content on the screen now
const held = new Set<StaleContent>();
const listeners = new Set<() => void>();
let oldest: StaleContent | undefined;

/**
 * Registers content that is shown as it was at `time`, for as long as it is shown; nothing while `time` is undefined. Content that is missing
 * (Infinity) is asked for again with the rest, and has no line of its own.
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

/** Returns the age of the oldest content shown, and a way to ask for all of it again; undefined while nothing is stale. */
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
