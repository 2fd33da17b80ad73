import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './details.module.css';

export interface DetailsProps {
  title: ReactNode;
  children: ReactNode;
  /** Open from the start. */
  open?: boolean;
  /** Details of the same group close each other, where the browser knows how. */
  group?: string;
}

/** A title that opens to more text: a rule, an answer to a question. */
export function Details({ title, children, open = false, group }: DetailsProps) {
  return (
    <details className={styles.details} name={group} open={open}>
      <summary className={styles.summary}>
        {title}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
