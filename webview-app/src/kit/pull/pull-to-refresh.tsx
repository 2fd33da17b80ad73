/** Loads a list again by a pull, or by a button that a keyboard and a screen reader reach. Loaded after the list is painted: `pull-lazy.tsx`. */
import { LoaderCircle } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useKitWords } from '../words/index.ts';
import { listenForPull, THRESHOLD } from './pull.ts';
import type { Refreshed } from './pull-lazy.tsx';
import styles from './pull-to-refresh.module.css';

export function PullToRefresh({ page }: { page: Refreshed }) {
  const words = useKitWords().pull;
  const [px, setPx] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const refresh = useEffectEvent(() => {
    setAsked(true);
    page.reload();
  });
  const mayBegin = useEffectEvent(() => !page.reloading && document.querySelector('dialog[open]') === null);
  // Before the person sees its sign: a stroke counts from then on.
  useLayoutEffect(() => listenForPull({ onPull: setPx, onRefresh: () => refresh(), mayBegin: () => mayBegin() }), []);
  const isBusy = isAsked && page.reloading;
  const ended = page.status === 'error' ? words.failed : words.done;
  return (
    <>
      <p className={styles.said} role="status">
        {isBusy ? words.busy : isAsked ? ended : ''}
      </p>
      <div className={styles.button}>
        <Button
          small
          tone="secondary"
          onClick={() => {
            setAsked(true);
            page.reload();
          }}
        >
          {words.refresh}
        </Button>
      </div>
      <div
        className={classes(styles.sign, isBusy && styles.busy, px >= THRESHOLD && styles.enough)}
        style={{ height: isBusy ? THRESHOLD : px }}
        aria-hidden="true"
        data-pull={isBusy ? 'busy' : px >= THRESHOLD ? 'enough' : px > 0 ? 'pulled' : 'none'}
      >
        <LoaderCircle size={24} style={isBusy ? undefined : { rotate: `${px * 4}deg` }} />
      </div>
    </>
  );
}
