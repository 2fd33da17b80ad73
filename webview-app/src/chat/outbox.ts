/**
 * The messages that the server has not confirmed yet. Rules:
 * 1. A message has an id of its own, is written down before it is first sent, and goes when its line is seen: in the socket, in the
 *    record or in a call's answer. It survives a reload and a killed page.
 * 2. Each message is kept by itself and read anew before it is changed: two tabs share them, and neither loses what the other wrote.
 * 3. They are sent in their order, one at a time. One that failed holds up those behind it; one that was refused does not.
 * 4. A try is counted before it is sent. After the first and three more it has failed, until the person taps.
 * 5. A picture is a message from its choice on: it is uploaded in its turn, by tries of its own, and sent by the address that it then has.
 *    One that the phone does not keep is a message of this page load alone.
 */

/**
 * The file of a picture that is not uploaded yet: just chosen, kept on the phone, in the memory of this page load alone, or found to be on
 * the phone no more.
 */
export type PictureFile = 'keeping' | 'kept' | 'unkept' | 'gone';

export interface Unsent {
  readonly clientMsgId: string;
  /** Its place among the unsent messages: they are sent in the order of their places. */
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
  /** The server's code and words of a refusal. */
  readonly code?: number;
  readonly why?: string;
}

/** The content of a message: words, or the address of an uploaded picture, or a picture's file. */
export interface Message {
  readonly text?: string;
  readonly pictureUrl?: string;
  readonly file?: PictureFile;
}

/** The place where messages are kept. */
export interface OutboxStorage {
  /** Returns them in any order. */
  read(): readonly Unsent[];
  /** Returns false when the message is lost with this page load. */
  put(message: Unsent): boolean;
  drop(clientMsgId: string): void;
}

/** The first try and three more (specification, section 9). */
export const MOST_TRIES = 4;

export function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const candidate: { [K in keyof Unsent]?: unknown } = value;
  const { clientMsgId, place, text, pictureUrl, file, madeAt, tries, state } = candidate;
  const optional = (field: unknown) => field === undefined || typeof field === 'string';
  return (
    typeof clientMsgId === 'string' &&
    typeof place === 'number' &&
    typeof madeAt === 'number' &&
    typeof tries === 'number' &&
    (state === 'waiting' || state === 'failed' || state === 'refused') &&
    optional(text) &&
    optional(pictureUrl) &&
    (file === undefined || file === 'kept' || file === 'gone')
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
    return this.all().some((unsent) => unsent.clientMsgId === clientMsgId);
  }

  /** Takes messages out: they have arrived, or the person gives one up. */
  remove(ids: ReadonlySet<string>): void {
    for (const clientMsgId of ids) this.#storage.drop(clientMsgId);
  }

  countTry(clientMsgId: string): void {
    this.#change(clientMsgId, (unsent) => ({ ...unsent, tries: unsent.tries + 1 }));
  }

  /** Notes that a try has failed. It is marked when it was the last. */
  noteFailure(clientMsgId: string): void {
    this.#change(clientMsgId, (unsent) => (unsent.tries >= MOST_TRIES ? { ...unsent, state: 'failed' } : unsent));
  }

  /** Marks all that wait: there is no way for them, until the person taps. */
  fail(): void {
    for (const unsent of this.all()) if (unsent.state === 'waiting') this.#storage.put({ ...unsent, state: 'failed' });
  }

  /** Notes where a picture's file is. Returns true when message and file survive this page load. */
  noteFile(clientMsgId: string, file: 'kept' | 'unkept'): boolean {
    const unsent = this.#find(clientMsgId);
    if (unsent?.file !== 'keeping') return false;
    const isKept = this.#storage.put({ ...unsent, file }) && file === 'kept';
    if (!isKept) this.#storage.put({ ...unsent, file: 'unkept' });
    return isKept;
  }

  /** The picture has an address: from now on it is tried as words are. */
  noteUpload(clientMsgId: string, pictureUrl: string): void {
    this.#change(clientMsgId, ({ file: _, ...unsent }) => ({ ...unsent, pictureUrl, tries: 0 }));
  }

  /** The picture's file is on the phone no more. Changes nothing where another page has uploaded it meanwhile. */
  noteGone(clientMsgId: string): void {
    this.#change(clientMsgId, (unsent) =>
      unsent.file === undefined ? unsent : { ...unsent, file: 'gone', state: 'refused' },
    );
  }

  refuse(clientMsgId: string, code: number, why: string | undefined): void {
    this.#change(clientMsgId, (unsent) => ({ ...unsent, state: 'refused', code, ...(why !== undefined && { why }) }));
  }

  /** The person has tapped: whatever failed is tried anew, in its order. */
  retry(): void {
    for (const unsent of this.all())
      if (unsent.state === 'failed') this.#storage.put({ ...unsent, state: 'waiting', tries: 0 });
  }

  #change(clientMsgId: string, changed: (unsent: Unsent) => Unsent): void {
    const current = this.#find(clientMsgId);
    if (current) this.#storage.put(changed(current));
  }

  #find(clientMsgId: string): Unsent | undefined {
    return this.all().find((unsent) => unsent.clientMsgId === clientMsgId);
  }
}
