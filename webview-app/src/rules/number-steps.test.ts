import { expect, test } from 'vitest';
import { middleOf, nextValue, rangeOf } from './number-steps.ts';

const AGE = { min: 20, max: 90, step: 1 };
const BMI = { min: 14, max: 45, step: 0.1 };

test.each([
  [AGE, undefined, 1, '55'],
  [AGE, undefined, -1, '55'],
  [AGE, 55, 1, '56'],
  [AGE, 90, 1, '90'],
  [AGE, 20, -1, '20'],
  [AGE, 400, 1, '90'],
  [AGE, 3, -1, '20'],
  [BMI, 22.1, 1, '22.2'],
  [BMI, 22.3, -1, '22.2'],
  [BMI, 44.95, 1, '45.0'],
  [{ min: 0.5, max: 2, step: 1 }, 1.5, 1, '1.5'],
] as const)(
  'the next value when the range is %o, the value %s and the direction %s: %s',
  (range, value, direction, next) => expect(nextValue(range, value, direction)).toBe(next),
);

test('a range when its step is missing: a step of one', () => {
  expect(rangeOf({ min: 0, max: 10 })).toEqual({ min: 0, max: 10, step: 1 });
});
test('a range when a bound is missing or the bounds are equal: undefined', () => {
  expect([rangeOf({ min: 0 }), rangeOf({ max: 3 }), rangeOf({ min: 5, max: 5 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
test('the middle of a range with decimals: formatted with them', () => {
  expect(middleOf(BMI)).toBe('29.5');
});
