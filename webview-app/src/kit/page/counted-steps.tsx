import type { ReactNode } from 'react';
import styles from './counted-steps.module.css';

/** Shows a few short steps with their numbers in circles. `children` are list items. */
export const CountedSteps = ({ children }: { children: ReactNode }) => <ol className={styles.steps}>{children}</ol>;
