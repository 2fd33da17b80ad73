import type { ReactNode } from 'react';
import styles from './card-face.module.css';

export interface CardFaceProps {
  title: string;
  subtitle?: ReactNode;
  /** At the bottom left: the number, or what it costs. */
  number?: ReactNode;
  /** At the bottom right: how long it is valid. */
  valid?: ReactNode;
}

/** The card as one would hold it in the hand. */
export function CardFace({ title, subtitle, number, valid }: CardFaceProps) {
  return (
    <div className={styles.face}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      </div>
      <div className={styles.foot}>
        <span className={styles.number}>{number}</span>
        <span>{valid}</span>
      </div>
    </div>
  );
}
