/** Cache of configuration and portrait answers, for a short while; equal calls under way are shared. */
import { isSoon } from '../rules/periods.ts';
import { orAborted } from './aborted.ts';
import { keyOf } from './address.ts';
import type { Wrapper } from './call.ts';
import { answeredFrom } from './origin.ts';
import { forgetPrefetched } from './prefetched.ts';
import { forgetRecentAnswers } from './recent-answers.ts';

interface Kept {
  until: number;
  answer: Promise<unknown>;
}

const kept = new Map<string, Kept>();
const MOST = 50;

/** Uses an answer again for the row's `cacheMs`. It is shared with other callers, so one of them leaving does not end it. */
export const withCache: Wrapper = (next) => async (call) => {
  const { cacheMs } = call.endpoint;
  if (!cacheMs) return next(call);
  const shared = { ...call, options: { ...call.options, signal: undefined } };
  return orAborted(
    reuse(
      keyOf(call),
      cacheMs,
      () => next(shared),
      (at) => answeredFrom(call, 'cache', at),
    ),
    call,
  );
};

/** Returns `load`'s answer, or the one of an equal `key` younger than `ms` milliseconds. A failure is not kept. */
function reuse(key: string, ms: number, load: () => Promise<unknown>, onReuse: (at: number) => void): Promise<unknown> {
  const found = kept.get(key);
  if (found && isSoon(found.until, ms)) {
    onReuse(found.until - ms);
    return found.answer;
  }
  const answer = load();
  kept.delete(key);
  kept.set(key, { until: Date.now() + ms, answer });
  const oldest = kept.keys().next();
  if (kept.size > MOST && !oldest.done) kept.delete(oldest.value);
  answer.catch(() => {
    if (kept.get(key)?.answer === answer) kept.delete(key);
  });
  return answer;
}

/** The number of answers that may be used again now. */
export const cachedCount = (): number => [...kept.values()].filter(({ until }) => until > Date.now()).length;

/** Forgets all answers: after a login, a logout or a change of person none is used again. */
export function forgetAnswers(): void {
  kept.clear();
  forgetPrefetched();
  forgetRecentAnswers();
}
