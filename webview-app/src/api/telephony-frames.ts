/**
 * Defines the frames of the telephony's two sockets. Each is one JSON text, distinguished by `kind`. Times are milliseconds since 1970 by
 * the switch's clock.
 *
 * On both sockets the page sends `Hello` first, because a token must not be in an address (S06), then `Beat`, `Do`, and `Look` on the
 * socket of events. The switch sends the frames declared by `frame` below. Each state is complete, never a change, so that a duplicate, late or lost frame does no
 * harm: the higher `seq` is newer.
 */
import { type Static, Type } from 'typebox';
import { frame } from './endpoint-frame.ts';
import { Count, OneOf } from './shapes.ts';

/** A short text of the protocol: an id, a word, a phone number. A pattern, because a length check would add code that counts characters. */
const Short = () => Type.String({ pattern: '^[^]{1,64}$' });
/** A time in milliseconds since 1970, by the switch's clock. @zh 交换机时钟的时间，1970 年以来的毫秒数。 */
const Moment = () => Type.Number({ minimum: 0 });

/**
 * The page and its person. `takes`: the agent has just asked for this page, so the switch closes the agent's other page.
 * @zh 页面及其坐席。`takes`：坐席刚刚要求由本页面接管，同一坐席的其他页面会被关闭。
 */
export const Hello = Type.Object({
  kind: Type.Literal('hello'),
  /** The session's token. Its pattern limits it to 8,000 characters. @zh 会话 token，最多 8,000 字符。 */
  token: Type.String({ pattern: '^[^]{0,8000}$' }),
  clientId: Short(),
  takes: Type.Boolean(),
});
/** A heartbeat. @zh 心跳。 */
export const Beat = Type.Object({ kind: Type.Literal('beat') });
/** Requests the whole state. @zh 请求完整状态。 */
export const Look = Type.Object({ kind: Type.Literal('look') });
/**
 * A command. The same `id` is the same command, however often it is sent. After `notAfter` it is no longer carried out.
 * @zh 指令；`id` 相同即为同一指令，`notAfter` 之后不再执行。
 */
export const Do = Type.Object({
  kind: Type.Literal('do'),
  id: Short(),
  /** The command: call, hold, transfer and similar. @zh 指令：拨打、保持、转接等。 */
  operation: Short(),
  /** The call of the command. A command for an ended call never affects another call. @zh 指令所针对的通话；已结束通话的指令不会影响其他通话。 */
  callId: Type.Optional(Short()),
  number: Type.Optional(Short()),
  notAfter: Moment(),
});
/** What a page may send. @zh 页面可发送的载荷。 */
export const FromPage = Type.Union([Hello, Beat, Look, Do]);
export type FromPage = Static<typeof FromPage>;
export type Command = Static<typeof Do>;

const Numbered = {
  callId: Short(),
  direction: OneOf('incoming', 'outgoing'),
  /** Masked by the switch, because a page never receives a caller's whole number. @zh 号码，由交换机脱敏，页面不会收到完整号码。 */
  number: Type.String({ pattern: '^[^]{0,64}$' }),
  startedAt: Moment(),
  answeredAt: Type.Optional(Moment()),
};
/** A call in progress. @zh 进行中的通话。 */
export const Call = Type.Object({
  ...Numbered,
  status: OneOf('ringing', 'talking', 'held', 'conferencing'),
  /** The colleague who is asked to take or to join the call. @zh 被邀请接管或加入通话的同事。 */
  invitation: Type.Optional(Type.Object({ kind: OneOf('transfer', 'conference'), number: Short() })),
  third: Type.Optional(Short()),
});
export type Call = Static<typeof Call>;

/** An ended call. `end` may be a word that the page does not know. @zh 已结束的通话；`end` 可能是页面未知的词。 */
export const Ended = Type.Object({ ...Numbered, endedAt: Moment(), end: Short() });
export type Ended = Static<typeof Ended>;

/** The agent and the state of the shift. @zh 坐席及其班次状态。 */
export const Agent = Type.Object({
  agentNo: Short(),
  /** `out` signed out, `in` signed in, `wrapUp` after a call. @zh `out` 已签出，`in` 已签入，`wrapUp` 话后处理。 */
  status: OneOf('out', 'in', 'wrapUp'),
  /** The start of the shift: the agent's sign-in. @zh 班次开始时间，即坐席签入时间。 */
  shiftFrom: Type.Optional(Moment()),
  wrapUpEndsAt: Type.Optional(Moment()),
});

/**
 * The state of the agent and of all calls. On the socket of events it answers `Hello` and `Look` with `isWhole`: `ended` then has all calls
 * of the shift, else only those that have just ended. `epoch` changes at each start of the switch.
 * @zh 坐席及全部通话的状态。在事件套接字上以 `isWhole` 应答 `Hello` 和 `Look`，此时 `ended` 含本班次全部通话，否则只含刚结束的。交换机每次启动 `epoch` 都会变化。
 */
export const stateFrame = frame(
  'state',
  Type.Object({
    epoch: Short(),
    seq: Count(),
    at: Moment(),
    /** The event that made the state. @zh 产生该状态的事件。 */
    why: Short(),
    isWhole: Type.Boolean(),
    agent: Agent,
    calls: Type.Array(Call, { maxItems: 8 }),
    ended: Type.Array(Ended, { maxItems: 200 }),
  }),
);
export type ReportedState = NonNullable<ReturnType<NonNullable<typeof stateFrame.types>>>;

/** The answer to `Hello` on the socket of media. @zh 媒体套接字上对 `Hello` 的应答。 */
export const welcomeFrame = frame('welcome', Type.Object({ at: Moment() }));
/** The answer to a heartbeat, with the `seq` of the newest state. A page that is behind asks for it. @zh 心跳应答，带最新状态的 `seq`；落后的页面会请求状态。 */
export const aliveFrame = frame('alive', Type.Object({ at: Moment(), seq: Count() }));
/** Reports that a command was carried out, with the resulting state's number `seq`. @zh 指令已执行，带执行后状态的 `seq`。 */
export const doneFrame = frame('done', Type.Object({ id: Short(), epoch: Short(), seq: Count() }));
/** Reports that a command was not carried out. @zh 指令未执行。 */
export const refusedFrame = frame('refused', Type.Object({ id: Short(), reason: Short() }));
/**
 * Rejects this socket. `code` is a session's business code, 40970 (another page serves the agent), 40971 (the person is no agent) or 50010
 * (the socket of events must come first).
 * @zh 拒绝该套接字。`code` 为会话的业务码、40970（该坐席已在其他页面）、40971（不是坐席）或 50010（须先连接事件套接字）。
 */
export const noFrame = frame('no', Type.Object({ code: Type.Integer() }));
