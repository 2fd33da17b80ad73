/** Time and chance as the sockets use them, so that tests have their own. */
export interface Clock {
  /** Milliseconds since 1970, by the phone's clock as it was at first: it is never set back. */
  now(): number;
  /** A number from 0 to 1. */
  random(): number;
  /** Runs something later; returns how to cancel it. */
  later(ms: number, run: () => void): () => void;
}

/** A smaller step back is the jitter between two clocks. */
const STEP_MS = 1_000;

/** Returns the time of a wall clock that never goes back: by how much it was set back is added from then on. */
export function steady(wall: () => number, running: () => number): () => number {
  let [lastWall, lastRunning, added] = [wall(), running(), 0];
  return () => {
    const [atWall, atRunning] = [wall(), running()];
    const back = atRunning - lastRunning - (atWall - lastWall);
    if (back > STEP_MS) added += back;
    [lastWall, lastRunning] = [atWall, atRunning];
    return atWall + added;
  };
}

/** Returns the page's clock. */
export const realClock = (): Clock => ({
  now: steady(
    () => Date.now(),
    () => performance.now(),
  ),
  random: () => Math.random(),
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

/** One thing that may be due: setting it anew replaces it. */
export class Alarm {
  readonly #clock: Clock;
  #cancel: (() => void) | undefined;
  constructor(clock: Clock) {
    this.#clock = clock;
  }
  set(ms: number, run: () => void): void {
    this.stop();
    this.#cancel = this.#clock.later(Math.max(0, ms), () => {
      this.#cancel = undefined;
      run();
    });
  }
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
  get isSet(): boolean {
    return this.#cancel !== undefined;
  }
}
