import { useText } from '../messages/index.ts';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import styles from './price.module.css';

export interface PriceProps {
  /** In fen, a hundredth of a yuan. */
  fen: number;
  /** The original price in fen, struck through; left out when it is not higher. */
  wasFen?: number | undefined;
  /** Default `medium`, 20 px. */
  size?: 'small' | 'medium' | 'large';
  /** After the amount, e.g. "/ person". */
  unit?: string;
}

/** Fen as yuan: 19900 is ¥199, 19950 is ¥199.50. */
export function yuan(fen: number): { sign: '¥'; whole: string; fraction: string } {
  const cents = Math.round(Math.abs(fen)) % 100;
  const whole = Math.floor(Math.round(Math.abs(fen)) / 100);
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
  return {
    sign: '¥',
    whole: (fen < 0 ? '-' : '') + grouped,
    fraction: cents ? `.${String(cents).padStart(2, '0')}` : '',
  };
}

const plain = (fen: number): string => Object.values(yuan(fen)).join('');

/** What it costs, in the warm accent; 0 is "Free". Read out as one number. */
export function Price({ fen, wasFen, size = 'medium', unit }: PriceProps) {
  const t = useText();
  const { sign, whole, fraction } = yuan(fen);
  return (
    <span className={classes(styles.price, styles[size])}>
      {fen === 0 ? (
        <span className={styles.now}>{t.ui.free}</span>
      ) : (
        <>
          <Hidden>{t.ui.price(plain(fen))}</Hidden>
          <span className={styles.now} aria-hidden="true">
            <span className={styles.sign}>{sign}</span>
            {whole}
            <span className={styles.fraction}>{fraction}</span>
          </span>
        </>
      )}
      {unit ? <span className={styles.unit}>{unit}</span> : null}
      {wasFen !== undefined && wasFen > fen ? (
        <>
          <Hidden>{t.ui.priceWas(plain(wasFen))}</Hidden>
          <s className={styles.was} aria-hidden="true">
            {plain(wasFen)}
          </s>
        </>
      ) : null}
    </span>
  );
}
