/** Decides where a conversation opens: at the first unread line, else at the stored position, else at its end. */
import type { ChatRecord } from '../../../api/consultation.ts';
import type { Place } from './long-list.ts';

/** The distance of the "new messages" divider from the top. Pixels. */
const BELOW_TOP = 8;

/** Returns the first unread line of somebody else, or undefined if there is none. */
export function firstFresh({ lines, readUpTo }: Pick<ChatRecord, 'lines' | 'readUpTo'>): number | undefined {
  if (readUpTo === 0) return undefined;
  return lines.find(({ seq, sender, kind }) => seq > readUpTo && sender !== 'patient' && kind !== 'evaluation')?.seq;
}

export function startPlace(freshFrom: number | undefined, stored: Place | undefined): Place | undefined {
  return freshFrom === undefined ? stored : { seq: freshFrom, offset: BELOW_TOP };
}
