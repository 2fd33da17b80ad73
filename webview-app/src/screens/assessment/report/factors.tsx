import type { CSSProperties } from 'react';
import type { AssessmentReport } from '../../../api/assessment.ts';
import { entryOf } from '../../../kit/answers/known-word.ts';
import { Hidden } from '../../../ui/hidden.tsx';
import { Note } from '../../../ui/layout.tsx';
import { useWords } from '../words/index.ts';
import styles from './factors.module.css';

/** Shows the parts of the score as bars with text. */
export function Factors({ factors }: Pick<AssessmentReport, 'factors'>) {
  const words = useWords().report;
  const maxWeight = Math.max(1, ...factors.map(({ weight }) => weight));
  return (
    <ul className={styles.factors}>
      {factors.map(({ name, finding, level, weight }) => (
        <li key={name} className={styles[level]}>
          <p className={styles.line}>
            <span className={styles.name}>{name}</span>
            <Note as="span">{finding}</Note>
          </p>
          <span
            className={styles.bar}
            style={{ '--share': `${(100 * weight) / maxWeight}%` } as CSSProperties}
            aria-hidden="true"
          />
          <Hidden>{entryOf(words.weights, level, 'risk level', '')}</Hidden>
        </li>
      ))}
    </ul>
  );
}
