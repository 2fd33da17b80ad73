/** Reloads a list by a pull, or by a button for keyboards and screen readers. `pull-lazy.tsx` loads it after the list is painted. */
import { LoaderCircle } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useControlWords } from '../../messages/control-words.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Shown } from '../answers/use-resource.ts';
import { listenForPull, THRESHOLD } from './pull.ts';
import styles from './pull-to-refresh.module.css';

export type Refreshed = Pick<Shown<unknown>, 'status' | 'reloading' | 'reload'>;

export interface PullToRefreshProps {
  page: Refreshed;
  /** True if a pull reloads too, not only the button. */
  isPulled: boolean;
}

export function PullToRefresh({ page, isPulled }: PullToRefreshProps) {
  const words = useControlWords().pull;
  const [isAsked, setAsked] = useState(false);
  const refresh = () => {
    setAsked(true);
    page.reload();
  };
  const isBusy = isAsked && page.reloading;
  const ended = page.status === 'error' ? words.failed : words.done;
  return (
    <>
      <p className={styles.said} role="status">
        {isBusy ? words.busy : isAsked ? ended : ''}
      </p>
      <div className={styles.button}>
        <Button small tone="secondary" onClick={refresh}>
          {words.refresh}
        </Button>
      </div>
      {isPulled ? <Pull page={page} isBusy={isBusy} onRefresh={refresh} /> : null}
    </>
  );
}

interface PullProps {
  page: Refreshed;
  isBusy: boolean;
  onRefresh: () => void;
}

/** Shows the spinner that follows the pull. */
function Pull({ page, isBusy, onRefresh }: PullProps) {
  const [px, setPx] = useState(0);
  const refresh = useEffectEvent(onRefresh);
  const mayBegin = useEffectEvent(() => !page.reloading && document.querySelector('dialog[open]') === null);
  // Attached in a layout effect, so that gestures count as soon as the list is visible.
  useLayoutEffect(() => listenForPull({ onPull: setPx, onRefresh: () => refresh(), mayBegin: () => mayBegin() }), []);
  const isEnough = px >= THRESHOLD;
  return (
    <div
      className={classes(styles.sign, isBusy && styles.busy, isEnough && styles.enough)}
      style={{ height: isBusy ? THRESHOLD : px }}
      aria-hidden="true"
      data-pull={isBusy ? 'busy' : isEnough ? 'enough' : px > 0 ? 'pulled' : 'none'}
    >
      <LoaderCircle size={24} style={isBusy ? undefined : { rotate: `${px * 4}deg` }} />
    </div>
  );
}
