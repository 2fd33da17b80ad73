/** The days and times of a conversation, in the words of the person's language. */
import { dayText, monthDayText } from '../../messages/date-text.ts';
import { formatDate } from '../../rules/dates.ts';
import type { ChatWords } from './words/index.ts';

const DAY_MS = 86_400_000;

export const isNewDay = (at: string, before: string | undefined): boolean =>
  before === undefined || formatDate(at) !== formatDate(before);

export function dayOf(at: string, words: ChatWords, now = Date.now()): string {
  const day = formatDate(at);
  if (day === formatDate(now)) return words.today;
  return day === formatDate(now - DAY_MS) ? words.yesterday : dayText(at);
}

export const timeOf = (at: string | number): string => formatDate(at, 'time');

/** A time that may be on another day. */
export const momentWords = (at: string, now = Date.now()): string =>
  formatDate(at) === formatDate(now) ? timeOf(at) : `${monthDayText(at)} ${timeOf(at)}`;
