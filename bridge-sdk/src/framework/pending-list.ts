/** The operations whose end is not known, as a list that is read again, for the hooks of React and of Vue. */

import type { PendingOperation } from '../core/data-types.ts';
import { pending } from '../core/journal.ts';
import type { Bridge } from '../core/types.ts';

/** The operations at the last reading, and how to read again. */
export interface PendingList {
  /** As `pending(bridge)` gives them; `settle` of one also reads again. */
  readonly operations: readonly PendingOperation[];
  /** Reads again. It is done by itself when the page is seen again and when another tab has written. */
  readonly look: () => void;
}

/** The list on a server, and of a page that takes over a server's markup: nothing is known there. */
export const NOTHING: readonly PendingOperation[] = [];

const sameText = (list: readonly PendingOperation[]): string => JSON.stringify(list);

/** Keeps one list as long as nothing in it has changed. */
export function pendingList(bridge: Bridge): {
  read: () => readonly PendingOperation[];
  look: () => void;
  watch: (changed: () => void) => () => void;
} {
  const listeners = new Set<() => void>();
  let last: readonly PendingOperation[] | undefined;
  const read = () => {
    last ??= take();
    return last;
  };
  const take = () =>
    pending(bridge).map((operation) => ({
      ...operation,
      settle() {
        operation.settle();
        look();
      },
    }));
  const look = () => {
    const now = take();
    if (sameText(now) === sameText(last ?? NOTHING)) return;
    last = now;
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
