/** Caches answers of configuration and portrait for a short time. Equal calls that are pending share one answer. */
import { isSoon } from '../rules/periods.ts';
import { orAborted } from './aborted.ts';
import { keyOf } from './address.ts';
import type { Wrapper } from './call.ts';
import { answeredFrom } from './origin.ts';
import { forgetPrefetched } from './prefetched.ts';
import { forgetRecentAnswers } from './recent-answers.ts';

interface CachedAnswer {
  until: number;
  answer: Promise<unknown>;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- forgetAnswers, at every change of the session
const answers = new Map<string, CachedAnswer>();
const MAX_ANSWERS = 50;

/** Reuses an answer for the row's `cacheMs`. Other callers share it, so the request goes on when one of them aborts. */
export const withCache: Wrapper = (next) => async (call) => {
  const { cacheMs } = call.endpoint;
  if (!cacheMs) return next(call);
  const shared = { ...call, options: { ...call.options, signal: undefined } };
  return orAborted(
    reuse(
      keyOf(call),
      cacheMs,
      () => next(shared),
      (time) => answeredFrom(call, 'cache', time),
    ),
    call,
  );
};

/** Returns the cached answer of `key` if it is younger than `ms`. Otherwise it calls `load`. A failure is not cached. */
function reuse(
  key: string,
  ms: number,
  load: () => Promise<unknown>,
  onReuse: (time: number) => void,
): Promise<unknown> {
  const match = answers.get(key);
  if (match && isSoon(match.until, ms)) {
    onReuse(match.until - ms);
    return match.answer;
  }
  const answer = load();
  answers.delete(key);
  answers.set(key, { until: Date.now() + ms, answer });
  const oldest = answers.keys().next();
  if (answers.size > MAX_ANSWERS && !oldest.done) answers.delete(oldest.value);
  answer.catch(() => {
    if (answers.get(key)?.answer === answer) answers.delete(key);
  });
  return answer;
}

/** Returns the number of answers that can still be reused. */
export const cachedCount = (): number => [...answers.values()].filter(({ until }) => until > Date.now()).length;

/** Forgets all answers. No answer may be reused after a login, a logout or a change of person. */
export function forgetAnswers(): void {
  answers.clear();
  forgetPrefetched();
  forgetRecentAnswers();
}
