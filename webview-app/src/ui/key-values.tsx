import type { ReactNode } from 'react';
import styles from './key-values.module.css';

/** A key and its value, which may be the name of a person or company. A pair without a value is left out. */
export type Pair = readonly [key: string, value: ReactNode, kind?: 'name'];

/** Returns whether a value is a number, code, amount or masked name, which a page translator must not change. */
const isFixed = (value: ReactNode): boolean =>
  typeof value === 'string' && /^[\dA-Z¥*+\-.,:/ ]+$|^\S?\*+\S$/.test(value);

/** Shows facts of an order: `<KeyValues pairs={[[t.order.no, order.orderNo], [t.order.paid, <Price fen={...} />]]} />` */
export function KeyValues({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className={styles.list}>
      {pairs.map(([key, value, kind]) =>
        value === undefined || value === null || value === '' ? null : (
          <div key={key} className={styles.pair}>
            <dt className={styles.key}>{key}</dt>
            <dd className={styles.value} translate={kind || isFixed(value) ? 'no' : undefined}>
              {value}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
