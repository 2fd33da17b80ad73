import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

export interface BottomBarProps {
  /** The screen's one primary action; a secondary one may stand before it. */
  children: ReactNode;
  /** Stands at the left, e.g. the price. */
  summary?: ReactNode;
  /** A line above the action: the price, or the reason why it is locked. */
  note?: ReactNode;
}

/** Keeps the main action at the bottom of the screen, above the safe area, in reach of a thumb. Put it last in the screen. */
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
