/** Stores the unsent text of a conversation for `HEALTH_DAYS`, which the composer mentions. */
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../kit/form/draft.ts';
import { HEALTH_DAYS } from '../../../store/sections.ts';

export function useChatDraft(bizOrderNo: string): readonly [string, (text: string) => void] {
  const name = `chat.${bizOrderNo}`;
  const [text, setText] = useState(() => readDraft(name, { text: '' }, HEALTH_DAYS).text ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') dropDraft(name, HEALTH_DAYS);
      else keepDraft(name, { text: next }, HEALTH_DAYS);
    },
  ];
}
