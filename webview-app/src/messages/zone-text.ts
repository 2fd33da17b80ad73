/**
 * Times on two clocks. What the service sets is Shanghai's time, and says so where the phone's clock shows another one; what a person did or
 * heard is the phone's.
 */
import { type DateFormat, type DateValue, formatDate, momentOf } from '../rules/dates.ts';
import { currentLanguage } from './language.ts';

/** Minutes by which Shanghai's clock is ahead of the world's. */
const SHANGHAI_MIN = 8 * 60;

/** Milliseconds by which the phone's clock is ahead of Shanghai's at a moment; 0 for what is no date. */
const aheadMs = (value: DateValue): number =>
  (-new Date(momentOf(value)).getTimezoneOffset() - SHANGHAI_MIN) * 60_000 || 0;

/** As `formatDate`, by the phone's clock. */
export const formatPhoneDate = (value: DateValue, format?: DateFormat): string =>
  formatDate(momentOf(value) + aheadMs(value), format);

/** Tells if the phone's clock shows Shanghai's time at a moment. */
export const isShanghaiHere = (value: DateValue): boolean => aheadMs(value) === 0;

/** A text with a time of Shanghai, which it names where the phone's clock shows another: `09:30 Beijing time`, `北京时间 09:30`. */
export function serviceTime(text: string, value: DateValue): string {
  if (text === '' || isShanghaiHere(value)) return text;
  return currentLanguage() === 'zh' ? `北京时间 ${text}` : `${text} Beijing time`;
}
