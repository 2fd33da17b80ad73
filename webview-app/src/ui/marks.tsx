import { classes } from './classes.ts';
import styles from './marks.module.css';

/** From more than this the marks would be too small to count. */
const MOST = 8;

/** One mark for each of all, those that are left in colour. For the eye only: words beside them say the same. */
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
