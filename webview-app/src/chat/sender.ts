/**
 * Sends the messages of the outbox, one at a time, in order. The first attempt uses the socket, later ones HTTP, which also reports the
 * reason of a failure. Without a socket all attempts use HTTP, after a request has shown that the server is reachable. A picture without an
 * address is uploaded first, in its turn.
 */
import type { ChatLine } from '../api/consultation.ts';
import { isApiError } from '../client/request.ts';
import { Alarm, type Clock } from '../platform/link/clock.ts';
import { ANSWER_MS, isFinalRefusal } from '../platform/link/machine.ts';
import { MAX_TRIES, type Outbox, type Unsent } from './outbox.ts';

export interface SenderOptions {
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** Returns the available channels. */
  channels(): 'both' | 'call' | 'none';
  /** Sends over the socket. Returns false if that is not possible. */
  sendOverSocket(message: Unsent): boolean;
  sendOverHttp(message: Unsent): Promise<readonly ChatLine[]>;
  /** Uploads a picture. Resolves to its address, or to undefined if its file is missing. */
  upload(message: Unsent, signal: AbortSignal): Promise<string | undefined>;
  /** Called when the outbox has the address, so that the file is no longer needed. */
  uploaded(clientMsgId: string): void;
  arrived(lines: readonly ChatLine[], clientMsgId: string): void;
  /** Called when the socket has accepted a message but not answered. */
  doubt(): void;
  changed(): void;
}

/** The delay after the first failed attempt in milliseconds. It doubles each time. */
const PAUSE_MS = 1_000;

/** Returns the code of a permanent refusal, or undefined if a retry may succeed. */
function finalCode(error: unknown): number | undefined {
  if (!isApiError(error) || typeof error.code !== 'number') return undefined;
  return isFinalRefusal(error.code) ? error.code : undefined;
}

interface Attempt {
  readonly clientMsgId: string;
  readonly isBySocket: boolean;
  /** Aborts an upload that is no longer needed. */
  readonly abort?: AbortController;
}

export class Sender {
  readonly #options: SenderOptions;
  readonly #pauseAlarm: Alarm;
  #attempt: Attempt | undefined;
  #isOver = false;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#pauseAlarm = new Alarm(options.clock);
  }

  /** Sends the next message, unless a message or a pause is pending. */
  pump(): void {
    if (this.#isOver || this.#attempt || this.#pauseAlarm.isSet) return;
    const { outbox, channels } = this.#options;
    const next = outbox.next();
    const available = channels();
    if (!next || available === 'none') return;
    // The page was killed during the last attempt.
    if (next.tries >= MAX_TRIES) return this.#onFailure(next.clientMsgId);
    outbox.countTry(next.clientMsgId);
    if (next.file !== undefined) void this.#upload(next);
    else if (available === 'both' && next.tries === 0) this.#attemptOverSocket(next);
    else void this.#attemptOverHttp(next);
    this.#options.changed();
  }

  /** Reports messages that are no longer in the outbox, so that a pending attempt of one of them ends. */
  gone(ids: ReadonlySet<string>): void {
    if (this.#attempt && ids.has(this.#attempt.clientMsgId)) this.#endAttempt();
    this.pump();
  }

  /** Handles a refusal over the socket. If a retry may succeed, it uses HTTP, which also refreshes the session. */
  refusedBySocket(clientMsgId: string, code: number, why?: string): void {
    if (isFinalRefusal(code)) this.#onRefusal(clientMsgId, code, why);
    else if (this.#attempt?.clientMsgId === clientMsgId) this.#onFailure(clientMsgId);
  }

  #onRefusal(clientMsgId: string, code: number, why?: string): void {
    this.#options.outbox.refuse(clientMsgId, code, why);
    this.gone(new Set([clientMsgId]));
    this.#options.changed();
  }

  socketLost(): void {
    if (this.#attempt?.isBySocket) this.#onFailure(this.#attempt.clientMsgId);
  }

  /** Ends the pause after a tap of the person. */
  again(): void {
    if (!this.#attempt) this.#pauseAlarm.stop();
    this.pump();
  }

  stop(): void {
    this.#isOver = true;
    this.#endAttempt();
  }

  #attemptOverSocket(message: Unsent): void {
    const { clientMsgId } = message;
    this.#attempt = { clientMsgId, isBySocket: true };
    this.#pauseAlarm.set(ANSWER_MS, () => {
      this.#onFailure(clientMsgId);
      this.#options.doubt();
    });
    if (!this.#options.sendOverSocket(message)) this.#onFailure(clientMsgId);
  }

  async #attemptOverHttp(message: Unsent): Promise<void> {
    const { clientMsgId } = message;
    const attempt: Attempt = { clientMsgId, isBySocket: false };
    this.#attempt = attempt;
    try {
      const lines = await this.#options.sendOverHttp(message);
      if (!this.#isOver) this.#options.arrived(lines, clientMsgId);
    } catch (error) {
      this.#onHttpFailure(attempt, error);
    }
  }

  async #upload(message: Unsent): Promise<void> {
    const { clientMsgId } = message;
    const abort = new AbortController();
    const attempt: Attempt = { clientMsgId, isBySocket: false, abort: abort };
    this.#attempt = attempt;
    const { outbox, upload, uploaded, changed } = this.#options;
    try {
      const address = await upload(message, abort.signal);
      if (this.#isOver || this.#attempt !== attempt) return;
      if (address === undefined) {
        outbox.noteGone(clientMsgId);
      } else {
        outbox.noteUpload(clientMsgId, address);
        uploaded(clientMsgId);
      }
      this.#endAttempt();
      changed();
      this.pump();
    } catch (error) {
      this.#onHttpFailure(attempt, error);
    }
  }

  #onHttpFailure(attempt: Attempt, error: unknown): void {
    if (this.#isOver || this.#attempt !== attempt) return;
    const { clientMsgId } = attempt;
    const code = finalCode(error);
    if (code === undefined) this.#onFailure(clientMsgId);
    else this.#onRefusal(clientMsgId, code, isApiError(error) ? error.serverMessage : undefined);
  }

  #onFailure(clientMsgId: string): void {
    const { outbox, changed } = this.#options;
    this.#endAttempt();
    const tries = outbox.all().find((unsent) => unsent.clientMsgId === clientMsgId)?.tries ?? 1;
    outbox.noteFailure(clientMsgId);
    if (!this.#isOver) this.#pauseAlarm.set(PAUSE_MS * 2 ** (tries - 1), () => this.pump());
    changed();
  }

  #endAttempt(): void {
    this.#attempt?.abort?.abort();
    this.#attempt = undefined;
    this.#pauseAlarm.stop();
  }
}
