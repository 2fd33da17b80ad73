import styles from './score.module.css';

/** Shows the parts of the person's score in a line. */
export function Score({ parts }: { parts: readonly string[] }) {
  return (
    <ul className={styles.score}>
      {parts.map((part) => (
        <li key={part} className={styles.part}>
          {part}
        </li>
      ))}
    </ul>
  );
}
