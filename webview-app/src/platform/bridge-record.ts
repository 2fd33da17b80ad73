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

let flight: FlightRecorder | undefined;

/** Takes every message of the bridge. */
export const record: NonNullable<BridgeOptions['recorder']> = (...seen) => {
  if (bridgeRecord.isOn) flight?.record(...seen);
};

/** Starts with a recorder that is there already. */
export function recordWith(recorder: FlightRecorder): void {
  flight = recorder;
  bridgeRecord.isOn = true;
}

/** Goes on with the record, or begins one. Rejects when the recorder's program cannot be had. */
export async function startRecord(): Promise<void> {
  const { makeRecorder } = await import('@sdhealth/bridge-sdk/recorder');
  recordWith(flight ?? makeRecorder(MOST_MESSAGES));
}

export function stopRecord(): void {
  bridgeRecord.isOn = false;
}

export const recordedCount = (): number => flight?.entries().length ?? 0;

/** Returns the record as a `.bridgelog`; an empty text where nothing was recorded. */
export const recordedText = (): string => (recordedCount() > 0 ? (flight?.text() ?? '') : '');

whenPersonGoes(() => flight?.clear());
