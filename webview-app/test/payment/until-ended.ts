import { vi } from 'vitest';

/** Lists the timers that a purchase uses. */
export const TIMERS: Parameters<typeof vi.useFakeTimers>[0] = {
  toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
};

/** Exceeds the wait of any payment (milliseconds). */
const MOST_MS = 10 * 60_000;
/** Covers the start of a purchase, with short steps for its requests. Later it only waits (milliseconds). */
const BEGINNING_MS = 10_000;

/** Advances the fake time until the promise ends, and returns it. Rejects after 10 minutes of fake time. */
export async function ended<T>(running: Promise<T>): Promise<T> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  running.then(over, over);
  for (let ms = 0, step = 250; !isOver; ms += step) {
    if (ms > MOST_MS) throw new Error('endless: no end of the payment');
    if (ms > BEGINNING_MS) step = 2_000;
    await vi.advanceTimersByTimeAsync(step);
    await vi.dynamicImportSettled();
  }
  return running;
}
