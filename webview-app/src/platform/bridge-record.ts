/**
 * Records the last messages between page and host for a support case. It is off until a person starts it. The record stays in memory,
 * without values that the contract marks as secret. The recorder's module is loaded at the first start.
 */
import type { BridgeOptions } from '@sdhealth/bridge-sdk';
import type { FlightRecorder } from '@sdhealth/bridge-sdk/recorder';
import { proxy } from 'valtio';
import { whenPersonGoes } from './personal.ts';

/** The maximum number of recorded messages. */
export const MAX_MESSAGES = 200;

export const bridgeRecord = proxy({ isOn: false });

type Record = NonNullable<BridgeOptions['recorder']>;

let recorder: FlightRecorder | undefined;
/** Messages that arrived before the recorder's module was loaded. */
let pending: Parameters<Record>[] = [];

export const record: Record = (...message) => {
  if (!bridgeRecord.isOn) return;
  if (recorder) recorder.record(...message);
  else if (pending.length < MAX_MESSAGES) pending.push(message);
};

/** Starts or continues the record. Rejects if the recorder's module cannot be loaded. */
export async function startRecord(): Promise<FlightRecorder> {
  bridgeRecord.isOn = true;
  try {
    const { makeRecorder } = await import('@sdhealth/bridge-sdk/recorder');
    recorder ??= makeRecorder(MAX_MESSAGES);
    for (const message of pending) recorder.record(...message);
    return recorder;
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

export const recordedCount = (): number => recorder?.entries().length ?? 0;

/** Returns the record as a `.bridgelog`, or '' without a record. */
export const recordedText = (): string => (recordedCount() > 0 ? (recorder?.text() ?? '') : '');

whenPersonGoes(() => {
  pending = [];
  recorder?.clear();
});
