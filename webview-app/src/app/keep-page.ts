import { withEnd } from '../platform/browser-waits.ts';
import { FORMER, PROGRAM } from './kept-program.ts';
import { readRelease } from './release-file.ts';

/** The worker's address in the form that the page's policy asks for: `page-worker` is the one name in its list (`webview-app/build/policy`). */
function workerAddress(): string {
  const address = `${import.meta.env.BASE_URL}worker.js`;
  const policy = window.trustedTypes?.createPolicy('page-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

/**
 * Has the page and its program kept for a start without a network (`page-worker.ts`): where the host's browser has service workers. Others
 * show their own page then. A browser that refuses rejects, and is one without. Where the installation has switched the worker off, it goes.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if ((await readRelease(import.meta.env.BASE_URL)).worker === 'off') return takeAway();
  // The files that were loaded before the worker was there, or before a newer one was. Workbox's router knows these words.
  const tell = () => {
    const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
    navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  navigator.serviceWorker.addEventListener('controllerchange', tell);
  await withEnd('worker', () => navigator.serviceWorker.register(workerAddress()));
  tell();
}

async function takeAway(): Promise<void> {
  await withEnd('worker', async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  await withEnd('cache', () => Promise.all([PROGRAM, FORMER].map((name) => caches.delete(name))));
}
