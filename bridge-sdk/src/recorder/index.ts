/**
 * The flight recorder keeps the last messages between page and host, without the values that the contract marks secret.
 *
 * ```ts
 * const flight = makeRecorder();
 * const bridge = createBridge({ recorder: flight.record });
 * download('trouble.bridgelog', flight.text());
 * ```
 * A `.bridgelog` is JSON Lines: a head, then one entry per message. `replay` of `/testing` makes a test of it.
 */
import type { Recorder } from '../core/types.ts';
import { redact } from './redact.ts';

/** The first line of a `.bridgelog`. */
export interface LogHead {
  /** The version of the format. */
  readonly bridgelog: 1;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The number of recorded messages that were dropped for newer ones. */
  readonly dropped: number;
}

/** A line of a `.bridgelog` after the first: one message. */
export interface LogMessage {
  /** Milliseconds since `startedAt`. */
  readonly at: number;
  /** `out`: from page to host. */
  readonly dir: 'out' | 'in';
  /** The message without its secrets. */
  readonly message: unknown;
}

/** A recorder of the last messages. It keeps them in memory only. */
export interface FlightRecorder {
  /** The function for the option `recorder`. */
  readonly record: Recorder;
  /** Returns the kept messages, oldest first. */
  entries(): readonly LogMessage[];
  /** Returns the text of the `.bridgelog`. */
  text(): string;
  /** Forgets all messages. */
  clear(): void;
}

/**
 * Makes a recorder. `messages` is the number of kept messages, default 200. A message costs one redacted copy; without a recorder,
 * nothing.
 */
export function makeRecorder(messages = 200, now: () => number = Date.now): FlightRecorder {
  const startedAt = now();
  let ring: LogMessage[] = [];
  let dropped = 0;
  return {
    record(dir, message, row) {
      ring.push({ at: now() - startedAt, dir, message: redact(message, row) });
      if (ring.length <= messages) return;
      ring.shift();
      dropped++;
    },
    entries: () => ring,
    text() {
      const head: LogHead = { bridgelog: 1, startedAt, dropped };
      return `${[head, ...ring].map((line) => JSON.stringify(line)).join('\n')}\n`;
    },
    clear() {
      ring = [];
      dropped = 0;
    },
  };
}
