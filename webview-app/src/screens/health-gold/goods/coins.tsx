import { moneyText } from '../../../messages/money.ts';
import { numberText } from '../../../messages/number-text.ts';
import { classes } from '../../../ui/classes.ts';
import { CoinMark } from '../../../ui/coin-mark.tsx';
import { Hidden } from '../../../ui/hidden.tsx';
import { useWords } from '../words/index.ts';
import styles from './coins.module.css';

export interface CoinPriceProps {
  coins: number;
  /** The part in money, in fen, or 0 for none. Default 0. */
  priceFen?: number;
  /** The usual price in money, in fen. Absent: it is not shown. */
  usualFen?: number;
  /** Default `small`, 17 px. */
  size?: 'small' | 'medium' | 'large';
}

/** Shows a price in coins with its part in money. Screen readers get it as one sentence. */
export function CoinPrice({ coins, priceFen = 0, usualFen, size = 'small' }: CoinPriceProps) {
  const words = useWords();
  const money = priceFen > 0 ? moneyText(priceFen) : '';
  const amount = words.coins(numberText(coins));
  return (
    <span className={classes(styles.coins, styles[size])}>
      <Hidden>{money ? words.goods.coinsAndMoney(amount, money) : amount}</Hidden>
      <span className={styles.amount} aria-hidden="true">
        <CoinMark />
        {numberText(coins)}
      </span>
      {money ? (
        <span className={styles.money} aria-hidden="true">
          + {money}
        </span>
      ) : null}
      {usualFen !== undefined && usualFen > priceFen ? (
        <span className={styles.was}>{words.goods.usually(moneyText(usualFen))}</span>
      ) : null}
    </span>
  );
}
