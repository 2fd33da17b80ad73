/** Events of the host, to the page's listeners. A throwing listener stops no other. */
import type { Event } from '../define.ts';
import type { DropReason } from './link.ts';
import type { LogEntry } from './options.ts';

type Listener = (payload: unknown) => unknown;

export interface Events {
  /** Listens; returns the function that stops it. */
  on(event: Event, listener: Listener): () => void;
  /** Tells every listener; resolves to whether one of them has handled it. */
  emit(name: string, payload: unknown): Promise<boolean>;
  clear(): void;
}

export function makeEvents(
  dropped: (reason: DropReason) => void,
  log: (entry: Omit<LogEntry, 'host'>) => void,
): Events {
  const byName = new Map<string, Set<{ event: Event; listener: Listener }>>();
  return {
    on(event, listener) {
      const subscription = { event, listener };
      const all = byName.get(event.name) ?? new Set();
      byName.set(event.name, all.add(subscription));
      return () => {
        all.delete(subscription);
      };
    },
    async emit(name, payload) {
      const answers: unknown[] = [];
      for (const { event, listener } of Array.from(byName.get(name) ?? [])) {
        if (event.payload(payload) !== undefined) {
          dropped('bad-event');
          return false;
        }
        try {
          answers.push(listener(payload));
        } catch {
          log({ level: 'error', event: 'listener-threw', method: name });
        }
      }
      if (!byName.has(name)) dropped('unknown-event');
      const settled = await Promise.all(answers.map((answer) => Promise.resolve(answer).catch(() => false)));
      return settled.includes(true);
    },
    clear: () => byName.clear(),
  };
}
