import type { HealthCard } from '../../../api/health-card.ts';
import { dayText } from '../../../messages/date-text.ts';
import { moneyParts, moneyText } from '../../../messages/money.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { classes } from '../../../ui/classes.ts';
import { Hidden } from '../../../ui/hidden.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { Name } from '../../../ui/name.tsx';
import styles from './health-card-face.module.css';
import { useWords } from './words/index.ts';

export interface CardFaceProps {
  card: HealthCard;
  /** The current balance in fen. Default: the balance in `card`. */
  balanceFen?: number | undefined;
}

/** Draws the person's health card: state, balance, number, holder, validity. */
export function CardFace({ card, balanceFen = card.balanceFen }: CardFaceProps) {
  const words = useWords().card;
  const { sign, whole, fraction } = moneyParts(balanceFen);
  const isOver = card.state === 'expired';
  return (
    <section className={classes(styles.face, isOver && styles.over)} aria-label={card.title}>
      <Pulse />
      <Row gap={3} lines={1} wrap align="center" justify="between">
        <Text size="l" weight="bold" tight>
          {card.title}
        </Text>
        <p className={styles.state}>{words.state[card.state]}</p>
      </Row>
      <div>
        <Text size="s">{words.balance}</Text>
        <p className={styles.balance}>
          <Hidden>{moneyText(balanceFen)}</Hidden>
          <span aria-hidden="true">
            <span className={styles.sign}>{sign}</span>
            {whole}
            <span className={styles.sign}>{fraction}</span>
          </span>
        </p>
      </div>
      <div className={styles.foot}>
        <p className={styles.number}>
          <Hidden>{words.number}</Hidden>
          <Name>{card.cardNo}</Name>
        </p>
        <p className={styles.holder}>
          <Hidden>{words.holder}</Hidden>
          <Name>{shownName(card.holder)}</Name>
        </p>
        <p className={styles.until}>{(isOver ? words.endedOn : words.until)(dayText(card.validTo))}</p>
      </div>
    </section>
  );
}

/** Draws a heartbeat as the card's ornament. */
function Pulse() {
  return (
    <svg className={styles.pulse} viewBox="0 0 320 80" fill="none" aria-hidden="true" preserveAspectRatio="none">
      <path
        d="M0 48H96l12-14 14 26 16-52 18 60 12-20H320"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
