/** Lists the values that the browser stores for this page, by name and size. A value is returned only to its own person. */
import { withEnd } from './browser-waits.ts';
import { recallPersonal } from './personal.ts';
import { CACHE, forgetCopies, isPhoneValue, namesWithPrefix, PERSONAL, PREFIX, type StorageArea } from './storage.ts';

/** `copy`: an answer for use without a network. `other`: written by another page of this origin. */
export type StoredKind = 'phone' | 'person' | 'copy' | 'other';

export interface StoredEntry {
  readonly area: StorageArea;
  readonly name: string;
  readonly kind: StoredKind;
  readonly bytes: number;
}

export interface StoredCache {
  readonly name: string;
  readonly entries: number;
}

/** Storages count two bytes for each character. */
const BYTES_PER_CHARACTER = 2;

/** Lists the entries of both storages, the largest first. */
export const listStoredEntries = (): readonly StoredEntry[] =>
  [...entriesOf('local'), ...entriesOf('session')].sort((a, b) => b.bytes - a.bytes);

export interface OwnEntry {
  readonly area: StorageArea;
  /** The name after the prefix of personal values. */
  readonly name: string;
  readonly value: unknown;
  /** Milliseconds since 1970, by the phone's clock. Undefined if the value does not expire. */
  readonly since: number | undefined;
}

const isDefined = (value: unknown): value is unknown => value !== undefined;

/** Lists the stored values of this page's person, or of the visitor. A value of another person is omitted (A04). */
export const ownEntries = (): readonly OwnEntry[] =>
  (['local', 'session'] as const).flatMap((area) =>
    namesWithPrefix(PERSONAL, area).flatMap((stored) => {
      const name = stored.slice(PERSONAL.length);
      const value = recallPersonal(name, isDefined, area);
      return value === undefined ? [] : [{ area, name, value, since: sinceOf(area, stored) }];
    }),
  );

const DAY_MS = 86_400_000;

/** Returns the time when a value was stored, from its expiry date and its lifetime in days. */
function sinceOf(area: StorageArea, stored: string): number | undefined {
  try {
    const storage = area === 'local' ? localStorage : sessionStorage;
    const entry: { until?: unknown; days?: unknown } | null = JSON.parse(storage.getItem(PREFIX + stored) ?? 'null');
    const { until, days } = entry ?? {};
    return typeof until === 'number' && typeof days === 'number' ? until - days * DAY_MS : undefined;
  } catch {
    return undefined; // storage is denied, so the value is only in memory
  }
}

function entriesOf(area: StorageArea): StoredEntry[] {
  try {
    const storage = area === 'local' ? localStorage : sessionStorage;
    return Object.keys(storage).map((name) => {
      const value = storage.getItem(name) ?? '';
      return { area, name, kind: kindOf(name), bytes: BYTES_PER_CHARACTER * (name.length + value.length) };
    });
  } catch {
    return []; // storage is denied, so it has no values
  }
}

function kindOf(stored: string): StoredKind {
  if (!stored.startsWith(PREFIX)) return 'other';
  const name = stored.slice(PREFIX.length);
  if (name.startsWith(PERSONAL + CACHE)) return 'copy';
  return isPhoneValue(name) ? 'phone' : 'person';
}

/** The prefix of the app's caches: the stored page (`page-worker.ts`), and personal files. */
const CACHE_PREFIX = 'sdhealth';

/** Lists the browser's caches. Empty if it has none, or refuses. */
export async function listCaches(): Promise<readonly StoredCache[]> {
  try {
    return await withEnd('cache', async () =>
      Promise.all(
        (await caches.keys()).map(async (name) => ({ name, entries: (await (await caches.open(name)).keys()).length })),
      ),
    );
  } catch {
    return [];
  }
}

/** Returns the used and the available storage of the origin in bytes. Undefined if the browser does not report them. */
export async function storageRoom(): Promise<{ used: number; most: number } | undefined> {
  try {
    const { usage, quota } = await withEnd('room', () => navigator.storage.estimate());
    return usage === undefined || quota === undefined ? undefined : { used: usage, most: quota };
  } catch {
    return undefined;
  }
}

export type WorkerState = 'none' | 'installing' | 'waiting' | 'active';

export async function workerState(): Promise<WorkerState> {
  try {
    const registration = await withEnd('worker', () => navigator.serviceWorker.getRegistration());
    if (registration?.active) return registration.waiting ? 'waiting' : 'active';
    return registration?.installing ? 'installing' : 'none';
  } catch {
    return 'none';
  }
}

/** Removes all copies: stored answers, stored files, the stored page. Choices, drafts and the session stay. */
export async function clearCopies(): Promise<void> {
  forgetCopies();
  try {
    await withEnd('cache', async () => {
      for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
    });
  } catch {
    // The browser refuses, or has no caches.
  }
}
