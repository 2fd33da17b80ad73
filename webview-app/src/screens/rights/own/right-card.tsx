import type { ReactNode } from 'react';
import type { UserRight } from '../../../api/user-rights.ts';
import { benefitIcons } from '../../../kit/icons/benefit-icons.tsx';
import { ValidityTag, validityNow } from '../../../kit/page/validity.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { classes } from '../../../ui/classes.ts';
import { Text } from '../../../ui/layout.tsx';
import { RemainingUses } from './remaining-uses.tsx';
import styles from './right-card.module.css';
import { type OwnWords, useWords } from './words/index.ts';

export interface RightCardProps {
  right: UserRight;
  /** The button to use it, or the link to the result of its last use. */
  action?: ReactNode;
}

/** Shows a right of the person: name, remaining uses, validity, and a button to use it. */
export function RightCard({ right, action }: RightCardProps) {
  const words = useWords();
  const isOpen = right.status === 'unused';
  return (
    <article className={classes(styles.card, !isOpen && styles.closed)}>
      <span className={styles.icon} aria-hidden="true">
        {benefitIcons[right.icon]}
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{right.name}</h2>
        <p className={styles.desc}>{right.desc}</p>
      </div>
      <p className={styles.facts}>
        {right.status === 'expired' ? null : <RemainingUses {...right} />}
        <Text as="span" size="xs" tone="faint" tabular>
          {validityText(right, words)}
        </Text>
        {isOpen ? <ValidityTag validity={validityNow(right.validTo)} /> : null}
      </p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </article>
  );
}

function validityText({ status, validFrom, validTo }: UserRight, { right }: OwnWords): string {
  if (status === 'upcoming') return right.from(dayText(validFrom));
  return status === 'expired' ? right.endedOn(dayText(validTo)) : right.until(dayText(validTo));
}
