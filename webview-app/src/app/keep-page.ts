/** The worker's address in the form that the page's policy asks for: `page-worker` is the one name in its list (`scripts/policy`). */
function workerAddress(): string {
  const address = `${import.meta.env.BASE_URL}worker.js`;
  const policy = window.trustedTypes?.createPolicy('page-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

/**
 * Has the page and its program kept for a start without a network (`page-worker.ts`): where the host's browser has service workers. Others
 * show their own page then. A browser that refuses rejects, and is one without.
 */
export async function keepPage(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  await workers.register(workerAddress());
  const { active } = await workers.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
