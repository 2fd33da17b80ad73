import { expect, test } from 'vitest';
import { levelsUnderTitle } from './heading-levels.ts';

test.each([
  [
    [1, 2, 2, 3],
    [2, 3, 3, 4],
  ],
  [
    [2, 3, 2],
    [2, 3, 2],
  ],
  [
    [3, 3, 6],
    [2, 2, 3],
  ],
  [
    [4, 2, 4],
    [2, 2, 3],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [2, 3, 4, 4, 4, 4],
  ],
  [[], []],
])('headings when their levels are %j: placed under the title as %j', (levels, expected) => {
  expect(levelsUnderTitle(levels)).toEqual(expected);
});
