/** Lists for each operation the states in which it is possible, and the reason in the others. */
import type { BarState, Direction, Operation, Refusal } from './types.ts';

/** The facts of the page that decide whether an operation is possible. */
export interface Situation {
  readonly state: BarState;
  readonly isInitialised: boolean;
  readonly direction?: Direction | undefined;
  readonly isColleagueAsked: boolean;
}

type Row = Readonly<Record<BarState, Refusal | 'possible'>>;

const YES = 'possible';
const inCall = (reason: Refusal) => ({ ringing: reason, talking: reason, held: reason, conferencing: reason }) as const;
const withoutCall = { offline: 'notSignedIn', ready: 'noCall', wrapUp: 'noCall' } as const;

const TABLE: Readonly<Record<Operation, Row>> = {
  initialise: {
    offline: YES,
    ready: 'alreadyInitialised',
    ...inCall('alreadyInitialised'),
    wrapUp: 'alreadyInitialised',
  },
  // Signing in during the wrap-up makes the agent ready early.
  signIn: { offline: YES, ready: 'alreadySignedIn', ...inCall('alreadySignedIn'), wrapUp: YES },
  makeCall: { offline: 'notSignedIn', ready: YES, ...inCall('callInProgress'), wrapUp: 'inWrapUp' },
  answer: { ...withoutCall, ...inCall('callAnswered'), ringing: YES },
  hold: { ...withoutCall, ringing: 'callRinging', talking: YES, held: 'callHeld', conferencing: 'inConference' },
  retrieve: {
    ...withoutCall,
    ringing: 'callRinging',
    talking: 'callNotHeld',
    held: YES,
    conferencing: 'inConference',
  },
  transfer: { ...withoutCall, ringing: 'callRinging', talking: YES, held: YES, conferencing: 'inConference' },
  conference: { ...withoutCall, ringing: 'callRinging', talking: YES, held: YES, conferencing: 'inConference' },
  hangUp: { ...withoutCall, ringing: YES, talking: YES, held: YES, conferencing: YES },
  signOut: { offline: 'notSignedIn', ready: YES, ...inCall('callInProgress'), wrapUp: YES },
};

/** Operations that ask a colleague, or change the call while a colleague is asked. `retrieve` cancels the request. */
const NOT_WHILE_ASKING: readonly Operation[] = ['hold', 'transfer', 'conference'];

/** Returns why the operation is impossible, or undefined. */
export function refusalOf(operation: Operation, situation: Situation): Refusal | undefined {
  const { state, isInitialised, direction, isColleagueAsked } = situation;
  if (operation === 'initialise' && isInitialised) return 'alreadyInitialised';
  if (operation !== 'initialise' && !isInitialised) return 'notInitialised';
  const entry = TABLE[operation][state];
  if (entry !== YES) return entry;
  if (operation === 'answer' && direction === 'outgoing') return 'callIsOutgoing';
  return isColleagueAsked && NOT_WHILE_ASKING.includes(operation) ? 'colleagueAsked' : undefined;
}
