import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Anchor, type LinkTarget } from './anchor.tsx';
import { itemsOf } from './items-of.tsx';
import { PictureShape } from './skeleton.tsx';
import styles from './tile-grid.module.css';

export interface TileGridProps {
  /** `Tile`s. Each has its own cell, as high as the highest in its row. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** Shows tiles beside each other, as a list for screen readers. */
export function TileGrid({ children, ref }: TileGridProps) {
  return (
    <ul className={styles.grid} ref={ref}>
      {itemsOf(children, styles.cell)}
    </ul>
  );
}

/** Draws placeholders of tiles, each with a ratio of width : height. */
export function TileShapes({ count, ratio }: { count: number; ratio: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <PictureShape key={index} ratio={ratio} />
      ))}
    </div>
  );
}

/** The props of a tile: a link with a target, else a button. */
export interface TileProps extends LinkTarget {
  /** A picture and text. Inside a button phrasing content only. */
  children: ReactNode;
  /** On a link it may prevent the navigation. */
  onClick?: MouseEventHandler | undefined;
  /** Disables a button and makes its words faint. */
  disabled?: boolean;
  /** Data attributes that identify the tile for an observer of the grid. */
  [data: `data-${string}`]: string | undefined;
}

/** Shows a card with a picture and text. The whole card is the target. */
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
