import { vi } from 'vitest';

/** The timers that a purchase waits for; a host's page takes seconds to open. */
export const TIMERS: Parameters<typeof vi.useFakeTimers>[0] = { toFake: ['setTimeout', 'clearTimeout', 'Date'] };

/** Lets imitated time pass until there is an end, and returns it. */
export async function ended<T>(running: Promise<T>): Promise<T> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  running.then(over, over);
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(250);
    await vi.dynamicImportSettled();
  }
  return running;
}
