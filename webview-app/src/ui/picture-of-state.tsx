import { type ComponentType, useEffect, useState } from 'react';
import styles from './empty-state.module.css';
import type { Scene } from './illustration.tsx';

interface PictureProps {
  readonly scene: Scene;
}

/** The component with the drawings, once its file has loaded. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains a component only
const loadedFile: { Illustration?: ComponentType<PictureProps> } = {};

/**
 * Shows the picture above the text of an empty or failed section. The drawings are lazy-loaded: until their file has loaded the space is
 * empty, and offline it may stay empty.
 */
export function PictureOfState({ scene }: PictureProps) {
  const [Illustration, setIllustration] = useState(() => loadedFile.Illustration);
  useEffect(() => {
    if (Illustration) return undefined;
    let isMounted = true;
    import('./illustration.tsx')
      .then((module) => {
        loadedFile.Illustration = module.Illustration;
        if (isMounted) setIllustration(() => module.Illustration);
      })
      .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [Illustration]);
  return <div className={styles.picture}>{Illustration ? <Illustration scene={scene} /> : null}</div>;
}
