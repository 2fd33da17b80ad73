import type { ReactNode } from 'react';
import { useText } from '../messages/index.ts';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import styles from './skeleton.module.css';

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Shows grey placeholder shapes while content loads. A screen reader hears "Loading". */
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

/** Draws the placeholder of a picture. `ratio` as in `Picture`. */
export function PictureShape({ ratio = 4 / 3 }: { ratio?: number }) {
  return <span className={styles.block} style={{ aspectRatio: ratio, borderRadius: 'var(--radius-l)' }} />;
}

/** Draws the placeholder of a paragraph of `lines` lines, the last one shorter. */
export function LinesShape({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.words}>
      {indexes(lines).map((line) => (
        <span
          key={line}
          className={classes(styles.block, styles.line)}
          style={{ width: line === lines - 1 ? '55%' : '100%' }}
        />
      ))}
    </span>
  );
}

/** Draws the placeholder of a heading. */
export function TitleShape() {
  return <span className={classes(styles.block, styles.title)} />;
}

/** Draws the placeholder of a card with a title and `lines` lines. */
export function CardShape({ lines = 2 }: { lines?: number }) {
  return (
    <div className={styles.card}>
      <TitleShape />
      <LinesShape lines={lines} />
    </div>
  );
}

/** Draws the placeholder of `count` list rows, each with a picture and two lines. */
export function RowsShape({ count = 4 }: { count?: number }) {
  return (
    <>
      {indexes(count).map((row) => (
        <div key={row} className={classes(styles.card, styles.row)}>
          <span className={classes(styles.block, styles.round)} />
          <LinesShape lines={2} />
        </div>
      ))}
    </>
  );
}

/** Draws the placeholder of a calendar month. */
export function CalendarShape() {
  return (
    <div className={styles.card}>
      <TitleShape />
      <div className={styles.cells}>
        {indexes(35).map((cell) => (
          <span key={cell} className={classes(styles.block, styles.cell)} />
        ))}
      </div>
    </div>
  );
}
