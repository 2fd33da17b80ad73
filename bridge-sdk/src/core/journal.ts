/**
 * Operations that outlive the page. An entry is written before its call is sent and removed when its end is known: by the
 * host's definite answer, or by the page after it asked the server. It holds names and times only, no params.
 */
import type { PendingOperation } from './bridge.ts';
import type { JournalStore } from './options.ts';

const KEY = 'sdhealth.bridge.pending';
type Entry = { method: string; key: string; startedAt: number };

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

/** `localStorage` where it can be reached and written; storage may be refused or full. */
function defaultStore(): JournalStore | undefined {
  try {
    const store = globalThis.localStorage;
    store.setItem(`${KEY}.probe`, '1');
    store.removeItem(`${KEY}.probe`);
    return store;
  } catch {
    return undefined;
  }
}

export class Journal {
  readonly #store: JournalStore | undefined;
  /** The truth while storage is refused. */
  #memory: Entry[] = [];

  constructor(store: JournalStore | undefined = defaultStore()) {
    this.#store = store;
  }

  has(method: string, key: string): boolean {
    return this.#read().some((entry) => entry.method === method && entry.key === key);
  }

  begin(method: string, key: string, startedAt: number): void {
    this.#write([...this.#read(), { method, key, startedAt }]);
  }

  end(method: string, key: string): void {
    this.#write(this.#read().filter((entry) => entry.method !== method || entry.key !== key));
  }

  pending(): PendingOperation[] {
    return this.#read().map((entry) => ({ ...entry, settle: () => this.end(entry.method, entry.key) }));
  }

  #read(): Entry[] {
    try {
      const text = this.#store?.getItem(KEY);
      if (!text) return this.#memory;
      const list: unknown = JSON.parse(text);
      return Array.isArray(list) ? list.filter(isEntry) : this.#memory;
    } catch {
      return this.#memory;
    }
  }

  #write(entries: Entry[]): void {
    this.#memory = entries;
    try {
      if (entries.length) this.#store?.setItem(KEY, JSON.stringify(entries));
      else this.#store?.removeItem(KEY);
    } catch {
      // Storage is full or gone: this page load still knows, the server knows after it.
    }
  }
}
