/** The calls of the shift that are over, in the switch's time. The list lives as long as the page: the switch tells it again after a reload. */
import type { Call, Ended } from '../api/telephony-frames.ts';
import { ENDS, type End, type PastCall } from './types.ts';

/** The switch keeps more than an agent can have in a shift; a page shows so many. */
const MOST = 200;

const isEnd = (word: string): word is End => ENDS.some((end) => end === word);

/** Both, a running and an ended call, say these in the same words. */
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

/** Adds calls; the record of the switch replaces what the page has made up, and a mark of the page stays. The newest is the first. */
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
