import type { ReactNode } from 'react';
import { Note, Text } from '../../../ui/layout.tsx';
import styles from './offer.module.css';

/** Shows something that a person receives: picture, name, and a line about it. */
export function Offer({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <div className={styles.offer}>
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
      <div className={styles.words}>
        <Text weight="bold">{title}</Text>
        <Note>{text}</Note>
      </div>
    </div>
  );
}
