/** What the shown screen holds that is of before (N01, N10). Resources tell, the screen's frame shows it, once. */
import { useEffect, useSyncExternalStore } from 'react';

interface Aged {
  /** Milliseconds since 1970; 0 is as the app was built. */
  readonly at: number;
  readonly reload: () => void;
  readonly reloading: boolean;
}

const held = new Set<Aged>();
const listeners = new Set<() => void>();
let oldest: Aged | undefined;

/** Says that something is shown as it was at `at`, while that is so; nothing while `at` is undefined. */
export function useAged(at: number | undefined, reload: () => void, reloading: boolean): void {
  useEffect(() => {
    if (at === undefined) return undefined;
    const one = { at, reload, reloading };
    held.add(one);
    tell();
    return () => {
      held.delete(one);
      tell();
    };
  }, [at, reload, reloading]);
}

/** The age of the oldest thing shown, and a way to ask for all of them anew; undefined while all is of now. */
export const useOldest = (): Aged | undefined => useSyncExternalStore(listen, () => oldest);

function tell(): void {
  const all = [...held];
  oldest = all.length === 0 ? undefined : summary(all);
  for (const listener of listeners) listener();
}

const summary = (all: readonly Aged[]): Aged => ({
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
