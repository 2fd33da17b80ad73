/** The worker's address in the form that the page's policy asks for: `page-worker` is the one name in its list (`scripts/policy`). */
function workerAddress(): string {
  const address = `${import.meta.env.BASE_URL}worker.js`;
  const policy = window.trustedTypes?.createPolicy('page-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

/**
 * Has the page and its program kept for a start without a network (`page-worker.ts`): in the web build, where the host's browser has
 * service workers. Others show their own page then. Nothing depends on it.
 */
export function keepPage(): void {
  const workers = navigator.serviceWorker;
  if (__BUILD__ !== 'web' || import.meta.env.DEV || !workers) return;
  const keep = async () => {
    await workers.register(workerAddress());
    const { active } = await workers.ready;
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  };
  // Not beside the first page's own files. A browser that refuses is one without.
  addEventListener('load', () => setTimeout(() => keep().catch(() => undefined)), { once: true });
}
