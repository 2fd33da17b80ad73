/**
 * The flight recorder keeps the last messages between page and host, without the values that the contract marks secret. Its text leaves the
 * phone with known parts only.
 *
 * ```ts
 * const flight = makeRecorder();
 * const bridge = createBridge({ recorder: flight.record });
 * download('trouble.bridgelog', flight.text());
 * ```
 * A `.bridgelog` is JSON Lines: a head, then one entry per message. `replay` of `/testing` makes a test of it.
 */
import type { Recorder } from '../core/types.ts';
import { leavingText } from './leaving.ts';
import { type LogMessage, makeRing } from './ring.ts';

export type { LogHead, LogMessage } from './ring.ts';

/** A recorder of the last messages. It keeps them in memory only. */
export interface FlightRecorder {
  /** The function for the option `recorder`. */
  readonly record: Recorder;
  /** Returns the kept messages, oldest first. */
  entries(): readonly LogMessage[];
  /**
   * Returns the text of the `.bridgelog`, which may leave the phone: names of rows and fields, codes, times, and values of declared
   * enumerations. Any other value is a stand-in of its kind.
   */
  text(): string;
  /** Forgets all messages. */
  clear(): void;
}

/**
 * Makes a recorder. `messages` is the number of kept messages, default 200. A message costs one redacted copy; without a recorder,
 * nothing.
 */
export function makeRecorder(messages = 200, now: () => number = Date.now): FlightRecorder {
  const ring = makeRing(messages, now);
  const { record, entries, clear } = ring;
  return { record, entries, clear, text: () => leavingText(ring) };
}
