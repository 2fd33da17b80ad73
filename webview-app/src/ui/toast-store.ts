/**
 * Stores toasts and notices: short messages that any code may show. Components only subscribe. A message that is shown again restarts its
 * timer. Only one toast is visible: a new one replaces the previous one.
 */
export type Tone = 'info' | 'success' | 'warning' | 'error';

export interface Announcement {
  id: number;
  message: string;
  tone: Tone;
}

/** The milliseconds that a toast and a notice stay visible, from the specification. */
const TOAST_MS = 3_000;
const NOTICE_MS = 3_000;

export interface AnnouncementStore {
  show: (message: string, tone?: Tone) => void;
  hide: (id: number) => void;
  list: () => readonly Announcement[];
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store whose entry is removed after `stayMs`. */
function createStore(stayMs: number): AnnouncementStore {
  let entries: readonly Announcement[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const replace = (next: readonly Announcement[]) => {
    entries = next;
    for (const [id, timer] of timers) {
      if (next.some((entry) => entry.id === id)) continue;
      clearTimeout(timer);
      timers.delete(id);
    }
    for (const listener of listeners) listener();
  };
  const hide = (id: number) => {
    if (entries.some((entry) => entry.id === id)) replace(entries.filter((entry) => entry.id !== id));
  };

  return {
    show(message, tone = 'info') {
      if (!message.trim()) return;
      lastId += 1;
      const id = lastId;
      timers.set(
        id,
        setTimeout(() => hide(id), stayMs),
      );
      replace([{ id, message, tone }]);
    },
    hide,
    list: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toasts: AnnouncementStore = createStore(TOAST_MS);
export const notices: AnnouncementStore = createStore(NOTICE_MS);

/** Shows the result of the person's last action for 3,000 ms: "Code sent". An empty message shows nothing. */
export function toast(message: string, tone: Tone = 'info'): void {
  toasts.show(message, tone);
}

/** Shows a message of the service (codes 20202 and 20206) as a banner at the top, for 3,000 ms. */
export function notice(message: string, tone: Tone = 'info'): void {
  notices.show(message, tone);
}
