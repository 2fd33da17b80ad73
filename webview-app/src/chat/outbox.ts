/**
 * Stores the messages that the server has not confirmed yet. Rules:
 * 1. A message has its own id, is stored before it is first sent, and is removed when its line appears: in the socket, in the record or in
 * an HTTP response. It survives a reload and a killed page.
 * 2. Each message is stored separately and read again before a change, so that two tabs share them without losing each other's changes.
 * 3. Messages are sent in order, one at a time. A failed message blocks later ones. A refused message does not.
 * 4. An attempt is counted before it is sent. After four attempts the message has failed until the person taps.
 * 5. A picture becomes a message when it is chosen. It is uploaded in its turn, with separate attempts, and then sent by its address. A picture
 * that the phone does not store is a message only of this page load.
 */

/** The location of a picture's file before its upload: being stored, on the phone, only in memory, or missing. */
export type PictureFile = 'keeping' | 'kept' | 'unkept' | 'gone';

export interface Unsent {
  readonly clientMsgId: string;
  /** The position among the unsent messages, which are sent in this order. */
  readonly place: number;
  readonly text?: string;
  readonly pictureUrl?: string;
  /** Present until the picture has an address. */
  readonly file?: PictureFile;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** The number of times that it was sent. */
  readonly tries: number;
  readonly state: 'waiting' | 'failed' | 'refused';
  /** The server's code and message of a refusal. */
  readonly code?: number;
  readonly why?: string;
}

/** The content of a message: a text, the address of an uploaded picture, or a picture's file. */
export interface Message {
  readonly text?: string;
  readonly pictureUrl?: string;
  readonly file?: PictureFile;
}

/** Stores messages. */
export interface OutboxStorage {
  /** Returns the messages in any order. */
  read(): readonly Unsent[];
  /** Returns false if the message will be lost with this page load. */
  put(message: Unsent): boolean;
  drop(clientMsgId: string): void;
}

/** The maximum number of attempts: the first and three retries (specification, section 9). */
export const MAX_TRIES = 4;

export function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const candidate: { [K in keyof Unsent]?: unknown } = value;
  const { clientMsgId, place, text, pictureUrl, file, madeAt, tries, state } = candidate;
  const isOptionalString = (field: unknown) => field === undefined || typeof field === 'string';
  return (
    typeof clientMsgId === 'string' &&
    typeof place === 'number' &&
    typeof madeAt === 'number' &&
    typeof tries === 'number' &&
    (state === 'waiting' || state === 'failed' || state === 'refused') &&
    isOptionalString(text) &&
    isOptionalString(pictureUrl) &&
    (file === undefined || file === 'kept' || file === 'gone')
  );
}

export class Outbox {
  readonly #storage: OutboxStorage;
  constructor(storage: OutboxStorage) {
    this.#storage = storage;
  }

  /** Returns the messages in order. Two tabs may assign the same position at the same time. Both then sort by the id. */
  all(): readonly Unsent[] {
    return [...this.#storage.read()].sort((a, b) => a.place - b.place || (a.clientMsgId < b.clientMsgId ? -1 : 1));
  }

  add(clientMsgId: string, message: Message, madeAt: number): void {
    const place = (this.all().at(-1)?.place ?? 0) + 1;
    this.#storage.put({ clientMsgId, place, ...message, madeAt, tries: 0, state: 'waiting' });
  }

  /** Returns the next message. Undefined if no message waits, or a failed message blocks the others. */
  next(): Unsent | undefined {
    const head = this.all().find(({ state }) => state !== 'refused');
    return head?.state === 'waiting' ? head : undefined;
  }

  has(clientMsgId: string): boolean {
    return this.all().some((unsent) => unsent.clientMsgId === clientMsgId);
  }

  /** Removes messages that have arrived or were discarded. */
  remove(ids: ReadonlySet<string>): void {
    for (const clientMsgId of ids) this.#storage.drop(clientMsgId);
  }

  countTry(clientMsgId: string): void {
    this.#change(clientMsgId, (unsent) => ({ ...unsent, tries: unsent.tries + 1 }));
  }

  /** Records a failed attempt, and marks the message as failed after the last attempt. */
  noteFailure(clientMsgId: string): void {
    this.#change(clientMsgId, (unsent) => (unsent.tries >= MAX_TRIES ? { ...unsent, state: 'failed' } : unsent));
  }

  /** Marks all waiting messages as failed until the person taps, because they cannot be sent. */
  fail(): void {
    for (const unsent of this.all()) if (unsent.state === 'waiting') this.#storage.put({ ...unsent, state: 'failed' });
  }

  /** Records the location of a picture's file. Returns true if message and file survive this page load. */
  noteFile(clientMsgId: string, file: 'kept' | 'unkept'): boolean {
    const unsent = this.#find(clientMsgId);
    if (unsent?.file !== 'keeping') return false;
    const isStored = this.#storage.put({ ...unsent, file }) && file === 'kept';
    if (!isStored) this.#storage.put({ ...unsent, file: 'unkept' });
    return isStored;
  }

  /** Records a picture's address. It is then sent like a text. */
  noteUpload(clientMsgId: string, pictureUrl: string): void {
    this.#change(clientMsgId, ({ file: _, ...unsent }) => ({ ...unsent, pictureUrl, tries: 0 }));
  }

  /** Records that the picture's file is missing from the phone. No effect if another page has uploaded it since. */
  noteGone(clientMsgId: string): void {
    this.#change(clientMsgId, (unsent) =>
      unsent.file === undefined ? unsent : { ...unsent, file: 'gone', state: 'refused' },
    );
  }

  refuse(clientMsgId: string, code: number, why: string | undefined): void {
    this.#change(clientMsgId, (unsent) => ({ ...unsent, state: 'refused', code, ...(why !== undefined && { why }) }));
  }

  /** Retries all failed messages in order, after a tap. */
  retry(): void {
    for (const unsent of this.all())
      if (unsent.state === 'failed') this.#storage.put({ ...unsent, state: 'waiting', tries: 0 });
  }

  #change(clientMsgId: string, change: (unsent: Unsent) => Unsent): void {
    const current = this.#find(clientMsgId);
    if (current) this.#storage.put(change(current));
  }

  #find(clientMsgId: string): Unsent | undefined {
    return this.all().find((unsent) => unsent.clientMsgId === clientMsgId);
  }
}
