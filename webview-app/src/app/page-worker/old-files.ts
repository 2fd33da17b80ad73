/**
 * The files of older releases. A page that is still open may ask for them, so they stay for a day after a newer release has come, and as long
 * as the kept page is an older one's; where the phone is full they go at once. (Workbox's expiration counts from a file's last use, spares no
 * release, and needs IndexedDB.)
 */
import { PROGRAM } from '../kept-program.ts';
import { ASSETS, isOfRelease } from './files.ts';
import { filesOf } from './pages.ts';
import { PAGE } from './scope.ts';

const DAY_MS = 86_400_000;
/** The times since when each file is an older release's, by its address. It is kept beside them. */
const SINCE = `${PAGE}older-files`;

/** Removes the files that have been an older release's for so long. */
export async function dropOldFiles(after = DAY_MS): Promise<void> {
  // oxlint-disable-next-line sdhealth/wait-with-end -- work behind an answer
  const cache = await caches.open(PROGRAM);
  const previous: Readonly<Record<string, number>> = (await (await cache.match(SINCE))?.json()) ?? {};
  const since: Record<string, number> = {};
  const page = await (await cache.match(PAGE, { ignoreVary: true }))?.text();
  const isNeeded = after > 0 && page !== undefined && filesOf(page).length === 0;
  for (const request of await cache.keys()) {
    const { url } = request;
    if (!url.startsWith(ASSETS) || isOfRelease(url)) continue;
    const time = previous[url] ?? Date.now();
    if (isNeeded || Date.now() - time < after) since[url] = time;
    else await cache.delete(request);
  }
  await cache.put(SINCE, new Response(JSON.stringify(since)));
}
