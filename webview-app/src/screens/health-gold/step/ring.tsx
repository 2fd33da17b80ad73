import { Footprints } from 'lucide-react';
import { inOneLine } from '../../../messages/join-text.ts';
import { numberText as count } from '../../../messages/number-text.ts';
import hidden from '../../../ui/hidden.module.css';
import styles from './ring.module.css';
import { useWords } from './words/index.ts';

const RADIUS = 88;

/** Shows today's steps on a ring, which closes at the goal. */
export function Ring({ steps, goal }: { steps: number; goal: number }) {
  const words = useWords();
  const share = Math.min(1, steps / goal);
  const isReached = steps >= goal;
  return (
    <div className={styles.ring}>
      <meter
        className={hidden.hidden}
        aria-label={words.today}
        aria-valuetext={inOneLine(
          `${count(steps)} ${words.steps}`,
          isReached ? words.goalReached : words.goal(count(goal)),
        )}
        min={0}
        max={goal}
        value={Math.min(steps, goal)}
      />
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <defs>
          <linearGradient id="walked" x1="0" y1="1" x2="1" y2="0">
            <stop className={styles.from} offset="0" />
            <stop className={styles.to} offset="1" />
          </linearGradient>
        </defs>
        <circle className={styles.track} cx="100" cy="100" r={RADIUS} />
        {steps > 0 ? (
          <circle
            className={styles.walked}
            cx="100"
            cy="100"
            r={RADIUS}
            pathLength={1}
            stroke="url(#walked)"
            strokeDasharray={`${share} 1`}
            transform="rotate(-90 100 100)"
          />
        ) : null}
      </svg>
      <p className={styles.words} aria-hidden="true">
        <Footprints size={22} />
        <b>{count(steps)}</b>
        <span>{words.today}</span>
        <span className={isReached ? styles.reached : styles.goal}>
          {isReached ? words.goalReached : words.goal(count(goal))}
        </span>
      </p>
    </div>
  );
}
