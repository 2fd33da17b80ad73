import { vi } from 'vitest';

/** Lists the timers that a purchase uses. */
export const TIMERS: Parameters<typeof vi.useFakeTimers>[0] = {
  toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
};

/** A wait that is longer than any payment (milliseconds). */
const MAX_WAIT_MS = 10 * 60_000;
/** The start of a purchase, in which the time advances in short steps because of its requests (milliseconds). */
const BEGINNING_MS = 10_000;

/** Advances the fake time until the promise ends, and returns it. Rejects after 10 minutes of fake time. */
export async function runUntilSettled<T>(running: Promise<T>): Promise<T> {
  let isOver = false;
  const markOver = () => {
    isOver = true;
  };
  running.then(markOver, markOver);
  for (let ms = 0, step = 250; !isOver; ms += step) {
    if (ms > MAX_WAIT_MS) throw new Error('the payment has not ended');
    if (ms > BEGINNING_MS) step = 2_000;
    await vi.advanceTimersByTimeAsync(step);
    await vi.dynamicImportSettled();
  }
  return running;
}
