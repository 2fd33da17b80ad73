/**
 * The recent answers of reads, for a page that is shown again: the person comes back to what they saw, and it is loaded again.
 * Rules:
 * 1. An answer is given again for a minute, to the same person in the same language, and never after anything was written.
 * 2. Nothing that stood in for an answer is noted: an offline copy, or what is kept of a person.
 */
import { isSoon } from '../rules/periods.ts';
import { keyOf } from './address.ts';
import { isRead, type Wrapper } from './call.ts';

const MS = 60_000;
const MOST = 10;

// oxlint-disable-next-line sdhealth/kept-by-a-person -- forgetAnswers, at every change of the session
const recent = new Map<string, { readonly until: number; readonly data: unknown }>();
/** Rises when all is forgotten: an answer that is under way then is of before. */
let era = 0;

/** Notes the answers of reads. */
export const withRecentAnswers: Wrapper = (next) => async (call) => {
  const previous = era;
  const data = await next(call);
  if (isRead(call) && era === previous) note(keyOf(call), data);
  return data;
};

function note(key: string, data: unknown): void {
  recent.delete(key);
  recent.set(key, { until: Date.now() + MS, data });
  const oldest = recent.keys().next();
  if (recent.size > MOST && !oldest.done) recent.delete(oldest.value);
}

/** Returns the last answer for `key`; undefined where there is none, or none any more. */
export function readRecentAnswer(key: string): { readonly data: unknown; readonly at: number } | undefined {
  const match = recent.get(key);
  return match && isSoon(match.until, MS) ? { data: match.data, at: match.until - MS } : undefined;
}

export function forgetRecentAnswers(): void {
  era += 1;
  recent.clear();
}
