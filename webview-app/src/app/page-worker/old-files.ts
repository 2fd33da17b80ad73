/**
 * Removes the cached files of older releases. A page that is still open may request them, so they stay for a day after a newer release,
 * or longer while the cached page is of an older release. If the phone is full, they are removed at once. (Workbox's expiration counts
 * from a file's last use, spares no release, and needs IndexedDB.)
 */
import { CACHE_NAME } from '../program-caches.ts';
import { ASSETS, isOfRelease } from './files.ts';
import { filesOf } from './pages.ts';
import { PAGE } from './scope.ts';

const DAY_MS = 86_400_000;
/** The cache key of a table: for each address of a file, the time since when the file belongs to an older release. */
const TABLE_URL = `${PAGE}older-files`;

/** Removes the files that have belonged to an older release for at least `minAgeMs`. */
export async function removeOldFiles(minAgeMs = DAY_MS): Promise<void> {
  // oxlint-disable-next-line sdhealth/wait-with-end -- no page waits for the removal
  const cache = await caches.open(CACHE_NAME);
  const storedSince: Readonly<Record<string, number>> = (await (await cache.match(TABLE_URL))?.json()) ?? {};
  const since: Record<string, number> = {};
  const page = await (await cache.match(PAGE, { ignoreVary: true }))?.text();
  const isNeeded = minAgeMs > 0 && page !== undefined && filesOf(page).length === 0;
  for (const request of await cache.keys()) {
    const { url } = request;
    if (!url.startsWith(ASSETS) || isOfRelease(url)) continue;
    const time = storedSince[url] ?? Date.now();
    if (isNeeded || Date.now() - time < minAgeMs) since[url] = time;
    else await cache.delete(request);
  }
  await cache.put(TABLE_URL, new Response(JSON.stringify(since)));
}
