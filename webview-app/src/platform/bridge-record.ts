/**
 * The record of the last messages between page and host, for a support case: off until somebody starts it. It is kept in memory only,
 * without what the contract calls secret. The recorder's program is loaded when it is first started.
 */
import type { BridgeOptions } from '@sdhealth/bridge-sdk';
import type { FlightRecorder } from '@sdhealth/bridge-sdk/recorder';
import { proxy } from 'valtio';
import { whenPersonGoes } from './personal.ts';

/** The number of messages that are kept. */
export const MOST_MESSAGES = 200;

export const bridgeRecord = proxy({ isOn: false });

type Record = NonNullable<BridgeOptions['recorder']>;

let flight: FlightRecorder | undefined;
/** Messages that came before the recorder's program. */
let pending: Parameters<Record>[] = [];

/** Takes every message of the bridge. */
export const record: Record = (...seen) => {
  if (!bridgeRecord.isOn) return;
  if (flight) flight.record(...seen);
  else if (pending.length < MOST_MESSAGES) pending.push(seen);
};

/** Goes on with the record, or begins one. Rejects when the recorder's program cannot be had. */
export async function startRecord(): Promise<FlightRecorder> {
  bridgeRecord.isOn = true;
  try {
    const { makeRecorder } = await import('@sdhealth/bridge-sdk/recorder');
    flight ??= makeRecorder(MOST_MESSAGES);
    for (const seen of pending) flight.record(...seen);
    return flight;
  } catch (error) {
    bridgeRecord.isOn = false;
    throw error;
  } finally {
    pending = [];
  }
}

export function stopRecord(): void {
  bridgeRecord.isOn = false;
}

export const recordedCount = (): number => flight?.entries().length ?? 0;

/** Returns the record as a `.bridgelog`; an empty text where nothing was recorded. */
export const recordedText = (): string => (recordedCount() > 0 ? (flight?.text() ?? '') : '');

whenPersonGoes(() => {
  pending = [];
  flight?.clear();
});
