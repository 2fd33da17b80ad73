import { expect, test } from 'vitest';
import { slowProcessor } from './slow-processor.ts';

/** A thread by hand: each look at the time takes one millisecond, and between two turns other things take `work` of them. */
function thread(work: number) {
  let time = 0;
  let waiting: (() => void) | undefined;
  const soon = (run: () => void) => {
    waiting = run;
  };
  const setTimes = slowProcessor({ now: () => ++time, soon });
  return {
    setTimes,
    isBusy: () => waiting !== undefined,
    /** Returns the milliseconds for which the thread is kept busy after some work. */
    turn() {
      time += work;
      const before = time;
      const run = waiting;
      waiting = undefined;
      run?.();
      return time - before;
    },
  };
}

test.each([
  [4, 10, 30],
  [6, 4, 20],
  // No step is so long that it is seen as one.
  [6, 200, 60],
])('%d times slower: after %d ms of work the thread is busy for %d ms', (times, work, busy) => {
  const one = thread(work);
  one.setTimes(times);
  one.turn();
  expect(Math.abs(one.turn() - busy)).toBeLessThanOrEqual(times + 3);
});

test('as fast as it is, nothing runs; put back, it ends', () => {
  const one = thread(4);
  one.setTimes(1);
  expect(one.isBusy()).toBe(false);
  one.setTimes(4);
  one.turn();
  one.setTimes(1);
  one.turn();
  expect(one.isBusy()).toBe(false);
});
