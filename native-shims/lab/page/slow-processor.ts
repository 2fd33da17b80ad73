/**
 * Keeps the page's thread busy for a part of the time, as a page cannot slow a processor: with 4 it has a quarter of the time for all
 * phones and the lab together. It is no measure of a real phone; `npm run perf` throttles the processor itself.
 */
export const PROCESSORS = [1, 4, 6] as const;

export interface Surrounding {
  /** Milliseconds since some moment. */
  now(): number;
  /** Runs something when the thread has done what waits. */
  soon(run: () => void): void;
}

const inWindow: Surrounding = { now: () => performance.now(), soon: (run) => void setTimeout(run, 0) };
/** Milliseconds that the thread is kept busy at once; longer ones would be steps that are seen. */
const LONGEST_MS = 60;

/** Returns the switch: times as slow; 1 is as fast as it is. */
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
