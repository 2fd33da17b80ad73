/**
 * Sends the messages of the outbox, one at a time, in order. The first try uses the socket, later ones a call, which also reports the
 * reason of a failure. Without a socket all use calls, once a call has shown that the server is reachable. A picture without an address is
 * uploaded first, in its turn.
 */
import type { ChatLine } from '../api/consultation.ts';
import { isApiError } from '../client/request.ts';
import { Alarm, type Clock } from '../platform/link/clock.ts';
import { ANSWER_MS, isForGood } from '../platform/link/machine.ts';
import { MOST_TRIES, type Outbox, type Unsent } from './outbox.ts';

export interface SenderOptions {
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** Returns the available channels. */
  way(): 'both' | 'call' | 'none';
  /** Sends by the socket. Returns false if that is not possible. */
  bySocket(message: Unsent): boolean;
  byCall(message: Unsent): Promise<readonly ChatLine[]>;
  /** Uploads a picture. Resolves to its address, or to undefined if its file is missing. */
  upload(message: Unsent, signal: AbortSignal): Promise<string | undefined>;
  /** Called when the outbox has the address, so that the file is no longer needed. */
  uploaded(clientMsgId: string): void;
  arrived(lines: readonly ChatLine[], clientMsgId: string): void;
  /** Called when the socket accepted a message but has not answered. */
  doubt(): void;
  changed(): void;
}

/** The delay after the first failed try in milliseconds. It doubles each time. */
const PAUSE_MS = 1_000;

/** Returns the code of a permanent refusal, or undefined if a retry may succeed. */
function finalCode(error: unknown): number | undefined {
  if (!isApiError(error) || typeof error.code !== 'number') return undefined;
  return isForGood(error.code) ? error.code : undefined;
}

interface Flight {
  readonly clientMsgId: string;
  readonly isBySocket: boolean;
  /** Aborts an upload that is no longer needed. */
  readonly intent?: AbortController;
}

export class Sender {
  readonly #options: SenderOptions;
  readonly #due: Alarm;
  #flight: Flight | undefined;
  #isOver = false;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#due = new Alarm(options.clock);
  }

  /** Sends the next message, unless a message or a pause is pending. */
  pump(): void {
    if (this.#isOver || this.#flight || this.#due.isSet) return;
    const { outbox, way } = this.#options;
    const next = outbox.next();
    const open = way();
    if (!next || open === 'none') return;
    // The page was killed during the last try.
    if (next.tries >= MOST_TRIES) return this.#failed(next.clientMsgId);
    outbox.countTry(next.clientMsgId);
    if (next.file !== undefined) void this.#upload(next);
    else if (open === 'both' && next.tries === 0) this.#sendBySocket(next);
    else void this.#sendByCall(next);
    this.#options.changed();
  }

  /** Reports messages that have left the outbox, so that a pending try of one of them ends. */
  gone(ids: ReadonlySet<string>): void {
    if (this.#flight && ids.has(this.#flight.clientMsgId)) this.#land();
    this.pump();
  }

  /** Handles a refusal by the socket's server. If a retry may succeed, it uses a call, which also renews the session. */
  refusedBySocket(clientMsgId: string, code: number, why?: string): void {
    if (isForGood(code)) this.#refused(clientMsgId, code, why);
    else if (this.#flight?.clientMsgId === clientMsgId) this.#failed(clientMsgId);
  }

  #refused(clientMsgId: string, code: number, why?: string): void {
    this.#options.outbox.refuse(clientMsgId, code, why);
    this.gone(new Set([clientMsgId]));
    this.#options.changed();
  }

  socketLost(): void {
    if (this.#flight?.isBySocket) this.#failed(this.#flight.clientMsgId);
  }

  /** Ends the pause after a tap of the person. */
  again(): void {
    if (!this.#flight) this.#due.stop();
    this.pump();
  }

  stop(): void {
    this.#isOver = true;
    this.#land();
  }

  #sendBySocket(message: Unsent): void {
    const { clientMsgId } = message;
    this.#flight = { clientMsgId, isBySocket: true };
    this.#due.set(ANSWER_MS, () => {
      this.#failed(clientMsgId);
      this.#options.doubt();
    });
    if (!this.#options.bySocket(message)) this.#failed(clientMsgId);
  }

  async #sendByCall(message: Unsent): Promise<void> {
    const { clientMsgId } = message;
    const flight: Flight = { clientMsgId, isBySocket: false };
    this.#flight = flight;
    try {
      const lines = await this.#options.byCall(message);
      if (!this.#isOver) this.#options.arrived(lines, clientMsgId);
    } catch (error) {
      this.#callFailed(flight, error);
    }
  }

  async #upload(message: Unsent): Promise<void> {
    const { clientMsgId } = message;
    const intent = new AbortController();
    const flight: Flight = { clientMsgId, isBySocket: false, intent };
    this.#flight = flight;
    const { outbox, upload, uploaded, changed } = this.#options;
    try {
      const address = await upload(message, intent.signal);
      if (this.#isOver || this.#flight !== flight) return;
      if (address === undefined) {
        outbox.noteGone(clientMsgId);
      } else {
        outbox.noteUpload(clientMsgId, address);
        uploaded(clientMsgId);
      }
      this.#land();
      changed();
      this.pump();
    } catch (error) {
      this.#callFailed(flight, error);
    }
  }

  #callFailed(flight: Flight, error: unknown): void {
    if (this.#isOver || this.#flight !== flight) return;
    const { clientMsgId } = flight;
    const code = finalCode(error);
    if (code === undefined) this.#failed(clientMsgId);
    else this.#refused(clientMsgId, code, isApiError(error) ? error.serverMessage : undefined);
  }

  #failed(clientMsgId: string): void {
    const { outbox, changed } = this.#options;
    this.#land();
    const tries = outbox.all().find((unsent) => unsent.clientMsgId === clientMsgId)?.tries ?? 1;
    outbox.noteFailure(clientMsgId);
    if (!this.#isOver) this.#due.set(PAUSE_MS * 2 ** (tries - 1), () => this.pump());
    changed();
  }

  #land(): void {
    this.#flight?.intent?.abort();
    this.#flight = undefined;
    this.#due.stop();
  }
}
