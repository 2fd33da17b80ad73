import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classes } from './classes.ts';
import { useIsTop } from './layers.ts';
import { type AnnouncementStore, notices, type Tone, toasts } from './toast-store.ts';
import styles from './toasts.module.css';

const icons: Record<Tone, typeof Info> = { info: Info, success: CircleCheck, warning: CircleAlert, error: CircleAlert };

/** Shows the messages of `toast()`. The app and each modal (`layer`) mount one instance. */
export function Toasts({ layer }: { layer?: string }) {
  return <Region store={toasts} isVisible={useIsTop(layer)} className={styles.toasts} isHigh={layer !== undefined} />;
}

/** Shows the messages of `notice()` as a banner at the top. The app and each modal (`layer`) mount one instance. */
export function Notices({ layer }: { layer?: string }) {
  return <Region store={notices} isVisible={useIsTop(layer)} className={styles.notices} />;
}

function Region({
  store,
  isVisible,
  className,
  isHigh,
}: {
  store: AnnouncementStore;
  isVisible: boolean;
  className?: string | undefined;
  /** Raises the messages above the buttons at the bottom of a modal. Absent for the top banner. */
  isHigh?: boolean;
}) {
  const list = useSyncExternalStore(store.subscribe, store.list);
  return (
    <div
      className={classes(styles.region, className, isHigh !== undefined && (isHigh || isTyping()) && styles.high)}
      role="status"
      aria-live="polite"
      aria-atomic="false"
    >
      {isVisible
        ? list.map(({ id, message, tone }) => {
            const Icon = icons[tone];
            return (
              <p key={id} className={classes(styles.item, styles[tone])}>
                <Icon aria-hidden="true" />
                <span>{message}</span>
              </p>
            );
          })
        : null}
    </div>
  );
}

/** Returns whether a text field has the focus, so that a keyboard is probably open. */
const isTyping = (): boolean => document.activeElement?.matches('input, textarea') === true;
