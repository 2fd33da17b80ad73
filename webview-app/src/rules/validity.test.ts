import { expect, test } from 'vitest';
import { validityOn } from './validity.ts';

test.each([
  ['2026-03-01', 'over', -1],
  ['2026-03-02', 'soon', 0],
  ['2026-04-01', 'soon', 30],
  ['2026-04-02', 'running', 31],
] as const)('the validity on 2 March when the last day is %s: %s', (validTo, state, daysLeft) => {
  expect(validityOn(validTo, '2026-03-02')).toEqual({ state, validTo, daysLeft });
});
