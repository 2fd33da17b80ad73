/** Periods and opening hours, by the provider's clock (Asia/Shanghai), whatever the phone's zone. */
import { EFFECTIVE_CUTOFF_MIN, SERVICE_HOURS } from './constants.ts';
import { type DateValue, formatDate, minuteOfDay, momentOf } from './dates.ts';

export type ActivityTime = 'BEFORE_START' | 'START' | 'END';

/**
 * Tells if an activity is yet to start, is on, or is over. It runs from its start, included, to its end, excluded; a bound that is
 * no date does not bound it.
 */
export function activityTime(start: DateValue, end: DateValue, now = Date.now()): ActivityTime {
  if (now < momentOf(start)) return 'BEFORE_START';
  return now >= momentOf(end) ? 'END' : 'START';
}

/**
 * True for a moment that is still to come, within `ms` milliseconds. One further off was computed by a clock that has been set back
 * since; waiting for it would take days (A05).
 */
export const isSoon = (moment: number, ms: number, now = Date.now()): boolean => moment > now && moment - now <= ms;

/** Days until a change takes effect: 1 before 21:00, from then on 2 (specification, section 4). */
export const daysUntilEffective = (now = Date.now()): 1 | 2 => (minuteOfDay(now) < EFFECTIVE_CUTOFF_MIN ? 1 : 2);

/** The date from which a change made now counts, `YYYY-MM-DD`. */
export const effectiveDate = (now = Date.now()): string => formatDate(now + daysUntilEffective(now) * 86_400_000);

/** Milliseconds of the next midnight in Shanghai, where the provider's next day begins. */
export const nextMidnight = (now = Date.now()): number => momentOf(formatDate(now + 86_400_000));

/** True while customer service is there. */
export function isServiceOpen(now = Date.now()): boolean {
  const [opens = 0, closes = 0] = SERVICE_HOURS.split('-').map(minutesOf);
  const minute = minuteOfDay(now);
  return minute >= opens && minute < closes;
}

/** `9:30` is 570. */
const minutesOf = (time: string): number => time.split(':').reduce((hours, part) => hours * 60 + Number(part), 0);
