import { useState } from 'react';
import { useLanguage } from '../../../messages/index.ts';
import { foreignLanguage } from '../../../rules/words-language.ts';
import { Button } from '../../../ui/button.tsx';
import { beginningOf } from './beginning.ts';
import { useChatWords } from './words/index.ts';

/** Shows a message's text, marked with its language. A very long text is cut, and each tap shows more of it. */
export function MessageText({ children }: { children: string }) {
  const words = useChatWords();
  const language = useLanguage();
  const [parts, setParts] = useState(1);
  const visibleText = beginningOf(children, parts);
  return (
    <>
      <span lang={foreignLanguage(visibleText, language)}>{visibleText}</span>
      {visibleText.length < children.length ? (
        <Button tone="quiet" small onClick={() => setParts(parts + 1)}>
          {words.more}
        </Button>
      ) : null}
    </>
  );
}
