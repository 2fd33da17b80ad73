/**
 * Holds prefetched answers, requested before a screen needs them. The first call of the same endpoint and input consumes an answer while it
 * is fresh. Even prices may be prefetched, because they are as fresh as the answer of a slow call.
 */
import { isSoon } from '../rules/periods.ts';
import { assertNotAborted, orAborted } from './aborted.ts';
import { keyOf } from './address.ts';
import { isRead, type Step, type Wrapper } from './call.ts';
import { handlingOf } from './codes.ts';
import { ApiError } from './errors.ts';
import { answeredFrom } from './origin.ts';

const FRESH_MS = 10_000;
const MAX_PREFETCHED = 20;

interface Prefetched {
  /** The time of the request. */
  readonly at: number;
  readonly until: number;
  readonly answer: Promise<unknown>;
  /** The answer, once it has arrived. */
  data?: unknown;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- forgetAnswers, at every change of the session
const prefetched = new Map<string, Prefetched>();

/**
 * Uses the prefetched answer. A failed prefetch has already been tried twice, so the screen gets its failure: the screen shows a
 * stored answer, and the failure is reported. The request is repeated only if a login or a refresh may help, because a prefetch never
 * requests a login.
 */
export const withPrefetched: Wrapper = (next) => async (call) => {
  assertNotAborted(call);
  const match = isRead(call) ? takePrefetched(keyOf(call)) : undefined;
  if (!match) return next(call);
  const result = await orAborted(
    match.answer.then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    ),
    call,
  );
  if ('error' in result) return isLasting(result.error) ? rejectAsPrefetch(result.error)(call) : next(call);
  answeredFrom(call, 'prefetched', match.at);
  return result.data;
};

const isLasting = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 'ABORTED' && handlingOf(error.code) === undefined;

/** Rejects with the prefetch's failure, unless the caller's stored answer replaces it. */
const rejectAsPrefetch =
  (error: unknown): Step =>
  (call) => {
    const rejectStep: Step = () => Promise.reject(error);
    return (call.options.kept?.(rejectStep) ?? rejectStep)(call);
  };

export function storePrefetched(key: string, answer: Promise<unknown>): void {
  const stored: Prefetched = { at: Date.now(), until: Date.now() + FRESH_MS, answer };
  answer.then(
    (data) => {
      stored.data = data;
    },
    () => undefined,
  );
  prefetched.set(key, stored);
  const oldest = prefetched.keys().next();
  if (prefetched.size > MAX_PREFETCHED && !oldest.done) prefetched.delete(oldest.value);
}

/** Removes and returns the prefetched answer for `key`, which may be pending. */
function takePrefetched(key: string): Prefetched | undefined {
  const match = prefetched.get(key);
  prefetched.delete(key);
  return match && isSoon(match.until, FRESH_MS) ? match : undefined;
}

/** Returns the answer for `key` if it has arrived. It is not consumed. */
export function readPrefetched(key: string): unknown {
  // Mutant lives: A fresh entry exists. The type requires the `?.`.
  return isPrefetched(key) ? prefetched.get(key)?.data : undefined;
}

/** Resolves when the answer for `key` has arrived or failed, and immediately without a request. */
export async function prefetchedSettled(key: string): Promise<void> {
  await prefetched.get(key)?.answer.catch(() => undefined);
}

export const isPrefetched = (key: string): boolean => isSoon(prefetched.get(key)?.until ?? 0, FRESH_MS);

/** Returns the number of prefetched answers that can still be consumed. */
export const prefetchedCount = (): number => [...prefetched.keys()].filter(isPrefetched).length;

export const forgetPrefetched = (): void => prefetched.clear();
