/** Reloads a list by a pull, or by a button for keyboards and screen readers. `pull-lazy.tsx` loads it after the list is painted. */
import { LoaderCircle } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useControlWords } from '../../messages/control-words.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { LoadState } from '../answers/use-resource.ts';
import { listenForPull, THRESHOLD } from './pull.ts';
import styles from './pull-to-refresh.module.css';

export type RefreshablePage = Pick<LoadState<unknown>, 'status' | 'reloading' | 'reload'>;

export interface PullToRefreshProps {
  page: RefreshablePage;
  /** True if the page also reloads after a pull, not only by the button. */
  isPullEnabled: boolean;
}

export function PullToRefresh({ page, isPullEnabled }: PullToRefreshProps) {
  const words = useControlWords().pull;
  const [wasRequested, setRequested] = useState(false);
  const refresh = () => {
    setRequested(true);
    page.reload();
  };
  const isBusy = wasRequested && page.reloading;
  const resultText = page.status === 'error' ? words.failed : words.done;
  return (
    <>
      <p className={styles.message} role="status">
        {isBusy ? words.busy : wasRequested ? resultText : ''}
      </p>
      <div className={styles.button}>
        <Button small tone="secondary" onClick={refresh}>
          {words.refresh}
        </Button>
      </div>
      {isPullEnabled ? <Pull page={page} isBusy={isBusy} onRefresh={refresh} /> : null}
    </>
  );
}

interface PullProps {
  page: RefreshablePage;
  isBusy: boolean;
  onRefresh: () => void;
}

/** Shows the spinner that follows the pull. */
function Pull({ page, isBusy, onRefresh }: PullProps) {
  const [distance, setDistance] = useState(0);
  const refresh = useEffectEvent(onRefresh);
  const mayBegin = useEffectEvent(() => !page.reloading && document.querySelector('dialog[open]') === null);
  // Attached in a layout effect, so that gestures count as soon as the list is visible.
  useLayoutEffect(
    () => listenForPull({ onPull: setDistance, onRefresh: () => refresh(), mayBegin: () => mayBegin() }),
    [],
  );
  const isFarEnough = distance >= THRESHOLD;
  return (
    <div
      className={classes(styles.sign, isBusy && styles.busy, isFarEnough && styles.enough)}
      style={{ height: isBusy ? THRESHOLD : distance }}
      aria-hidden="true"
      data-pull={isBusy ? 'busy' : isFarEnough ? 'enough' : distance > 0 ? 'pulled' : 'none'}
    >
      <LoaderCircle size={24} style={isBusy ? undefined : { rotate: `${distance * 4}deg` }} />
    </div>
  );
}
