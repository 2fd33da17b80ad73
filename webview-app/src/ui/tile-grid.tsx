import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { itemsOf } from './items-of.tsx';
import { PictureShape } from './skeleton.tsx';
import styles from './tile-grid.module.css';

export interface TileGridProps {
  /** `Tile`s. Each stands in a cell of its own, as high as the highest of its line. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** Tiles beside each other, a list for a screen reader. */
export function TileGrid({ children, ref }: TileGridProps) {
  return (
    <ul className={styles.grid} ref={ref}>
      {itemsOf(children, styles.cell)}
    </ul>
  );
}

/** Shapes of tiles to come, each of a ratio of width : height. */
export function TileShapes({ count, ratio }: { count: number; ratio: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, at) => (
        <PictureShape key={at} ratio={ratio} />
      ))}
    </div>
  );
}

export interface TileProps {
  /** A picture, then words. Within a button only what may stand in a line of text. */
  children: ReactNode;
  /** Makes the tile a link; without it, it is a button. */
  href?: string | undefined;
  /** With `href` it may prevent the plain navigation. */
  onClick?: MouseEventHandler | undefined;
  /** Of a button: it cannot be pressed, and its words are faint. */
  disabled?: boolean;
  /** Tells who watches the grid what a tile is about. */
  [data: `data-${string}`]: string | undefined;
}

/** One tile: a plate with a picture and words, the whole of it the target. */
export function Tile({ children, href, disabled, ...rest }: TileProps) {
  if (href !== undefined)
    return (
      <a className={styles.tile} href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <button type="button" className={styles.tile} disabled={disabled} {...rest}>
      {children}
    </button>
  );
}
