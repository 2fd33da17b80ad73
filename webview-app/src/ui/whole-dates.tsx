import styles from './whole-dates.module.css';

/** A Chinese day, with its year, weekday and time where they are there. An English day holds together by itself: `messages/date-text.ts`. */
const DAY = /((?:\d{4}年)?\d{1,2}月\d{1,2}日(?:(?:星期|周).)?(?: \d\d:\d\d)?)/;

/** Shows a text in which no line ends within a day. Copied and searched, it is the same text. */
export const WholeDates = ({ text }: { text: string }) =>
  text.split(DAY).map((part, index) =>
    index % 2 === 1 ? (
      <span key={`${index} ${part}`} className={styles.day}>
        {part}
      </span>
    ) : (
      part
    ),
  );
