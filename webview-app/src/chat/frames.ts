/** Reads and writes the chat's frames. Invalid frames are dropped and counted, never thrown. */
import {
  aliveFrame,
  type ClientFrame,
  lineFrame,
  outerFrame,
  readFrame,
  refusedFrame,
  typingFrame,
  welcomeFrame,
} from '../api/chat-frames.ts';
import type { ChatLine } from '../api/consultation.ts';
import type { Frame } from '../api/endpoint-frame.ts';
import { readJson } from '../platform/link/read-json.ts';

/** A received frame, parsed. */
export type ReceivedFrame =
  | { readonly is: 'welcome' | 'alive'; readonly last?: number }
  | { readonly is: 'line'; readonly line: ChatLine }
  | { readonly is: 'plain'; readonly text: string }
  | { readonly is: 'refused'; readonly clientMsgId: string; readonly code: number; readonly text?: string }
  | { readonly is: 'typing' }
  | { readonly is: 'read'; readonly seq: number }
  /** The server rejects this socket with a code. */
  | { readonly is: 'no'; readonly code: number }
  /** A frame in parts, over a limit, or with an invalid line. It may have contained an unknown message. */
  | { readonly is: 'broken' }
  /** A frame of an unknown kind. */
  | { readonly is: 'noise' };

/** The kinds of frames (specification, section 3). */
const NORMAL = 0;
const HEARTBEAT = 1;
/** The maximum length of a foreign client's text in characters, equal to a line's (`api/chat-frames.ts`). The record has longer texts. */
const MAX_PLAIN_LENGTH = 5_000;
/** The code of a frame without an error. */
const SUCCESS = 0;

const NOISE: ReceivedFrame = { is: 'noise' };
const BROKEN: ReceivedFrame = { is: 'broken' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function matchesSchema<Data>(row: Frame<Data>, value: unknown): value is Data;
function matchesSchema(row: Frame, value: unknown): boolean {
  return row.data(value) === undefined;
}

/** Parses a frame. `isGreeted` is false until the first valid frame, which counts as the welcome even from a foreign server. */
export function readFrameText(text: unknown, isGreeted: boolean): ReceivedFrame {
  const outer = readJson(text);
  if (!matchesSchema(outerFrame, outer)) return BROKEN;
  const { code, msg, msgType } = outer;
  const message = readJson(msg);
  // A heartbeat with an error code does not prove that the connection works.
  if (msgType === HEARTBEAT && code !== SUCCESS) return { is: 'no', code };
  if (msgType === HEARTBEAT) return { is: 'alive', ...(matchesSchema(aliveFrame, message) && { last: message.last }) };
  if (msgType !== NORMAL) return NOISE;
  const kind = isRecord(message) ? message['kind'] : undefined;
  if (kind === refusedFrame.name && matchesSchema(refusedFrame, message)) {
    return {
      is: 'refused',
      clientMsgId: message.clientMsgId,
      code,
      ...(message.text !== undefined && { text: message.text }),
    };
  }
  if (code !== SUCCESS) return { is: 'no', code };
  if (!isGreeted) return { is: 'welcome', ...(matchesSchema(welcomeFrame, message) && { last: message.last }) };
  if (typeof kind !== 'string') return msg.length > MAX_PLAIN_LENGTH ? BROKEN : { is: 'plain', text: msg };
  return payloadOf(kind, message);
}

function payloadOf(kind: string, message: unknown): ReceivedFrame {
  if (kind === welcomeFrame.name && matchesSchema(welcomeFrame, message)) return { is: 'welcome', last: message.last };
  if (kind === lineFrame.name) return matchesSchema(lineFrame, message) ? { is: 'line', line: message.line } : BROKEN;
  if (kind === readFrame.name && matchesSchema(readFrame, message)) return { is: 'read', seq: message.seq };
  if (kind === typingFrame.name && matchesSchema(typingFrame, message)) return { is: 'typing' };
  return NOISE;
}

const frameOf = (msgType: number, msg: string, clientId: string): string =>
  JSON.stringify({ code: SUCCESS, msg, msgType, clientId });

export const heartbeat = (clientId: string): string => frameOf(HEARTBEAT, '', clientId);
export const payloadFrame = (payload: ClientFrame, clientId: string): string =>
  frameOf(NORMAL, JSON.stringify(payload), clientId);

/** The maximum length of each text that a page sends (`ClientFrame`), in characters. Any other text has at most 64. */
const MAX_LENGTHS: Readonly<Record<string, number>> = { text: 500, pictureUrl: 2_000, token: 8_000, adminToken: 8_000 };

/** Checks that a payload is within the limits of a page's messages. */
export const isWithinLimits = (payload: ClientFrame): boolean =>
  Object.entries(payload).every(
    ([name, value]) => typeof value !== 'string' || value.length <= (MAX_LENGTHS[name] ?? 64),
  );
