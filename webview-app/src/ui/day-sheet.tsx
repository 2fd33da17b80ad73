import { languageTag } from '../messages/index.ts';
import styles from './day-sheet.module.css';
import { monthInWords } from './month.ts';

/** A leaf of a calendar with a day's month and number, `YYYY-MM-DD`. It is not read out: the day stands beside it in words. */
export function DaySheet({ day }: { day: string }) {
  return (
    <span className={styles.sheet} aria-hidden="true">
      <span className={styles.month}>{monthInWords(day, languageTag())}</span>
      <span className={styles.number}>{Number(day.slice(8))}</span>
    </span>
  );
}
