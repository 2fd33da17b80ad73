import { classes } from './classes.ts';
import styles from './marks.module.css';

/** The highest number of marks. More would be too small to count. */
const MOST = 8;

/** Draws `total` marks, the first `left` of them in colour. Decorative: words beside them say the same. */
export function Marks({ left, total }: { left: number; total: number }) {
  if (total > MOST) return null;
  return (
    <span className={styles.marks} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={classes(styles.mark, index < left && styles.open)} />
      ))}
    </span>
  );
}
