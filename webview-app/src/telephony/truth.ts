/**
 * Holds the last state from the switch: the agent, the calls, and the history of the shift. Rules:
 * 1. A state of the same start of the switch is used only if its number is higher. Duplicates and late states have no effect (S03).
 * 2. A missing number means that a frame was lost, so the whole state is requested.
 * 3. A call that is missing from the newest state has ended, whatever was shown before. A call in that state is shown. An ended call cannot
 * return.
 * 4. The first state of a socket replaces everything, even a state of another start of the switch. Calls that have ended since the earlier
 * socket was lost are marked in the history.
 */
import type { Call, ReportedState } from '../api/telephony-frames.ts';
import { lostCall, pastCall, withCalls } from './history.ts';
import type { Notice, PastCall } from './types.ts';

export interface Truth {
  readonly reported: ReportedState;
  readonly history: readonly PastCall[];
  /** The switch's time when its socket was lost, until the next socket has sent a state. */
  readonly lostAt?: number;
}

export interface Learned {
  readonly truth: Truth;
  readonly notice?: Notice;
  /** True if the whole state must be requested. */
  readonly hasGap: boolean;
}

/** Applies a state. Returns undefined if it is not newer. */
export function learn(truth: Truth | undefined, reported: ReportedState, isGreeting: boolean): Learned | undefined {
  const previous = truth?.reported;
  const isSameStart = previous?.epoch === reported.epoch;
  if (previous && !isGreeting && !isSameStart) return undefined;
  // A requested state may equal the known one, but with the whole history.
  const isOutdated =
    previous !== undefined &&
    isSameStart &&
    (reported.isWhole ? reported.seq < previous.seq : reported.seq <= previous.seq);
  if (isOutdated && !isGreeting) return undefined;
  const hasGap = previous !== undefined && isSameStart && !reported.isWhole && reported.seq > previous.seq + 1;
  const history = withCalls(
    isNewShift(previous, reported) ? [] : (truth?.history ?? []),
    endedCalls(truth, reported, isGreeting),
  );
  const notice = noticeOf(truth, reported, isGreeting);
  return { truth: { reported, history }, hasGap, ...(notice && { notice }) };
}

/** Checks that a new shift has begun. False after a restart of the switch, so that earlier calls stay in the list. */
function isNewShift(previous: ReportedState | undefined, { epoch, agent }: ReportedState): boolean {
  const previousShiftFrom = previous?.epoch === epoch ? previous.agent.shiftFrom : undefined;
  return previousShiftFrom !== undefined && agent.shiftFrom !== undefined && previousShiftFrom !== agent.shiftFrom;
}

/** Returns the visible calls that the switch no longer reports. */
const missingCalls = (truth: Truth | undefined, reported: ReportedState): readonly Call[] =>
  (truth?.reported.calls ?? []).filter(({ callId }) => !reported.calls.some((call) => call.callId === callId));

function endedCalls(truth: Truth | undefined, reported: ReportedState, isGreeting: boolean): PastCall[] {
  const missing = missingCalls(truth, reported);
  const isMarked = (callId: string, endedAt: number): boolean =>
    isGreeting &&
    truth !== undefined &&
    (missing.some((call) => call.callId === callId) || endedAt >= (truth.lostAt ?? Infinity));
  return [
    ...missing
      .filter(({ callId }) => !reported.ended.some((call) => call.callId === callId))
      .map((call) => lostCall(call, isGreeting)),
    ...reported.ended.map((call) => pastCall(call, isMarked(call.callId, call.endedAt))),
  ];
}

function noticeOf(truth: Truth | undefined, reported: ReportedState, isGreeting: boolean): Notice | undefined {
  if (isGreeting && truth && truth.reported.epoch !== reported.epoch) return 'switchRestarted';
  if (isGreeting && missingCalls(truth, reported).length > 0) return 'callEndedWhileDisconnected';
  if (reported.why === 'transferRefused' || reported.why === 'conferenceRefused') return reported.why;
  return undefined;
}
