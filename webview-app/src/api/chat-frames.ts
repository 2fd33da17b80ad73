/**
 * Defines the frames of the chat. The specification defines the frame, `{ code, msg, msgType, clientId }`, with a text as `msg`. Ours is
 * the JSON of a payload below, distinguished by `kind`. Any other `msg` is a plain text of a foreign client.
 *
 * The page sends `Hello` first, because a browser's socket sends no headers and a token must not be in an address (S06), then `Say`,
 * `Typing` and `Read`. The server sends the rows. `msgType` 1 is a heartbeat in both directions.
 */
import { type Static, Type } from 'typebox';
import { ChatLine } from './consultation.ts';
import { frame } from './endpoint-frame.ts';
import { Count } from './shapes.ts';

/** A text of a frame with its maximum length. A pattern, because a length check would add code that counts characters. */
const Within = (most: number, fewest = 0) => Type.String({ pattern: `^[^]{${fewest},${most}}$` });
/** A short text of the protocol: an id, a word. */
const Short = () => Within(64, 1);
/** The address of a picture (`Address` of `shapes.ts`), with its maximum length. */
const Picture = () => Type.String({ pattern: '^(https?:\\/\\/|\\/(?!\\/))[^]{0,2000}$' });

/**
 * The first payload of a page: its session, and the consultation if the order has several. An admin has no session: their token and the
 * customer's id replace it, as in calls, and `token` is empty.
 * @zh 页面的首个载荷：会话，以及订单有多次问诊时的问诊编号。管理员没有会话，以其 token 和客户标识代替，`token` 为空。
 */
export const Hello = Type.Object({
  kind: Type.Literal('hello'),
  token: Within(8_000),
  adminToken: Type.Optional(Within(8_000)),
  adminUserId: Type.Optional(Within(64)),
  bizOrderNo: Type.Optional(Short()),
});
/**
 * A message of the person: a text or a picture. The same `clientMsgId` is the same message, however often it is sent.
 * @zh 用户的消息：文字或图片；`clientMsgId` 相同即为同一条消息。
 */
export const Say = Type.Object({
  kind: Type.Literal('say'),
  clientMsgId: Short(),
  text: Type.Optional(Within(500)),
  pictureUrl: Type.Optional(Picture()),
});
/** Says that the person is typing. @zh 表示用户正在输入。 */
export const Typing = Type.Object({ kind: Type.Literal('typing') });
/** Says that the person has read up to this line. @zh 表示用户已读到该行。 */
export const Read = Type.Object({ kind: Type.Literal('read'), seq: Count() });
/** What a page may send after the connection. @zh 页面可发送的载荷。 */
export const ClientFrame = Type.Union([Hello, Say, Typing, Read]);
export type ClientFrame = Static<typeof ClientFrame>;

/** The frame around a payload. A foreign server may omit `clientId`. @zh 载荷外层的帧；其他实现的服务端可不带 `clientId`。 */
export const outerFrame = frame(
  'frame',
  Type.Object({
    /** 0, or a business code of a refusal. @zh 0 或拒绝的业务码。 */
    code: Type.Integer(),
    /** The payload as JSON text. Any other text is a plain message. @zh JSON 文本形式的载荷，其他文本为普通消息。 */
    msg: Type.String(),
    msgType: Type.Integer(),
  }),
);

/** The answer to `Hello`. `last` is the number of the newest line. @zh 对 `Hello` 的应答，`last` 为最新一行的行号。 */
export const welcomeFrame = frame(
  'welcome',
  Type.Object({
    /** The number of the newest line. @zh 最新一行的行号。 */
    last: Count(),
  }),
);

/**
 * A line of the conversation. With the page's `clientMsgId` it confirms that the message has arrived. A line over a limit is not accepted
 * from the socket, but read from the record.
 * @zh 一行对话；带页面的 `clientMsgId` 即确认消息已送达。超限的行不从套接字接收，而从对话记录读取。
 */
export const lineFrame = frame(
  'line',
  Type.Object({
    line: Type.Object({
      ...ChatLine.properties,
      messageId: Within(128, 1),
      clientMsgId: Type.Optional(Short()),
      /** The sender: `patient`, `doctor` or `system`. @zh 发送方：`patient`、`doctor` 或 `system`。 */
      sender: Short(),
      kind: Short(),
      text: Within(5_000),
      pictureUrl: Type.Optional(Picture()),
    }),
  }),
);

/** A final refusal of a message. The frame's `code` equals the code of a refused call. @zh 对消息的最终拒绝，帧的 `code` 与接口拒绝的业务码相同。 */
export const refusedFrame = frame('refused', Type.Object({ clientMsgId: Short(), text: Type.Optional(Within(500)) }));

/** Says that the doctor is typing. @zh 表示医生正在输入。 */
export const typingFrame = frame('typing', Type.Object({}));

/** Says that the doctor has read up to this line. @zh 表示医生已读到该行。 */
export const readFrame = frame('read', Type.Object({ seq: Count() }));

/** The answer to a heartbeat. `last` as in `welcomeFrame`. @zh 心跳应答，`last` 同 `welcomeFrame`。 */
export const aliveFrame = frame(
  'alive',
  Type.Object({
    /** The number of the newest line. @zh 最新一行的行号。 */
    last: Count(),
  }),
);
