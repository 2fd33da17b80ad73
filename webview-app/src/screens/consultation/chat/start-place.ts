/** Decides where a conversation opens: at the first unread line, else at the stored position, else at its end. */
import type { ChatRecord } from '../../../api/consultation.ts';
import type { ScrollPosition } from './long-list.ts';

/** The distance of the "new messages" divider from the top. Pixels. */
const BELOW_TOP = 8;

/** Returns the first unread line from another sender, or undefined if there is none. */
export function firstUnread({ lines, readUpTo }: Pick<ChatRecord, 'lines' | 'readUpTo'>): number | undefined {
  if (readUpTo === 0) return undefined;
  return lines.find(({ seq, sender, kind }) => seq > readUpTo && sender !== 'patient' && kind !== 'evaluation')?.seq;
}

export function startPosition(
  unreadFrom: number | undefined,
  stored: ScrollPosition | undefined,
): ScrollPosition | undefined {
  return unreadFrom === undefined ? stored : { seq: unreadFrom, offset: BELOW_TOP };
}
