import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a debounced function when it was last called 50 ms ago: runs with the last arguments', () => {
  const run = vi.fn<(text: string) => void>();
  const debounced = debounce(run);
  debounced('a');
  vi.advanceTimersByTime(49);
  debounced('b');
  vi.advanceTimersByTime(49);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([['b']]);
  debounced('c');
  debounced.cancel();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

test('a debounced function when called in any rhythm: runs once for each pause of at least its delay', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 20 }), (pauses) => {
      const run = vi.fn<() => void>();
      const debounced = debounce(run);
      for (const pause of pauses) {
        debounced();
        vi.advanceTimersByTime(pause);
      }
      vi.advanceTimersByTime(50);
      expect(run).toHaveBeenCalledTimes(pauses.slice(0, -1).filter((pause) => pause >= 50).length + 1);
    }),
  );
});
