import type { ReactNode } from 'react';
import { useText } from '../messages/index.ts';
import { Button } from './button.tsx';
import styles from './empty-state.module.css';
import type { Scene } from './illustration.tsx';
import { useSaysOffline } from './offline-said.ts';
import { PictureOfState } from './picture-of-state.tsx';

export interface EmptyStateProps {
  /** Says why there is nothing. Default "Nothing here yet". `null`: the page's title says it. */
  title?: string | null;
  text?: ReactNode;
  /** Default `empty`. */
  scene?: Scene;
  /** Offers something to do instead: a `Button` or a `LinkButton`. */
  action?: ReactNode;
}

/** Stands in place of content that does not exist: says why, and offers something to do. */
export function EmptyState({ title, text, scene = 'empty', action }: EmptyStateProps) {
  const t = useText();
  return (
    <div className={styles.state} data-alone="">
      <PictureOfState scene={scene} />
      {title === null ? null : <h2 className={styles.title}>{title ?? t.states.empty.title}</h2>}
      <p className={styles.text}>{text ?? (title ? null : t.states.empty.text)}</p>
      {action ? <div className={styles.actions}>{action}</div> : null}
    </div>
  );
}

export interface ErrorStateProps {
  /** Says in plain words that something failed. Default "Something went wrong"; null where the page's bar says so. */
  title?: string | null | undefined;
  text?: ReactNode;
  /** Default `error`; `offline` for a missing network. */
  scene?: Scene;
  /** Tries again. Absent: trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** Leads on where trying again cannot help: a `Button` or a `LinkButton`. */
  action?: ReactNode;
  /** The retry runs. */
  retrying?: boolean;
  /** A short code for customer service. No other part of a page shows codes. */
  supportCode?: string | undefined;
  /** Opens customer service or dials it. */
  onService?: (() => void) | undefined;
}

/** Stands in place of content that failed: the reason, a retry, customer service and a support code. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, scene = 'error', onRetry, action, retrying = false, supportCode, onService } = props;
  const t = useText();
  useSaysOffline(scene === 'offline');
  return (
    <div className={styles.state} data-alone="" role="alert">
      <PictureOfState scene={scene} />
      {title === null ? null : <h2 className={styles.title}>{title ?? t.states.failed.title}</h2>}
      <p className={styles.text}>{text ?? (title ? null : t.states.failed.text)}</p>
      {onRetry || action || onService ? (
        <div className={styles.actions}>
          {onRetry ? (
            <Button wide busy={retrying} onClick={onRetry}>
              {t.common.retry}
            </Button>
          ) : null}
          {action}
          {onService ? (
            <Button wide tone="quiet" onClick={onService}>
              {t.common.customerService}
            </Button>
          ) : null}
        </div>
      ) : null}
      {supportCode ? <p className={styles.code}>{t.states.supportCode(supportCode)}</p> : null}
    </div>
  );
}
