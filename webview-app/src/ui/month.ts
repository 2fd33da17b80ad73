/**
 * Calculates with days as `YYYY-MM-DD` and months as `YYYY-MM`, in UTC. A calendar day has no time zone, and the texts sort like the days.
 */
import { dayFormat } from '../messages/formats.ts';
import { inOnePiece } from '../messages/joined-text.ts';

const DAY_MS = 86_400_000;

const timeOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns `day` plus a number of days. */
export function addDays(day: string, count: number): string {
  return dayText(timeOfDay(day) + count * DAY_MS);
}

/** Returns `day` plus a number of months, clamped to the last day of a shorter month: 01-31 plus one is 02-28. */
export function addMonths(day: string, count: number): string {
  const month = shiftMonth(day.slice(0, 7), count);
  const lastDay = daysOf(month).at(-1) ?? `${month}-28`;
  const sameDay = `${month}-${day.slice(8)}`;
  return sameDay > lastDay ? lastDay : sameDay;
}

/** Returns `month` plus a number of months. */
export function shiftMonth(month: string, count: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export function daysOf(month: string): string[] {
  const first = timeOfDay(`${month}-01`);
  const length = (timeOfDay(`${shiftMonth(month, 1)}-01`) - first) / DAY_MS;
  return Array.from({ length }, (_, index) => dayText(first + index * DAY_MS));
}

/** Returns 0 for Monday to 6 for Sunday. */
export function weekday(day: string): number {
  return (new Date(timeOfDay(day)).getUTCDay() + 6) % 7;
}

/** Returns a month's weeks, Monday to Sunday. A day of another month is `undefined`. */
export function weeksOf(month: string): (string | undefined)[][] {
  const days = daysOf(month);
  const first = days[0];
  if (first === undefined) return [];
  const cells: (string | undefined)[] = [...Array<undefined>(weekday(first)).fill(undefined), ...days];
  while (cells.length % 7) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Returns the short name of a day's month, e.g. "Dec" or "12月". `tag` is a language tag. */
export function monthInWords(day: string, tag: string): string {
  return dayFormat(tag, { month: 'short' }).format(timeOfDay(day));
}

/** Returns the day in few words, e.g. "Thu, Dec 4" or "12月4日周四". `tag`: a language tag. Month and day stay on one line. */
export const dayInShort = (day: string, tag: string): string =>
  inOnePiece(formatDay(day, tag, { weekday: 'short', month: 'short' }));

/** Returns the day in words, e.g. "Thursday, December 4" or "12月4日星期四". `tag`: a language tag. Month and day stay on one line. */
export const dayInWords = (day: string, tag: string): string => inOnePiece(dayAloud(day, tag));

/** Returns the text of `dayInWords` without no-break characters, for text that is read aloud, copied or stored. */
export const dayAloud = (day: string, tag: string): string => formatDay(day, tag, { weekday: 'long', month: 'long' });

const formatDay = (day: string, tag: string, options: Intl.DateTimeFormatOptions): string =>
  dayFormat(tag, { ...options, day: 'numeric' }).format(timeOfDay(day));
