import type { ReactNode } from 'react';
import styles from './key-values.module.css';

/** A name and its value; a pair without value is left out. */
export type Pair = readonly [key: string, value: ReactNode];

/** Facts of an order: `<KeyValues pairs={[[t.order.no, order.orderNo], [t.order.paid, <Price fen={...} />]]} />` */
export function KeyValues({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className={styles.list}>
      {pairs.map(([key, value]) =>
        value === undefined || value === null || value === '' ? null : (
          <div key={key} className={styles.pair}>
            <dt className={styles.key}>{key}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
