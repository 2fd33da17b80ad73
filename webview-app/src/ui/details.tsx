import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor, type LinkTarget } from './anchor.tsx';
import { classes } from './classes.ts';
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

/** A line among `Details` that leads to a page of its own. */
export function DetailsLink({ children, ...target }: LinkTarget & { children: ReactNode }) {
  return (
    <Anchor className={classes(styles.details, styles.summary, styles.link)} {...target}>
      {children}
      <ChevronRight size={20} aria-hidden="true" />
    </Anchor>
  );
}
