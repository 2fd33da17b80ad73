import type { ReactNode } from 'react';
import { useText } from '../messages/index.ts';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import styles from './skeleton.module.css';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Grey shapes in place of content that is loading; a screen reader hears "Loading". */
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

/** The shape of a picture; `ratio` as in `Picture`. */
export function PictureShape({ ratio = 4 / 3 }: { ratio?: number }) {
  return <span className={styles.block} style={{ aspectRatio: ratio, borderRadius: 'var(--radius-l)' }} />;
}

/** The shape of a paragraph of `lines` lines, the last one shorter. */
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

/** The shape of a heading. */
export function TitleShape() {
  return <span className={classes(styles.block, styles.title)} />;
}

/** The shape of a card with a title and `lines` lines. */
export function CardShape({ lines = 2 }: { lines?: number }) {
  return (
    <div className={styles.card}>
      <TitleShape />
      <LinesShape lines={lines} />
    </div>
  );
}

/** The shape of `count` rows of a list, each with a picture and two lines. */
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

/** The shape of a calendar month. */
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
