/**
 * Prefetched answers, asked for before a screen asks: given to the first call of the same row and input, once, and only while young. So even
 * money may be prefetched: it is as fresh as if the screen's own call had been slow.
 */
import { isSoon } from '../rules/periods.ts';
import { assertNotAborted, orAborted } from './aborted.ts';
import { keyOf } from './address.ts';
import { isRead, type Wrapper } from './call.ts';
import { answeredFrom } from './origin.ts';

const FRESH_MS = 10_000;
const MOST = 20;

interface Prefetched {
  /** When it was asked for. */
  readonly at: number;
  readonly until: number;
  readonly answer: Promise<unknown>;
  /** The answer once it is there. */
  data?: unknown;
}

const prefetched = new Map<string, Prefetched>();

/** Uses the prefetched answer. One that failed is asked for again, so that its failure is shown and reported. */
export const withPrefetched: Wrapper = (next) => async (call) => {
  assertNotAborted(call);
  const found = isRead(call) ? takePrefetched(keyOf(call)) : undefined;
  const answer =
    found &&
    (await orAborted(
      found.answer.catch(() => undefined),
      call,
    ));
  if (answer === undefined) return next(call);
  answeredFrom(call, 'prefetched', found?.at ?? 0);
  return answer;
};

export function keepPrefetched(key: string, answer: Promise<unknown>): void {
  const kept: Prefetched = { at: Date.now(), until: Date.now() + FRESH_MS, answer };
  answer.then(
    (data) => {
      kept.data = data;
    },
    () => undefined,
  );
  prefetched.set(key, kept);
  const oldest = prefetched.keys().next();
  if (prefetched.size > MOST && !oldest.done) prefetched.delete(oldest.value);
}

/** Returns the answer under way for `key`; nobody else gets it after this. */
function takePrefetched(key: string): Prefetched | undefined {
  const found = prefetched.get(key);
  prefetched.delete(key);
  return found && isSoon(found.until, FRESH_MS) ? found : undefined;
}

/** Returns the answer for `key` where it is there already; it stays to be taken. */
export function readPrefetched(key: string): unknown {
  return isPrefetched(key) ? prefetched.get(key)?.data : undefined;
}

/** Resolves when the answer for `key` is there, or cannot be had; at once where none was asked for. */
export async function prefetchedSettled(key: string): Promise<void> {
  await prefetched.get(key)?.answer.catch(() => undefined);
}

export const isPrefetched = (key: string): boolean => isSoon(prefetched.get(key)?.until ?? 0, FRESH_MS);

/** The number of prefetched answers that may still be taken. */
export const prefetchedCount = (): number => [...prefetched.keys()].filter(isPrefetched).length;

export const forgetPrefetched = (): void => prefetched.clear();
