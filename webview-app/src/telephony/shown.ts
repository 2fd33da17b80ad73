/** Converts the machine's state to the state for a view: times by this device's clock, numbers masked. */
import type { Call } from '../api/telephony-frames.ts';
import { type Bar, currentReport, refusalNow, stateOf } from './machine.ts';
import { maskedNumber } from './numbers.ts';
import { type Connection, type LiveCall, OPERATIONS, type PastCall, type TelephonyState } from './types.ts';

function connectionOf({ isSetUp, isInitialised, closedBy, isOpen, wasOpen, lastRefusal }: Bar): Connection {
  if (!isSetUp) return 'notSetUp';
  if (closedBy) return closedBy;
  if (!isInitialised) return 'off';
  if (isOpen.events && isOpen.media) return 'open';
  // After a timeout the state must not stay "connecting".
  if (!wasOpen) return lastRefusal?.operation === 'initialise' ? 'lost' : 'connecting';
  if (isOpen.events) return 'mediaLost';
  return isOpen.media ? 'eventsLost' : 'lost';
}

type ToPhoneTime = (serverTime: number) => number;

const liveCall = (
  { callId, direction, number, startedAt, answeredAt, invitation, third }: Call,
  toPhoneTime: ToPhoneTime,
): LiveCall => ({
  callId,
  direction,
  number: maskedNumber(number),
  startedAt: toPhoneTime(startedAt),
  ...(answeredAt !== undefined && { answeredAt: toPhoneTime(answeredAt) }),
  ...(invitation && { invitation: { ...invitation, number: maskedNumber(invitation.number) } }),
  ...(third !== undefined && { third: maskedNumber(third) }),
});

const viewPastCall = (call: PastCall, toPhoneTime: ToPhoneTime): PastCall => ({
  ...call,
  number: maskedNumber(call.number),
  startedAt: toPhoneTime(call.startedAt),
  ...(call.answeredAt !== undefined && { answeredAt: toPhoneTime(call.answeredAt) }),
  ...(call.endedAt !== undefined && { endedAt: toPhoneTime(call.endedAt) }),
});

export function shown(bar: Bar): TelephonyState {
  const { truth, skewMs, pending, lastRefusal, notice } = bar;
  const reported = currentReport(bar);
  const toPhoneTime: ToPhoneTime = (serverTime) => serverTime - skewMs;
  const [call, ...others] = reported?.calls ?? [];
  const state = stateOf(bar);
  const agent = reported?.agent;
  const refusals = OPERATIONS.flatMap((operation) => {
    const reason = refusalNow(bar, operation);
    return reason ? [[operation, reason] as const] : [];
  });
  return {
    state,
    connection: connectionOf(bar),
    ...(agent && { agentNo: agent.agentNo }),
    ...(call && { call: liveCall(call, toPhoneTime) }),
    otherCalls: others.map((other) => liveCall(other, toPhoneTime)),
    ...(state === 'wrapUp' && agent?.wrapUpEndsAt !== undefined && { wrapUpEndsAt: toPhoneTime(agent.wrapUpEndsAt) }),
    ...(pending && { pending: pending.operation }),
    refusals: Object.fromEntries(refusals),
    ...(lastRefusal && { lastRefusal }),
    ...(notice && { notice }),
    history: (truth?.history ?? []).map((past) => viewPastCall(past, toPhoneTime)),
  };
}
