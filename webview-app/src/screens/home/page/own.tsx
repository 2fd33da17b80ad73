import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './own.module.css';
import { useLate } from './use-late.ts';

async function loadOwn() {
  const own = await import('../own/own-parts.tsx');
  await own.words.open();
  return { OwnParts: own.OwnParts };
}

/**
 * The person's own part of the page, as a chunk of its own: a visitor never loads it. Until it is there its shapes keep its room. Without the
 * file the groups below have the same ways; the network's return draws the page anew.
 */
export function Own() {
  const own = useLate(loadOwn);
  return own ? <own.OwnParts /> : <OwnShapes />;
}

/** Shapes of what is next, as high as it will be. */
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
