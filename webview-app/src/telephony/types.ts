/** The words of the telephony bar: its states, its operations, the reasons of a refusal, and the state that a view draws. */

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

/** Operations that need the number of somebody. */
export const WITH_TARGET = ['makeCall', 'transfer', 'conference'] as const satisfies readonly Operation[];

/** The reasons that the page gives by itself, before anything is sent. */
export const OWN_REASONS = [
  /** This installation names no host of a switch. */
  'notSetUp',
  'notInitialised',
  'alreadyInitialised',
  'notSignedIn',
  'alreadySignedIn',
  'noCall',
  /** Another call is under way. */
  'callInProgress',
  /** The call is still ringing. */
  'callRinging',
  /** The call was answered already. */
  'callAnswered',
  /** The agent's own call rings at the customer: there is nothing to answer. */
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
  /** The number is no telephone number and no extension. */
  'badNumber',
] as const;

/** The reasons that come from the switch, or from the lack of its answer. */
export const SWITCH_REASONS = [
  /** The switch has not answered in time; its next news says what became of it. */
  'noAnswer',
  /** The command came too late to be carried out. */
  'tooLate',
  'lineBusy',
  'unknownNumber',
  /** The call is over at the switch. */
  'callGone',
  /** The person has no right to telephone, or the session has ended. */
  'notAllowed',
  /** The agent has signed in elsewhere. */
  'elsewhere',
  /** The switch refuses, for a reason that this page does not know. */
  'switchRefused',
] as const;

export type Refusal = (typeof OWN_REASONS)[number] | (typeof SWITCH_REASONS)[number];
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: Refusal };

/**
 * The connection to the switch. `off`: not initialised; `open`: both sockets; `eventsLost`, `mediaLost`: one of them is lost and is
 * being opened again; `lost`: both; `elsewhere`, `notAllowed`: closed by the switch, until the agent initialises again.
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

/** A colleague who is being asked to take (`transfer`) or to join (`conference`) the call. */
export interface Invitation {
  readonly kind: 'transfer' | 'conference';
  /** Masked as a number of a call is. */
  readonly number: string;
}

/** A call that the switch knows. Times are milliseconds since 1970 by the clock of this device. */
export interface LiveCall {
  readonly callId: string;
  readonly direction: Direction;
  /** Masked: `138****8000`. A short extension is whole. */
  readonly number: string;
  readonly startedAt: number;
  /** Absent until somebody has answered. */
  readonly answeredAt?: number;
  readonly invitation?: Invitation;
  /** The third person of a conference, masked. */
  readonly third?: string;
}

/** The end of a call. `unknown`: the switch could not say. */
export const ENDS = ['agent', 'customer', 'missed', 'rejected', 'unanswered', 'transferred', 'unknown'] as const;
export type End = (typeof ENDS)[number];

/** A call of the shift that is over. */
export interface PastCall {
  readonly callId: string;
  readonly direction: Direction;
  readonly number: string;
  readonly startedAt: number;
  readonly answeredAt?: number;
  /** Absent when the switch could not say. */
  readonly endedAt?: number;
  readonly end: End;
  /** It has ended while the page was not connected. */
  readonly endedWhileDisconnected: boolean;
}

/** News that a state alone does not tell. The newest one stays until the next operation. */
export type Notice =
  | 'transferRefused'
  | 'conferenceRefused'
  | 'callEndedWhileDisconnected'
  /** The switch was started anew: it knows no call of before, and the agent signs in again. */
  | 'switchRestarted';

export interface TelephonyState {
  readonly state: BarState;
  readonly connection: Connection;
  /** The agent's number at the switch. */
  readonly agentNo?: string;
  /** The call that the operations are about. While the connection is lost it is the last that was known. */
  readonly call?: LiveCall;
  /** Further calls that the switch has for this agent. */
  readonly otherCalls: readonly LiveCall[];
  /** The end of the wrap-up by this device's clock. The switch ends it. */
  readonly wrapUpEndsAt?: number;
  /** The operation that waits for the switch. */
  readonly pending?: Operation;
  /** The reason for which each operation is not possible now; an absent one is possible. */
  readonly refusals: Readonly<Partial<Record<Operation, Refusal>>>;
  /** The last operation that was refused or has failed, until the next one is begun. */
  readonly lastRefusal?: { readonly operation: Operation; readonly reason: Refusal };
  readonly notice?: Notice;
  /** Calls of this shift that are over, the newest first. */
  readonly history: readonly PastCall[];
}

/** The telephony of a page. A view draws `state()`, which stays the same object until something has changed. */
export interface Telephony {
  state(): TelephonyState;
  /** Returns how to end it. */
  subscribe(listener: () => void): () => void;
  /**
   * Does an operation. Resolves when the switch has done it or has not, and never rejects. A second call of an operation that is
   * pending gets the answer of the first.
   */
  operate(operation: Operation, target?: string): Promise<Outcome>;
}
