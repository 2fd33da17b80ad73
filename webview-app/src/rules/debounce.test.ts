import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a debounced function when it was last called 50 ms ago: runs with the last arguments', () => {
  const run = vi.fn<(text: string) => void>();
  const later = debounce(run);
  later('a');
  vi.advanceTimersByTime(49);
  later('b');
  vi.advanceTimersByTime(49);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([['b']]);
  later('c');
  later.cancel();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

test('a debounced function when called in any rhythm: runs once for each pause as long as its delay', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 20 }), (pauses) => {
      const run = vi.fn<() => void>();
      const later = debounce(run);
      for (const pause of pauses) {
        later();
        vi.advanceTimersByTime(pause);
      }
      vi.advanceTimersByTime(50);
      expect(run).toHaveBeenCalledTimes(pauses.slice(0, -1).filter((pause) => pause >= 50).length + 1);
    }),
  );
});
