import type { DataOf } from '../../../api/endpoint.ts';
import type { getHonor } from '../../../api/insurance-my.ts';
import { numberText } from '../../../messages/number-text.ts';
import styles from './medal.module.css';
import { useWords } from './words/index.ts';

/** The person's level, and the points until the next one. */
export function Standing({ level, levelName, points, nextPoints }: DataOf<typeof getHonor>) {
  const words = useWords();
  const share = nextPoints ? Math.min(1, points / nextPoints) : 1;
  const remaining = nextPoints === undefined ? 0 : Math.max(0, nextPoints - points);
  return (
    <div className={styles.standing}>
      <div className={styles.rank}>
        <p className={styles.rankName}>{levelName}</p>
        <p className={styles.rankLevel}>{words.level(level)}</p>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </div>
      <p className={styles.pointsLine}>
        <span>{words.points(numberText(points))}</span>
        <span>{nextPoints === undefined ? words.highest : words.nextLevel(numberText(remaining))}</span>
      </p>
    </div>
  );
}
