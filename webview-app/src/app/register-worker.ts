import { withEnd } from '../platform/browser-waits.ts';
import { CACHE_NAME, OLD_CACHE_NAME } from './program-caches.ts';
import { readRelease } from './release-file.ts';

/** Returns the worker's address as a trusted type: the page's policy allows the name `page-worker` (`webview-app/build/policy`). */
function workerAddress(): string {
  const address = `${import.meta.env.BASE_URL}worker.js`;
  const policy = window.trustedTypes?.createPolicy('page-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

/**
 * Registers the service worker that stores the page and its program for an offline start (`page-worker.ts`). A browser without service
 * workers shows its own error page offline. Rejects if the browser refuses. If the installation has switched the worker off, the worker is removed.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if ((await readRelease(import.meta.env.BASE_URL)).worker === 'off') return removeWorker();
  // Lists the files that were loaded before the current worker was active. Workbox's router handles this message.
  const sendLoadedFiles = () => {
    const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
    navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  navigator.serviceWorker.addEventListener('controllerchange', sendLoadedFiles);
  await withEnd('worker', () => navigator.serviceWorker.register(workerAddress()));
  sendLoadedFiles();
}

async function removeWorker(): Promise<void> {
  await withEnd('worker', async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  await withEnd('cache', () => Promise.all([CACHE_NAME, OLD_CACHE_NAME].map((name) => caches.delete(name))));
}
