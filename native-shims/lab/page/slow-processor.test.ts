import { expect, test } from 'vitest';
import { slowProcessor } from './slow-processor.ts';

/** Simulates a thread: reading the time takes one millisecond, and other work takes `work` milliseconds between two turns. */
function thread(work: number) {
  let time = 0;
  let resume: (() => void) | undefined;
  const schedule = (run: () => void) => {
    resume = run;
  };
  const setTimes = slowProcessor({ now: () => ++time, schedule });
  return {
    setTimes,
    isBusy: () => resume !== undefined,
    /** Returns the milliseconds for which the thread is kept busy after some work. */
    turn() {
      time += work;
      const previous = time;
      const run = resume;
      resume = undefined;
      run?.();
      return time - previous;
    },
  };
}

test.each([
  [4, 10, 30],
  [6, 4, 20],
  // Limits a block, as a longer block would be visible.
  [6, 200, 60],
])('the thread when it is %d times slower and has worked %d ms: is busy for %d ms', (times, work, busy) => {
  const item = thread(work);
  item.setTimes(times);
  item.turn();
  expect(Math.abs(item.turn() - busy)).toBeLessThanOrEqual(times + 3);
});

test('the slowdown when its factor is 1: blocks nothing', () => {
  const item = thread(4);
  item.setTimes(1);
  expect(item.isBusy()).toBe(false);
  item.setTimes(4);
  item.turn();
  item.setTimes(1);
  item.turn();
  expect(item.isBusy()).toBe(false);
});
