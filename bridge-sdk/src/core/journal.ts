/**
 * Stores operations that outlive the page. An entry is written before its call is sent. It is removed by the host's definite answer,
 * or by the page after it asked the server. It contains the method, the journalled value, times and a hint, but no other params.
 */

import type { OperationState, PendingOperation } from './data-types.ts';
import type { Bridge, ChannelContext } from './types.ts';

interface Entry {
  readonly method: string;
  readonly key: string;
  readonly startedAt: number;
  /** The nonce of the page load that made the call. */
  readonly page: string;
  /** The outcome of the host, or the error code. Absent while the call is open. */
  readonly hint?: string;
}

/** The error codes with which the page ends a call that the host has not answered. */
const PAGE_ENDED = ['TIMEOUT', 'ABORTED', 'HOST_GONE'];

const isEntry = (value: unknown): value is Entry => {
  const { method, key, startedAt } = Object(value);
  return typeof method === 'string' && typeof key === 'string' && typeof startedAt === 'number';
};

/** @internal */
export interface Journal {
  has(method: string, key: string): boolean;
  /** Writes an entry. It replaces an older entry of the same method and key. */
  write(method: string, key: string, startedAt: number, hint?: string): void;
  end(method: string, key: string): void;
  pending(): PendingOperation[];
}

/** The entries of each bridge while its storage is refused or full. They are lost when the page is unloaded. */
const memories = new WeakMap<object, readonly Entry[]>();

/**
 * Returns the operations with an unknown end, also of earlier page loads: payments, logins that left the page. Call it at every start.
 * If storage is refused, a new page load gets an empty list. It is not a method of the bridge, so that a page that never pays does not
 * load it. Throws TypeError for a value that `createBridge`, `connect` or `connectNative` did not create.
 */
export const pending = (bridge: Bridge): readonly PendingOperation[] => makeJournal(bridge['~context']).pending();

/**
 * Creates the journal of a bridge. `options.journal` defaults to `localStorage`, `options.journalKey` to `sdhealth.bridge.pending`.
 * @internal
 */
export function makeJournal({ nonce: page, options }: Pick<ChannelContext, 'nonce' | 'options'>): Journal {
  const { journalKey = 'sdhealth.bridge.pending' } = options;
  // Read the storage each time: access may throw, and another tab may have written.
  const storage = () => options.journal || globalThis.localStorage;

  const read = (): readonly Entry[] => {
    const stored = memories.get(options);
    if (stored) return stored;
    try {
      // Mutant lives: Without the empty list the parser throws, and an error is read as an empty list as well.
      const list: unknown = JSON.parse(storage().getItem(journalKey) || '[]');
      return Array.isArray(list) ? list.filter(isEntry) : [];
    } catch {
      return [];
    }
  };
  const store = (entries: readonly Entry[]): void => {
    try {
      if (entries.length) storage().setItem(journalKey, JSON.stringify(entries));
      else storage().removeItem(journalKey);
      memories.delete(options);
    } catch {
      memories.set(options, entries);
    }
  };
  const otherEntries = (method: string, key: string) =>
    read().filter((entry) => entry.method !== method || entry.key !== key);
  const end = (method: string, key: string) => store(otherEntries(method, key));
  const stateOf = (entry: Entry): OperationState =>
    entry.hint && !PAGE_ENDED.includes(entry.hint)
      ? 'answered'
      : entry.hint || entry.page !== page
        ? 'unheard'
        : 'waiting';

  return {
    has: (method, key) => otherEntries(method, key).length < read().length,
    write: (method, key, startedAt, hint) =>
      store([...otherEntries(method, key), { method, key, startedAt, page, ...(hint && { hint }) }]),
    end,
    pending: () =>
      read().map((entry) => {
        const { method, key, startedAt, hint } = entry;
        return {
          method,
          key,
          startedAt,
          state: stateOf(entry),
          ...(hint && { hint }),
          settle: () => end(method, key),
        };
      }),
  };
}
