import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Anchor, type LinkTarget } from './anchor.tsx';
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
      {Array.from({ length: count }, (_, index) => (
        <PictureShape key={index} ratio={ratio} />
      ))}
    </div>
  );
}

/** With a target the tile is a link, without one a button. */
export interface TileProps extends LinkTarget {
  /** A picture, then words. Within a button only what may stand in a line of text. */
  children: ReactNode;
  /** Of a link it may prevent the navigation. */
  onClick?: MouseEventHandler | undefined;
  /** Of a button: it cannot be pressed, and its words are faint. */
  disabled?: boolean;
  /** Tells who watches the grid what a tile is about. */
  [data: `data-${string}`]: string | undefined;
}

/** One tile: a plate with a picture and words, the whole of it the target. */
export function Tile({ children, to, replace, href, disabled, ...rest }: TileProps) {
  if ((to ?? href) !== undefined)
    return (
      <Anchor className={styles.tile} to={to} replace={replace} href={href} {...rest}>
        {children}
      </Anchor>
    );
  return (
    <button type="button" className={styles.tile} disabled={disabled} {...rest}>
      {children}
    </button>
  );
}
