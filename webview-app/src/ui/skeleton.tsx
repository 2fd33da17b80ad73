import type { ReactNode } from 'react';
import { useText } from '../messages/index.ts';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import styles from './skeleton.module.css';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** What a screen reader hears while the shapes inside stand for the content. */
export function Skeleton({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div aria-busy="true">
      <Hidden>{t.common.loading}</Hidden>
      <div className={styles.stack} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

/** The place of a picture; `ratio` as of `Picture`. */
export function PictureShape({ ratio = 4 / 3 }: { ratio?: number }) {
  return <span className={styles.block} style={{ aspectRatio: ratio, borderRadius: 'var(--radius-l)' }} />;
}

/** A paragraph of `lines` lines, the last one shorter. */
export function LinesShape({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.words}>
      {numbers(lines).map((line) => (
        <span
          key={line}
          className={classes(styles.block, styles.line)}
          style={{ width: line === lines - 1 ? '55%' : '100%' }}
        />
      ))}
    </span>
  );
}

/** A heading. */
export function TitleShape() {
  return <span className={classes(styles.block, styles.title)} />;
}

/** A card of a title and `lines` lines. */
export function CardShape({ lines = 2 }: { lines?: number }) {
  return (
    <div className={styles.card}>
      <TitleShape />
      <LinesShape lines={lines} />
    </div>
  );
}

/** `count` rows of a list, each with a picture and two lines. */
export function RowsShape({ count = 4 }: { count?: number }) {
  return (
    <>
      {numbers(count).map((row) => (
        <div key={row} className={classes(styles.card, styles.row)}>
          <span className={classes(styles.block, styles.round)} />
          <LinesShape lines={2} />
        </div>
      ))}
    </>
  );
}

/** A month of days. */
export function CalendarShape() {
  return (
    <div className={styles.card}>
      <TitleShape />
      <div className={styles.cells}>
        {numbers(35).map((cell) => (
          <span key={cell} className={classes(styles.block, styles.cell)} />
        ))}
      </div>
    </div>
  );
}
