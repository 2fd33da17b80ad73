import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import styles from './timeline.module.css';

export interface TimelineItem {
  title: string;
  state: 'done' | 'now' | 'later' | 'failed';
  text?: ReactNode;
  /** The time in words. */
  time?: string | undefined;
}

/** Shows the history of an order: past, present and future steps. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  const words = useControlWords().step;
  return (
    <ol aria-label={label}>
      {items.map(({ title, state, text, time }) => (
        <li
          key={title}
          className={classes(styles.item, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? <Check /> : null}
            {state === 'failed' ? <X /> : null}
          </span>
          <div>
            <p className={styles.title}>
              {title} <Hidden>{words[state]}</Hidden>
            </p>
            {text ? <p className={styles.text}>{text}</p> : null}
            {time ? <p className={styles.time}>{time}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
