import type { ReactNode } from 'react';
import { useText } from '../messages/index.ts';
import { Button } from './button.tsx';
import styles from './empty-state.module.css';
import type { Scene } from './illustration.tsx';
import { useShowsOffline } from './offline-messages.ts';
import { PictureOfState } from './picture-of-state.tsx';

export interface EmptyStateProps {
  /** The reason why the list is empty. Default "Nothing here yet". Pass `null` if the page's title already contains it. */
  title?: string | null;
  text?: ReactNode;
  /** Default `empty`. */
  scene?: Scene;
  /** An alternative action: a `Button` or a `LinkButton`. */
  action?: ReactNode;
}

/** Shows the empty state of a list or page: the reason, and an alternative action. */
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
  /** The failure in plain words. Default "Something went wrong". Pass null if the page's title bar already contains it. */
  title?: string | null | undefined;
  text?: ReactNode;
  /** Default `error`. Use `offline` if there is no network. */
  scene?: Scene;
  /** Retries the request. Absent: a retry cannot help. */
  onRetry?: (() => void) | undefined;
  /** An alternative if a retry cannot help: a `Button` or a `LinkButton`. */
  action?: ReactNode;
  /** Shows that the retry is running. */
  retrying?: boolean;
  /** A short code for customer service. No other part of a page shows codes. */
  supportCode?: string | undefined;
  /** Opens or dials customer service. */
  onService?: (() => void) | undefined;
}

/** Shows the error state of content: the reason, a retry, customer service and a support code. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, scene = 'error', onRetry, action, retrying = false, supportCode, onService } = props;
  const t = useText();
  useShowsOffline(scene === 'offline');
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
