import { useEffect, useId, useRef } from 'react';
import { Callout } from '../../../ui/callout.tsx';
import styles from './inner-tool.module.css';
import { useWords } from './words/index.ts';

/** Shows a selected text to be copied by hand, for a browser that does not let the page copy. */
export function CopyByHand({ text }: { text: string }) {
  const words = useWords();
  const id = useId();
  const textArea = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!text) return;
    textArea.current?.focus();
    textArea.current?.select();
  }, [text]);
  return (
    <div className={styles.byHand}>
      <Callout tone="warm" live>
        {words.notCopied}
      </Callout>
      <label htmlFor={id}>{words.text}</label>
      <textarea id={id} ref={textArea} className={styles.text} readOnly rows={8} value={text} />
    </div>
  );
}
