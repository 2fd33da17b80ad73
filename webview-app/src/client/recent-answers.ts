/**
 * Caches the recent answers of reads for a page that is shown again. The person sees the previous content while it is reloaded. Rules:
 * 1. An answer is reused for a minute, for the same person in the same language, and never after a write.
 * 2. A stale answer (an offline copy, or a stored answer of the person) is not cached.
 */
import { isSoon } from '../rules/periods.ts';
import { keyOf } from './address.ts';
import { isRead, type Wrapper } from './call.ts';

const LIFETIME_MS = 60_000;
const MAX_ANSWERS = 10;

// oxlint-disable-next-line sdhealth/kept-by-a-person -- forgetAnswers, at every change of the session
const recent = new Map<string, { readonly until: number; readonly data: unknown }>();
/** Rises when all answers are forgotten. A pending answer then belongs to an earlier era. */
let era = 0;

/** Caches the answers of reads. */
export const withRecentAnswers: Wrapper = (next) => async (call) => {
  const previous = era;
  const data = await next(call);
  if (isRead(call) && era === previous) store(keyOf(call), data);
  return data;
};

function store(key: string, data: unknown): void {
  recent.delete(key);
  recent.set(key, { until: Date.now() + LIFETIME_MS, data });
  const oldest = recent.keys().next();
  if (recent.size > MAX_ANSWERS && !oldest.done) recent.delete(oldest.value);
}

/** Returns the last answer for `key`. Undefined if it is missing or has expired. */
export function readRecentAnswer(key: string): { readonly data: unknown; readonly at: number } | undefined {
  const match = recent.get(key);
  return match && isSoon(match.until, LIFETIME_MS) ? { data: match.data, at: match.until - LIFETIME_MS } : undefined;
}

export function forgetRecentAnswers(): void {
  era += 1;
  recent.clear();
}
