import type { MedicalIndex } from '../../../api/static-home.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { RowIcon } from '../../../ui/list-row.tsx';
import { giftsOf, withOneGift } from './gifts.ts';
import { Tile } from './groups.tsx';
import styles from './quick.module.css';
import { MAX_QUICK, quickOf } from './quick-of.ts';

/** Shows the usual services as a grid of icons. Placeholders of the same height come first. */
export function Quick({ index: { status, data } }: { index: LoadState<MedicalIndex> }) {
  const groups = data?.groups ?? [];
  const quick = quickOf(withOneGift(groups));
  if (quick.length === 0 && status !== 'loading') return null;
  return (
    <ul className={styles.quick} aria-hidden={quick.length === 0 || undefined}>
      {quick.length === 0
        ? Array.from({ length: MAX_QUICK }, (_, index) => (
            <li key={index} className={styles.tile}>
              <RowIcon>{null}</RowIcon>
              {'\u00a0'}
            </li>
          ))
        : quick.map((entry) => (
            <li key={entry.id}>
              <Tile entry={entry} gifts={giftsOf(groups).length} compactClass={styles.tile} />
            </li>
          ))}
    </ul>
  );
}
