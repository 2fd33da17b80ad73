/**
 * Formats days and times for people: `2026年3月2日 14:30`, `Mar 2, 2026, 14:30`. They are in the provider's time zone, as in `formatDate`. An
 * English date has no line break inside (`inOnePiece`).
 */

import { type DateValue, formatDate } from '../rules/dates.ts';
import { dayFormat } from './formats.ts';
import { inOnePiece } from './joined-text.ts';
import { currentLanguage, languageTag } from './language.ts';

/** Returns `2026年3月2日` or `Mar 2, 2026`, and '' for an invalid date. */
export const dayText = (value: DateValue): string => inOnePiece(formatDay(value));

function formatDay(value: DateValue): string {
  const day = formatDate(value);
  return day && dayFormat(languageTag(), { dateStyle: 'medium' }).format(new Date(day));
}

/** Returns day and time on a 24-hour clock: `2026年3月2日 14:30`, or `Mar 2, 2026, 14:30`. */
export function momentText(value: DateValue): string {
  const day = dayText(value);
  return day && `${day}${currentLanguage() === 'zh' ? '' : ','} ${formatDate(value, 'time')}`;
}

/** Returns the first and the last day. A common year is written once: `2026年3月2日 至 4月5日`, or `Mar 2 – Apr 5, 2026`. */
export function rangeText(from: DateValue, to: DateValue): string {
  const [first, last] = [formatDay(from), formatDay(to)];
  const isSameYear = formatDate(from).slice(0, 4) === formatDate(to).slice(0, 4);
  if (currentLanguage() === 'zh') return `${first} 至 ${isSameYear ? last.slice(5) : last}`;
  return inOnePiece(`${isSameYear ? first.slice(0, -6) : first} – ${last}`);
}

/** Returns the month, without the year if `isThisYear`: `2026年3月` or `3月`, `March 2026` or `March`. `month` is 1 to 12. */
export const monthText = (year: number, month: number, isThisYear = false): string =>
  dayFormat(languageTag(), {
    month: currentLanguage() === 'zh' ? 'short' : 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(Date.UTC(year, month - 1));

/** Returns month and day without the year, for a known year: `3月2日`, or `Mar 2`. */
export function monthDayText(value: DateValue): string {
  const day = formatDate(value);
  return day && inOnePiece(dayFormat(languageTag(), { month: 'short', day: 'numeric' }).format(new Date(day)));
}
