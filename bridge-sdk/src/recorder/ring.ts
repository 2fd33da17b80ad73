import type { Recorder } from '../core/types.ts';
import { redact } from './redact.ts';

/** The first line of a `.bridgelog`. */
export interface LogHead {
  /** The version of the format. */
  readonly bridgelog: 1;
  /** The start in milliseconds since 1970. */
  readonly startedAt: number;
  /** The number of recorded messages that were dropped for newer ones. */
  readonly dropped: number;
}

/** One message: a line of a `.bridgelog` after the first. */
export interface LogMessage {
  /** The time in milliseconds since `startedAt`. */
  readonly at: number;
  /** The direction. `out` is from page to host. */
  readonly dir: 'out' | 'in';
  /** The message without its secrets. */
  readonly message: unknown;
}

/** A recorded message with the row that the bridge had for it. */
export interface RecordedMessage extends LogMessage {
  readonly row: Parameters<Recorder>[2];
}

/** The recorded messages. The oldest are dropped for newer ones. */
export interface Ring {
  readonly record: Recorder;
  head(): LogHead;
  entries(): readonly LogMessage[];
  /** Returns the entries with their rows. */
  withRows(): readonly RecordedMessage[];
  clear(): void;
}

/** Creates a ring of at most `messages` redacted messages. */
export function makeRing(messages: number, now: () => number): Ring {
  const startedAt = now();
  let ring: LogMessage[] = [];
  let dropped = 0;
  const rows = new WeakMap<LogMessage, RecordedMessage['row']>();
  return {
    record(dir, message, row) {
      const entry = { at: now() - startedAt, dir, message: redact(message, row) };
      rows.set(entry, row);
      ring.push(entry);
      if (ring.length <= messages) return;
      ring.shift();
      dropped++;
    },
    head: () => ({ bridgelog: 1, startedAt, dropped }),
    entries: () => ring,
    withRows: () => ring.map((entry) => ({ ...entry, row: rows.get(entry) })),
    clear() {
      ring = [];
      dropped = 0;
    },
  };
}
