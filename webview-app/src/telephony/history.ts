/** Keeps the ended calls of the shift, in the switch's time. The list lasts as long as the page, because the switch sends it again after a reload. */
import type { Call, Ended } from '../api/telephony-frames.ts';
import { ENDS, type End, type PastCall } from './types.ts';

/** The maximum number of calls in the list. The switch keeps more than an agent can have in a shift. */
const MOST = 200;

const isEnd = (word: string): word is End => ENDS.some((end) => end === word);

/** The fields that a running and an ended call share. */
const facts = ({ callId, direction, number, startedAt, answeredAt }: Call | Ended) => ({
  callId,
  direction,
  number,
  startedAt,
  ...(answeredAt !== undefined && { answeredAt }),
});

export const pastCall = (call: Ended, endedWhileDisconnected: boolean): PastCall => ({
  ...facts(call),
  endedAt: call.endedAt,
  end: isEnd(call.end) ? call.end : 'unknown',
  endedWhileDisconnected,
});

/** Closes a call that the switch has no record of. */
export const lostCall = (call: Call, endedWhileDisconnected: boolean): PastCall => ({
  ...facts(call),
  end: 'unknown',
  endedWhileDisconnected,
});

/** Adds calls, newest first. The switch's record replaces one that the page has created, but a mark of the page stays. */
export function withCalls(history: readonly PastCall[], added: readonly PastCall[]): readonly PastCall[] {
  if (added.length === 0) return history;
  const byId = new Map([...added].reverse().map((call) => [call.callId, call]));
  for (const known of history) byId.set(known.callId, merged(known, byId.get(known.callId)));
  return [...byId.values()].sort((a, b) => b.startedAt - a.startedAt).slice(0, MOST);
}

function merged(known: PastCall, reported: PastCall | undefined): PastCall {
  if (!reported || (reported.end === 'unknown' && known.end !== 'unknown')) return known;
  return { ...reported, endedWhileDisconnected: reported.endedWhileDisconnected || known.endedWhileDisconnected };
}
