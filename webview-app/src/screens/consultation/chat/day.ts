/**
 * Formats the days and times of a conversation in the person's language. All messages are shown in the phone's time, the doctor's too. The
 * conversation's end is shown in the service's time.
 */
import { dayText, monthDayText } from '../../../messages/date-text.ts';
import { formatPhoneDate, isShanghaiTime, serviceTime } from '../../../messages/zone-text.ts';
import { formatDate } from '../../../rules/dates.ts';
import type { ChatWords } from './words/index.ts';

const DAY_MS = 86_400_000;

export const isNewDay = (moment: string, previous: string | undefined): boolean =>
  previous === undefined || formatPhoneDate(moment) !== formatPhoneDate(previous);

export function dayOf(moment: string, words: ChatWords, now = Date.now()): string {
  const day = formatPhoneDate(moment);
  if (day === formatPhoneDate(now)) return words.today;
  return day === formatPhoneDate(now - DAY_MS) ? words.yesterday : dayText(day);
}

export const timeOf = (moment: string | number): string => formatPhoneDate(moment, 'time');

/** Returns a time of the service, with its day unless that is today. */
export function momentText(moment: string, now = Date.now()): string {
  const time = formatDate(moment, 'time');
  const isToday = formatDate(moment) === formatDate(now) && isShanghaiTime(moment);
  return serviceTime(isToday ? time : `${monthDayText(moment)} ${time}`, moment);
}
