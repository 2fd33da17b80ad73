import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/layout.tsx';
import { WholeDates } from '../../ui/whole-dates.tsx';
import styles from './fact-card.module.css';

/** Shows the most important fact of a page in large type, such as the last day. */
export function FactCard({ name, value }: { name: string; value: string }) {
  return (
    <Card>
      <Note>{name}</Note>
      <p className={styles.value}>
        <WholeDates text={value} />
      </p>
    </Card>
  );
}
