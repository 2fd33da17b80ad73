/** One timer for all deadlines of a page: a timer per call costs five times as much. None runs when nothing is open. */
import type { Clock } from './options.ts';

export interface Expiring {
  /** Milliseconds on the clock; the kernel may move it while it waits. */
  due: number;
}

export class Deadlines {
  readonly #clock: Clock;
  readonly #open: ReadonlyMap<string, Expiring>;
  readonly #expire: (id: string) => void;
  #timer: unknown;
  #next = Number.POSITIVE_INFINITY;

  constructor(clock: Clock, open: ReadonlyMap<string, Expiring>, expire: (id: string) => void) {
    this.#clock = clock;
    this.#open = open;
    this.#expire = expire;
  }

  /** To be told of every new or moved deadline. */
  watch(due: number): void {
    if (due >= this.#next) return;
    this.stop();
    this.#next = due;
    this.#timer = this.#clock.setTimeout(() => this.#ring(), Math.max(0, due - this.#clock.now()));
  }

  /** To be called when nothing is open any more. */
  stop(): void {
    if (this.#next === Number.POSITIVE_INFINITY) return;
    this.#clock.clearTimeout(this.#timer);
    this.#next = Number.POSITIVE_INFINITY;
  }

  #ring(): void {
    this.#next = Number.POSITIVE_INFINITY;
    const now = this.#clock.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [id, { due }] of [...this.#open]) {
      if (due <= now) this.#expire(id);
      else if (due < next) next = due;
    }
    if (next < Number.POSITIVE_INFINITY) this.watch(next);
  }
}
