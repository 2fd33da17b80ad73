import type { ReactNode } from 'react';
import { numberText } from '../../messages/number-text.ts';
import { classes } from '../../ui/classes.ts';
import type { Shown } from '../use-resource.ts';
import styles from './count-line.module.css';

export interface CountLineProps {
  /** The answer of a count, which has 1,000 ms: `usePage(countHealthCards, {}, QUIET)`. */
  page: Shown<{ readonly count: number }>;
  /** The sentence: `(count) => `${count} people have claimed it``. The number is grouped already. */
  words: (count: string) => string;
  icon?: ReactNode;
}

/** As wide as the numbers to come. */
const USUAL = 8_888_888;

/**
 * A count in a sentence. The page does not wait for it: the line has its room from the first drawing and appears when the number is
 * there; where it comes late, or not at all, the room stays empty. Nothing moves, and nothing is said that is not known.
 */
export function CountLine({ page: { data }, words, icon }: CountLineProps) {
  const text = data && data.count > 0 ? words(numberText(data.count)) : undefined;
  return (
    <p className={classes(styles.line, !text && styles.empty)} data-room={words(numberText(USUAL))}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      {text ? <span className={styles.text}>{text}</span> : null}
    </p>
  );
}
