/**
 * Stores files that a person has seen, for use without a network. Rules:
 * 1. Files belong to the person: nobody else reads them, and they are removed by the rules of `personal.ts`. Files of a visitor or an admin
 *    are not stored.
 * 2. They are few and small. The oldest are removed first.
 * 3. The app works without them, and no function here rejects.
 */
import { admin } from './admin.ts';
import { withEnd } from './browser-waits.ts';
import { isOwnerReplaced, ownerMark, sinceNow } from './personal.ts';
import { FILES } from './personal-caches.ts';

export interface KeptFile {
  readonly file: Blob;
  /** The time of storing, in milliseconds since 1970. */
  readonly at: number;
}

const MAX_FILES = 6;
const MAX_BYTES = 12_000_000;
const LIFETIME_MS = 30 * 86_400_000;
const TIME_HEADER = 'x-kept-at';

/** Returns a cache key. A cache accepts only addresses, and this address cannot be fetched. */
const addressOf = (name: string): string => `https://kept.invalid/${encodeURIComponent(name)}`;

/** Stores a file. `isOfNow` is the result of `sinceNow` at the request: after a change of person the file is not stored. */
export async function keepPersonalFile(name: string, file: Blob, isOfNow = sinceNow()): Promise<void> {
  const mark = ownerMark();
  if (mark === undefined || admin() || file.size > MAX_BYTES || isOwnerReplaced() || !isOfNow()) return;
  try {
    await withEnd('cache', async () => {
      const cache = await caches.open(FILES + mark);
      await cache.delete(addressOf(name));
      const older = await cache.keys();
      for (const request of older.slice(0, Math.max(0, older.length - MAX_FILES + 1))) await cache.delete(request);
      const headers = { 'content-type': file.type, [TIME_HEADER]: String(Date.now()) };
      await cache.put(addressOf(name), new Response(file, { headers }));
      // The person may have left meanwhile.
      if (ownerMark() !== mark || isOwnerReplaced() || !isOfNow()) await caches.delete(FILES + mark);
    });
  } catch {
    // The browser refuses, is full, does not answer, or has no caches.
  }
}

export async function recallPersonalFile(name: string, now = Date.now()): Promise<KeptFile | undefined> {
  const mark = ownerMark();
  if (mark === undefined || admin()) return undefined;
  try {
    return await withEnd('cache', async () => {
      // `caches.open` would create an empty cache.
      const answer = await caches.match(addressOf(name), { cacheName: FILES + mark });
      const time = Number(answer?.headers.get(TIME_HEADER));
      if (!answer || !(time > now - LIFETIME_MS)) return undefined;
      const file = await answer.blob();
      return ownerMark() === mark ? { file, at: time } : undefined;
    });
  } catch {
    return undefined;
  }
}

export interface NamedFile {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export async function personalFiles(): Promise<readonly NamedFile[]> {
  const mark = ownerMark();
  if (mark === undefined || admin()) return [];
  try {
    const files = await withEnd('cache', async () => {
      if (!(await caches.has(FILES + mark))) return [];
      const cache = await caches.open(FILES + mark);
      return Promise.all(
        (await cache.keys()).map(async (request) => ({
          name: decodeURIComponent(new URL(request.url).pathname.slice(1)),
          at: Number((await cache.match(request))?.headers.get(TIME_HEADER)),
        })),
      );
    });
    return ownerMark() === mark ? files : [];
  } catch {
    return []; // denied, or a browser without caches
  }
}

export async function forgetPersonalFile(name: string): Promise<void> {
  const mark = ownerMark();
  if (mark === undefined) return;
  try {
    await withEnd('cache', async () => {
      if (await caches.has(FILES + mark)) await (await caches.open(FILES + mark)).delete(addressOf(name));
    });
  } catch {
    // The browser denies caches, so no file was stored.
  }
}
