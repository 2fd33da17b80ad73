import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor, type LinkTarget } from './anchor.tsx';
import { classes } from './classes.ts';
import styles from './details.module.css';

export interface DetailsProps {
  title: ReactNode;
  children: ReactNode;
  /** Opens the details on mount. */
  open?: boolean;
  /** Names a group whose details close each other, if the browser supports it. */
  group?: string;
}

/** Shows a title that opens to more text, e.g. a rule or an answer to a question. */
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

/** Shows a row among `Details` that links to another page. */
export function DetailsLink({ children, ...target }: LinkTarget & { children: ReactNode }) {
  return (
    <Anchor className={classes(styles.details, styles.summary, styles.link)} {...target}>
      {children}
      <ChevronRight size={20} aria-hidden="true" />
    </Anchor>
  );
}
