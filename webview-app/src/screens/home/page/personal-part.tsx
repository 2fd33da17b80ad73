import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './personal-part.module.css';
import { useLateLoad } from './use-late-load.ts';

async function loadOwn() {
  const module = await import('../own/own-parts.tsx');
  await module.words.open();
  return { PersonalSections: module.PersonalSections };
}

/**
 * Loads the person's part of the page, which a visitor never needs. Placeholders keep its space. If the chunk fails, the groups below have
 * the same links, and the page renders again when the network returns.
 */
export function LazyPersonalPart() {
  const loaded = useLateLoad(loadOwn);
  return loaded ? <loaded.PersonalSections /> : <PersonalPlaceholders />;
}

/** Shows placeholders of the next steps in their final height. */
export function PersonalPlaceholders() {
  return (
    <Skeleton>
      <span className={styles.card} />
      <span className={styles.links}>
        <span />
        <span />
        <span />
      </span>
    </Skeleton>
  );
}
