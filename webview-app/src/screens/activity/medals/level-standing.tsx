import type { DataOf } from '../../../api/endpoint.ts';
import type { getHonor } from '../../../api/insurance-my.ts';
import { numberText } from '../../../messages/number-text.ts';
import { Row, Text } from '../../../ui/layout.tsx';
import styles from './medal.module.css';
import { useWords } from './words/index.ts';

/** Shows the person's level, and the points that the next level needs. */
export function LevelStanding({ level, levelName, points, nextPoints }: DataOf<typeof getHonor>) {
  const words = useWords();
  const share = nextPoints ? Math.min(1, points / nextPoints) : 1;
  const remaining = nextPoints === undefined ? 0 : Math.max(0, nextPoints - points);
  return (
    <div className={styles.standing}>
      <Row gap={4} lines={0} wrap align="baseline" justify="between">
        <Text size="2xl" weight="bold" tight>
          {levelName}
        </Text>
        <p className={styles.rankLevel}>{words.level(level)}</p>
      </Row>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </div>
      <Row as="p" gap={4} lines={0} wrap justify="between" size="s">
        <span>{words.points(numberText(points))}</span>
        <span>{nextPoints === undefined ? words.highest : words.nextLevel(numberText(remaining))}</span>
      </Row>
    </div>
  );
}
