import { classes } from './classes.ts';
import styles from './marks.module.css';

/** The maximum number of marks. More marks would be too small to count. */
const MAX_MARKS = 8;

/** Draws `total` marks, the first `remaining` of them in colour. They are decorative: the text beside them contains both numbers. */
export function Marks({ remaining, total }: { remaining: number; total: number }) {
  if (total > MAX_MARKS) return null;
  return (
    <span className={styles.marks} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={classes(styles.mark, index < remaining && styles.open)} />
      ))}
    </span>
  );
}
