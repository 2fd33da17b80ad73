import { expect, test } from 'vitest';
import { calendarFile, calendarWay } from './calendar-file.ts';

const ENTRY = {
  id: 'A9002@sdhealth',
  title: '体检，瑞和体检中心',
  place: 'Ruihe; 8 Jianguomenwai Ave, Chaoyang',
  text: 'Line one\nC:\\two',
  day: '2026-11-27',
  from: '07:30',
  to: '09:30',
};

const file = (changes: Partial<typeof ENTRY> = {}) =>
  calendarFile({ ...ENTRY, ...changes }, Date.parse('2026-11-23T01:02:03Z'));

test('the visit is at its hour in Shanghai, whatever the zone of the phone', () => {
  expect(file()).toContain('DTSTART:20261126T233000Z\r\nDTEND:20261127T013000Z\r\n');
  expect(file()).toContain('DTSTAMP:20261123T010203Z\r\n');
});

test('a file that is made later replaces the one before: a calendar goes by its number', () => {
  expect(file()).toContain('LAST-MODIFIED:20261123T010203Z\r\nSEQUENCE:1795395723\r\n');
  const later = calendarFile(ENTRY, Date.parse('2026-11-23T01:02:04Z'));
  expect(later).toContain('UID:A9002@sdhealth\r\n');
  expect(later).toContain('SEQUENCE:1795395724\r\n');
});

test('characters with a meaning in the format are escaped', () => {
  expect(file()).toContain('LOCATION:Ruihe\\; 8 Jianguomenwai Ave\\, Chaoyang\r\n');
  expect(file()).toContain('DESCRIPTION:Line one\\nC:\\\\two\r\n');
});

test('no line is longer than 75 bytes, and what was cut is whole again', () => {
  const title = '请于上午空腹到检并携带身份证'.repeat(9);
  const text = file({ title });
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test.each([
  [1, 'copy'],
  [2, 'file'],
  [3, 'copy'],
  [4, 'copy'],
  [5, 'copy'],
])('on platform %i the way is «%s»', (platform, way) => expect(calendarWay(platform)).toBe(way));
