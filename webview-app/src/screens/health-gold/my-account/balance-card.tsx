import { ChevronRight, Footprints, ReceiptText } from 'lucide-react';
import { Link } from 'wouter';
import type { CoinBalance, getCoinHeader } from '../../../api/coin.ts';
import type { DataOf } from '../../../api/endpoint.ts';
import { dayText } from '../../../messages/date-text.ts';
import { numberText, signedText } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { CoinMark } from '../../../ui/coin-mark.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useWords as useAreaWords } from '../words/index.ts';
import styles from './balance-card.module.css';
import { useWords } from './words/index.ts';

export interface BalanceCardProps {
  header: DataOf<typeof getCoinHeader>;
  /** The sums and the next expiry of coins, or undefined if they fail to load. */
  balance: CoinBalance | undefined;
}

/** Shows the balance, today's coins and the next expiry, with links to the record and the walking page. */
export function BalanceCard({ header, balance }: BalanceCardProps) {
  const words = useWords();
  const area = useAreaWords();
  const coins = (count: number) => area.coins(numberText(count));
  const until = balance?.expiresOn;
  return (
    <section className={styles.card} aria-label={words.balance}>
      <Row gap={2} align="center">
        <span className={styles.face}>
          <Picture src={header.avatar} alt="" ratio={1} eager />
        </span>
        <Text shrink size="s">
          {header.nickname ? words.hello(header.nickname) : words.balance}
        </Text>
      </Row>
      <p className={styles.figure}>
        <CoinMark />
        <span className={styles.number}>{numberText(header.healthCornBalance)}</span>
        <span className={styles.unit}>{words.balance}</span>
      </p>
      <Row as="p" gap={4} lines={0} wrap size="s" tabular>
        {header.todayIncome > 0 ? <span>{words.today(signedText(header.todayIncome))}</span> : null}
        {balance ? <span>{words.total(numberText(balance.totalIncome))}</span> : null}
      </Row>
      {until && balance.expiring > 0 ? (
        <Text size="xs">{words.expiring(coins(balance.expiring), dayText(until))}</Text>
      ) : header.notice ? (
        <Text size="xs">{header.notice}</Text>
      ) : null}
      <div className={styles.links}>
        <Link className={styles.link} to={href('health-gold.record')}>
          <ReceiptText size={20} aria-hidden="true" />
          <span>{words.record}</span>
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
        <Link className={styles.link} to={href('health-gold.step')}>
          <Footprints size={20} aria-hidden="true" />
          <span>{words.walk}</span>
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}
