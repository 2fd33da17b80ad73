import { expect, test } from 'vitest';
import { MAX_SCALE, moveBy, WHOLE, zoomAround } from './zoom.ts';

const BOX = { width: 300, height: 400 };

test('a picture when it is zoomed: keeps the point under the finger in place', () => {
  const point = { x: 60, y: -80 };
  const { scale, x, y } = zoomAround(WHOLE, 2, point, BOX);
  expect(scale).toBe(2);
  // The point of the picture that was at `point`: now twice as far from the picture's middle.
  expect([point.x * 2 + x, point.y * 2 + y]).toEqual([point.x, point.y]);
});

test('a picture when it is zoomed and moved too far: stays within the limits of scale and position', () => {
  expect(zoomAround(WHOLE, 0.2, { x: 9, y: 9 }, BOX)).toEqual(WHOLE);
  expect(zoomAround(WHOLE, 99, { x: 0, y: 0 }, BOX).scale).toBe(MAX_SCALE);
  expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 9_999, y: -9_999 }, BOX)).toEqual({ scale: 2, x: 150, y: -200 });
  expect(zoomAround({ scale: 2, x: 150, y: -200 }, 1, { x: 0, y: 0 }, BOX)).toEqual(WHOLE);
});
