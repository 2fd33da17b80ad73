/** The rule by which a popup, or a tab that pops up, is shown to a person. */
import { formatDate } from './dates.ts';

/** `once`: ever. `daily`: at most once on each day in Shanghai. */
export type ExposureRule = 'once' | 'daily';

/**
 * Tells if it is due. `lastAt` is when the person has seen it last, `now` the server's time, both in milliseconds since 1970; without
 * `lastAt` the person has never seen it.
 */
export function isDue(rule: ExposureRule, lastAt: number | undefined, now: number): boolean {
  if (lastAt === undefined) return true;
  return rule === 'daily' && formatDate(lastAt) !== formatDate(now);
}
