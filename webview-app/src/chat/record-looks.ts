/** Schedules reads of a conversation's record, one at a time. The next read is immediate, later or never. */
import { Alarm, type Clock } from '../platform/link/clock.ts';

/** The backoff of a read that fails or leaves a gap. It doubles from the first to the last pause. */
const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 30_000;
const POLL_MS = 15_000;

/**
 * Decides the next read of the record. `calm`: no read, because the socket delivers the lines. `asking`: no socket, so the record is
 * polled. `trouble`: a retry after a growing pause. `none`: another event starts the next read.
 */
export type Pace = 'none' | 'calm' | 'asking' | 'trouble';

export interface RecordReadsOptions {
  readonly clock: Clock;
  /** Reads the record and applies it, or reports the failure. Never rejects. */
  look(): Promise<void>;
  rhythm(): Pace;
  /** Called when a read is done and the next one is scheduled. */
  ended(): void;
}

export class RecordReads {
  readonly #ports: RecordReadsOptions;
  readonly #next: Alarm;
  #isReading = false;
  #isRequestedAgain = false;
  #isOver = false;
  #pauseMs = FIRST_PAUSE_MS;
  #lastBrokenAt = Number.NEGATIVE_INFINITY;

  constructor(ports: RecordReadsOptions) {
    this.#ports = ports;
    this.#next = new Alarm(ports.clock);
  }

  get isReading(): boolean {
    return this.#isReading;
  }

  /** True if a later read is scheduled. */
  get isScheduled(): boolean {
    return this.#next.isSet;
  }

  /** Reads immediately, or again after the current read. */
  now(): void {
    void this.#readOnce();
  }

  /** Reads because of a broken frame: immediately, then throttled to every few seconds. */
  soon(): void {
    const { clock } = this.#ports;
    if (this.#next.isSet) return;
    const wait = Math.max(0, this.#lastBrokenAt + FIRST_PAUSE_MS - clock.now());
    this.#lastBrokenAt = clock.now() + wait;
    if (wait === 0) this.now();
    else this.#next.set(wait, () => this.now());
  }

  stop(): void {
    this.#isOver = true;
    this.#next.stop();
  }

  async #readOnce(): Promise<void> {
    if (this.#isOver) return;
    this.#isRequestedAgain = this.#isReading;
    if (this.#isReading) return;
    this.#isReading = true;
    this.#next.stop();
    await this.#ports.look();
    if (this.#isOver) return;
    this.#isReading = false;
    this.#scheduleNext();
    this.#ports.ended();
  }

  #scheduleNext(): void {
    if (this.#isRequestedAgain) {
      this.#isRequestedAgain = false;
      this.now();
      return;
    }
    const rhythm = this.#ports.rhythm();
    if (rhythm === 'none') return;
    if (rhythm === 'trouble') {
      this.#next.set(this.#pauseMs, () => this.now());
      this.#pauseMs = Math.min(LAST_PAUSE_MS, this.#pauseMs * 2);
      return;
    }
    this.#pauseMs = FIRST_PAUSE_MS;
    if (rhythm === 'asking') this.#next.set(POLL_MS, () => this.now());
  }
}
