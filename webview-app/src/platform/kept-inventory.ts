/** The values that the browser keeps for this page, by name and size. A value is handed out to its own person alone. */
import { withEnd } from './browser-waits.ts';
import { recallPersonal } from './personal.ts';
import { CACHE, forgetCopies, isOfThePhone, namesBelow, PERSONAL, PREFIX, type StorageArea } from './storage.ts';

/** `copy`: an answer for a time without a network. `other`: written by another page of this origin. */
export type KeptKind = 'phone' | 'person' | 'copy' | 'other';

export interface KeptEntry {
  readonly area: StorageArea;
  readonly name: string;
  readonly kind: KeptKind;
  readonly bytes: number;
}

export interface KeptCache {
  readonly name: string;
  readonly entries: number;
}

/** Storages count two bytes for each character. */
const BYTES = 2;

/** Lists the entries of both storages, the largest first. */
export const keptEntries = (): readonly KeptEntry[] =>
  [...entriesOf('local'), ...entriesOf('session')].sort((a, b) => b.bytes - a.bytes);

export interface OwnEntry {
  readonly area: StorageArea;
  /** Below the prefix of persons. */
  readonly name: string;
  readonly value: unknown;
  /** Milliseconds since 1970, by the phone's clock; undefined where the value has no term. */
  readonly since: number | undefined;
}

const isAny = (value: unknown): value is unknown => value !== undefined;

/** Lists what is kept of the person of this page, or of the visitor; a value of anybody else is none of them (A04). */
export const ownEntries = (): readonly OwnEntry[] =>
  (['local', 'session'] as const).flatMap((area) =>
    namesBelow(PERSONAL, area).flatMap((stored) => {
      const name = stored.slice(PERSONAL.length);
      const value = recallPersonal(name, isAny, area);
      return value === undefined ? [] : [{ area, name, value, since: sinceOf(area, stored) }];
    }),
  );

const DAY_MS = 86_400_000;

/** A value says when it ends, and after how many days. */
function sinceOf(area: StorageArea, stored: string): number | undefined {
  try {
    const storage = area === 'local' ? localStorage : sessionStorage;
    const entry: { until?: unknown; days?: unknown } | null = JSON.parse(storage.getItem(PREFIX + stored) ?? 'null');
    const { until, days } = entry ?? {};
    return typeof until === 'number' && typeof days === 'number' ? until - days * DAY_MS : undefined;
  } catch {
    return undefined; // refused: it is in memory alone
  }
}

function entriesOf(area: StorageArea): KeptEntry[] {
  try {
    const storage = area === 'local' ? localStorage : sessionStorage;
    return Object.keys(storage).map((name) => {
      const value = storage.getItem(name) ?? '';
      return { area, name, kind: kindOf(name), bytes: BYTES * (name.length + value.length) };
    });
  } catch {
    return []; // refused: nothing is kept
  }
}

function kindOf(stored: string): KeptKind {
  if (!stored.startsWith(PREFIX)) return 'other';
  const name = stored.slice(PREFIX.length);
  if (name.startsWith(PERSONAL + CACHE)) return 'copy';
  return isOfThePhone(name) ? 'phone' : 'person';
}

/** The names of our caches begin like this: the page's own (`page-worker.ts`), and the files of persons. */
const OURS = 'sdhealth';

/** Lists the browser's caches; none where it has none, or refuses. */
export async function keptCaches(): Promise<readonly KeptCache[]> {
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

/** The room that the origin uses and may use, in bytes; undefined where the browser does not tell. */
export async function storageRoom(): Promise<{ used: number; most: number } | undefined> {
  try {
    const { usage, quota } = await withEnd('room', () => navigator.storage.estimate());
    return usage === undefined || quota === undefined ? undefined : { used: usage, most: quota };
  } catch {
    return undefined;
  }
}

export type WorkerState = 'none' | 'installing' | 'waiting' | 'active';

/** The state of the page's service worker. */
export async function workerState(): Promise<WorkerState> {
  try {
    const registration = await withEnd('worker', () => navigator.serviceWorker.getRegistration());
    if (registration?.active) return registration.waiting ? 'waiting' : 'active';
    return registration?.installing ? 'installing' : 'none';
  } catch {
    return 'none';
  }
}

/** Removes all copies: kept answers, kept files, the kept page. Choices, drafts and the session stay. */
export async function clearCopies(): Promise<void> {
  forgetCopies();
  try {
    await withEnd('cache', async () => {
      for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
    });
  } catch {
    // refused, or a browser without caches
  }
}
