import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysIn, MONTHS, yearList } from './calendar-lists.ts';
import { momentOf } from './dates.ts';
import { activityTime, daysUntilEffective, effectiveDate, isServiceOpen } from './periods.ts';

const parseTime = (time: string) => momentOf(`2026-03-01 ${time}`);

describe('an activity', () => {
  test.each([
    ['08:59:59', 'BEFORE_START'],
    ['09:00:00', 'START'],
    ['16:59:59', 'START'],
    ['17:00:00', 'END'],
  ])('an activity when it is %s in Shanghai: %s', (time, state) => {
    expect(activityTime('2026-03-01 09:00', '2026-03-01 17:00', parseTime(time))).toBe(state);
  });

  test('the state of an activity when time passes: never returns to an earlier one', () => {
    const ORDER = ['BEFORE_START', 'START', 'END'];
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), (start, length, value, other) => {
        const [early, late] = [Math.min(value, other), Math.max(value, other)];
        const stateAt = (now: number) => ORDER.indexOf(activityTime(start, start + length, now));
        expect(stateAt(early)).toBeLessThanOrEqual(stateAt(late));
      }),
    );
  });
});

test.each([
  ['20:59:59', 1, '2026-03-02'],
  ['21:00:00', 2, '2026-03-03'],
  ['23:59:59', 2, '2026-03-03'],
  ['00:00:00', 1, '2026-03-02'],
])('a change when it is made at %s: takes effect after %i days, on %s', (time, days, date) => {
  expect(daysUntilEffective(parseTime(time))).toBe(days);
  expect(effectiveDate(parseTime(time))).toBe(date);
});

test.each([
  ['09:29:59', false],
  ['09:30:00', true],
  ['21:29:59', true],
  ['21:30:00', false],
])('customer service when it is %s: open is %s', (time, open) => expect(isServiceOpen(parseTime(time))).toBe(open));

describe('lists to choose from', () => {
  test('the list of years: in order, without a gap, within 1970 to 2099', () => {
    expect(yearList()).toHaveLength(130);
    expect(yearList(1900, 1971)).toEqual([1970, 1971]);
    expect(yearList(Number.NaN)).toEqual([]);
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (first, last) => {
        const years = yearList(first, last);
        expect(years.length).toBeGreaterThan(0);
        expect(years.every((year, index) => year === (years[0] ?? 0) + index && year >= 1970 && year <= 2099)).toBe(
          true,
        );
      }),
    );
  });

  test('the list of months: 1 to 12, with their days', () => {
    expect(MONTHS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(MONTHS.map((month) => daysIn(2024, month))).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(daysIn(2100, 2)).toBe(28);
  });
});
