import { signedText } from '../../../messages/number-text.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from './record.module.css';
import { useWords } from './words/index.ts';

export interface SumsProps {
  income: number;
  expense: number;
  tab: 'all' | 'income' | 'expense';
}

/** Shows the coins earned and spent in the whole list, including pages not loaded yet. */
export function Sums({ income, expense, tab }: SumsProps) {
  const words = useWords();
  return (
    <Card>
      <dl className={styles.sums}>
        {tab === 'expense' ? null : (
          <div className={styles.sum}>
            <dt>{words.earned}</dt>
            <dd className={classes(styles.figure, styles.earned)}>{signedText(income)}</dd>
          </div>
        )}
        {tab === 'income' ? null : (
          <div className={styles.sum}>
            <dt>{words.spent}</dt>
            <dd className={styles.figure}>{expense === 0 ? '0' : signedText(-expense)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
