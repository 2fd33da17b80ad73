import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './avatar.module.css';

/** Shows a friend's picture. It is decorative, because the friend's name is beside it. */
export function Avatar({ src, large = false }: { src: string; large?: boolean }) {
  return (
    <span className={classes(styles.avatar, large && styles.large)}>
      <Picture src={src} alt="" ratio={1} flat />
    </span>
  );
}
