import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './callout.module.css';
import { classes } from './classes.ts';

export interface CalloutProps {
  /** `info` for a fact, `good` for success, `warm` for money or time, `danger` for a failure. Default `info`. */
  tone?: 'info' | 'good' | 'warm' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** A small button or link below the text. */
  action?: ReactNode;
  /** Announces the callout when it appears. */
  live?: boolean;
}

const icons = { info: Info, good: CircleCheck, warm: CircleAlert, danger: CircleAlert };

/** Shows a short message on a tint within the page. */
export function Callout({ tone = 'info', title, children, action, live = false }: CalloutProps) {
  const Icon = icons[tone];
  return (
    <div className={classes(styles.callout, styles[tone])} role={live ? 'status' : undefined}>
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
