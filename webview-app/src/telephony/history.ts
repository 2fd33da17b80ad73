/** Manages the shift's ended calls, with times of the switch's clock. They are not stored: the switch sends them again after a reload. */
import type { Call, Ended } from '../api/telephony-frames.ts';
import { ENDS, type End, type PastCall } from './types.ts';

/** The maximum number of calls in the list, more than an agent has in one shift. */
const MAX_CALLS = 200;

const isCallEnd = (text: string): text is End => ENDS.some((end) => end === text);

/** The fields that a running and an ended call share. */
const sharedFields = ({ callId, direction, number, startedAt, answeredAt }: Call | Ended) => ({
  callId,
  direction,
  number,
  startedAt,
  ...(answeredAt !== undefined && { answeredAt }),
});

export const pastCall = (call: Ended, endedWhileDisconnected: boolean): PastCall => ({
  ...sharedFields(call),
  endedAt: call.endedAt,
  end: isCallEnd(call.end) ? call.end : 'unknown',
  endedWhileDisconnected,
});

/** Ends a call that the switch does not know. */
export const lostCall = (call: Call, endedWhileDisconnected: boolean): PastCall => ({
  ...sharedFields(call),
  end: 'unknown',
  endedWhileDisconnected,
});

/** Adds calls, newest first. The switch's record replaces the page's, but the page's mark `endedWhileDisconnected` stays. */
export function withCalls(history: readonly PastCall[], added: readonly PastCall[]): readonly PastCall[] {
  if (added.length === 0) return history;
  const byId = new Map([...added].reverse().map((call) => [call.callId, call]));
  for (const previous of history) byId.set(previous.callId, mergeCalls(previous, byId.get(previous.callId)));
  return [...byId.values()].sort((a, b) => b.startedAt - a.startedAt).slice(0, MAX_CALLS);
}

function mergeCalls(previous: PastCall, reported: PastCall | undefined): PastCall {
  if (!reported || (reported.end === 'unknown' && previous.end !== 'unknown')) return previous;
  return { ...reported, endedWhileDisconnected: reported.endedWhileDisconnected || previous.endedWhileDisconnected };
}
