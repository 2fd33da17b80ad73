import type { MedicalIndex } from '../../../api/static-entry.ts';
import type { Shown } from '../../../kit/use-resource.ts';
import { giftsOf, withOneGift } from './gifts.ts';
import { Tile } from './groups.tsx';
import styles from './quick.module.css';
import { quickOf } from './quick-of.ts';

/** The usual services as a grid of icons, on the first screen. It keeps its room until they are there. */
export function Quick({ index: { status, data } }: { index: Shown<MedicalIndex> }) {
  const groups = data?.groups ?? [];
  const quick = quickOf(withOneGift(groups));
  if (quick.length === 0) return status === 'loading' ? <div className={styles.room} /> : null;
  return (
    <ul className={styles.quick}>
      {quick.map((entry) => (
        <li key={entry.id}>
          <Tile entry={entry} gifts={giftsOf(groups).length} look={styles.tile} />
        </li>
      ))}
    </ul>
  );
}
