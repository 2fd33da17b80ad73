/** Reads and writes the chat's frames. What is not as promised is dropped and counted, never thrown. */
import {
  aliveFrame,
  lineFrame,
  outerFrame,
  readFrame,
  refusedFrame,
  type Said,
  typingFrame,
  welcomeFrame,
} from '../api/chat-frames.ts';
import type { ChatLine } from '../api/consultation.ts';
import type { Frame } from '../api/endpoint-frame.ts';
import { readJson } from '../platform/link/read-json.ts';

/** A frame that was heard, as the chat understands it. */
export type Heard =
  | { readonly is: 'welcome' | 'alive'; readonly last?: number }
  | { readonly is: 'line'; readonly line: ChatLine }
  | { readonly is: 'plain'; readonly text: string }
  | { readonly is: 'refused'; readonly clientMsgId: string; readonly code: number; readonly text?: string }
  | { readonly is: 'typing' }
  | { readonly is: 'read'; readonly seq: number }
  /** The server wants none of this socket, and says why. */
  | { readonly is: 'no'; readonly code: number }
  /** A frame that came in parts, is over a limit, or whose line is not as promised: something may have been said that is not known here. */
  | { readonly is: 'broken' }
  /** A frame of a kind that is not known here. */
  | { readonly is: 'noise' };

/** The kinds of frames (specification, section 3). */
const NORMAL = 0;
const HEARTBEAT = 1;
/** The longest text of a foreign client, in characters, as of a line (`api/chat-frames.ts`). The record has a longer one. */
const MOST_PLAIN = 5_000;
/** The code of a frame that reports no trouble. */
const GOOD = 0;

const NOISE: Heard = { is: 'noise' };
const BROKEN: Heard = { is: 'broken' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isOf<Data>(row: Frame<Data>, value: unknown): value is Data;
function isOf(row: Frame, value: unknown): boolean {
  return row.data(value) === undefined;
}

/** `isGreeted` is false until the first good frame: it is the welcome, whatever a foreign server writes into it. */
export function readFrameText(text: unknown, isGreeted: boolean): Heard {
  const outer = readJson(text);
  if (!isOf(outerFrame, outer)) return BROKEN;
  const { code, msg, msgType } = outer;
  const message = readJson(msg);
  // A heartbeat that reports trouble is no sign of life.
  if (msgType === HEARTBEAT && code !== GOOD) return { is: 'no', code };
  if (msgType === HEARTBEAT) return { is: 'alive', ...(isOf(aliveFrame, message) && { last: message.last }) };
  if (msgType !== NORMAL) return NOISE;
  const kind = isRecord(message) ? message['kind'] : undefined;
  if (kind === refusedFrame.name && isOf(refusedFrame, message)) {
    return {
      is: 'refused',
      clientMsgId: message.clientMsgId,
      code,
      ...(message.text !== undefined && { text: message.text }),
    };
  }
  if (code !== GOOD) return { is: 'no', code };
  if (!isGreeted) return { is: 'welcome', ...(isOf(welcomeFrame, message) && { last: message.last }) };
  if (typeof kind !== 'string') return msg.length > MOST_PLAIN ? BROKEN : { is: 'plain', text: msg };
  return payloadOf(kind, message);
}

function payloadOf(kind: string, message: unknown): Heard {
  if (kind === welcomeFrame.name && isOf(welcomeFrame, message)) return { is: 'welcome', last: message.last };
  if (kind === lineFrame.name) return isOf(lineFrame, message) ? { is: 'line', line: message.line } : BROKEN;
  if (kind === readFrame.name && isOf(readFrame, message)) return { is: 'read', seq: message.seq };
  if (kind === typingFrame.name && isOf(typingFrame, message)) return { is: 'typing' };
  return NOISE;
}

const frameOf = (msgType: number, msg: string, clientId: string): string =>
  JSON.stringify({ code: GOOD, msg, msgType, clientId });

export const heartbeat = (clientId: string): string => frameOf(HEARTBEAT, '', clientId);
export const said = (payload: Said, clientId: string): string => frameOf(NORMAL, JSON.stringify(payload), clientId);

/** The most characters of each text that a page says (`Said`); of one without a row, 64. */
const MOST_OF: Readonly<Record<string, number>> = { text: 500, pictureUrl: 2_000, token: 8_000, adminToken: 8_000 };

/** True for a payload that keeps to the limits of what a page says. */
export const isWithinLimits = (payload: Said): boolean =>
  Object.entries(payload).every(([name, value]) => typeof value !== 'string' || value.length <= (MOST_OF[name] ?? 64));
