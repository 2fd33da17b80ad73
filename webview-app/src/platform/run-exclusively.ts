import { withEnd } from './browser-waits.ts';

/**
 * Runs functions of one name one after the other, in all tabs of this browser. If the browser has no locks, refuses them, or does not
 * grant this one within its timeout (`browser-waits.ts`), the function runs without a lock, and the service resolves conflicts.
 */
export async function runExclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  const timeout = new AbortController();
  let running: Promise<T> | undefined;
  try {
    await withEnd(
      'lock',
      () =>
        new Promise<void>((onStart, onRefusal) => {
          navigator.locks
            .request(`sdhealth.${name}`, { signal: timeout.signal }, () => {
              // A lock that is granted too late is released.
              if (timeout.signal.aborted) return;
              running = work();
              onStart();
              return running.then(ignoreResult, ignoreResult);
            })
            .catch(onRefusal);
        }),
    );
  } catch {
    timeout.abort();
  }
  return running ?? work();
}

const ignoreResult = () => undefined;
