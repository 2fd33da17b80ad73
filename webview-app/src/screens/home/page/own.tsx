import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './own.module.css';
import { useLate } from './use-late.ts';

async function loadOwn() {
  const own = await import('../own/own-parts.tsx');
  await own.words.open();
  return { OwnParts: own.OwnParts };
}

/**
 * Loads the person's part of the page, which a visitor never needs. Placeholders keep its space. If the chunk fails, the groups below have
 * the same links, and the page renders again when the network returns.
 */
export function Own() {
  const own = useLate(loadOwn);
  return own ? <own.OwnParts /> : <OwnShapes />;
}

/** Shows placeholders of the next steps in their final height. */
export function OwnShapes() {
  return (
    <Skeleton>
      <span className={styles.card} />
      <span className={styles.ways}>
        <span />
        <span />
        <span />
      </span>
    </Skeleton>
  );
}
