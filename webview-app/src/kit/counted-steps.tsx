import type { ReactNode } from 'react';
import styles from './counted-steps.module.css';

/** A few short steps, each a line behind its number in a circle. `children` are list items. */
export const CountedSteps = ({ children }: { children: ReactNode }) => <ol className={styles.steps}>{children}</ol>;
