/**
 * Implements the telephony bar as a pure state machine: state, event and time yield the next state and the effects. Rules:
 * 1. The state is the last one that the switch has sent. No operation changes it directly, so the switch knows every call.
 * 2. An impossible operation is refused immediately with a reason, and no command is sent: by the table of operations, for an invalid number,
 * while a socket is lost (signing in and out need only the events' socket), or while another operation is pending.
 * 3. Signing in and out use the events' socket, all other operations the media socket.
 * 4. An operation is pending until the switch has acknowledged it and the resulting state has arrived, so that no operation starts in an earlier
 * state. Initialising ends when both sockets are open.
 * 5. After a lost socket, a command without an acknowledgement is sent again with the same id. The switch executes it once.
 * 6. After 8 s without an answer (15 s of initialising) the operation fails with `noAnswer`, and the whole state is requested. The switch
 * ignores a command that is older than 6 s, so that no call starts for an agent who no longer waits.
 * 7. A heartbeat with a newer state number requests the whole state. A wrap-up past its end does the same.
 * 8. If the agent signs in on another page, or is not allowed, both sockets are closed until the agent initialises again.
 * 9. A state that arrives after that, or before initialising, is ignored.
 */
import type { Command, ReportedState } from '../api/telephony-frames.ts';
import { dialled } from './numbers.ts';
import { refusalOf } from './operations.ts';
import { learn, type Truth } from './truth.ts';
import {
  type BarState,
  type Notice,
  type Operation,
  type Outcome,
  OWN_REASONS,
  type Refusal,
  SWITCH_REASONS,
  WITH_TARGET,
} from './types.ts';

/** The timeout of an answer in milliseconds. */
export const ANSWER_MS = 8_000;
const COMMAND_LIFETIME_MS = 6_000;
const INITIALISE_MS = 15_000;
const WRAP_UP_GRACE_MS = 1_000;
const REQUEST_INTERVAL_MS = 5_000;

export type SocketName = 'events' | 'media';
export type ClosedBy = 'elsewhere' | 'notAllowed';

export interface Pending {
  readonly operation: Operation;
  readonly id: string;
  /** The number as typed. Typing the same number again is the same operation. */
  readonly target?: string;
  readonly until: number;
  /** Absent for initialising, which sends no command. */
  readonly command?: Command;
  /** The state after the command, once the switch has acknowledged it. */
  readonly done?: { readonly epoch: string; readonly seq: number };
}

export interface Bar {
  readonly isSetUp: boolean;
  readonly isInitialised: boolean;
  readonly isOpen: Readonly<Record<SocketName, boolean>>;
  /** True if both sockets were open since the agent has initialised. */
  readonly wasOpen: boolean;
  readonly closedBy?: ClosedBy;
  /** True if the switch has sent its state since the agent has initialised. An earlier state is not shown. */
  readonly hasReport: boolean;
  readonly truth?: Truth;
  /** The switch's clock minus this device's. */
  readonly skewMs: number;
  readonly lookedAt: number;
  readonly pending?: Pending;
  readonly lastRefusal?: { readonly operation: Operation; readonly reason: Refusal };
  readonly notice?: Notice;
}

export type BarEvent =
  | { readonly type: 'operate'; readonly operation: Operation; readonly id: string; readonly target?: string }
  /** The page was reloaded during a shift. */
  | { readonly type: 'resume' | 'tick' }
  /** A frame that could not be read. It may have been a state. */
  | { readonly type: 'broken' }
  | { readonly type: 'opened' | 'lost'; readonly socket: SocketName }
  | { readonly type: 'report'; readonly reported: ReportedState; readonly isGreeting: boolean }
  | { readonly type: 'alive'; readonly at: number; readonly seq: number }
  | { readonly type: 'done'; readonly id: string; readonly epoch: string; readonly seq: number }
  | { readonly type: 'refused'; readonly id: string; readonly reason: string }
  | { readonly type: 'closed'; readonly by: ClosedBy };

export type BarEffect =
  /** Opens both sockets. `takes`: another page of this agent is closed. */
  | { readonly do: 'open'; readonly takes: boolean }
  | { readonly do: 'close' | 'look' }
  | { readonly do: 'send'; readonly socket: SocketName; readonly command: Command }
  | { readonly do: 'answer'; readonly id: string; readonly outcome: Outcome };

export type BarStep = readonly [bar: Bar, effects: readonly BarEffect[]];

export const newBar = (isSetUp: boolean): Bar => ({
  isSetUp,
  isInitialised: false,
  isOpen: { events: false, media: false },
  wasOpen: false,
  hasReport: false,
  skewMs: 0,
  lookedAt: Number.NEGATIVE_INFINITY,
});

const socketOf = (operation: Operation): SocketName =>
  operation === 'signIn' || operation === 'signOut' ? 'events' : 'media';

const STATE_BY_STATUS = { out: 'offline', in: 'ready', wrapUp: 'wrapUp' } as const;

/** Returns the state of the bar (rule 1). */
export function stateOf(bar: Bar): BarState {
  const reported = currentReport(bar);
  return reported ? (reported.calls[0]?.status ?? STATE_BY_STATUS[reported.agent.status]) : 'offline';
}

/** Returns the switch's state, if the switch has sent it since the agent has initialised. */
export const currentReport = ({ isInitialised, hasReport, truth }: Bar): ReportedState | undefined =>
  isInitialised && hasReport ? truth?.reported : undefined;

/** Returns the reason why an operation is impossible now, or undefined (rule 2). */
export function refusalNow(bar: Bar, operation: Operation): Refusal | undefined {
  if (!bar.isSetUp) return 'notSetUp';
  const call = currentReport(bar)?.calls[0];
  const { isInitialised, isOpen, pending } = bar;
  const situation = { state: stateOf(bar), isInitialised, isColleagueAsked: call?.invitation !== undefined };
  const reason = refusalOf(operation, { ...situation, direction: call?.direction });
  if (reason) return reason;
  if (operation !== 'initialise' && !(isOpen.events && isOpen[socketOf(operation)])) return 'connectionLost';
  return pending && 'operationPending';
}

/** Checks that this operation is already pending, as after a second tap. */
export const isSame = ({ pending }: Bar, operation: Operation, target?: string): boolean =>
  pending?.operation === operation && pending.target === target;

/** Returns the time of the next tick, or undefined. */
export function nextTickAt(bar: Bar): number | undefined {
  const times: number[] = [];
  if (bar.pending) times.push(bar.pending.until);
  const wrapUpEndsAt = bar.truth?.reported.agent.wrapUpEndsAt;
  if (bar.isOpen.events && stateOf(bar) === 'wrapUp' && wrapUpEndsAt !== undefined) {
    times.push(Math.max(wrapUpEndsAt - bar.skewMs + WRAP_UP_GRACE_MS, bar.lookedAt + REQUEST_INTERVAL_MS));
  }
  return times.length > 0 ? Math.min(...times) : undefined;
}

export function step(bar: Bar, event: BarEvent, now: number): BarStep {
  if (event.type === 'operate') return operate(bar, event, now);
  if (event.type === 'resume') {
    return bar.isSetUp && !bar.isInitialised ? [startOpening(bar), [{ do: 'open', takes: false }]] : [bar, []];
  }
  if (!bar.isInitialised) return [bar, []];
  switch (event.type) {
    case 'opened':
      return onOpened(bar, event.socket);
    case 'lost':
      return onLost(bar, event.socket, now);
    case 'report':
      return applyReport(bar, event.reported, event.isGreeting, now);
    case 'alive':
      return onAlive(bar, event.at, event.seq, now);
    case 'done':
      return bar.pending?.id === event.id
        ? finishIfDone({ ...bar, pending: { ...bar.pending, done: { epoch: event.epoch, seq: event.seq } } })
        : [bar, []];
    case 'refused':
      return bar.pending?.id === event.id ? failPending(bar, refusalOfText(event.reason)) : [bar, []];
    case 'broken':
      // Throttle the requests, because a switch with unreadable answers must not get endless requests.
      return bar.isOpen.events && now >= bar.lookedAt + REQUEST_INTERVAL_MS ? requestState(bar, [], now) : [bar, []];
    case 'closed':
      return onClosed(bar, event.by, now);
    case 'tick':
      return onTick(bar, now);
  }
}

function withoutKeys<Key extends 'pending' | 'lastRefusal' | 'notice' | 'closedBy' | 'truth'>(
  bar: Bar,
  ...keys: Key[]
): Bar {
  const next = { ...bar };
  for (const key of keys) delete next[key];
  return next;
}

function operate(bar: Bar, { operation, id, target }: Extract<BarEvent, { type: 'operate' }>, now: number): BarStep {
  const needsNumber = WITH_TARGET.some((candidate) => candidate === operation);
  const number = needsNumber ? dialled(target ?? '') : undefined;
  const reason = refusalNow(bar, operation) ?? (needsNumber && number === undefined ? 'badNumber' : undefined);
  if (reason) {
    const next = { ...bar, lastRefusal: { operation, reason } };
    return [next, [{ do: 'answer', id, outcome: { ok: false, reason } }]];
  }
  const baseBar = withoutKeys(bar, 'lastRefusal', 'notice');
  const baseOperation = { operation, id, ...(target !== undefined && { target }) };
  if (operation === 'initialise') {
    const pending = { ...baseOperation, until: now + INITIALISE_MS };
    return [{ ...startOpening(baseBar), pending }, [{ do: 'open', takes: true }]];
  }
  const callId = currentReport(bar)?.calls[0]?.callId;
  const command: Command = {
    kind: 'do',
    id,
    operation,
    ...(callId !== undefined && { callId }),
    ...(number !== undefined && { number }),
    notAfter: now + bar.skewMs + COMMAND_LIFETIME_MS,
  };
  const pending = { ...baseOperation, command, until: now + ANSWER_MS };
  return [{ ...baseBar, pending }, [{ do: 'send', socket: socketOf(operation), command }]];
}

/** Starts to open both sockets. The earlier state is discarded. */
const startOpening = (bar: Bar): Bar => ({
  ...withoutKeys(bar, 'closedBy'),
  isInitialised: true,
  isOpen: { events: false, media: false },
  wasOpen: false,
  hasReport: false,
});

function onOpened(bar: Bar, socket: SocketName): BarStep {
  const isOpen = { ...bar.isOpen, [socket]: true };
  const next = { ...bar, isOpen, wasOpen: bar.wasOpen || (isOpen.events && isOpen.media) };
  const [updated, effects] = finishIfDone(next);
  const { pending } = updated;
  const mayBeLost = pending?.command && !pending.done && socketOf(pending.operation) === socket;
  if (!mayBeLost || !pending.command) return [updated, effects];
  return [updated, [...effects, { do: 'send', socket, command: pending.command }]];
}

function onLost(bar: Bar, socket: SocketName, now: number): BarStep {
  if (!bar.isOpen[socket]) return [bar, []];
  const next = { ...bar, isOpen: { ...bar.isOpen, [socket]: false } };
  if (socket === 'media' || !bar.truth) return [next, []];
  return [{ ...next, truth: { ...bar.truth, lostAt: now + bar.skewMs } }, []];
}

function applyReport(bar: Bar, frame: ReportedState, isGreeting: boolean, now: number): BarStep {
  const skewMs = isGreeting ? frame.at - now : Math.max(bar.skewMs, frame.at - now);
  const learned = learn(bar.truth, frame, isGreeting);
  if (!learned) return [{ ...bar, skewMs }, []];
  const { truth, notice, hasGap } = learned;
  const next: Bar = { ...bar, skewMs, truth, hasReport: bar.hasReport || isGreeting, ...(notice && { notice }) };
  const [updated, effects] = isGreeting ? onOpened(next, 'events') : finishIfDone(next);
  return hasGap ? requestState(updated, effects, now) : [updated, effects];
}

function onAlive(bar: Bar, time: number, seq: number, now: number): BarStep {
  const next = { ...bar, skewMs: Math.max(bar.skewMs, time - now) };
  return seq > (bar.truth?.reported.seq ?? 0) ? requestState(next, [], now) : [next, []];
}

const requestState = (bar: Bar, effects: readonly BarEffect[], now: number): BarStep => [
  { ...bar, lookedAt: now },
  [...effects, { do: 'look' }],
];

/** Ends the pending operation when its acknowledgement and state have arrived (rule 4). */
function finishIfDone(bar: Bar): BarStep {
  const { pending, truth, isOpen } = bar;
  if (!pending) return [bar, []];
  const { done } = pending;
  const hasState = done && truth && (truth.reported.epoch !== done.epoch || truth.reported.seq >= done.seq);
  const isDone = pending.operation === 'initialise' ? isOpen.events && isOpen.media : hasState;
  if (!isDone) return [bar, []];
  return [withoutKeys(bar, 'pending'), [{ do: 'answer', id: pending.id, outcome: { ok: true } }]];
}

function failPending(bar: Bar, reason: Refusal): BarStep {
  const { pending } = bar;
  if (!pending) return [bar, []];
  const next = { ...withoutKeys(bar, 'pending'), lastRefusal: { operation: pending.operation, reason } };
  return [next, [{ do: 'answer', id: pending.id, outcome: { ok: false, reason } }]];
}

const refusalOfText = (text: string): Refusal =>
  [...OWN_REASONS, ...SWITCH_REASONS].find((reason) => reason === text) ?? 'switchRefused';

function onClosed(bar: Bar, by: ClosedBy, now: number): BarStep {
  const [disconnected] = onLost(bar, 'events', now);
  const [next, effects] = failPending(disconnected, by);
  const isOpen = { events: false, media: false };
  return [{ ...next, isInitialised: false, isOpen, wasOpen: false, closedBy: by }, [...effects, { do: 'close' }]];
}

function onTick(bar: Bar, now: number): BarStep {
  const due = nextTickAt(bar);
  if (due === undefined || due > now) return [bar, []];
  const isExpired = bar.pending !== undefined && bar.pending.until <= now;
  const [next, effects] = isExpired ? failPending(bar, 'noAnswer') : ([bar, []] as const);
  return bar.isOpen.events ? requestState(next, effects, now) : [next, effects];
}
