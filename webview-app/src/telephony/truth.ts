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
export function learn(truth: Truth | undefined, reported: Told, isGreeting: boolean): Learned | undefined {
  const previous = truth?.told;
  const isSameStart = previous?.epoch === reported.epoch;
  if (previous && !isGreeting && !isSameStart) return undefined;
  // The answer to a look may be the state that is known, with the whole history.
  const isOld =
    previous !== undefined &&
    isSameStart &&
    (reported.isWhole ? reported.seq < previous.seq : reported.seq <= previous.seq);
  if (isOld && !isGreeting) return undefined;
  const hasGap = previous !== undefined && isSameStart && !reported.isWhole && reported.seq > previous.seq + 1;
  const history = withCalls(
    isNewShift(previous, reported) ? [] : (truth?.history ?? []),
    endedCalls(truth, reported, isGreeting),
  );
  const notice = noticeOf(truth, reported, isGreeting);
  return { truth: { told: reported, history }, hasGap, ...(notice && { notice }) };
}

/** A switch that was started anew knows no shift: what was called before stays in the list. */
function isNewShift(previous: Told | undefined, { epoch, agent }: Told): boolean {
  const earlier = previous?.epoch === epoch ? previous.agent.shiftFrom : undefined;
  return earlier !== undefined && agent.shiftFrom !== undefined && earlier !== agent.shiftFrom;
}

/** The calls that were shown, and that the switch does not have any more. */
const goneCalls = (truth: Truth | undefined, reported: Told): readonly Call[] =>
  (truth?.told.calls ?? []).filter(({ callId }) => !reported.calls.some((call) => call.callId === callId));

function endedCalls(truth: Truth | undefined, reported: Told, isGreeting: boolean): PastCall[] {
  const gone = goneCalls(truth, reported);
  const isMarked = (callId: string, endedAt: number): boolean =>
    isGreeting &&
    truth !== undefined &&
    (gone.some((call) => call.callId === callId) || endedAt >= (truth.lostAt ?? Infinity));
  return [
    ...gone
      .filter(({ callId }) => !reported.ended.some((call) => call.callId === callId))
      .map((call) => lostCall(call, isGreeting)),
    ...reported.ended.map((call) => pastCall(call, isMarked(call.callId, call.endedAt))),
  ];
}

function noticeOf(truth: Truth | undefined, reported: Told, isGreeting: boolean): Notice | undefined {
  if (isGreeting && truth && truth.told.epoch !== reported.epoch) return 'switchRestarted';
  if (isGreeting && goneCalls(truth, reported).length > 0) return 'callEndedWhileDisconnected';
  if (reported.why === 'transferRefused' || reported.why === 'conferenceRefused') return reported.why;
  return undefined;
}
