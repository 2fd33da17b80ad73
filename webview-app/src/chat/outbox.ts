/**
 * The messages that the server has not confirmed yet. Rules:
 * 1. A message has an id of its own, is written down before it is first sent, and goes when its line is seen: in the socket, in the
 *    record or in a call's answer. It survives a reload and a killed page.
 * 2. Each message is kept by itself and read anew before it is changed: two tabs share them, and neither loses what the other wrote.
 * 3. They are sent in their order, one at a time. One that failed holds up those behind it; one that was refused does not.
 * 4. A try is counted before it is sent. After the first and three more it has failed, until the person taps.
 */

export interface Unsent {
  readonly clientMsgId: string;
  /** Its place among the unsent messages: they are sent in the order of their places. */
  readonly place: number;
  readonly text?: string;
  readonly pictureUrl?: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** The number of times that it was sent. */
  readonly tries: number;
  readonly state: 'waiting' | 'failed' | 'refused';
  /** The server's code and words of a refusal. */
  readonly code?: number;
  readonly why?: string;
}

/** The content of a message: words, or the address of an uploaded picture. */
export interface Message {
  readonly text?: string;
  readonly pictureUrl?: string;
}

/** The place where messages are kept. */
export interface OutboxStorage {
  /** Returns them in any order. */
  read(): readonly Unsent[];
  put(message: Unsent): void;
  drop(clientMsgId: string): void;
}

/** The first try and three more (specification, section 9). */
export const MOST_TRIES = 4;

export function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { clientMsgId, place, text, pictureUrl, madeAt, tries, state }: { [K in keyof Unsent]?: unknown } = value;
  const optional = (field: unknown) => field === undefined || typeof field === 'string';
  return (
    typeof clientMsgId === 'string' &&
    typeof place === 'number' &&
    typeof madeAt === 'number' &&
    typeof tries === 'number' &&
    (state === 'waiting' || state === 'failed' || state === 'refused') &&
    optional(text) &&
    optional(pictureUrl)
  );
}

export class Outbox {
  readonly #storage: OutboxStorage;
  constructor(storage: OutboxStorage) {
    this.#storage = storage;
  }

  /** Returns the messages in their order. Two tabs may give the same place at the same moment: then the id decides, in both alike. */
  all(): readonly Unsent[] {
    return [...this.#storage.read()].sort((a, b) => a.place - b.place || (a.clientMsgId < b.clientMsgId ? -1 : 1));
  }

  add(clientMsgId: string, message: Message, madeAt: number): void {
    const place = (this.all().at(-1)?.place ?? 0) + 1;
    this.#storage.put({ clientMsgId, place, ...message, madeAt, tries: 0, state: 'waiting' });
  }

  /** Returns the message that is next; undefined when none waits, or a failed one holds up the others. */
  next(): Unsent | undefined {
    const head = this.all().find(({ state }) => state !== 'refused');
    return head?.state === 'waiting' ? head : undefined;
  }

  has(clientMsgId: string): boolean {
    return this.all().some((one) => one.clientMsgId === clientMsgId);
  }

  /** Takes messages out: they have arrived, or the person gives one up. */
  remove(ids: ReadonlySet<string>): void {
    for (const clientMsgId of ids) this.#storage.drop(clientMsgId);
  }

  countTry(clientMsgId: string): void {
    this.#change(clientMsgId, (one) => ({ ...one, tries: one.tries + 1 }));
  }

  /** Notes that a try has failed. It is marked when it was the last. */
  noteFailure(clientMsgId: string): void {
    this.#change(clientMsgId, (one) => (one.tries >= MOST_TRIES ? { ...one, state: 'failed' } : one));
  }

  /** Marks all that wait: there is no way for them, until the person taps. */
  fail(): void {
    for (const one of this.all()) if (one.state === 'waiting') this.#storage.put({ ...one, state: 'failed' });
  }

  refuse(clientMsgId: string, code: number, why: string | undefined): void {
    this.#change(clientMsgId, (one) => ({ ...one, state: 'refused', code, ...(why !== undefined && { why }) }));
  }

  /** The person has tapped: whatever failed is tried anew, in its order. */
  retry(): void {
    for (const one of this.all()) if (one.state === 'failed') this.#storage.put({ ...one, state: 'waiting', tries: 0 });
  }

  #change(clientMsgId: string, changed: (one: Unsent) => Unsent): void {
    const one = this.all().find((each) => each.clientMsgId === clientMsgId);
    if (one) this.#storage.put(changed(one));
  }
}
