/** Implements a clock that a test advances. Due timers run in the order of time, and the consequences of each follow before the next. */
import type { Clock } from '../../src/platform/link/clock.ts';

interface DueTimer {
  readonly dueAt: number;
  readonly run: () => void;
}

/** Lets work without a timer finish, such as answers of the backend and of sockets in memory. */
export async function settle(turns = 4): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise<void>((resolve) => void setImmediate(resolve));
}

export class ManualClock implements Clock {
  #now = Date.parse('2026-03-03T10:00:00+08:00');
  #due = new Set<DueTimer>();

  readonly now = (): number => this.#now;
  readonly random = (): number => 0.5;
  readonly schedule = (ms: number, run: () => void): (() => void) => {
    const due: DueTimer = { dueAt: this.#now + ms, run };
    this.#due.add(due);
    return () => this.#due.delete(due);
  };

  /** Advances the clock. `between` waits for the consequences of each due timer. */
  async advance(ms: number, runConsequences: () => Promise<void> = settle): Promise<void> {
    const end = this.#now + ms;
    await runConsequences();
    for (;;) {
      const next = [...this.#due].filter(({ dueAt }) => dueAt <= end).sort((a, b) => a.dueAt - b.dueAt)[0];
      if (!next) break;
      this.#due.delete(next);
      this.#now = Math.max(this.#now, next.dueAt);
      next.run();
      await runConsequences();
    }
    this.#now = end;
  }

  /** Lets time pass while no timer runs, as on a page that the phone has frozen. */
  freeze(ms: number): void {
    this.#now += ms;
  }

  get timerCount(): number {
    return this.#due.size;
  }
}
