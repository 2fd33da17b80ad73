import type { ReactNode } from 'react';
import styles from './dotted.module.css';

/**
 * Shows short facts in a row with dots between them. Missing parts are left out. A line neither begins nor ends with a dot: at a line break
 * the dot is hidden. A screen reader reads "one · other".
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
