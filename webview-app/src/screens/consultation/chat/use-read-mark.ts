/** Reports to the server how far the person has read and counts the lines that have arrived since. */
import { useEffect, useState } from 'react';
import type { ChatLine } from '../../../api/consultation.ts';
import type { Conversation } from '../../../chat/conversation.ts';

/** Returns the number of unseen messages of others below the screen. */
export function useReadMark(conversation: Conversation, lines: readonly ChatLine[], isAtEnd: boolean): number {
  const lastSeq = lines.at(-1)?.seq ?? 0;
  const [seenSeq, setSeenSeq] = useState(lastSeq);
  if (isAtEnd && seenSeq !== lastSeq) setSeenSeq(lastSeq);
  useEffect(() => {
    if (!isAtEnd || lastSeq === 0) return undefined;
    const reportRead = () => {
      if (!document.hidden) conversation.read(lastSeq);
    };
    reportRead();
    document.addEventListener('visibilitychange', reportRead);
    return () => document.removeEventListener('visibilitychange', reportRead);
  }, [conversation, lastSeq, isAtEnd]);
  return isAtEnd ? 0 : countUnseen(lines, seenSeq);
}

function countUnseen(lines: readonly ChatLine[], seenSeq: number): number {
  let count = 0;
  for (let index = lines.length - 1; (lines[index]?.seq ?? 0) > seenSeq; index--)
    if (lines[index]?.sender !== 'patient') count += 1;
  return count;
}
