import type { ReactNode } from 'react';
import { Anchor, type LinkTarget } from './anchor.tsx';
import { classes } from './classes.ts';
import { itemsOf } from './items-of.tsx';
import { Stack } from './layout.tsx';
import styles from './picture-row.module.css';

/** Shows rows with pictures, one below the other, as a list for screen readers. */
export function PictureRows({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" gap={3}>
      {itemsOf(children)}
    </Stack>
  );
}

export interface PictureRowProps extends LinkTarget {
  /** A `Picture`. */
  picture: ReactNode;
  /** Gives the picture 30 % of the width, at most 120 px. Default: 84 px. */
  large?: boolean;
  /** The words beside the picture, each child on its own line. Phrasing content only. */
  children: ReactNode;
}

/** Shows a card with a picture at its left and text beside it. The whole card is one link. */
export function PictureRow({ picture, large = false, children, ...target }: PictureRowProps) {
  return (
    <Anchor className={classes(styles.row, large && styles.large)} {...target}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>{children}</span>
    </Anchor>
  );
}
