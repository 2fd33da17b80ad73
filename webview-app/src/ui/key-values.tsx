import type { ReactNode } from 'react';
import styles from './key-values.module.css';

/** A name and its value; a pair without value is left out. */
export type Pair = readonly [key: string, value: ReactNode];

/** True for a number, a code or an amount: a translator must not change it. */
const isNumber = (value: ReactNode): boolean => typeof value === 'string' && /^[\dA-Z¥*+\-.,:/ ]+$/.test(value);

/** Facts of an order: `<KeyValues pairs={[[t.order.no, order.orderNo], [t.order.paid, <Price fen={...} />]]} />` */
export function KeyValues({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className={styles.list}>
      {pairs.map(([key, value]) =>
        value === undefined || value === null || value === '' ? null : (
          <div key={key} className={styles.pair}>
            <dt className={styles.key}>{key}</dt>
            <dd className={styles.value} translate={isNumber(value) ? 'no' : undefined}>
              {value}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
