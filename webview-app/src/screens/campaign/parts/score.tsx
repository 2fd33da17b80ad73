import styles from './score.module.css';

/** The person’s score so far, in a few words each. */
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
