import { useText } from '../messages/index.ts';
import { moneyParts, moneyText } from '../messages/money.ts';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import styles from './price.module.css';

export interface PriceProps {
  /** The price in fen, a hundredth of a yuan. */
  fen: number;
  /** The original price in fen, struck through. Left out if it is not higher. */
  wasFen?: number | undefined;
  /** Default `medium`, 20 px. */
  size?: 'small' | 'medium' | 'large';
  /** Shows paid or refunded money in the text colour. Orange is only for an amount to pay. */
  settled?: boolean;
  /** The unit after the amount, e.g. "/ person". */
  unit?: string;
}

/** Shows a price in the warm accent, unless it is settled. 0 is "Free". It is read out as one number. */
export function Price({ fen, wasFen, size = 'medium', settled = false, unit }: PriceProps) {
  const t = useText();
  const { sign, whole, fraction } = moneyParts(fen);
  return (
    <span className={classes(styles.price, styles[size], settled && styles.settled)}>
      {fen === 0 ? (
        <span className={styles.now}>{t.ui.free}</span>
      ) : (
        <>
          <Hidden>{t.ui.price(moneyText(fen))}</Hidden>
          <span className={styles.now} aria-hidden="true" translate="no">
            <span className={styles.sign}>{sign}</span>
            {whole}
            <span className={styles.fraction}>{fraction}</span>
          </span>
        </>
      )}
      {unit ? <span className={styles.unit}>{unit}</span> : null}
      {wasFen !== undefined && wasFen > fen ? (
        <>
          <Hidden>{t.ui.priceWas(moneyText(wasFen))}</Hidden>
          <s className={styles.was} aria-hidden="true" translate="no">
            {moneyText(wasFen)}
          </s>
        </>
      ) : null}
    </span>
  );
}
