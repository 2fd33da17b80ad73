/** Reports to the server how far the person has read and counts the lines that have arrived since. */
import { useEffect, useState } from 'react';
import type { ChatLine } from '../../../api/consultation.ts';
import type { Conversation } from '../../../chat/conversation.ts';

/** Returns the number of unseen messages of others below the screen. */
export function useReadMark(conversation: Conversation, lines: readonly ChatLine[], isAtEnd: boolean): number {
  const last = lines.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState(last);
  if (isAtEnd && seen !== last) setSeen(last);
  useEffect(() => {
    if (!isAtEnd || last === 0) return undefined;
    const tell = () => {
      if (!document.hidden) conversation.read(last);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [conversation, last, isAtEnd]);
  return isAtEnd ? 0 : unseenOf(lines, seen);
}

function unseenOf(lines: readonly ChatLine[], seen: number): number {
  let count = 0;
  for (let index = lines.length - 1; (lines[index]?.seq ?? 0) > seen; index--)
    if (lines[index]?.sender !== 'patient') count += 1;
  return count;
}
