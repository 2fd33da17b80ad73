/**
 * Records the last messages between page and host for a support case. It is off until a person starts it. The record stays in memory,
 * without values that the contract calls secret. The recorder's program is loaded at the first start.
 */
import type { BridgeOptions } from '@sdhealth/bridge-sdk';
import type { FlightRecorder } from '@sdhealth/bridge-sdk/recorder';
import { proxy } from 'valtio';
import { whenPersonGoes } from './personal.ts';

/** The most messages of the record. */
export const MOST_MESSAGES = 200;

export const bridgeRecord = proxy({ isOn: false });

type Record = NonNullable<BridgeOptions['recorder']>;

let flight: FlightRecorder | undefined;
/** Messages that arrived before the recorder's program. */
let pending: Parameters<Record>[] = [];

/** Records a message of the bridge. */
export const record: Record = (...seen) => {
  if (!bridgeRecord.isOn) return;
  if (flight) flight.record(...seen);
  else if (pending.length < MOST_MESSAGES) pending.push(seen);
};

/** Starts or continues the record. Rejects if the recorder's program cannot be loaded. */
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

/** Returns the record as a `.bridgelog`, or an empty text without a record. */
export const recordedText = (): string => (recordedCount() > 0 ? (flight?.text() ?? '') : '');

whenPersonGoes(() => {
  pending = [];
  flight?.clear();
});
