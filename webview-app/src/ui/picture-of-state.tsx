import { type ComponentType, useEffect, useState } from 'react';
import styles from './empty-state.module.css';
import type { Scene } from './illustration.tsx';

interface PictureProps {
  readonly scene: Scene;
}

/** The drawings, once their file has loaded. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- program
const file: { Illustration?: ComponentType<PictureProps> } = {};

/**
 * Shows the picture above the words of an empty or failed section. The drawings are lazy-loaded: until their file has loaded the space is
 * empty, and offline it may stay so.
 */
export function PictureOfState({ scene }: PictureProps) {
  const [Drawn, setDrawn] = useState(() => file.Illustration);
  useEffect(() => {
    if (Drawn) return undefined;
    let isMounted = true;
    import('./illustration.tsx')
      .then(({ Illustration }) => {
        file.Illustration = Illustration;
        if (isMounted) setDrawn(() => Illustration);
      })
      .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [Drawn]);
  return <div className={styles.picture}>{Drawn ? <Drawn scene={scene} /> : null}</div>;
}
