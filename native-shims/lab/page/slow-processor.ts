/**
 * Emulates a slow processor by blocking the page's thread: 4 leaves a quarter of the time to all phones and the lab together. It does not
 * measure a real phone. `npm run perf` throttles the processor itself.
 */
export const PROCESSORS = [1, 4, 6] as const;

export interface Surrounding {
  /** Milliseconds since some moment. */
  now(): number;
  /** Runs a function after the thread's pending tasks. */
  soon(run: () => void): void;
}

const inWindow: Surrounding = { now: () => performance.now(), soon: (run) => void setTimeout(run, 0) };
/** Limits a block of the thread, as longer ones would be visible (milliseconds). */
const LONGEST_MS = 60;

/** Returns a function that sets the slowdown factor. 1 turns it off. */
export function slowProcessor({ now, soon }: Surrounding = inWindow): (times: number) => void {
  let times = 1;
  let runs = false;
  const turn = (since: number) => {
    if (times === 1) {
      runs = false;
      return;
    }
    const worked = now() - since;
    const end = now() + Math.min(LONGEST_MS, worked * (times - 1));
    while (now() < end);
    const from = now();
    soon(() => turn(from));
  };
  return (next) => {
    times = next;
    if (runs || times === 1) return;
    runs = true;
    const from = now();
    soon(() => turn(from));
  };
}
