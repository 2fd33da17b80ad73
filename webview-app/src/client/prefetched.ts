/**
 * Holds prefetched answers, requested before a screen asks. The first call of the same row and input takes one, once, and only while it
 * is fresh. Even money may be prefetched, because it is as fresh as the answer of a slow call.
 */
import { isSoon } from '../rules/periods.ts';
import { assertNotAborted, orAborted } from './aborted.ts';
import { keyOf } from './address.ts';
import { isRead, type Step, type Wrapper } from './call.ts';
import { handlingOf } from './codes.ts';
import { ApiError } from './errors.ts';
import { answeredFrom } from './origin.ts';

const FRESH_MS = 10_000;
const MOST = 20;

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
 * Uses the prefetched answer. A failed prefetch has already been tried twice, so its failure is the screen's own: the screen shows a
 * stored answer, and the failure is reported. The request is repeated only if a login or a refresh may help, because a prefetch never
 * asks for a login.
 */
export const withPrefetched: Wrapper = (next) => async (call) => {
  assertNotAborted(call);
  const match = isRead(call) ? takePrefetched(keyOf(call)) : undefined;
  if (!match) return next(call);
  const end = await orAborted(
    match.answer.then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    ),
    call,
  );
  if ('error' in end) return isLasting(end.error) ? failedAlready(end.error)(call) : next(call);
  answeredFrom(call, 'prefetched', match.at);
  return end.data;
};

const isLasting = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 'ABORTED' && handlingOf(error.code) === undefined;

/** Rejects with the prefetch's failure, through the caller's way to stored answers. */
const failedAlready =
  (error: unknown): Step =>
  (call) => {
    const fail: Step = () => Promise.reject(error);
    return (call.options.kept?.(fail) ?? fail)(call);
  };

export function keepPrefetched(key: string, answer: Promise<unknown>): void {
  const stored: Prefetched = { at: Date.now(), until: Date.now() + FRESH_MS, answer };
  answer.then(
    (data) => {
      stored.data = data;
    },
    () => undefined,
  );
  prefetched.set(key, stored);
  const oldest = prefetched.keys().next();
  if (prefetched.size > MOST && !oldest.done) prefetched.delete(oldest.value);
}

/** Removes and returns the answer in flight for `key`. */
function takePrefetched(key: string): Prefetched | undefined {
  const match = prefetched.get(key);
  prefetched.delete(key);
  return match && isSoon(match.until, FRESH_MS) ? match : undefined;
}

/** Returns the answer for `key` if it has arrived. It can still be taken. */
export function readPrefetched(key: string): unknown {
  // Mutant lives: What is young enough is there; the type wants the question.
  return isPrefetched(key) ? prefetched.get(key)?.data : undefined;
}

/** Resolves when the answer for `key` has arrived or failed, and immediately without a request. */
export async function prefetchedSettled(key: string): Promise<void> {
  await prefetched.get(key)?.answer.catch(() => undefined);
}

export const isPrefetched = (key: string): boolean => isSoon(prefetched.get(key)?.until ?? 0, FRESH_MS);

/** Returns the number of prefetched answers that can still be taken. */
export const prefetchedCount = (): number => [...prefetched.keys()].filter(isPrefetched).length;

export const forgetPrefetched = (): void => prefetched.clear();
