import { momentText } from '../../messages/date-text.ts';
import { type Messages, useText } from '../../messages/index.ts';
import { formatDate, today } from '../../rules/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useShowsOffline } from '../../ui/offline-messages.ts';
import { useOldestStale } from './stale.ts';
import styles from './stale-line.module.css';

export interface StaleLineProps {
  /** The reason why the data may be stale. */
  words: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Shows a line above stale content, with a retry button. */
export function StaleLine({ words, onRetry, retrying }: StaleLineProps) {
  const t = useText();
  useShowsOffline(true);
  return (
    <div className={styles.line} role="status">
      <span className={styles.words}>{words}</span>
      <Button tone="quiet" small busy={retrying} onClick={onRetry}>
        {t.common.retry}
      </Button>
    </div>
  );
}

/**
 * Shows the age of the screen's content while it is stale. The line disappears when the network is back and the responses have loaded.
 */
export function ScreenStaleLine() {
  const t = useText();
  const oldest = useOldestStale();
  if (!oldest) return null;
  return <StaleLine words={ageText(oldest.time, t)} onRetry={oldest.reload} retrying={oldest.reloading} />;
}

/** Returns the age as text: only the time if it is today, else date and time. `time` 0 means content built into the app. */
const ageText = (time: number, { states }: Messages): string =>
  time === 0
    ? states.builtIn
    : states.staleAt(formatDate(time) === today() ? formatDate(time, 'time') : momentText(time));
