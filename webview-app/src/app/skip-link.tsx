import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLaterWords } from '../messages/later-words.ts';
import styles from './skip-link.module.css';

/**
 * The first stop of the keyboard: leads past the title bar, to the page's heading. It is seen while it has the focus. Its place is the
 * first one of the document, before the bar that the frame has drawn long ago.
 */
export function SkipLink() {
  const { skip } = useLaterWords();
  const [place] = useState(() => {
    const place = document.createElement('div');
    place.dataset['skip'] = '';
    return place;
  });
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return createPortal(
    // biome-ignore lint/a11y/useValidAnchor: it leads within the page, and an address with a hash would be another entry of the history.
    <a
      className={styles.skip}
      href="#root"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('main h1')?.focus();
      }}
    >
      {skip}
    </a>,
    place,
  );
}
