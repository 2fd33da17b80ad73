/**
 * Stores files that a person has sent but that have not arrived, in a database of the browser. Rules:
 * 1. Each file has the mark of its owner, and only the owner can read it. Files of a visitor or an admin are not stored. The
 *    database is removed when the person logs out (`personal.ts`).
 * 2. A file is removed when it is sent, and after its days.
 * 3. A browser that has no databases, refuses, is full, or does not answer stores nothing. The functions then return false or reject.
 */
import { admin } from './admin.ts';
import { withEnd } from './browser-waits.ts';
import { isOwnerReplaced, ownerMark, sinceNow } from './personal.ts';
import { UNSENT } from './personal-caches.ts';

const STORE = 'files';
const DAY_MS = 86_400_000;

interface StoredFile {
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly type: string;
  /** Not the file itself, because some engines lose files, or refuse them in private windows. */
  readonly bytes: ArrayBuffer;
}

const owner = (): string | undefined => (isOwnerReplaced() || admin() ? undefined : ownerMark() || undefined);

/** Stores a file for so many days. Resolves to false if it is not stored. */
export async function keepUnsentFile(name: string, file: Blob, days: number): Promise<boolean> {
  const mark = owner();
  const isSamePerson = sinceNow();
  if (mark === undefined) return false;
  try {
    const bytes = await withEnd('file', () => file.arrayBuffer());
    if (!isSamePerson()) return false;
    const row: StoredFile = { owner: mark, until: Date.now() + days * DAY_MS, type: file.type, bytes };
    await inStore('readwrite', (store) => store.put(row, name), true);
    if (owner() === mark && isSamePerson()) return true;
    // The person has left meanwhile.
    await dropUnsentFile(name);
    return false;
  } catch {
    return false;
  }
}

/** Resolves to undefined if the person has no such file. Rejects if the database cannot be read. */
export async function recallUnsentFile(name: string): Promise<Blob | undefined> {
  const mark = owner();
  if (mark === undefined) return undefined;
  const row: StoredFile | undefined = await inStore('readonly', (store) => store.get(name));
  if (row?.owner !== mark || owner() !== mark || row.until <= Date.now()) return undefined;
  return new Blob([row.bytes], { type: row.type });
}

/** Removes a file. Never rejects. */
export async function dropUnsentFile(name: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(name)).catch(() => undefined);
}

/** Removes the files of other persons, and expired files. Never rejects. */
export async function removeOldFiles(): Promise<void> {
  if (isOwnerReplaced()) return;
  const mark = ownerMark();
  const mustRemove = (row: StoredFile) => row.owner !== mark || row.until <= Date.now();
  await inStore('readwrite', (store) => {
    const request = store.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      if (mustRemove(cursor.value)) cursor.delete();
      cursor.continue();
    };
    return request;
  }).catch(() => undefined);
}

type TransactionMode = 'readonly' | 'readwrite';

/** Runs one request in its own transaction. Resolves to its result once the transaction is done. Undefined if no file was ever stored. */
async function inStore<T>(
  mode: TransactionMode,
  makeRequest: (store: IDBObjectStore) => IDBRequest<T>,
  mayCreate = false,
): Promise<T | undefined> {
  const opening = openDatabase(mayCreate);
  try {
    // A browser may never answer: Safari's database after its start, or one that waits for another page.
    return await withEnd('database', async () => {
      const database = await opening;
      if (!database) return undefined;
      const transaction = database.transaction(STORE, mode);
      const request = makeRequest(transaction.objectStore(STORE));
      return new Promise<T>((resolve, reject) => {
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
        transaction.onerror = () => reject(transaction.error);
      });
    });
  } finally {
    // A database that stays open, or opens late, would block its removal.
    opening.then((database) => database?.close()).catch(() => undefined);
  }
}

/** Resolves to undefined if there is no database and none may be created. */
const openDatabase = (mayCreate: boolean): Promise<IDBDatabase | undefined> =>
  new Promise((resolve, reject) => {
    // oxlint-disable-next-line sdhealth/wait-with-end -- `inStore` waits for it with `withEnd`
    const request = indexedDB.open(UNSENT, 1);
    let isMissing = false;
    request.onupgradeneeded = () => {
      isMissing = !mayCreate;
      if (mayCreate) request.result.createObjectStore(STORE);
      else request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (isMissing ? resolve(undefined) : reject(request.error));
  });
