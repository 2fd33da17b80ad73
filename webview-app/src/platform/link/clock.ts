/** The time and random numbers for the sockets. Tests replace them. */
export interface Clock {
  /** Returns milliseconds since 1970 by the phone's clock at the start. The time is monotonic. */
  now(): number;
  /** Returns a random number from 0 to 1. */
  random(): number;
  /** Runs a function later. Returns a function that cancels it. */
  schedule(ms: number, run: () => void): () => void;
}

/** The tolerance between two clocks. A smaller step back is jitter. */
const STEP_TOLERANCE_MS = 1_000;

/** Makes a system clock monotonic. Each step back is added to the time from then on. */
export function steady(wall: () => number, running: () => number): () => number {
  let [lastWall, lastRunning, correction] = [wall(), running(), 0];
  return () => {
    const [atWall, atRunning] = [wall(), running()];
    const stepBack = atRunning - lastRunning - (atWall - lastWall);
    if (stepBack > STEP_TOLERANCE_MS) correction += stepBack;
    [lastWall, lastRunning] = [atWall, atRunning];
    return atWall + correction;
  };
}

export const realClock = (): Clock => ({
  now: steady(
    () => Date.now(),
    () => performance.now(),
  ),
  random: () => Math.random(),
  schedule(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

/** A single timer. Setting it again replaces it. */
export class Alarm {
  readonly #clock: Clock;
  #cancel: (() => void) | undefined;
  constructor(clock: Clock) {
    this.#clock = clock;
  }
  set(ms: number, run: () => void): void {
    this.stop();
    this.#cancel = this.#clock.schedule(Math.max(0, ms), () => {
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
