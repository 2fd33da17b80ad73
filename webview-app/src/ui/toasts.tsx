import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { classes } from './classes.ts';
import { type AnnouncementStore, notices, type Tone, toasts } from './toast-store.ts';
import styles from './toasts.module.css';

const icons: Record<Tone, typeof Info> = { info: Info, success: CircleCheck, warning: CircleAlert, error: CircleAlert };

/** Names of the open modals, the topmost last: only the topmost layer shows and speaks. */
let layers: readonly string[] = [];
const readers = new Set<() => void>();
const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};
const setLayers = (next: readonly string[]) => {
  layers = next;
  for (const reader of readers) reader();
};
const topLayer = () => layers.at(-1);

/** Registers the caller as the topmost layer for as long as it is mounted; returns its name for `Toasts`. */
export function useTopLayer(): string {
  const name = useId();
  useEffect(() => {
    setLayers([...layers, name]);
    return () => setLayers(layers.filter((layer) => layer !== name));
  }, [name]);
  return name;
}

/** Where `toast()` shows. The app mounts one; each modal brings its own (`layer`). */
export function Toasts({ layer }: { layer?: string }) {
  const top = useSyncExternalStore(subscribe, topLayer);
  return <Region store={toasts} shown={top === layer} className={styles.toasts} />;
}

/** Where `notice()` shows: a banner at the top. The app mounts one; each modal brings its own. */
export function Notices({ layer }: { layer?: string }) {
  const top = useSyncExternalStore(subscribe, topLayer);
  return <Region store={notices} shown={top === layer} className={styles.notices} />;
}

function Region({
  store,
  shown,
  className,
}: {
  store: AnnouncementStore;
  shown: boolean;
  className?: string | undefined;
}) {
  const list = useSyncExternalStore(store.subscribe, store.list);
  return (
    <div className={classes(styles.region, className)} role="status" aria-live="polite" aria-atomic="false">
      {shown
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
