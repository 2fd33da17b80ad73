import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLaterWords } from '../messages/later-words.ts';
import styles from './skip-link.module.css';

/**
 * Renders the skip link, which moves the focus past the title bar to the page's heading. It is visible while it has the focus. It is the
 * first element of the body, before the title bar, so that the keyboard reaches it first.
 */
export function SkipLink() {
  const { skip } = useLaterWords();
  const [container] = useState(() => {
    const container = document.createElement('div');
    container.dataset['skip'] = '';
    return container;
  });
  useEffect(() => {
    document.body.prepend(container);
    return () => container.remove();
  }, [container]);
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
    container,
  );
}
