import { momentText } from '../../messages/date-text.ts';
import { type Messages, useText } from '../../messages/index.ts';
import { formatDate, today } from '../../rules/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useShowsOffline } from '../../ui/offline-messages.ts';
import { useOldestStale } from './stale.ts';
import styles from './stale-line.module.css';

export interface StaleLineProps {
  /** The text about why the data may be stale. */
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
 * Shows the age of the screen's content while it is stale. It disappears by itself when the network is back and the
 * answers have loaded.
 */
export function ScreenStaleLine() {
  const t = useText();
  const oldest = useOldestStale();
  if (!oldest) return null;
  return <StaleLine words={ageWords(oldest.at, t)} onRetry={oldest.reload} retrying={oldest.reloading} />;
}

/** Returns the text about the age: only the time for today, else with the date. `time` 0 means content built into the app. */
const ageWords = (time: number, { states }: Messages): string =>
  time === 0
    ? states.builtIn
    : states.staleAt(formatDate(time) === today() ? formatDate(time, 'time') : momentText(time));
