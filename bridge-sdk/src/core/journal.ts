/**
 * Operations that outlive the page. An entry is written before its call is sent and removed when its end is known: by the
 * host's definite answer, or by the page after it asked the server. It holds names and times only, no params.
 */
import type { PendingOperation } from './bridge.ts';
import type { JournalStore } from './options.ts';

const KEY = 'sdhealth.bridge.pending';
interface Entry {
  method: string;
  key: string;
  startedAt: number;
}

const isEntry = (value: unknown): value is Entry => {
  const entry = value as Partial<Entry> | null;
  return (
    typeof entry === 'object' &&
    entry !== null &&
    typeof entry.method === 'string' &&
    typeof entry.key === 'string' &&
    typeof entry.startedAt === 'number'
  );
};

export interface Journal {
  has(method: string, key: string): boolean;
  begin(method: string, key: string, startedAt: number): void;
  end(method: string, key: string): void;
  pending(): PendingOperation[];
}

/** `store` defaults to `localStorage`. Where storage is refused or full this page load still knows, and the server after it. */
export function makeJournal(store?: JournalStore): Journal {
  let memory: Entry[] = [];
  // Asked for each time: the mere look at it may throw.
  const storage = () => store ?? globalThis.localStorage;

  const read = (): Entry[] => {
    try {
      const text = storage().getItem(KEY);
      const list: unknown = text ? JSON.parse(text) : memory;
      return Array.isArray(list) ? list.filter(isEntry) : memory;
    } catch {
      return memory;
    }
  };
  const write = (entries: Entry[]): void => {
    memory = entries;
    try {
      if (entries.length) storage().setItem(KEY, JSON.stringify(entries));
      else storage().removeItem(KEY);
    } catch {
      // `memory` has it.
    }
  };
  const isOther = (method: string, key: string) => (entry: Entry) => entry.method !== method || entry.key !== key;
  const end = (method: string, key: string) => write(read().filter(isOther(method, key)));

  return {
    has: (method, key) => !read().every(isOther(method, key)),
    begin: (method, key, startedAt) => write([...read(), { method, key, startedAt }]),
    end,
    pending: () => read().map((entry) => ({ ...entry, settle: () => end(entry.method, entry.key) })),
  };
}
