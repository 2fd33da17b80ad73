/** Computes periods and opening hours in the provider's time zone (Asia/Shanghai), whatever the phone's. */
import { service } from '../installation/service.ts';
import { EFFECTIVE_CUTOFF_MIN } from './constants.ts';
import { type DateValue, formatDate, minuteOfDay, momentOf } from './dates.ts';

export type ActivityTime = 'BEFORE_START' | 'START' | 'END';

/**
 * Returns whether an activity is before its start, running, or over. The start is included, the end excluded. A bound that is an invalid date
 * does not limit it.
 */
export function activityTime(start: DateValue, end: DateValue, now = Date.now()): ActivityTime {
  if (now < momentOf(start)) return 'BEFORE_START';
  return now >= momentOf(end) ? 'END' : 'START';
}

/**
 * Checks that a time is in the future, within `ms` milliseconds. A later time was computed before the clock was set back, and waiting for
 * it would take days (A05).
 */
export const isSoon = (moment: number, ms: number, now = Date.now()): boolean => moment > now && moment - now <= ms;

/** Returns the days until a change takes effect: 1 before 21:00, then 2 (specification, section 4). */
export const daysUntilEffective = (now = Date.now()): 1 | 2 => (minuteOfDay(now) < EFFECTIVE_CUTOFF_MIN ? 1 : 2);

/** Returns the date on which a change made now takes effect, `YYYY-MM-DD`. */
export const effectiveDate = (now = Date.now()): string => formatDate(now + daysUntilEffective(now) * 86_400_000);

/** Returns the next midnight in Shanghai in milliseconds, when the provider's next day begins. */
export const nextMidnight = (now = Date.now()): number => momentOf(formatDate(now + 86_400_000));

/** Checks that customer service is open. Without hours it always is. */
export function isServiceOpen(now = Date.now()): boolean {
  const [openingMinute = 0, closingMinute = Number.POSITIVE_INFINITY] = service.hours?.split('-').map(minutesOf) ?? [];
  const minute = minuteOfDay(now);
  return minute >= openingMinute && minute < closingMinute;
}

/** Converts `9:30` to 570. */
const minutesOf = (time: string): number => time.split(':').reduce((hours, part) => hours * 60 + Number(part), 0);
