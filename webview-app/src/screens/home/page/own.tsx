import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './own.module.css';
import { useLateLoad } from './use-late.ts';

async function loadOwn() {
  const module = await import('../own/own-parts.tsx');
  await module.words.open();
  return { OwnParts: module.OwnParts };
}

/**
 * Loads the person's part of the page, which a visitor never needs. Placeholders keep its space. If the chunk fails, the groups below have
 * the same links, and the page renders again when the network returns.
 */
export function Own() {
  const loaded = useLateLoad(loadOwn);
  return loaded ? <loaded.OwnParts /> : <OwnShapes />;
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
