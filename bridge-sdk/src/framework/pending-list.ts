/** Keeps the list of operations with an unknown outcome current, for the hooks of React and Vue. */

import type { PendingOperation } from '../core/data-types.ts';
import { pending } from '../core/journal.ts';
import type { Bridge } from '../core/types.ts';

/** The pending operations, and the function that reads them again. */
export interface PendingList {
  /** The operations of `pending(bridge)`. Their `settle` also reads the list again. */
  readonly operations: readonly PendingOperation[];
  /** Reads the list again. This also happens when the page becomes visible and when another tab has written. */
  readonly look: () => void;
}

/** The list on a server and while a page hydrates a server's markup. It is empty, because a server has no journal. */
export const NO_OPERATIONS: readonly PendingOperation[] = [];

const textOf = (list: readonly PendingOperation[]): string => JSON.stringify(list);

/** Creates the list of a bridge. `read` returns the same array as long as nothing in it has changed. */
export function pendingList(bridge: Bridge): {
  read: () => readonly PendingOperation[];
  look: () => void;
  watch: (changed: () => void) => () => void;
} {
  const listeners = new Set<() => void>();
  let current: readonly PendingOperation[] | undefined;
  const read = () => {
    current ??= readOperations();
    return current;
  };
  const readOperations = () =>
    pending(bridge).map((operation) => ({
      ...operation,
      settle() {
        operation.settle();
        look();
      },
    }));
  const look = () => {
    const latest = readOperations();
    if (textOf(latest) === textOf(current ?? NO_OPERATIONS)) return;
    current = latest;
    for (const listener of listeners) listener();
  };
  return {
    read,
    look,
    watch(changed) {
      listeners.add(changed);
      const events = [
        [globalThis, 'storage'],
        [globalThis, 'pageshow'],
        [document, 'visibilitychange'],
      ] as const;
      for (const [target, event] of events) target.addEventListener(event, look);
      look();
      return () => {
        listeners.delete(changed);
        for (const [target, event] of events) target.removeEventListener(event, look);
      };
    },
  };
}
