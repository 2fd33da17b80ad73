import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classes } from './classes.ts';

/** A white plate on the tinted page. `flush`: no padding, and what it holds is cut at its corners (rows, pictures). */
export function Card({ children, flush = false }: { children: ReactNode; flush?: boolean }) {
  return <div className={classes(styles.card, flush ? styles.clip : styles.padded)}>{children}</div>;
}
