import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

export interface BottomBarProps {
  /** The screen's one primary action; a secondary one may stand before it. */
  children: ReactNode;
  /** At the left, e.g. the price. */
  summary?: ReactNode;
  /** A line above the action: what it costs, or why it is locked. */
  note?: ReactNode;
}

/** The action where a thumb is: sticks to the bottom of the screen, above the safe area. Put it last in `Screen`. */
export function BottomBar({ children, summary, note }: BottomBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        {note ? <div className={styles.note}>{note}</div> : null}
        {summary ? <div className={styles.summary}>{summary}</div> : null}
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
