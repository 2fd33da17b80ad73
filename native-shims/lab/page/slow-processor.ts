/**
 * Emulates a slow processor by blocking the page's thread. The factor 4 leaves a quarter of the time to all phones and the lab together. It
 * does not reproduce a real phone. `npm run perf` throttles the processor itself.
 */
export const PROCESSORS = [1, 4, 6] as const;

export interface Scheduler {
  /** Milliseconds since some moment. */
  now(): number;
  /** Runs a function after the thread's pending tasks. */
  schedule(run: () => void): void;
}

const windowScheduler: Scheduler = { now: () => performance.now(), schedule: (run) => void setTimeout(run, 0) };
/** Limits one block of the thread, because a longer block would be visible (milliseconds). */
const MAX_BLOCK_MS = 60;

/** Returns a function that sets the slowdown factor. 1 turns it off. */
export function slowProcessor({ now, schedule }: Scheduler = windowScheduler): (factor: number) => void {
  let factor = 1;
  let isRunning = false;
  const block = (since: number) => {
    if (factor === 1) {
      isRunning = false;
      return;
    }
    const workedMs = now() - since;
    const end = now() + Math.min(MAX_BLOCK_MS, workedMs * (factor - 1));
    while (now() < end);
    const start = now();
    schedule(() => block(start));
  };
  return (next) => {
    factor = next;
    if (isRunning || factor === 1) return;
    isRunning = true;
    const start = now();
    schedule(() => block(start));
  };
}
