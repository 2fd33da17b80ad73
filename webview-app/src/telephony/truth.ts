/**
 * The last news of the switch: the agent, the calls, and the history of the shift. Rules of the truth:
 * 1. A state of the same start of the switch counts only when its number is higher: what comes twice or late changes nothing (S03).
 * 2. A missing number means that something was not heard: the whole state is asked for.
 * 3. A call that is not in the newest state is over, whatever was shown before; one that is in it is shown. A call that was over can not
 *    come back.
 * 4. The first state of a socket replaces everything, also that of another start of the switch. What has ended since the earlier socket
 *    was lost is marked in the history.
 */
import type { Call, Told } from '../api/telephony-frames.ts';
import { lostCall, pastCall, withCalls } from './history.ts';
import type { Notice, PastCall } from './types.ts';

export interface Truth {
  readonly told: Told;
  readonly history: readonly PastCall[];
  /** The time at the switch when its socket was lost, until the next one has told. */
  readonly lostAt?: number;
}

export interface Learned {
  readonly truth: Truth;
  readonly notice?: Notice;
  /** The whole state must be asked for. */
  readonly hasGap: boolean;
}

/** Takes a state. Returns undefined for one that is not news. */
export function learn(truth: Truth | undefined, told: Told, isGreeting: boolean): Learned | undefined {
  const before = truth?.told;
  const isSameStart = before?.epoch === told.epoch;
  if (before && !isGreeting && !isSameStart) return undefined;
  // The answer to a look may be the state that is known, with the whole history.
  const isOld = before !== undefined && isSameStart && (told.isWhole ? told.seq < before.seq : told.seq <= before.seq);
  if (isOld && !isGreeting) return undefined;
  const hasGap = before !== undefined && isSameStart && !told.isWhole && told.seq > before.seq + 1;
  const history = withCalls(
    isNewShift(before, told) ? [] : (truth?.history ?? []),
    endedCalls(truth, told, isGreeting),
  );
  const notice = noticeOf(truth, told, isGreeting);
  return { truth: { told, history }, hasGap, ...(notice && { notice }) };
}

/** A switch that was started anew knows no shift: what was called before stays in the list. */
function isNewShift(before: Told | undefined, { epoch, agent }: Told): boolean {
  const earlier = before?.epoch === epoch ? before.agent.shiftFrom : undefined;
  return earlier !== undefined && agent.shiftFrom !== undefined && earlier !== agent.shiftFrom;
}

/** The calls that were shown, and that the switch does not have any more. */
const goneCalls = (truth: Truth | undefined, told: Told): readonly Call[] =>
  (truth?.told.calls ?? []).filter(({ callId }) => !told.calls.some((call) => call.callId === callId));

function endedCalls(truth: Truth | undefined, told: Told, isGreeting: boolean): PastCall[] {
  const gone = goneCalls(truth, told);
  const isMarked = (callId: string, endedAt: number): boolean =>
    isGreeting &&
    truth !== undefined &&
    (gone.some((call) => call.callId === callId) || endedAt >= (truth.lostAt ?? Infinity));
  return [
    ...gone
      .filter(({ callId }) => !told.ended.some((call) => call.callId === callId))
      .map((call) => lostCall(call, isGreeting)),
    ...told.ended.map((call) => pastCall(call, isMarked(call.callId, call.endedAt))),
  ];
}

function noticeOf(truth: Truth | undefined, told: Told, isGreeting: boolean): Notice | undefined {
  if (isGreeting && truth && truth.told.epoch !== told.epoch) return 'switchRestarted';
  if (isGreeting && goneCalls(truth, told).length > 0) return 'callEndedWhileDisconnected';
  if (told.why === 'transferRefused' || told.why === 'conferenceRefused') return told.why;
  return undefined;
}
