/** Reads and writes the frames of the telephony's sockets. Invalid frames are dropped, never thrown. */
import type { Frame } from '../api/endpoint-frame.ts';
import {
  aliveFrame,
  doneFrame,
  type FromPage,
  noFrame,
  type ReportedState,
  refusedFrame,
  stateFrame,
  welcomeFrame,
} from '../api/telephony-frames.ts';
import { readJson } from '../platform/link/read-json.ts';

/** A received frame. `welcome` on the events' socket contains the whole state. `news` is any later state. */
export type ReceivedFrame =
  | { readonly is: 'welcome'; readonly at: number; readonly reported?: ReportedState }
  | { readonly is: 'news'; readonly reported: ReportedState }
  | { readonly is: 'alive'; readonly at: number; readonly seq: number }
  | { readonly is: 'done'; readonly id: string; readonly epoch: string; readonly seq: number }
  | { readonly is: 'refused'; readonly id: string; readonly reason: string }
  | { readonly is: 'no'; readonly code: number }
  /** A frame that cannot be read. */
  | { readonly is: 'broken' };

const BROKEN: ReceivedFrame = { is: 'broken' };

function matchesSchema<Data>(
  schema: Frame<Data>,
  frame: Record<string, unknown>,
): frame is Record<string, unknown> & Data;
function matchesSchema(schema: Frame, frame: Record<string, unknown>): boolean {
  return frame['kind'] === schema.name && schema.data(frame) === undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses a frame. `isGreeted` is false until the first valid frame of the socket. */
export function readFrameText(text: unknown, isGreeted: boolean): ReceivedFrame {
  const frame = readJson(text);
  if (!isRecord(frame)) return BROKEN;
  if (matchesSchema(stateFrame, frame)) {
    if (isGreeted) return { is: 'news', reported: frame };
    return frame.isWhole ? { is: 'welcome', at: frame.at, reported: frame } : BROKEN;
  }
  if (matchesSchema(aliveFrame, frame)) return { is: 'alive', at: frame.at, seq: frame.seq };
  if (matchesSchema(doneFrame, frame)) return { is: 'done', id: frame.id, epoch: frame.epoch, seq: frame.seq };
  if (matchesSchema(refusedFrame, frame)) return { is: 'refused', id: frame.id, reason: frame.reason };
  if (matchesSchema(noFrame, frame)) return { is: 'no', code: frame.code };
  return matchesSchema(welcomeFrame, frame) ? { is: 'welcome', at: frame.at } : BROKEN;
}

export const frameText = (frame: FromPage): string => JSON.stringify(frame);
