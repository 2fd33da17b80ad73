/**
 * Days and times as people write them: `2026年3月2日 14:30`, `Mar 2, 2026, 14:30`. In the provider's time zone, as `formatDate`. No line of
 * English ends within a day: `inOnePiece`.
 */
import { type DateValue, formatDate } from '../rules/dates.ts';
import { inOnePiece } from './in-one-piece.ts';
import { currentLanguage, languageTag } from './language.ts';

/** `2026年3月2日`, or `Mar 2, 2026`. An empty text for a value that is no date. */
export const dayText = (value: DateValue): string => inOnePiece(plainDay(value));

function plainDay(value: DateValue): string {
  const day = formatDate(value);
  return day && new Date(day).toLocaleDateString(languageTag(), { dateStyle: 'medium', timeZone: 'UTC' });
}

/** The day and the time, on a clock of 24 hours: `2026年3月2日 14:30`, or `Mar 2, 2026, 14:30`. */
export function momentText(value: DateValue): string {
  const day = dayText(value);
  return day && `${day}${currentLanguage() === 'zh' ? '' : ','} ${formatDate(value, 'time')}`;
}

/** The first and the last day; the year stands once where it is the same: `2026年3月2日 至 4月5日`, or `Mar 2 – Apr 5, 2026`. */
export function rangeText(from: DateValue, to: DateValue): string {
  const [first, last] = [plainDay(from), plainDay(to)];
  const isSameYear = formatDate(from).slice(0, 4) === formatDate(to).slice(0, 4);
  if (currentLanguage() === 'zh') return `${first} 至 ${isSameYear ? last.slice(5) : last}`;
  return inOnePiece(`${isSameYear ? first.slice(0, -6) : first} – ${last}`);
}

/** The month, without the year where `isThisYear`: `2026年3月` or `3月`, `March 2026` or `March`. `month` is 1 to 12. */
export const monthText = (year: number, month: number, isThisYear = false): string =>
  new Date(Date.UTC(year, month - 1)).toLocaleDateString(languageTag(), {
    month: currentLanguage() === 'zh' ? 'short' : 'long',
    timeZone: 'UTC',
    ...(!isThisYear && { year: 'numeric' }),
  });

/** The month and the day without the year, where the reader knows it: `3月2日`, or `Mar 2`. */
export function monthDayText(value: DateValue): string {
  const day = formatDate(value);
  return (
    day &&
    inOnePiece(new Date(day).toLocaleDateString(languageTag(), { month: 'short', day: 'numeric', timeZone: 'UTC' }))
  );
}
