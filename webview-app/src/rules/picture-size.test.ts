import { expect, test } from 'vitest';
import { fittedSize, LONGEST_SIDE_PX } from './picture-size.ts';

test.each([
  ['a landscape is as wide as it may be', [4000, 3000], [1920, 1440]],
  ['a portrait is as high as it may be', [3000, 4000], [1440, 1920]],
  ['a small picture stays as it is', [800, 600], [800, 600]],
  ['the limit itself stays', [LONGEST_SIDE_PX, LONGEST_SIDE_PX], [1920, 1920]],
  ['a strip keeps a pixel', [20_000, 2], [1920, 1]],
  ['nothing is a pixel', [0, 0], [1, 1]],
])('%s', (_, [width = 0, height = 0], expected) => {
  const fitted = fittedSize({ width, height });
  expect([fitted.width, fitted.height]).toEqual(expected);
});
