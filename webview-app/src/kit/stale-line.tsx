import { momentText } from '../messages/date-text.ts';
import { type Messages, useText } from '../messages/index.ts';
import { formatDate, today } from '../rules/dates.ts';
import { Button } from '../ui/button.tsx';
import { useSaysOffline } from '../ui/offline-said.ts';
import { useOldestStale } from './stale.ts';
import styles from './stale-line.module.css';

export interface StaleLineProps {
  /** Says why the shown data may be out of date. */
  words: string;
  onRetry: () => void;
  retrying: boolean;
}

/** A quiet line above content that may be out of date, with a way to ask again. */
export function StaleLine({ words, onRetry, retrying }: StaleLineProps) {
  const t = useText();
  useSaysOffline(true);
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
 * Says how old the screen's content is while it is stale; nothing otherwise. It goes by itself when the network is back and the
 * answers are there.
 */
export function ScreenStaleLine() {
  const t = useText();
  const oldest = useOldestStale();
  if (!oldest) return null;
  return <StaleLine words={ageWords(oldest.at, t)} onRetry={oldest.reload} retrying={oldest.reloading} />;
}

/** Today by the time alone, else with the date. `time` 0 means content that was built into the app. */
const ageWords = (time: number, { states }: Messages): string =>
  time === 0
    ? states.builtIn
    : states.staleAt(formatDate(time) === today() ? formatDate(time, 'time') : momentText(time));
