/**
 * An appointment as a file that calendars take (RFC 5545), and the places that take files. Times are in UTC: a calendar shows them in the
 * phone's own zone, and the visit is in Shanghai.
 */
import { momentOf } from './dates.ts';

export interface CalendarEntry {
  /** Names the entry: a later file with it replaces it in a calendar. */
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

/** The evening before, while one can still eat in time. */
const ALARM = '-PT12H';
/** A line has so many bytes at most; the next one begins with a space. */
const LINE_BYTES = 75;

/**
 * Returns the file's text. `now` is the moment it is made: milliseconds since 1970. A calendar takes an entry that it has already only
 * from a file with a greater SEQUENCE: that is the second at which the file is made.
 * Throws a RangeError for a day or an hour that is none.
 */
export function calendarFile({ id, title, place, text, day, from, to }: CalendarEntry, now = Date.now()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//sdhealth//appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${inUtc(now)}`,
    `LAST-MODIFIED:${inUtc(now)}`,
    `SEQUENCE:${Math.floor(now / 1_000)}`,
    `DTSTART:${inUtc(momentOf(`${day} ${from}`))}`,
    `DTEND:${inUtc(momentOf(`${day} ${to}`))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${ALARM}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.flatMap(folded).join('\r\n').concat('\r\n');
}

const inUtc = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Cuts a line between characters, never within one. */
function folded(line: string): string[] {
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
export type CalendarWay = 'file' | 'copy';

/** The platform of a browser of its own. */
const BROWSER = 2;

/**
 * Returns the way on a platform. WeChat, WeCom and mini-programs block downloads; the own apps' web views save none, and their bridge has no
 * call for a calendar.
 */
export const calendarWay = (platform: number): CalendarWay => (platform === BROWSER ? 'file' : 'copy');
