import { expect, test } from 'vitest';
import { fittedSize, isTooSmall, MAX_CANVAS_PX, MAX_CANVAS_SIDE_PX } from './picture-size.ts';

test.each([
  ['a landscape', [4000, 3000], [1920, 1440]],
  ['a portrait', [3000, 4000], [1440, 1920]],
  ['a small picture', [800, 600], [800, 600]],
  ['a square', [4000, 4000], [1663, 1663]],
  ['a long screenshot of a small phone', [600, 12_000], [600, 12_000]],
  ['a long screenshot of a large phone', [1290, 20_000], [700, 10_853]],
  ['a panorama', [12_000, 1000], [8400, 700]],
  ['nothing', [0, 0], [1, 1]],
])('the upload size of %s of %j: %j, which is readable', (_, [width = 0, height = 0], expected) => {
  const fitted = fittedSize({ width, height });
  expect([fitted.width, fitted.height]).toEqual(expected);
  expect(isTooSmall({ width, height }, fitted)).toBe(false);
});

test.each([
  [1170, 40_000],
  [60_000, 800],
  [8000, 300_000],
])('the upload size of a picture of %i x %i: within every canvas, but too small', (width, height) => {
  const fitted = fittedSize({ width, height });
  expect(fitted.width * fitted.height).toBeLessThan(MAX_CANVAS_PX * 1.002);
  expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(MAX_CANVAS_SIDE_PX);
  expect(isTooSmall({ width, height }, fitted)).toBe(true);
});
