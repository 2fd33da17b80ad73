import { expect, test } from 'vitest';
import { coinDays, lastMonths } from './coin-days.ts';

const change = (time: string, amount: number, type: 'income' | 'expense' = 'income') => ({ at: time, amount, type });
const NEWEST_FIRST = [
  // Still 3 March in China.
  change('2026-03-03T15:59:00Z', 5),
  change('2026-03-03T10:00:00+08:00', 600, 'expense'),
  change('2026-03-02T23:59:59+08:00', 84),
];

test('coin changes when grouped: by day in China, with a sum once the day is complete', () => {
  const days = coinDays(NEWEST_FIRST, true);
  expect(days.map(({ date, sum, changes }) => [date, sum, changes.length])).toEqual([
    ['2026-03-03', -595, 2],
    ['2026-03-02', 84, 1],
  ]);
  expect(coinDays(NEWEST_FIRST, false).map(({ sum }) => sum)).toEqual([-595, undefined]);
  expect(coinDays([], true)).toEqual([]);
});

test('the last months when they cross a new year: counted back in Chinese time', () => {
  expect(lastMonths(Date.parse('2026-01-31T16:30:00Z'), 3)).toEqual(['2026-02', '2026-01', '2025-12']);
});
