import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RumourQuestion } from '../../../api/activity.ts';
import { classes } from '../../../ui/classes.ts';
import { Note, Text } from '../../../ui/layout.tsx';
import styles from './verdict.module.css';
import { useWords } from './words/index.ts';

interface VerdictProps {
  result: NonNullable<RumourQuestion['result']>;
  /** True if an earlier answer counts instead of the new one. */
  isOlder: boolean;
  /** True if the person has just answered. The verdict then gets the focus, so that a screen reader reads it. */
  hasJustAnswered: boolean;
}

/** Shows if a statement is true, and why. */
export function Verdict({ result: { chosen, truth, correct, why }, isOlder, hasJustAnswered }: VerdictProps) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasJustAnswered) heading.current?.focus();
  }, [hasJustAnswered]);
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <section className={classes(styles.verdict, correct ? styles.right : styles.wrong)}>
      <h2 className={styles.title} tabIndex={-1} ref={heading}>
        <Icon size={28} aria-hidden="true" />
        <span>
          {correct ? words.right : words.wrong}
          <Text as="span" block size="m" weight="medium">
            {words.truth[truth]}
          </Text>
        </span>
      </h2>
      <p>{why}</p>
      {isOlder ? <Note>{words.older(chosen)}</Note> : null}
    </section>
  );
}
