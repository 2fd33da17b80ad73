import type { ReactNode } from 'react';
import styles from './offer.module.css';

/** Something that a person receives: a picture, its name, and a line about it. */
export function Offer({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <div className={styles.offer}>
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}
