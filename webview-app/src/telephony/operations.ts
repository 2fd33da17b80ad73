/** Lists for each operation the states in which it is possible, and the reasons for refusal in other states. */
import type { BarState, Direction, Operation, Refusal } from './types.ts';

/** The data of the page that decide whether an operation is possible. */
export interface Situation {
  readonly state: BarState;
  readonly isInitialised: boolean;
  readonly direction?: Direction | undefined;
  readonly isColleagueAsked: boolean;
}

type ResultByState = Readonly<Record<BarState, Refusal | 'possible'>>;

const POSSIBLE = 'possible';
const inCall = (reason: Refusal) => ({ ringing: reason, talking: reason, held: reason, conferencing: reason }) as const;
const withoutCall = { offline: 'notSignedIn', ready: 'noCall', wrapUp: 'noCall' } as const;

const RESULTS: Readonly<Record<Operation, ResultByState>> = {
  initialise: {
    offline: POSSIBLE,
    ready: 'alreadyInitialised',
    ...inCall('alreadyInitialised'),
    wrapUp: 'alreadyInitialised',
  },
  // Signing in during the wrap-up makes the agent ready early.
  signIn: { offline: POSSIBLE, ready: 'alreadySignedIn', ...inCall('alreadySignedIn'), wrapUp: POSSIBLE },
  makeCall: { offline: 'notSignedIn', ready: POSSIBLE, ...inCall('callInProgress'), wrapUp: 'inWrapUp' },
  answer: { ...withoutCall, ...inCall('callAnswered'), ringing: POSSIBLE },
  hold: { ...withoutCall, ringing: 'callRinging', talking: POSSIBLE, held: 'callHeld', conferencing: 'inConference' },
  retrieve: {
    ...withoutCall,
    ringing: 'callRinging',
    talking: 'callNotHeld',
    held: POSSIBLE,
    conferencing: 'inConference',
  },
  transfer: { ...withoutCall, ringing: 'callRinging', talking: POSSIBLE, held: POSSIBLE, conferencing: 'inConference' },
  conference: {
    ...withoutCall,
    ringing: 'callRinging',
    talking: POSSIBLE,
    held: POSSIBLE,
    conferencing: 'inConference',
  },
  hangUp: { ...withoutCall, ringing: POSSIBLE, talking: POSSIBLE, held: POSSIBLE, conferencing: POSSIBLE },
  signOut: { offline: 'notSignedIn', ready: POSSIBLE, ...inCall('callInProgress'), wrapUp: POSSIBLE },
};

/** Operations that are impossible while a colleague is being asked. `retrieve` cancels the invitation. */
const NOT_DURING_INVITATION: readonly Operation[] = ['hold', 'transfer', 'conference'];

/** Returns the reason why the operation is impossible, or undefined. */
export function refusalOf(operation: Operation, situation: Situation): Refusal | undefined {
  const { state, isInitialised, direction, isColleagueAsked } = situation;
  if (operation === 'initialise' && isInitialised) return 'alreadyInitialised';
  if (operation !== 'initialise' && !isInitialised) return 'notInitialised';
  const entry = RESULTS[operation][state];
  if (entry !== POSSIBLE) return entry;
  if (operation === 'answer' && direction === 'outgoing') return 'callIsOutgoing';
  return isColleagueAsked && NOT_DURING_INVITATION.includes(operation) ? 'colleagueAsked' : undefined;
}
