/** Defines the states and operations of the telephony bar, the reasons of a refusal, and the state for a view. */

export const BAR_STATES = ['offline', 'ready', 'ringing', 'talking', 'held', 'conferencing', 'wrapUp'] as const;
export type BarState = (typeof BAR_STATES)[number];

export const OPERATIONS = [
  'initialise',
  'signIn',
  'makeCall',
  'answer',
  'hold',
  'retrieve',
  'transfer',
  'conference',
  'hangUp',
  'signOut',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Operations that need a number. */
export const WITH_TARGET = ['makeCall', 'transfer', 'conference'] as const satisfies readonly Operation[];

/** The reasons for which the page refuses an operation without sending a command. */
export const OWN_REASONS = [
  /** The installation has no switch. */
  'notSetUp',
  'notInitialised',
  'alreadyInitialised',
  'notSignedIn',
  'alreadySignedIn',
  'noCall',
  /** Another call is in progress. */
  'callInProgress',
  /** The call is still ringing. */
  'callRinging',
  /** The call was already answered. */
  'callAnswered',
  /** The agent's own call rings at the customer, so it cannot be answered. */
  'callIsOutgoing',
  'callHeld',
  'callNotHeld',
  'inConference',
  'inWrapUp',
  /** A colleague is being asked to take or to join the call. */
  'colleagueAsked',
  /** Another operation waits for the switch. */
  'operationPending',
  /** The connection to the switch is lost, or one of its two sockets. */
  'connectionLost',
  /** The number is neither a telephone number nor an extension. */
  'badNumber',
] as const;

/** The reasons from the switch, or from its missing answer. */
export const SWITCH_REASONS = [
  /** The switch has not answered in time. Its next state shows the result. */
  'noAnswer',
  /** The command arrived too late to be executed. */
  'tooLate',
  'lineBusy',
  'unknownNumber',
  /** The call has ended at the switch. */
  'callGone',
  /** The person is not allowed to telephone, or the session has ended. */
  'notAllowed',
  /** The agent has signed in on another page. */
  'elsewhere',
  /** The switch refuses for a reason that this page does not know. */
  'switchRefused',
] as const;

export type Refusal = (typeof OWN_REASONS)[number] | (typeof SWITCH_REASONS)[number];
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: Refusal };

/**
 * The connection to the switch. `off`: not initialised. `open`: both sockets. `eventsLost`, `mediaLost`: this socket is lost and is being
 * reopened. `lost`: both. `elsewhere`, `notAllowed`: closed by the switch until the agent initialises again.
 */
export type Connection =
  | 'notSetUp'
  | 'off'
  | 'connecting'
  | 'open'
  | 'eventsLost'
  | 'mediaLost'
  | 'lost'
  | 'elsewhere'
  | 'notAllowed';

export type Direction = 'incoming' | 'outgoing';

/** A colleague who is asked to take (`transfer`) or to join (`conference`) the call. */
export interface Invitation {
  readonly kind: 'transfer' | 'conference';
  /** Masked like the number of a call. */
  readonly number: string;
}

/** A call that the switch knows. Times are milliseconds since 1970 by the clock of this device. */
export interface LiveCall {
  readonly callId: string;
  readonly direction: Direction;
  /** Masked: `138****8000`. A short extension is shown completely. */
  readonly number: string;
  readonly startedAt: number;
  /** Absent until the call is answered. */
  readonly answeredAt?: number;
  readonly invitation?: Invitation;
  /** The third person of a conference, masked. */
  readonly third?: string;
}

/** The end of a call. `unknown`: the switch does not know. */
export const ENDS = ['agent', 'customer', 'missed', 'rejected', 'unanswered', 'transferred', 'unknown'] as const;
export type End = (typeof ENDS)[number];

/** An ended call of the shift. */
export interface PastCall {
  readonly callId: string;
  readonly direction: Direction;
  readonly number: string;
  readonly startedAt: number;
  readonly answeredAt?: number;
  /** Absent if the switch does not know. */
  readonly endedAt?: number;
  readonly end: End;
  /** True if it ended while the page was not connected. */
  readonly endedWhileDisconnected: boolean;
}

/** An event that the state does not show. The newest stays until the next operation. */
export type Notice =
  | 'transferRefused'
  | 'conferenceRefused'
  | 'callEndedWhileDisconnected'
  /** The switch has restarted. It knows no earlier call, and the agent signs in again. */
  | 'switchRestarted';

export interface TelephonyState {
  readonly state: BarState;
  readonly connection: Connection;
  /** The agent's number at the switch. */
  readonly agentNo?: string;
  /** The call that the operations affect. While the connection is lost, the last known call. */
  readonly call?: LiveCall;
  /** Other calls of this agent at the switch. */
  readonly otherCalls: readonly LiveCall[];
  /** The end of the wrap-up by this device's clock. The switch ends it. */
  readonly wrapUpEndsAt?: number;
  /** The operation that waits for the switch. */
  readonly pending?: Operation;
  /** The reason why each operation is impossible now. An absent operation is possible. */
  readonly refusals: Readonly<Partial<Record<Operation, Refusal>>>;
  /** The last operation that was refused or failed, until the next one starts. */
  readonly lastRefusal?: { readonly operation: Operation; readonly reason: Refusal };
  readonly notice?: Notice;
  /** Ended calls of this shift, newest first. */
  readonly history: readonly PastCall[];
}

/** The telephony of a page. A view renders `state()`, which returns the same object until the state changes. */
export interface Telephony {
  state(): TelephonyState;
  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void;
  /** Runs an operation. Resolves with the switch's answer and never rejects. A second call of a pending operation gets the answer of the first. */
  operate(operation: Operation, target?: string): Promise<Outcome>;
}
