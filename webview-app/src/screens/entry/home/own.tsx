import { type ComponentType, useEffect, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './own.module.css';

/** The person's own part of the page, as a chunk of its own: a visitor never loads it. Until it is there its shapes keep its room. */
export function Own() {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    let here = true;
    const load = async () => {
      const { OwnParts, words } = await import('./own/own-parts.tsx');
      await words.open();
      if (here) setLoaded(() => OwnParts);
    };
    // Without the file the groups below have the same ways; the network's return draws the page anew.
    load().catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  return Loaded ? <Loaded /> : <OwnShapes />;
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
