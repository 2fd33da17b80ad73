import { useSnapshot } from 'valtio';
import type { WalkingInfo } from '../../../api/walking.ts';
import { rangeText } from '../../../messages/date-text.ts';
import { healthGold } from '../../../store/health-gold.ts';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import styles from './sign-in-card.module.css';
import { useWords } from './words/index.ts';

/** Shows the activity's rules and period. */
export function ActivityRules({ info }: { info: WalkingInfo }) {
  const words = useWords().rules;
  const { activityRules } = useSnapshot(healthGold);
  return (
    <Card snug>
      <Details title={words.title}>
        <ul className={styles.rules}>
          <li>{words.period(rangeText(info.startAt, info.endAt))}</li>
          {activityRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Details>
    </Card>
  );
}
