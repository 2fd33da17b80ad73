import { vi } from 'vitest';

/** The timers that a purchase waits for; a host's page takes seconds to open. */
export const TIMERS: Parameters<typeof vi.useFakeTimers>[0] = {
  toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
};

/** Longer than any payment waits. Milliseconds. */
const MOST_MS = 10 * 60_000;
/** A purchase loads and asks at its beginning, in short steps; later it only waits. Milliseconds. */
const BEGINNING_MS = 10_000;

/** Lets imitated time pass until there is an end, and returns it. Rejects where none comes in 10 minutes of it. */
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
