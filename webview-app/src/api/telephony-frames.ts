/**
 * Defines the frames of the telephony's two sockets. Each is one JSON text, distinguished by `kind`. Times are milliseconds since 1970 by
 * the switch's clock.
 *
 * On both sockets the page sends `Hello` first, because a token must not be in an address (S06), then `Beat`, `Do`, and `Look` on the
 * socket of events. The switch sends the rows. Each state is complete, never a change, so that a duplicate, late or lost frame does no
 * harm: the higher `seq` is newer.
 */
import { type Static, Type } from 'typebox';
import { frame } from './endpoint-frame.ts';
import { Count, OneOf } from './shapes.ts';

/** A short text of the protocol: an id, a word, a phone number. A pattern, because a length check would add code that counts characters. */
const Short = () => Type.String({ pattern: '^[^]{1,64}$' });
const Moment = () => Type.Number({ minimum: 0 });

/** The page and its person. `takes`: the agent has requested it now, so another page of the same agent is closed. */
export const Hello = Type.Object({
  kind: Type.Literal('hello'),
  /** A pattern for the same reason as `Short`. */
  token: Type.String({ pattern: '^[^]{0,8000}$' }),
  clientId: Short(),
  takes: Type.Boolean(),
});
/** A heartbeat. */
export const Beat = Type.Object({ kind: Type.Literal('beat') });
/** Requests the whole state. */
export const Look = Type.Object({ kind: Type.Literal('look') });
/** A command. The same `id` is the same command, however often it is sent. After `notAfter` it is no longer carried out. */
export const Do = Type.Object({
  kind: Type.Literal('do'),
  id: Short(),
  operation: Short(),
  /** The call of the command. A command for an ended call never affects another call. */
  callId: Type.Optional(Short()),
  number: Type.Optional(Short()),
  notAfter: Moment(),
});
export const FromPage = Type.Union([Hello, Beat, Look, Do]);
export type FromPage = Static<typeof FromPage>;
export type Command = Static<typeof Do>;

const Numbered = {
  callId: Short(),
  direction: OneOf('incoming', 'outgoing'),
  /** Masked by the switch, because a page never receives a caller's whole number. */
  number: Type.String({ pattern: '^[^]{0,64}$' }),
  startedAt: Moment(),
  answeredAt: Type.Optional(Moment()),
};
/** A call in progress. */
export const Call = Type.Object({
  ...Numbered,
  status: OneOf('ringing', 'talking', 'held', 'conferencing'),
  /** The colleague who is asked to take or to join the call. */
  invitation: Type.Optional(Type.Object({ kind: OneOf('transfer', 'conference'), number: Short() })),
  third: Type.Optional(Short()),
});
export type Call = Static<typeof Call>;

/** An ended call. `end` may be a word that the page does not know. */
export const Ended = Type.Object({ ...Numbered, endedAt: Moment(), end: Short() });
export type Ended = Static<typeof Ended>;

export const Agent = Type.Object({
  agentNo: Short(),
  status: OneOf('out', 'in', 'wrapUp'),
  /** The start of the shift: the agent's sign-in. */
  shiftFrom: Type.Optional(Moment()),
  wrapUpEndsAt: Type.Optional(Moment()),
});

/**
 * The state of the agent and of all calls. On the socket of events it answers `Hello` and `Look` with `isWhole`: `ended` then has all calls
 * of the shift, else only those that have just ended. `epoch` changes at each start of the switch.
 */
export const stateFrame = frame(
  'state',
  Type.Object({
    epoch: Short(),
    seq: Count(),
    at: Moment(),
    why: Short(),
    isWhole: Type.Boolean(),
    agent: Agent,
    calls: Type.Array(Call, { maxItems: 8 }),
    ended: Type.Array(Ended, { maxItems: 200 }),
  }),
);
export type Told = NonNullable<ReturnType<NonNullable<typeof stateFrame.types>>>;

/** The answer to `Hello` on the socket of media. */
export const welcomeFrame = frame('welcome', Type.Object({ at: Moment() }));
/** The answer to a heartbeat, with the `seq` of the newest state. A page that is behind requests the state. */
export const aliveFrame = frame('alive', Type.Object({ at: Moment(), seq: Count() }));
/** Reports that a command was carried out, with the resulting state's number `seq`. */
export const doneFrame = frame('done', Type.Object({ id: Short(), epoch: Short(), seq: Count() }));
/** Reports that a command was not carried out. */
export const refusedFrame = frame('refused', Type.Object({ id: Short(), reason: Short() }));
/** Rejects this socket. The code is a session's, or one of `NO`. */
export const noFrame = frame('no', Type.Object({ code: Type.Integer() }));
