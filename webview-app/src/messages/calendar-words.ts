/** Defines the words of the calendar. Both languages are in one file, loaded with the first calendar. */
import { useLanguage } from './index.ts';
import type { Language } from './language.ts';

const en = {
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  month: (year: number, month: number) =>
    `${['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][month - 1]} ${year}`,
  today: 'Today',
  full: 'Full',
  closed: 'Closed',
  open: 'Open',
  left: (count: number) => `${count} left`,
  chosen: 'Chosen',
  noDays: 'No open days this month',
};

const zh: typeof en = {
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  month: (year, month) => `${year}年${month}月`,
  today: '今天',
  full: '约满',
  closed: '不可约',
  open: '可约',
  left: (count) => `余 ${count}`,
  chosen: '已选',
  noDays: '本月没有可预约的日期',
};

/** Both languages, exported for the check of the words. */
export const calendarWords: Readonly<Record<Language, typeof en>> = { en, zh };

/** Returns the words in the current language, and renders again when it changes. */
export const useCalendarWords = (): typeof en => calendarWords[useLanguage()];
