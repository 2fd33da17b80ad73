import { classes } from '../../../ui/classes.ts';
import styles from './uses-left.module.css';
import { useWords } from './words/index.ts';

export interface UsesLeftProps {
  unlimited: boolean;
  total?: number | undefined;
  left?: number | undefined;
}

/** From more uses than this the marks would be too small to count. */
const MOST_MARKS = 8;

/** The uses that are left of all, in words and as marks. */
export function UsesLeft({ unlimited, total, left }: UsesLeftProps) {
  const words = useWords().right;
  if (unlimited || total === undefined) return <span className={styles.words}>{words.unlimited}</span>;
  const rest = left ?? total;
  return (
    <span className={styles.left}>
      {total <= MOST_MARKS ? (
        <span className={styles.marks} aria-hidden="true">
          {Array.from({ length: total }, (_, at) => (
            <i key={at} className={classes(styles.mark, at < rest && styles.open)} />
          ))}
        </span>
      ) : null}
      <span className={styles.words}>{rest === 0 ? words.usedUp : words.left(rest, total)}</span>
    </span>
  );
}
