/** Decides when a popup, or a tab that pops up, is shown to a person. */
import { formatDate } from './dates.ts';

/** `once`: a single time. `daily`: at most once on each day in Shanghai. */
export type ExposureRule = 'once' | 'daily';

/**
 * Checks that a popup is due. `lastAt` is when the person last saw it, `now` the server's time, both in milliseconds since 1970. `lastAt`
 * is undefined if the person has never seen it.
 */
export function isDue(rule: ExposureRule, lastAt: number | undefined, now: number): boolean {
  if (lastAt === undefined) return true;
  return rule === 'daily' && formatDate(lastAt) !== formatDate(now);
}
