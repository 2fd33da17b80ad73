/**
 * Holds prefetched answers, requested before a screen needs them. The first call of the same endpoint and input consumes an answer while it
 * is fresh. Even prices may be prefetched, because they are as fresh as the answer of a slow call.
 */
import { assertNotAborted, orAborted } from './aborted.ts';
import { keyOf } from './address.ts';
import { type AnswerInMemory, dropAnswer, freshAnswer, latestAnswer, storeAnswer } from './answers-in-memory.ts';
import { isRead, type Step, type Wrapper } from './call.ts';
import { handlingOf } from './codes.ts';
import { ApiError } from './errors.ts';
import { answeredFrom } from './origin.ts';

const LIFETIME_MS = 10_000;

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
    return (call.options.stored?.(rejectStep) ?? rejectStep)(call);
  };

export const storePrefetched = (key: string, answer: Promise<unknown>): void =>
  storeAnswer('prefetched', key, LIFETIME_MS, answer);

/** Removes and returns the prefetched answer for `key`, which may be pending. */
function takePrefetched(key: string): AnswerInMemory | undefined {
  const match = freshAnswer('prefetched', key);
  dropAnswer('prefetched', key);
  return match;
}

/** Returns the answer for `key` if it has arrived. It is not consumed. */
export const readPrefetched = (key: string): unknown => freshAnswer('prefetched', key)?.data;

/** Resolves when the answer for `key` has arrived or failed, and immediately without a request. */
export async function prefetchedSettled(key: string): Promise<void> {
  await latestAnswer('prefetched', key)?.answer.catch(() => undefined);
}

export const isPrefetched = (key: string): boolean => freshAnswer('prefetched', key) !== undefined;
