/** Provides a manual clock for the option `clock`, for tests and replays. */
import type { Clock } from '../core/data-types.ts';
export interface ManualClock extends Clock {
  /** Advances the time. Runs the timers that become due, in order. */
  advance(ms: number): Promise<void>;
}

/** Creates a clock that starts at 0 and stands still until `advance` is called. */
export function manualClock(): ManualClock {
  let now = 0;
  let next = 0;
  const timers = new Map<number, { due: number; run: () => void }>();
  const flushMicrotasks = async () => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };
  return {
    Date: { now: () => now },
    setTimeout(run, ms) {
      timers.set(++next, { due: now + Math.max(0, ms), run });
      return next;
    },
    clearTimeout: (handle) => void timers.delete(handle as number),
    async advance(ms) {
      const until = now + ms;
      await flushMicrotasks();
      for (;;) {
        const [first] = [...timers].filter(([, { due }]) => due <= until).sort((a, b) => a[1].due - b[1].due);
        if (!first) break;
        const [handle, { due, run }] = first;
        timers.delete(handle);
        now = due;
        run();
        await flushMicrotasks();
      }
      now = until;
    },
  };
}
