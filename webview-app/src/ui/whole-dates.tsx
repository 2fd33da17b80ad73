import styles from './whole-dates.module.css';

/** Matches a Chinese date, with its optional year, weekday and time. `messages/date-text.ts` keeps English dates together. */
const DATE = /((?:\d{4}年)?\d{1,2}月\d{1,2}日(?:(?:星期|周).)?(?: \d\d:\d\d)?)/;

/** Shows a text without line breaks inside its dates. The text that is copied or searched is unchanged. */
export const WholeDates = ({ text }: { text: string }) =>
  text.split(DATE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={`${index} ${part}`} className={styles.day}>
        {part}
      </span>
    ) : (
      part
    ),
  );
