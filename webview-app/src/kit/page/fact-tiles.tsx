import type { ReactNode } from 'react';
import styles from './fact-tiles.module.css';

export interface FactTile {
  /** A lucide icon. */
  icon: ReactNode;
  name: string;
  /** Short: two words at most. */
  value: ReactNode;
}

/** Shows two to four short facts, side by side where there is room. */
export function FactTiles({ facts }: { facts: readonly FactTile[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, name, value }) => (
        <div className={styles.fact} key={name}>
          <dt>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
