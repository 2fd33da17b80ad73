/**
 * The service worker of the web build, made of Workbox: it keeps the page and its program for a start without a network. `keep-page.ts`
 * registers it, `webview-app/build/release.ts` builds it. Rules:
 * 1. The page comes from the network first (`page-worker/pages.ts`), a file of the program from what is kept (`page-worker/files.ts`).
 * 2. Nothing wrong is kept, and nobody waits for the keeping: a full phone, or a browser that refuses, is as one without a worker.
 * 3. Nothing else passes through here: no call, no picture, nothing of a person.
 * 4. At each start it looks if it is still wanted (`page-worker/off.ts`), and what of older releases can go.
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
// The page names the files that it had loaded before this worker was there; Workbox's router hears it.
registerRoute(isFile, keptFirst);
