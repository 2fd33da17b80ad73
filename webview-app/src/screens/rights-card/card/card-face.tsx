import type { ReactNode } from 'react';
import { Text } from '../../../ui/layout.tsx';
import styles from './card-face.module.css';

export interface CardFaceProps {
  title: string;
  subtitle?: ReactNode;
  /** The text at the bottom left: the number or the price. */
  number?: ReactNode;
  /** The text at the bottom right: the validity. */
  valid?: ReactNode;
}

/** Draws the card. */
export function CardFace({ title, subtitle, number, valid }: CardFaceProps) {
  return (
    <div className={styles.face}>
      <div className={styles.head}>
        <Text size="xl" weight="bold" tight>
          {title}
        </Text>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      </div>
      <div className={styles.foot}>
        <span className={styles.number}>{number}</span>
        <span>{valid}</span>
      </div>
    </div>
  );
}
