/** Implements a clock that a test moves. Due timers run in the order of time, each followed by its consequences. */
import type { Clock } from '../../src/platform/link/clock.ts';

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Runs what needs no time: answers of the backend, and of sockets in memory. */
export async function settle(turns = 4): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise<void>((resolve) => void setImmediate(resolve));
}

export class HandClock implements Clock {
  #now = Date.parse('2026-03-03T10:00:00+08:00');
  #due = new Set<Due>();

  readonly now = (): number => this.#now;
  readonly random = (): number => 0.5;
  readonly later = (ms: number, run: () => void): (() => void) => {
    const due: Due = { at: this.#now + ms, run };
    this.#due.add(due);
    return () => this.#due.delete(due);
  };

  /** Advances the clock. `between` waits for the consequences of each due timer. */
  async pass(ms: number, between: () => Promise<void> = settle): Promise<void> {
    const end = this.#now + ms;
    await between();
    for (;;) {
      const next = [...this.#due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await between();
    }
    this.#now = end;
  }

  /** Lets time pass while no timer runs, as on a page that the phone has frozen. */
  freeze(ms: number): void {
    this.#now += ms;
  }

  get waiting(): number {
    return this.#due.size;
  }
}
