/** When the record of a conversation is read: one look at a time, and the next one at once, later or never. */
import { Alarm, type Clock } from '../platform/link/clock.ts';

/** Milliseconds. A look that fails, or leaves a gap, is tried again after twice the time each time. */
const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 30_000;
const ASKING_MS = 15_000;

/**
 * Chooses the next read of the record after one without news. `calm` waits for the socket, `asking` has no socket and polls, `trouble` retries
 * after a growing pause, and with `none` somebody else begins it.
 */
export type Rhythm = 'none' | 'calm' | 'asking' | 'trouble';

export interface LookPorts {
  readonly clock: Clock;
  /** Reads the record and takes it over, or says that it cannot be had. Never rejects. */
  look(): Promise<void>;
  rhythm(): Rhythm;
  /** A look is done, and the next one is planned. */
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

  /** A later look is planned. */
  get isPlanned(): boolean {
    return this.#next.isSet;
  }

  /** Looks at once; during a look, once more after it. */
  now(): void {
    void this.#look();
  }

  /** Looks because of a broken frame: at once, and then every few seconds at most, however many there are. */
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
