/** Tells where a conversation opens: at the first line that is new to the person, else where they were, else at its end. */
import type { ChatRecord } from '../../api/consultation.ts';
import type { Place } from './long-list.ts';

/** The line that says "new messages" stands a little below the top. */
const BELOW_TOP = 8;

/** Returns the first line of somebody else that the person has not read; undefined where they have read all. */
export function firstFresh({ lines, readUpTo }: Pick<ChatRecord, 'lines' | 'readUpTo'>): number | undefined {
  if (readUpTo === 0) return undefined;
  return lines.find(({ seq, sender, kind }) => seq > readUpTo && sender !== 'patient' && kind !== 'evaluation')?.seq;
}

export function startPlace(freshFrom: number | undefined, stored: Place | undefined): Place | undefined {
  return freshFrom === undefined ? stored : { seq: freshFrom, offset: BELOW_TOP };
}
