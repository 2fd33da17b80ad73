/**
 * Stores the page and its program for an offline start: the service worker of the web build, with Workbox. `keep-page.ts`
 * registers it, `webview-app/build/release.ts` builds it. Rules:
 * 1. The page is network first (`page-worker/pages.ts`), a file of the program is cache first (`page-worker/files.ts`).
 * 2. No wrong answer is cached, and nothing waits for caching. If the phone is full or the browser refuses, all works as without a worker.
 * 3. No other requests are handled here: no calls, no pictures, nothing of a person.
 * 4. At each navigation it checks if it is switched off (`page-worker/off.ts`) and removes files of older releases.
 */
import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { FORMER } from './kept-program.ts';
import { ASSETS, askedAnew, keptFirst } from './page-worker/files.ts';
import { goIfOff, isOff } from './page-worker/off.ts';
import { dropOldFiles } from './page-worker/old-files.ts';
import { pages } from './page-worker/pages.ts';
import { PAGE, quietly, worker } from './page-worker/scope.ts';

worker.addEventListener('install', (event) => {
  event.waitUntil(quietly(pages.handleAll({ event, request: new Request(PAGE, { cache: 'no-store' }) })[1]));
  void worker.skipWaiting();
});

clientsClaim();
worker.addEventListener('activate', (event) => event.waitUntil(quietly(tidy())));

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(quietly(goOrTidy()));
});

async function goOrTidy(): Promise<void> {
  if (!(await goIfOff())) await tidy();
}

async function tidy(): Promise<void> {
  // oxlint-disable-next-line sdhealth/wait-with-end -- its work behind an answer, for which no page waits; an answer waits within bounded.ts
  await caches.delete(FORMER);
  await dropOldFiles();
}

registerQuotaErrorCallback(() => dropOldFiles(0));

const isFile = ({ url }: { url: URL }): boolean => !isOff() && url.href.startsWith(ASSETS);

registerRoute(({ request }) => !isOff() && request.mode === 'navigate', pages);
registerRoute((match) => isFile(match) && match.request.cache === 'reload', askedAnew);
// The page sends the files that it loaded before this worker was active; Workbox's router handles the message.
registerRoute(isFile, keptFirst);
