import { expect, test } from 'vitest';
import { type Paper, pageAt, ratioOf, windowAround } from './page-window.ts';

const paper = (count: number, ratios: readonly (readonly [number, number])[] = []): Paper => ({
  ...{ count, width: 300, gap: 10 },
  ratios: new Map(ratios),
});
const square = (count: number) =>
  paper(
    count,
    Array.from({ length: count }, (_, index) => [index + 1, 1] as const),
  );

test.each([
  [-50, 1],
  [0, 1],
  [309, 1],
  [310, 2],
  [310 * 2_500, 2_501],
  [310 * 4_999, 5_000],
  [310 * 9_999, 5_000],
])('the page when the offset is %i pixels: is %i', (top, number) => expect(pageAt(square(5_000), top)).toBe(number));

test('the ratio of a page when the page is not rendered yet: is the ratio of A4', () => {
  const measured = paper(3, [[2, 3]]);
  expect([ratioOf(measured, 1), ratioOf(measured, 2)]).toEqual([Math.SQRT2, 3]);
  expect([434, 435, 1_344, 1_345].map((top) => pageAt(measured, top))).toEqual([1, 2, 2, 3]);
});

test.each([1, 2, 21, 22, 2_500, 4_979, 5_000])(
  'the rendered pages when the middle is page %i: are at most 41, and the other pages keep their height',
  (middle) => {
    const { from, to, above, below } = windowAround(square(5_000), middle);
    expect([from <= middle && middle <= to, to - from + 1 <= 41]).toEqual([true, true]);
    const renderedHeight = (to - from + 1) * 310 - 10;
    const outerHeight = (height: number) => (height > 0 ? height + 10 : 0);
    expect(outerHeight(above) + renderedHeight + outerHeight(below)).toBe(5_000 * 310 - 10);
  },
);

test('the rendered pages when the report is short: are all pages', () => {
  expect(windowAround(square(9), 9)).toEqual({ from: 1, to: 9, above: 0, below: 0 });
});
