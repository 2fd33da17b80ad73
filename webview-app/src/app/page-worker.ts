/**
 * Stores the page and its program for an offline start: the service worker of the web build, with Workbox. `register-worker.ts`
 * registers it, `webview-app/build/release.ts` builds it. Rules:
 * 1. The page is network first (`page-worker/pages.ts`), a file of the program is cache first (`page-worker/files.ts`).
 * 2. No invalid response is cached, and no page waits for caching. If the storage is full or refused, pages load as without a worker.
 * 3. All other requests are ignored: API calls, pictures and personal data.
 * 4. At each navigation it checks if it is switched off (`page-worker/off.ts`) and removes files of older releases.
 */
import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { ASSETS, cacheFirst, networkFirst } from './page-worker/files.ts';
import { isOff, unregisterIfOff } from './page-worker/off.ts';
import { removeOldFiles } from './page-worker/old-files.ts';
import { pages } from './page-worker/pages.ts';
import { ignoreFailure, PAGE, worker } from './page-worker/scope.ts';
import { OLD_CACHE_NAME } from './program-caches.ts';

worker.addEventListener('install', (event) => {
  event.waitUntil(ignoreFailure(pages.handleAll({ event, request: new Request(PAGE, { cache: 'no-store' }) })[1]));
  void worker.skipWaiting();
});

clientsClaim();
worker.addEventListener('activate', (event) => event.waitUntil(ignoreFailure(removeOldCaches())));

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(ignoreFailure(unregisterOrCleanUp()));
});

async function unregisterOrCleanUp(): Promise<void> {
  if (!(await unregisterIfOff())) await removeOldCaches();
}

async function removeOldCaches(): Promise<void> {
  // oxlint-disable-next-line sdhealth/wait-with-end -- no page waits for the removal
  await caches.delete(OLD_CACHE_NAME);
  await removeOldFiles();
}

registerQuotaErrorCallback(() => removeOldFiles(0));

const isFile = ({ url }: { url: URL }): boolean => !isOff() && url.href.startsWith(ASSETS);

registerRoute(({ request }) => !isOff() && request.mode === 'navigate', pages);
registerRoute((match) => isFile(match) && match.request.cache === 'reload', networkFirst);
// The page sends the list of files that it loaded before this worker was active. Workbox's router handles that message.
registerRoute(isFile, cacheFirst);
