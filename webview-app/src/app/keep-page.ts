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
  const workers = navigator.serviceWorker;
  if (!workers) return;
  if ((await readRelease(import.meta.env.BASE_URL)).worker === 'off') return takeAway(workers);
  // The files that were loaded before the worker was there, or before a newer one was. Workbox's router knows these words.
  const tell = () => {
    const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
    workers.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  workers.addEventListener('controllerchange', tell);
  await workers.register(workerAddress());
  tell();
}

async function takeAway(workers: ServiceWorkerContainer): Promise<void> {
  await (await workers.getRegistration())?.unregister();
  for (const name of [PROGRAM, FORMER]) await caches.delete(name);
}
