import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  text?: ReactNode;
  /** Content at the right of the title: a small quiet button or link. */
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, text, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {action}
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {children}
    </section>
  );
}
