/** Keeps what is being written to a doctor, for as long as messages that were not sent. */
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../draft.ts';

const KEPT_DAYS = 7;

export function useChatDraft(bizOrderNo: string): readonly [string, (text: string) => void] {
  const name = `chat.${bizOrderNo}`;
  const [text, setText] = useState(() => readDraft(name, { text: '' }, KEPT_DAYS).text ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') dropDraft(name, KEPT_DAYS);
      else keepDraft(name, { text: next }, KEPT_DAYS);
    },
  ];
}
