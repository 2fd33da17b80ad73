import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classes } from './classes.ts';

export interface CardProps {
  children: ReactNode;
  /** No padding; the content is cut at the round corners: for rows and pictures. */
  flush?: boolean;
  /** Little padding above and below: for `Details` one after the other. */
  snug?: boolean;
}

/** A white plate on the tinted page. */
export function Card({ children, flush = false, snug = false }: CardProps) {
  const inside = flush ? styles.clip : snug ? styles.snug : styles.padded;
  return <div className={classes(styles.card, inside)}>{children}</div>;
}

/** A hairline between two parts of a card. */
export function Divider() {
  return <hr className={styles.divider} />;
}
