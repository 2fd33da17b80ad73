/** Implements the used parts of IndexedDB in memory. The databases survive a page load. */
import { vi } from 'vitest';

export interface ImitatedDatabases {
  /** The names of the databases, each with the names of its entries. */
  readonly stored: Readonly<Record<string, readonly string[]>>;
  /** Makes opening fail (`refuses`), makes writing fail (`full`), or never answers (`silent`). */
  fault?: 'refuses' | 'full' | 'silent' | undefined;
}

type Handler = (() => void) | undefined;

/** Implements the events of a request and a transaction. */
class ImitatedRequest {
  result: unknown;
  error: DOMException | null = null;
  transaction: { abort(): void } | null = null;
  onsuccess: Handler;
  onerror: Handler;
  onupgradeneeded: Handler;
}

const later = (run: () => void) => queueMicrotask(run);

/** Installs the databases until the globals are unstubbed. */
export function imitatedDatabases(): ImitatedDatabases {
  const rowsByDatabase = new Map<string, Map<string, unknown>>();
  const databases: ImitatedDatabases = {
    get stored() {
      return Object.fromEntries([...rowsByDatabase].map(([name, rows]) => [name, [...rows.keys()]]));
    },
  };

  function transactionOf(rows: Map<string, unknown>) {
    const transaction: { error: DOMException | null; oncomplete: Handler; onabort: Handler; onerror: Handler } = {
      ...{ error: null, oncomplete: undefined, onabort: undefined, onerror: undefined },
    };
    const respond = (run: () => unknown): ImitatedRequest => {
      const request = new ImitatedRequest();
      later(() => {
        request.result = run();
        request.onsuccess?.();
        later(() => transaction.oncomplete?.());
      });
      return request;
    };
    const store = {
      put: (value: unknown, name: string) => {
        if (databases.fault !== 'full') return respond(() => rows.set(name, structuredClone(value)) && name);
        transaction.error = new DOMException('full', 'QuotaExceededError');
        later(() => transaction.onabort?.());
        return new ImitatedRequest();
      },
      get: (name: string) => respond(() => structuredClone(rows.get(name))),
      delete: (name: string) => respond(() => void rows.delete(name)),
      openCursor: () => {
        const names = [...rows.keys()];
        const request = new ImitatedRequest();
        const next = () => {
          const name = names.shift();
          request.result =
            name === undefined
              ? null
              : { value: rows.get(name), delete: () => rows.delete(name), continue: () => later(next) };
          request.onsuccess?.();
          if (name === undefined) later(() => transaction.oncomplete?.());
        };
        later(next);
        return request;
      },
    };
    return Object.assign(transaction, { objectStore: () => store });
  }

  function open(name: string): ImitatedRequest {
    if (databases.fault === 'refuses') throw new DOMException('refused', 'SecurityError');
    const request = new ImitatedRequest();
    if (databases.fault === 'silent') return request;
    later(() => {
      let isAborted = false;
      let rows = rowsByDatabase.get(name);
      if (!rows) {
        rows = new Map();
        request.transaction = { abort: () => (isAborted = true) };
        request.result = { createObjectStore: () => undefined };
        request.onupgradeneeded?.();
        if (isAborted) {
          request.error = new DOMException('aborted', 'AbortError');
          return request.onerror?.();
        }
        rowsByDatabase.set(name, rows);
      }
      const openedRows = rows;
      request.result = { transaction: () => transactionOf(openedRows), close: () => undefined };
      return request.onsuccess?.();
    });
    return request;
  }

  const deleteDatabase = (name: string): ImitatedRequest => {
    rowsByDatabase.delete(name);
    return new ImitatedRequest();
  };
  vi.stubGlobal('indexedDB', { open, deleteDatabase });
  return databases;
}
