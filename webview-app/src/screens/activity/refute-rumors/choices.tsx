import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import styles from './choices.module.css';
import type { RumourAnswer } from './rumours.ts';
import { useWords } from './words/index.ts';

interface ChoicesProps {
  /** The answer that is being sent, or undefined if none is. */
  sending: RumourAnswer | undefined;
  /** Content above the answers: the reason why an answer could not be sent. */
  failure: ReactNode;
  onChoose: (answer: RumourAnswer) => void;
}

const ICONS = { rumour: <X aria-hidden="true" />, fact: <Check aria-hidden="true" /> };

/** Shows the two answers as large cards. The next button is elsewhere, so that a double tap does not skip the explanation. */
export function Choices({ sending, failure, onChoose }: ChoicesProps) {
  const words = useWords();
  return (
    <div className={styles.choices}>
      {failure ? <div className={styles.failure}>{failure}</div> : null}
      {(['rumour', 'fact'] as const).map((answer) => (
        <button
          key={answer}
          type="button"
          className={classes(
            styles.choice,
            styles[answer],
            sending && styles.off,
            sending === answer && styles.sending,
          )}
          aria-disabled={sending !== undefined || undefined}
          aria-busy={sending === answer || undefined}
          onClick={() => {
            if (!sending) onChoose(answer);
          }}
        >
          <span className={styles.icon}>{ICONS[answer]}</span>
          {words[answer]}
        </button>
      ))}
    </div>
  );
}
