import { expect, test } from 'vitest';
import { calendarFile, calendarMethod } from './calendar-file.ts';

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

test('the times of a visit when the phone is in another time zone: are Shanghai times', () => {
  expect(file()).toContain('DTSTART:20261126T233000Z\r\nDTEND:20261127T013000Z\r\n');
  expect(file()).toContain('DTSTAMP:20261123T010203Z\r\n');
});

test('a file when it is created later: has a greater SEQUENCE, so that it replaces the previous entry', () => {
  expect(file()).toContain('LAST-MODIFIED:20261123T010203Z\r\nSEQUENCE:1795395723\r\n');
  const laterFile = calendarFile(ENTRY, Date.parse('2026-11-23T01:02:04Z'));
  expect(laterFile).toContain('UID:A9002@sdhealth\r\n');
  expect(laterFile).toContain('SEQUENCE:1795395724\r\n');
});

test('a text when it has special characters of the format: escaped', () => {
  expect(file()).toContain('LOCATION:Ruihe\\; 8 Jianguomenwai Ave\\, Chaoyang\r\n');
  expect(file()).toContain('DESCRIPTION:Line one\\nC:\\\\two\r\n');
});

test('a line when it is longer than 75 bytes: folded, and unchanged after unfolding', () => {
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
])('the calendar action when the platform is %i: %s', (platform, action) =>
  expect(calendarMethod(platform)).toBe(action),
);
