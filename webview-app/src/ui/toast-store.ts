/**
 * Toasts and notices: short messages that any code may show. Components only listen.
 * A message that is shown again replaces itself and starts its time anew. At most three toasts stand at once.
 */
export type Tone = 'info' | 'success' | 'warning' | 'error';

export interface Announcement {
  id: number;
  message: string;
  tone: Tone;
}

/** The milliseconds that a toast and a notice stay; constants of the specification. */
export const TOAST_MS = 3_000;
export const NOTICE_MS = 3_000;
const MOST = 3;

export interface AnnouncementStore {
  show: (message: string, tone?: Tone) => void;
  hide: (id: number) => void;
  list: () => readonly Announcement[];
  subscribe: (reader: () => void) => () => void;
}

/** Makes a store whose entries go after `stayMs`. */
export function announcements(stayMs: number, most: number): AnnouncementStore {
  let shown: readonly Announcement[] = [];
  let lastId = 0;
  const readers = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const replace = (next: readonly Announcement[]) => {
    shown = next;
    for (const [id, timer] of timers) {
      if (next.some((entry) => entry.id === id)) continue;
      clearTimeout(timer);
      timers.delete(id);
    }
    for (const reader of readers) reader();
  };
  const hide = (id: number) => {
    if (shown.some((entry) => entry.id === id)) replace(shown.filter((entry) => entry.id !== id));
  };

  return {
    show(message, tone = 'info') {
      if (!message.trim()) return;
      lastId += 1;
      const id = lastId;
      const others = shown.filter((entry) => entry.message !== message);
      timers.set(
        id,
        setTimeout(() => hide(id), stayMs),
      );
      replace([...others, { id, message, tone }].slice(-most));
    },
    hide,
    list: () => shown,
    subscribe(reader) {
      readers.add(reader);
      return () => readers.delete(reader);
    },
  };
}

export const toasts: AnnouncementStore = announcements(TOAST_MS, MOST);
export const notices: AnnouncementStore = announcements(NOTICE_MS, 1);

/** Shows the outcome of what the person just did, for 3,000 ms: "Code sent". An empty message shows nothing. */
export function toast(message: string, tone: Tone = 'info'): void {
  toasts.show(message, tone);
}

/** Shows a message of the service (codes 20202 and 20206) as a banner at the top, for 3,000 ms. */
export function notice(message: string, tone: Tone = 'info'): void {
  notices.show(message, tone);
}
