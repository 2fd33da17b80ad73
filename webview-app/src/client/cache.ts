/** Answers of configuration and portrait calls, reused for a short while; and equal calls under way, shared. */
import { isSoon } from '../rules/periods.ts';
import { forgetWarm } from './prefetched.ts';

interface Kept {
  until: number;
  answer: Promise<unknown>;
}

const kept = new Map<string, Kept>();
const MOST = 50;

/** `load`'s answer, or the one of an equal `key` younger than `ms` milliseconds. A failure is not kept. */
export function reuse(key: string, ms: number, load: () => Promise<unknown>): Promise<unknown> {
  const found = kept.get(key);
  if (found && isSoon(found.until, ms)) return found.answer;
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

/** After a login, a logout or a change of person nothing of before is reused. */
export function forgetAnswers(): void {
  kept.clear();
  forgetWarm();
}
