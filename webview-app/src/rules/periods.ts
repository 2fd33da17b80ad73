/** What is open when: by the provider's clock (Asia/Shanghai), whatever the phone's zone. */
import { EFFECTIVE_CUTOFF_MIN, SERVICE_CLOSES_MIN, SERVICE_OPENS_MIN } from './constants.ts';
import { type DateValue, formatDate, minuteOfDay, momentOf } from './dates.ts';

export type ActivityTime = 'BEFORE_START' | 'START' | 'END';

/** Where an activity stands. It runs from its start, included, to its end, excluded; a bound that is no date does not bound it. */
export function activityTime(start: DateValue, end: DateValue, now = Date.now()): ActivityTime {
  if (now < momentOf(start)) return 'BEFORE_START';
  return now >= momentOf(end) ? 'END' : 'START';
}

/**
 * Whether a moment is still to come, and within `ms` milliseconds: one further off was reckoned by a clock that has been set back
 * since, and what waits for it would wait for days (A05).
 */
export const isSoon = (moment: number, ms: number, now = Date.now()): boolean => moment > now && moment - now <= ms;

/** Days until a change takes effect: 1 before 21:00, from then on 2 (specification, section 4). */
export const daysUntilEffective = (now = Date.now()): 1 | 2 => (minuteOfDay(now) < EFFECTIVE_CUTOFF_MIN ? 1 : 2);

/** The date from which a change made now counts, `YYYY-MM-DD`. */
export const effectiveDate = (now = Date.now()): string => formatDate(now + daysUntilEffective(now) * 86_400_000);

/** Whether customer service is there: 9:30 included to 21:30 excluded. */
export function isServiceOpen(now = Date.now()): boolean {
  const minute = minuteOfDay(now);
  return minute >= SERVICE_OPENS_MIN && minute < SERVICE_CLOSES_MIN;
}
