import type { ReactNode } from 'react';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { numberText } from '../../../messages/number-text.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './count-line.module.css';

export interface CountLineProps {
  /** The response of a count request, with a timeout of 1,000 ms: `usePage(countHealthCards, {}, QUIET)`. */
  page: LoadState<{ readonly count: number }>;
  /** Returns the sentence: `(count) => `${count} people have claimed it``. The number is already formatted. */
  words: (count: string) => string;
  icon?: ReactNode;
}

/** A number whose width is reserved until the count has loaded. */
const PLACEHOLDER_COUNT = 8_888_888;

/**
 * Shows a count in a sentence. The page does not wait for it: the space is reserved from the first render, and the sentence appears when
 * the number has loaded. If it is late or fails, the space stays empty. So nothing moves.
 */
export function CountLine({ page: { data }, words, icon }: CountLineProps) {
  const text = data && data.count > 0 ? words(numberText(data.count)) : undefined;
  return (
    <p className={classes(styles.line, !text && styles.empty)} data-room={words(numberText(PLACEHOLDER_COUNT))}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      {text ? <span className={styles.text}>{text}</span> : null}
    </p>
  );
}
