/** Reads and writes the frames of the telephony's sockets. What is not as promised is dropped, never thrown. */
import type { Frame } from '../api/endpoint-frame.ts';
import {
  aliveFrame,
  doneFrame,
  type FromPage,
  noFrame,
  refusedFrame,
  stateFrame,
  type Told,
  welcomeFrame,
} from '../api/telephony-frames.ts';
import { readJson } from '../platform/link/read-json.ts';

/** A frame that was heard. `welcome` of the events' socket is the whole state; `news` is any other state. */
export type Heard =
  | { readonly is: 'welcome'; readonly at: number; readonly told?: Told }
  | { readonly is: 'news'; readonly told: Told }
  | { readonly is: 'alive'; readonly at: number; readonly seq: number }
  | { readonly is: 'done'; readonly id: string; readonly epoch: string; readonly seq: number }
  | { readonly is: 'refused'; readonly id: string; readonly reason: string }
  | { readonly is: 'no'; readonly code: number }
  /** Nothing that is understood. */
  | { readonly is: 'broken' };

const BROKEN: Heard = { is: 'broken' };

function isOf<Data>(row: Frame<Data>, said: Record<string, unknown>): said is Record<string, unknown> & Data;
function isOf(row: Frame, said: Record<string, unknown>): boolean {
  return said['kind'] === row.name && row.data(said) === undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `isGreeted` is false until the first good frame of the socket. */
export function readFrameText(text: unknown, isGreeted: boolean): Heard {
  const said = readJson(text);
  if (!isRecord(said)) return BROKEN;
  if (isOf(stateFrame, said)) {
    if (isGreeted) return { is: 'news', told: said };
    return said.isWhole ? { is: 'welcome', at: said.at, told: said } : BROKEN;
  }
  if (isOf(aliveFrame, said)) return { is: 'alive', at: said.at, seq: said.seq };
  if (isOf(doneFrame, said)) return { is: 'done', id: said.id, epoch: said.epoch, seq: said.seq };
  if (isOf(refusedFrame, said)) return { is: 'refused', id: said.id, reason: said.reason };
  if (isOf(noFrame, said)) return { is: 'no', code: said.code };
  return isOf(welcomeFrame, said) ? { is: 'welcome', at: said.at } : BROKEN;
}

export const frameText = (frame: FromPage): string => JSON.stringify(frame);
