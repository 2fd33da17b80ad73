/** Events of the host, to the page's listeners. A throwing listener stops no other. */
import type { Event } from '../define.ts';
import type { DropReason } from './link.ts';
import type { LogEntry } from './options.ts';

interface Subscription {
  readonly event: Event<string, never>;
  readonly listener: (payload: never) => unknown;
}

export class Events {
  readonly #byName = new Map<string, Set<Subscription>>();
  readonly #dropped: (reason: DropReason) => void;
  readonly #log: (entry: Omit<LogEntry, 'host'>) => void;

  constructor(dropped: (reason: DropReason) => void, log: (entry: Omit<LogEntry, 'host'>) => void) {
    this.#dropped = dropped;
    this.#log = log;
  }

  on(event: Event<string, never>, listener: (payload: never) => unknown): () => void {
    const subscription = { event, listener };
    const all = this.#byName.get(event.name) ?? new Set();
    this.#byName.set(event.name, all.add(subscription));
    return () => {
      all.delete(subscription);
    };
  }

  /** Tells every listener; resolves to whether one of them has handled it. */
  async emit(name: string, payload: unknown): Promise<boolean> {
    const all = this.#byName.get(name);
    if (!all?.size) {
      this.#dropped('unknown-event');
      return false;
    }
    const answers: unknown[] = [];
    for (const { event, listener } of [...all]) {
      const path = event.payload(payload);
      if (path !== undefined) {
        this.#dropped('bad-event');
        return false;
      }
      try {
        answers.push(listener(payload as never));
      } catch {
        this.#log({ level: 'error', event: 'listener-threw', method: name });
      }
    }
    const settled = await Promise.all(answers.map((answer) => Promise.resolve(answer).catch(() => false)));
    return settled.some((answer) => answer === true);
  }

  clear(): void {
    this.#byName.clear();
  }
}
