/** Schedules reads of a conversation's record: one at a time, and the next one at once, later or never. */
import { Alarm, type Clock } from '../platform/link/clock.ts';

/** Milliseconds. A read that fails, or leaves a gap, is retried with exponential backoff. */
const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 30_000;
const ASKING_MS = 15_000;

/**
 * Names the reason for the next read of the record. `calm`: none, as the socket brings the news. `asking`: no socket, so the record is
 * polled. `trouble`: a retry after a growing pause. `none`: another event starts the next read.
 */
export type Rhythm = 'none' | 'calm' | 'asking' | 'trouble';

export interface LookPorts {
  readonly clock: Clock;
  /** Reads the record and applies it, or reports the failure. Never rejects. */
  look(): Promise<void>;
  rhythm(): Rhythm;
  /** Called when a read is done and the next one is scheduled. */
  ended(): void;
}

export class RecordLooks {
  readonly #ports: LookPorts;
  readonly #next: Alarm;
  #isUnderWay = false;
  #isWantedAgain = false;
  #isOver = false;
  #pauseMs = FIRST_PAUSE_MS;
  #brokenAt = Number.NEGATIVE_INFINITY;

  constructor(ports: LookPorts) {
    this.#ports = ports;
    this.#next = new Alarm(ports.clock);
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** True if a later read is scheduled. */
  get isPlanned(): boolean {
    return this.#next.isSet;
  }

  /** Reads at once, or once more after the current read. */
  now(): void {
    void this.#look();
  }

  /** Reads because of a broken frame: at once, then throttled to every few seconds. */
  soon(): void {
    const { clock } = this.#ports;
    if (this.#next.isSet) return;
    const wait = Math.max(0, this.#brokenAt + FIRST_PAUSE_MS - clock.now());
    this.#brokenAt = clock.now() + wait;
    if (wait === 0) this.now();
    else this.#next.set(wait, () => this.now());
  }

  stop(): void {
    this.#isOver = true;
    this.#next.stop();
  }

  async #look(): Promise<void> {
    if (this.#isOver) return;
    this.#isWantedAgain = this.#isUnderWay;
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    this.#next.stop();
    await this.#ports.look();
    if (this.#isOver) return;
    this.#isUnderWay = false;
    this.#plan();
    this.#ports.ended();
  }

  #plan(): void {
    if (this.#isWantedAgain) {
      this.#isWantedAgain = false;
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
    if (rhythm === 'asking') this.#next.set(ASKING_MS, () => this.now());
  }
}
