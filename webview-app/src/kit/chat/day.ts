/**
 * The days and times of a conversation, in the words of the person's language. Messages have the phone's clock, those of the doctor too: an
 * answer never stands before its question. Its end is the service's.
 */
import { dayText, monthDayText } from '../../messages/date-text.ts';
import { formatPhoneDate, isShanghaiHere, serviceTime } from '../../messages/zone-text.ts';
import { formatDate } from '../../rules/dates.ts';
import type { ChatWords } from './words/index.ts';

const DAY_MS = 86_400_000;

export const isNewDay = (at: string, before: string | undefined): boolean =>
  before === undefined || formatPhoneDate(at) !== formatPhoneDate(before);

export function dayOf(at: string, words: ChatWords, now = Date.now()): string {
  const day = formatPhoneDate(at);
  if (day === formatPhoneDate(now)) return words.today;
  return day === formatPhoneDate(now - DAY_MS) ? words.yesterday : dayText(day);
}

export const timeOf = (at: string | number): string => formatPhoneDate(at, 'time');

/** A time that the service has set, and that may be on another day. */
export function momentWords(at: string, now = Date.now()): string {
  const time = formatDate(at, 'time');
  const isToday = formatDate(at) === formatDate(now) && isShanghaiHere(at);
  return serviceTime(isToday ? time : `${monthDayText(at)} ${time}`, at);
}
