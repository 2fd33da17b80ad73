import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classes } from './classes.ts';

export interface CardProps {
  children: ReactNode;
  /** Removes the padding and clips the content at the round corners, for rows and pictures. */
  flush?: boolean;
  /** Reduces the padding above and below, for consecutive `Details`. */
  snug?: boolean;
}

/** Shows a white card on the tinted page. */
export function Card({ children, flush = false, snug = false }: CardProps) {
  const paddingClass = flush ? styles.clip : snug ? styles.snug : styles.padded;
  return <div className={classes(styles.card, paddingClass)}>{children}</div>;
}

/** Draws a hairline between two parts of a card. */
export function Divider() {
  return <hr className={styles.divider} />;
}
