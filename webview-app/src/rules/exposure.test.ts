import { expect, test } from 'vitest';
import { isDue } from './exposure.ts';

const parseTime = (time: string) => Date.parse(`${time}+08:00`);
const EVENING = parseTime('2026-03-03T23:59:00');

test.each([
  ['once', undefined, EVENING, true],
  ['once', EVENING, parseTime('2027-03-03T23:59:00'), false],
  ['daily', undefined, EVENING, true],
  ['daily', parseTime('2026-03-03T00:00:00'), EVENING, false],
  ['daily', EVENING, parseTime('2026-03-04T00:00:00'), true],
] as const)(
  'a popup with the frequency "%s" when it was last shown at %s and the time is %s: is due: %s',
  (rule, lastAt, now, expected) => {
    expect(isDue(rule, lastAt, now)).toBe(expected);
  },
);
