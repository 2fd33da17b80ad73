import { Card } from '../../ui/card.tsx';
import { WholeDates } from '../../ui/whole-dates.tsx';
import styles from './fact-card.module.css';

/** The one fact that a person came for, large: until when, between which days. */
export function FactCard({ name, value }: { name: string; value: string }) {
  return (
    <Card>
      <p className={styles.name}>{name}</p>
      <p className={styles.value}>
        <WholeDates text={value} />
      </p>
    </Card>
  );
}
