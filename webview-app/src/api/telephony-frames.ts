/**
 * The frames of the telephony's two sockets: each is one JSON text, told apart by `kind`. Times are milliseconds since 1970 by the
 * switch's clock.
 *
 * From the page, on both sockets: `Hello` first, since an address is no place for a token (S06); then `Beat`, `Do`, and `Look` on the
 * socket of events. From the switch: the rows. Each state is a whole one, never a change, so that a frame that comes twice, late or
 * not at all spoils nothing: the higher `seq` is the newer truth.
 */
import { type Static, Type } from 'typebox';
import { frame } from './endpoint-frame.ts';
import { Count, OneOf } from './shapes.ts';

/** A short text of the protocol: an id, a word, a number of a telephone. A pattern, as a check of lengths would ship code that counts characters. */
const Short = () => Type.String({ pattern: '^[^]{1,64}$' });
const Moment = () => Type.Number({ minimum: 0 });

/** The page and its person. `takes`: the agent has asked for it now, so another page of the same agent gives way. */
export const Hello = Type.Object({
  kind: Type.Literal('hello'),
  /** A pattern for the same reason as `Short`. */
  token: Type.String({ pattern: '^[^]{0,8000}$' }),
  clientId: Short(),
  takes: Type.Boolean(),
});
/** A heartbeat. */
export const Beat = Type.Object({ kind: Type.Literal('beat') });
/** Asks for the whole state. */
export const Look = Type.Object({ kind: Type.Literal('look') });
/** A command. The same `id` is one command, however often it is sent; after `notAfter` it is not carried out any more. */
export const Do = Type.Object({
  kind: Type.Literal('do'),
  id: Short(),
  operation: Short(),
  /** The call that it is about: a command for a call that is over reaches no other call. */
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
  /** Masked by the switch: a page never has the whole number of a caller. */
  number: Type.String({ pattern: '^[^]{0,64}$' }),
  startedAt: Moment(),
  answeredAt: Type.Optional(Moment()),
};
/** A call that is under way. */
export const Call = Type.Object({
  ...Numbered,
  status: OneOf('ringing', 'talking', 'held', 'conferencing'),
  /** The colleague who is asked to take or to join the call. */
  invitation: Type.Optional(Type.Object({ kind: OneOf('transfer', 'conference'), number: Short() })),
  third: Type.Optional(Short()),
});
export type Call = Static<typeof Call>;

/** A call that is over. `end` is one of the page's words, or another one that it does not know. */
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
 * The state of the agent and of all calls. On the socket of events it is the answer to `Hello` and to `Look`, with `isWhole`: `ended` has
 * all calls of the shift then, else those that have ended just now. `epoch` is another one after each start of the switch.
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
/** The answer to a heartbeat. `seq` of the newest state: a page that is behind asks. */
export const aliveFrame = frame('alive', Type.Object({ at: Moment(), seq: Count() }));
/** A command was carried out; the state of number `seq` has it. */
export const doneFrame = frame('done', Type.Object({ id: Short(), epoch: Short(), seq: Count() }));
/** A command was not carried out. */
export const refusedFrame = frame('refused', Type.Object({ id: Short(), reason: Short() }));
/** The switch wants none of this socket. The code is a session's, or one of `NO`. */
export const noFrame = frame('no', Type.Object({ code: Type.Integer() }));
