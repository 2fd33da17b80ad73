import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Renders words for screen readers only. `<Hidden>Price 199 yuan</Hidden>` */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
