/**
 * Makes an appointment file for calendars (RFC 5545), and decides which platforms get files. Times are in UTC, because a calendar shows
 * them in the phone's own zone and the visit is in Shanghai.
 */
import { momentOf } from './dates.ts';

export interface CalendarEntry {
  /** The id of the entry. A later file with the same id replaces the entry. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  /** `YYYY-MM-DD`, a day in Shanghai. */
  readonly day: string;
  /** `HH:mm`. */
  readonly from: string;
  readonly to: string;
}

/** Reminds on the evening before, so that the person can still eat in time. */
const ALARM = '-PT12H';
/** The maximum length of a line in bytes. A continued line begins with a space. */
const LINE_BYTES = 75;

/**
 * Returns the file's text. `now` is the time of creation in milliseconds since 1970. Its second is the SEQUENCE, because a calendar
 * replaces an existing entry only if the number is greater. Throws a RangeError for an invalid day or hour.
 */
export function calendarFile({ id, title, place, text, day, from, to }: CalendarEntry, now = Date.now()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//sdhealth//appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `DTSTAMP:${formatUtc(now)}`,
    `LAST-MODIFIED:${formatUtc(now)}`,
    `SEQUENCE:${Math.floor(now / 1_000)}`,
    `DTSTART:${formatUtc(momentOf(`${day} ${from}`))}`,
    `DTEND:${formatUtc(momentOf(`${day} ${to}`))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${ALARM}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.flatMap(foldLine).join('\r\n').concat('\r\n');
}

const formatUtc = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a line only between characters. */
function foldLine(line: string): string[] {
  const bytesOf = (text: string) => new TextEncoder().encode(text).length;
  const lines: string[] = [];
  let current = '';
  for (const char of line) {
    if (bytesOf(current + char) > LINE_BYTES) {
      lines.push(current);
      current = ' ';
    }
    current += char;
  }
  return [...lines, current];
}

/** `file`: a browser saves it, and the phone's calendar opens it. `copy`: the text is copied. */
export type CalendarMethod = 'file' | 'copy';

/** The platform code of a plain browser. */
const BROWSER = 2;

/**
 * Returns how a platform adds an appointment. WeChat, WeCom and mini-programs block downloads. The web views of the own apps cannot save files, and their
 * bridge has no calendar method.
 */
export const calendarMethod = (platform: number): CalendarMethod => (platform === BROWSER ? 'file' : 'copy');
