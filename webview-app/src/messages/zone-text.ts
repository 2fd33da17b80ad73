/**
 * Formats times on two clocks. Times of the service are in Shanghai time, with the zone if the phone's clock differs. Times of a person's
 * actions are in the phone's time.
 */
import { type DateFormat, type DateValue, formatDate, momentOf } from '../rules/dates.ts';
import { currentLanguage } from './language.ts';

/** Minutes by which Shanghai is ahead of UTC. */
const SHANGHAI_MIN = 8 * 60;

/** Returns the milliseconds by which the phone's clock is ahead of Shanghai's at a time, or 0 for an invalid date. */
const aheadMs = (value: DateValue): number =>
  (-new Date(momentOf(value)).getTimezoneOffset() - SHANGHAI_MIN) * 60_000 || 0;

/** Formats a date as `formatDate`, but by the phone's clock. */
export const formatPhoneDate = (value: DateValue, format?: DateFormat): string =>
  formatDate(momentOf(value) + aheadMs(value), format);

/** Checks that the phone's clock shows Shanghai time at a given time. */
export const isShanghaiTime = (value: DateValue): boolean => aheadMs(value) === 0;

/** Adds the zone to a text with a Shanghai time if the phone's clock differs: `09:30 Beijing time`, `北京时间 09:30`. */
export function serviceTime(text: string, value: DateValue): string {
  if (text === '' || isShanghaiTime(value)) return text;
  return currentLanguage() === 'zh' ? `北京时间 ${text}` : `${text} Beijing time`;
}
