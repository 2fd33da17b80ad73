/**
 * The frames of the chat. The specification gives the frame, `{ code, msg, msgType, clientId }`, and its `msg` is a text. Ours is the
 * JSON of one of the payloads below, told apart by `kind`; a `msg` that is no such JSON is a plain text of a foreign client.
 *
 * From the page: `Hello` first, since a browser's socket sends no headers and an address is no place for a token (S06); then `Say`,
 * `Typing` and `Read`. From the server: the rows. `msgType` 1 is a heartbeat in both directions.
 */
import { type Static, Type } from 'typebox';
import { ChatLine } from './consultation.ts';
import { frame } from './endpoint-frame.ts';
import { Count } from './shapes.ts';

/** A text of a frame with its most characters. A pattern, as a check of lengths would ship code that counts characters. */
const Within = (most: number, fewest = 0) => Type.String({ pattern: `^[^]{${fewest},${most}}$` });
/** A short text of the protocol: an id, a word. */
const Short = () => Within(64, 1);
/** The address of a picture (`Address` of `shapes.ts`), and its most characters. */
const Picture = () => Type.String({ pattern: '^(https?:\\/\\/|\\/(?!\\/))[^]{0,2000}$' });

/**
 * The first payload of a page: its session, and the consultation where the order has several. An admin has no session: their token and the
 * customer's id take its place, as in calls, and `token` is empty.
 */
export const Hello = Type.Object({
  kind: Type.Literal('hello'),
  token: Within(8_000),
  adminToken: Type.Optional(Within(8_000)),
  adminUserId: Type.Optional(Within(64)),
  bizOrderNo: Type.Optional(Short()),
});
/** A message of the person: words or a picture. The same `clientMsgId` is one message, however often it is sent. */
export const Say = Type.Object({
  kind: Type.Literal('say'),
  clientMsgId: Short(),
  text: Type.Optional(Within(500)),
  pictureUrl: Type.Optional(Picture()),
});
/** The person is writing. */
export const Typing = Type.Object({ kind: Type.Literal('typing') });
/** The person has read up to this line. */
export const Read = Type.Object({ kind: Type.Literal('read'), seq: Count() });
export const Said = Type.Union([Hello, Say, Typing, Read]);
export type Said = Static<typeof Said>;

/** The frame itself. A foreign server may leave `clientId` out. */
export const outerFrame = frame(
  'frame',
  Type.Object({ code: Type.Integer(), msg: Type.String(), msgType: Type.Integer() }),
);

/** The answer to `Hello`; `last` is the number of the newest line. */
export const welcomeFrame = frame('welcome', Type.Object({ last: Count() }));

/**
 * A line of the conversation, the person's own as well: with its `clientMsgId` it says that the message has arrived. One over a limit is not
 * taken from the socket: it is read in the record.
 */
export const lineFrame = frame(
  'line',
  Type.Object({
    line: Type.Object({
      ...ChatLine.properties,
      messageId: Within(128, 1),
      clientMsgId: Type.Optional(Short()),
      sender: Short(),
      kind: Short(),
      text: Within(5_000),
      pictureUrl: Type.Optional(Picture()),
    }),
  }),
);

/** A message was refused for good; the frame's `code` says why, as that of the call for the same would. */
export const refusedFrame = frame('refused', Type.Object({ clientMsgId: Short(), text: Type.Optional(Within(500)) }));

/** The doctor is writing. */
export const typingFrame = frame('typing', Type.Object({}));

/** The doctor has read up to this line. */
export const readFrame = frame('read', Type.Object({ seq: Count() }));

/** The answer to a heartbeat; `last` as in `welcomeFrame`. */
export const aliveFrame = frame('alive', Type.Object({ last: Count() }));
