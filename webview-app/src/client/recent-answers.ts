/**
 * Caches the recent answers of reads for a page that is shown again. The person sees the previous content while it is reloaded. Rules:
 * 1. An answer is reused for a minute, for the same person in the same language, and never after a write.
 * 2. A stale answer (an offline copy, or a stored answer of the person) is not cached.
 */
import { keyOf } from './address.ts';
import { forgetAnswersOf, freshAnswer, storeAnswer } from './answers-in-memory.ts';
import { isRead, type Wrapper } from './call.ts';

const LIFETIME_MS = 60_000;

/** Rises when the recent answers are forgotten. A pending answer then belongs to an earlier era. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- a counter contains nothing of a person
let era = 0;

export const withRecentAnswers: Wrapper = (next) => async (call) => {
  const previous = era;
  const data = await next(call);
  if (isRead(call) && era === previous) storeAnswer('recent', keyOf(call), LIFETIME_MS, Promise.resolve(data), data);
  return data;
};

/** Returns the last answer for `key`. Undefined if it is missing or has expired. */
export const readRecentAnswer = (key: string): { readonly data?: unknown; readonly at: number } | undefined =>
  freshAnswer('recent', key);

export function forgetRecentAnswers(): void {
  era += 1;
  forgetAnswersOf('recent');
}

/** Forgets all answers. No answer may be reused after a login, a logout or a change of person. */
export function forgetAnswers(): void {
  forgetRecentAnswers();
  forgetAnswersOf('cached');
  forgetAnswersOf('prefetched');
}
