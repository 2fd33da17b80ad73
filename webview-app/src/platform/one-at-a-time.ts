import { withEnd } from './browser-waits.ts';

/**
 * Runs functions of one name one after the other, in all tabs of this browser. If the browser has no locks, refuses them, or does not
 * grant this one within its timeout (`browser-waits.ts`), the function runs anyway: the service decides then.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  const late = new AbortController();
  let running: Promise<T> | undefined;
  try {
    await withEnd(
      'lock',
      () =>
        new Promise<void>((begun, refused) => {
          navigator.locks
            .request(`sdhealth.${name}`, { signal: late.signal }, () => {
              // A lock that comes too late is released.
              if (late.signal.aborted) return;
              running = work();
              begun();
              return running.then(ignored, ignored);
            })
            .catch(refused);
        }),
    );
  } catch {
    late.abort();
  }
  return running ?? work();
}

const ignored = () => undefined;
