import type { ReactNode } from 'react';
import { Anchor, type LinkTarget } from './anchor.tsx';
import { classes } from './classes.ts';
import { itemsOf } from './items-of.tsx';
import styles from './picture-row.module.css';

/** Rows with pictures, one below the other, a list for a screen reader. */
export function PictureRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{itemsOf(children)}</ul>;
}

export interface PictureRowProps extends LinkTarget {
  /** A `Picture`. */
  picture: ReactNode;
  /** The picture takes 30 % of the width, 120 px at most. Default: 84 px. */
  large?: boolean;
  /** The words beside it, each part on a line of its own; only what may stand in a line of text. */
  children: ReactNode;
}

/** A plate with a picture at its left and words beside it: a link, the whole of it the target. */
export function PictureRow({ picture, large = false, children, ...target }: PictureRowProps) {
  return (
    <Anchor className={classes(styles.row, large && styles.large)} {...target}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>{children}</span>
    </Anchor>
  );
}
