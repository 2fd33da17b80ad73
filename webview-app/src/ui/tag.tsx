import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './tag.module.css';

export interface TagProps {
  children: ReactNode;
  /** `brand` for a good or current state, `warm` for money and rewards, `danger` for a failed state. Default `plain`. */
  tone?: 'plain' | 'brand' | 'warm' | 'danger';
}

/** Shows a state or a feature as a tinted label. */
export function Tag({ children, tone = 'plain' }: TagProps) {
  return <span className={classes(styles.tag, styles[tone])}>{children}</span>;
}

/** Shows tags beside each other, wrapping. */
export function Tags({ children }: { children: ReactNode }) {
  return <span className={styles.tags}>{children}</span>;
}
