/**
 * The messages that the server has not confirmed yet. Rules:
 * 1. A message has an id of its own, is written down before it is first sent, and goes when its line is seen: in the socket, in the
 *    record or in a call's answer. It survives a reload and a killed page.
 * 2. The list is read anew before each change: two tabs share it, and neither loses what the other wrote.
 * 3. They are sent in their order, one at a time. One that failed holds up those behind it; one that was refused does not.
 * 4. A try is counted before it is sent. After the first and three more it has failed, until the person taps.
 */

export interface Unsent {
  readonly clientMsgId: string;
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

/** The place where the list is kept. */
export interface OutboxShelf {
  read(): readonly Unsent[];
  /** Returns false where it will be lost with this page load. */
  write(list: readonly Unsent[]): boolean;
}

/** The first try and three more (specification, section 9). */
export const MOST_TRIES = 4;

export function isUnsentList(value: unknown): value is Unsent[] {
  return Array.isArray(value) && value.every(isUnsent);
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { clientMsgId, text, pictureUrl, madeAt, tries, state }: { [K in keyof Unsent]?: unknown } = value;
  const optional = (field: unknown) => field === undefined || typeof field === 'string';
  return (
    typeof clientMsgId === 'string' &&
    typeof madeAt === 'number' &&
    typeof tries === 'number' &&
    (state === 'waiting' || state === 'failed' || state === 'refused') &&
    optional(text) &&
    optional(pictureUrl)
  );
}

export class Outbox {
  readonly #shelf: OutboxShelf;
  constructor(shelf: OutboxShelf) {
    this.#shelf = shelf;
  }

  all(): readonly Unsent[] {
    return this.#shelf.read();
  }

  add(clientMsgId: string, message: Message, madeAt: number): void {
    this.#shelf.write([...this.all(), { clientMsgId, ...message, madeAt, tries: 0, state: 'waiting' }]);
  }

  /** Returns the message that is next; undefined when none waits, or a failed one holds up the others. */
  next(): Unsent | undefined {
    const head = this.all().find(({ state }) => state !== 'refused');
    return head?.state === 'waiting' ? head : undefined;
  }

  has(clientMsgId: string): boolean {
    return this.all().some((one) => one.clientMsgId === clientMsgId);
  }

  /** Takes messages out: they have arrived, or the person gives one up. Returns true when any was there. */
  remove(ids: ReadonlySet<string>): boolean {
    const all = this.all();
    const left = all.filter(({ clientMsgId }) => !ids.has(clientMsgId));
    if (left.length === all.length) return false;
    this.#shelf.write(left);
    return true;
  }

  countTry(clientMsgId: string): void {
    this.#change(clientMsgId, (one) => ({ ...one, tries: one.tries + 1 }));
  }

  /** Notes that a try has failed. It is marked when it was the last. */
  noteFailure(clientMsgId: string): void {
    this.#change(clientMsgId, (one) => (one.tries >= MOST_TRIES ? { ...one, state: 'failed' } : one));
  }

  refuse(clientMsgId: string, code: number, why: string | undefined): void {
    this.#change(clientMsgId, (one) => ({ ...one, state: 'refused', code, ...(why !== undefined && { why }) }));
  }

  /** The person has tapped: whatever failed is tried anew, in its order. */
  retry(): void {
    const all = this.all();
    this.#shelf.write(all.map((one) => (one.state === 'failed' ? { ...one, state: 'waiting', tries: 0 } : one)));
  }

  #change(clientMsgId: string, changed: (one: Unsent) => Unsent): void {
    const all = this.all();
    if (!all.some((one) => one.clientMsgId === clientMsgId)) return;
    this.#shelf.write(all.map((one) => (one.clientMsgId === clientMsgId ? changed(one) : one)));
  }
}
