import type { ReactNode } from 'react';
import styles from './dotted.module.css';

/**
 * Short facts in a row with a dot between two of them; parts that are not there are left out. A line neither begins nor ends with a dot: where
 * the row breaks there is none to see. A screen reader reads "one · other".
 */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span className={styles.clip}>
      <span className={styles.row}>
        {parts.filter(Boolean).map((part, index) => (
          <span key={index} className={styles.part}>
            {index > 0 ? (
              <span className={styles.dot} data-shortened="">
                {' · '}
              </span>
            ) : null}
            {part}
          </span>
        ))}
      </span>
    </span>
  );
}
