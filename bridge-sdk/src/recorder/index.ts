/**
 * Records the last messages between page and host, without the values that rows mark as secret. Its text may leave the phone, because
 * an allow list reduces it further.
 *
 * ```ts
 * const flight = makeRecorder();
 * const bridge = createBridge({ recorder: flight.record });
 * download('trouble.bridgelog', flight.text());
 * ```
 * A `.bridgelog` is JSON Lines: a head, then one entry per message. `replay` of `/testing` plays it in a test.
 */
import type { Recorder } from '../core/types.ts';
import { type LogMessage, makeRing } from './ring.ts';
import { shareableText } from './shareable-text.ts';

export type { LogHead, LogMessage } from './ring.ts';

/** A recorder of the last messages. It stores them in memory only. */
export interface FlightRecorder {
  /** The function for the option `recorder`. */
  readonly record: Recorder;
  /** Returns the recorded messages, oldest first. */
  entries(): readonly LogMessage[];
  /**
   * Returns the text of the `.bridgelog`, which may leave the phone. It has names of rows and fields, codes, times, and values of
   * declared enumerations. A placeholder of the same type replaces any other value.
   */
  text(): string;
  /** Deletes all messages. */
  clear(): void;
}

/** Creates a recorder of at most `messages` messages, default 200. Each message costs one redacted copy. */
export function makeRecorder(messages = 200, now: () => number = Date.now): FlightRecorder {
  const ring = makeRing(messages, now);
  const { record, entries, clear } = ring;
  return { record, entries, clear, text: () => shareableText(ring) };
}
