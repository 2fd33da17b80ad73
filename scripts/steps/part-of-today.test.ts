import { expect, it } from 'vitest';
import { partOfToday } from './part-of-today.ts';

const DAY_MS = 86_400_000;

it('the parts of consecutive days when there are as many days as parts: contain each item once', () => {
  const items = Array.from({ length: 11 }, (_, index) => index);
  const parts = [20_000, 20_001, 20_002].map((day) => partOfToday(items, 3, day * DAY_MS));
  expect(parts.flat().sort((a, b) => a - b)).toEqual(items);
  expect(partOfToday(items, 1)).toEqual(items);
});
