import { languageTag } from '../messages/index.ts';
import styles from './day-sheet.module.css';
import { monthInWords } from './month.ts';

/**
 * Draws a calendar leaf with the month and number of a day, `YYYY-MM-DD`. It is not read out, because the text beside it contains the day.
 */
export function DaySheet({ day }: { day: string }) {
  return (
    <span className={styles.sheet} aria-hidden="true">
      <span className={styles.month}>{monthInWords(day, languageTag())}</span>
      <span className={styles.number}>{Number(day.slice(8))}</span>
    </span>
  );
}
