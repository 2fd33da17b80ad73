import { useText } from '../messages/index.ts';
import { Button } from '../ui/button.tsx';
import styles from './stale-line.module.css';

export interface StaleLineProps {
  /** Why what is shown is not of now. */
  words: string;
  onRetry: () => void;
  retrying: boolean;
}

/** A quiet line above what is not of now, with a way to ask again. */
export function StaleLine({ words, onRetry, retrying }: StaleLineProps) {
  const t = useText();
  return (
    <div className={styles.line} role="status">
      <span className={styles.words}>{words}</span>
      <Button tone="quiet" small busy={retrying} onClick={onRetry}>
        {t.common.retry}
      </Button>
    </div>
  );
}
