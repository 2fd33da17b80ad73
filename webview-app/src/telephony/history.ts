/** Manages the list of ended calls of the shift, in the switch's time. It is not stored, because the switch sends it again after a reload. */
import type { Call, Ended } from '../api/telephony-frames.ts';
import { ENDS, type End, type PastCall } from './types.ts';

/** The maximum number of calls in the list. The switch stores more calls than an agent can have in a shift. */
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
