/** Caches answers of configuration and portrait for a short time. Equal calls that are pending share one answer. */
import { orAborted } from './aborted.ts';
import { keyOf } from './address.ts';
import { dropAnswer, freshAnswer, latestAnswer, storeAnswer } from './answers-in-memory.ts';
import type { Call, Step, Wrapper } from './call.ts';
import { answeredFrom } from './origin.ts';

/** Reuses an answer for the row's `cacheMs`. Other callers share it, so the request goes on when one of them aborts. */
export const withCache: Wrapper = (next) => async (call) => {
  const { cacheMs } = call.endpoint;
  return cacheMs ? orAborted(sharedAnswer(call, cacheMs, next), call) : next(call);
};

/** Returns the cached answer if it is younger than `cacheMs`. Otherwise it sends the call. A failure is not cached. */
function sharedAnswer(call: Call, cacheMs: number, next: Step): Promise<unknown> {
  const key = keyOf(call);
  const match = freshAnswer('cached', key);
  if (match) {
    answeredFrom(call, 'cache', match.at);
    return match.answer;
  }
  const answer = next({ ...call, options: { ...call.options, signal: undefined } });
  storeAnswer('cached', key, cacheMs, answer);
  answer.catch(() => {
    if (latestAnswer('cached', key)?.answer === answer) dropAnswer('cached', key);
  });
  return answer;
}
