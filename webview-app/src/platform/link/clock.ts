/** Time and chance as the sockets use them, so that tests have their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** A number from 0 to 1. */
  random(): number;
  /** Runs something later; returns how to cancel it. */
  later(ms: number, run: () => void): () => void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

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
