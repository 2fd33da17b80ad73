/** The parts of the shown page that say themselves that there is no network: the frame's bar says nothing beside them. */
import { useEffect, useSyncExternalStore } from 'react';

let saying = 0;
const listeners = new Set<() => void>();

function count(change: number): void {
  saying += change;
  for (const listener of listeners) listener();
}

/** Says that this part is about a missing network, for as long as it is shown. */
export function useSaysOffline(says: boolean): void {
  useEffect(() => {
    if (!says) return undefined;
    count(1);
    return () => count(-1);
  }, [says]);
}

/** Returns true while a part of the page says it. */
export const useOfflineSaid = (): boolean => useSyncExternalStore(listen, () => saying > 0);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
