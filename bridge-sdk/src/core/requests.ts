/**
 * Open calls. Each settles exactly once: by the host's first answer, by abort, by its deadline, or by the host's end.
 * Two deadlines: until the host has accepted, then until it must have finished.
 */
import type { Call } from '../define.ts';
import { BridgeError, type BridgeErrorCode } from '../errors.ts';
import type { CallOptions } from './bridge.ts';
import { Deadlines, type Expiring } from './deadlines.ts';
import type { DropReason, Link, LinkError } from './link.ts';
import type { Clock, Limits } from './options.ts';

interface Open extends Expiring {
  readonly link: Link;
  readonly method: Call<string, never, unknown>;
  readonly finishBy: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: BridgeError) => void;
  readonly signal: AbortSignal | undefined;
  readonly onAbort: (() => void) | undefined;
  readonly onProgress: ((value: unknown) => void) | undefined;
}

/** After these the host has certainly done nothing. */
const NOTHING_HAPPENED: ReadonlySet<string> = new Set<BridgeErrorCode>([
  'UNSUPPORTED',
  'HOST_TOO_OLD',
  'NEEDS_LOGIN',
  'DENIED',
  'BUSY',
  'CANCELLED',
]);
const CODES: ReadonlySet<string> = new Set<BridgeErrorCode>([
  ...(['UNSUPPORTED', 'HOST_TOO_OLD', 'NEEDS_LOGIN', 'DENIED', 'BUSY', 'CANCELLED'] as const),
  'TIMEOUT',
  'HOST_GONE',
  'ABORTED',
  'BAD_PARAMS',
  'TOO_LARGE',
  'FAILED',
]);

const isCode = (word: string | undefined): word is BridgeErrorCode => word !== undefined && CODES.has(word);

/** The wire's error in the SDK's words. */
export function bridgeErrorOf(
  { code, message, data = {} }: LinkError,
  method: Call<string, never, unknown>,
): BridgeError {
  const known: BridgeErrorCode = isCode(data.code)
    ? data.code
    : code === 3
      ? 'CANCELLED'
      : code === 4 || code === -32601
        ? 'UNSUPPORTED'
        : 'FAILED';
  return new BridgeError(known, message, {
    method: method.name,
    // Where money moves a host's «cancelled» is a hint only.
    mayHaveHappened:
      data.mayHaveHappened ?? (!NOTHING_HAPPENED.has(known) || (method.journal !== undefined && known === 'CANCELLED')),
    ...(data.needs === undefined ? {} : { needs: data.needs }),
    ...(known === 'FAILED' ? { hostCode: code } : {}),
  });
}

export class Requests {
  readonly #open = new Map<string, Open>();
  readonly #deadlines: Deadlines;
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #nonce: string;
  readonly #dropped: (reason: DropReason) => void;
  /** 0 is the handshake's. */
  #last = 0;

  constructor(nonce: string, clock: Clock, limits: Limits, dropped: (reason: DropReason) => void) {
    this.#nonce = nonce;
    this.#clock = clock;
    this.#limits = limits;
    this.#dropped = dropped;
    this.#deadlines = new Deadlines(clock, this.#open, (id) => this.#expire(id));
  }

  get size(): number {
    return this.#open.size;
  }

  send(link: Link, method: Call<string, never, unknown>, params: unknown, options: CallOptions): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = `${this.#nonce}.${++this.#last}`;
      const now = this.#clock.now();
      const finishBy = now + (options.deadlineMs ?? method.deadlineMs);
      const { signal, onProgress } = options;
      const onAbort = signal ? () => this.#abort(id) : undefined;
      const due = Math.min(finishBy, now + this.#limits.acceptMs);
      this.#open.set(id, { link, method, finishBy, due, resolve, reject, signal, onAbort, onProgress });
      if (onAbort) signal?.addEventListener('abort', onAbort);
      this.#deadlines.watch(due);
      try {
        link.send({ id, method: method.name, params });
      } catch (error) {
        // The channel is missing or broken: it never left.
        const cause =
          error instanceof BridgeError ? error : new BridgeError('HOST_GONE', String(error), { method: method.name });
        this.#take(id)?.reject(cause);
      }
    });
  }

  accepted(id: string): void {
    const open = this.#open.get(id);
    if (!open) return this.#strange(id);
    open.due = open.finishBy;
    this.#deadlines.watch(open.due);
  }

  progressed(id: string, value: unknown): void {
    const open = this.#open.get(id);
    if (!open) return this.#strange(id);
    open.due = open.finishBy;
    this.#deadlines.watch(open.due);
    try {
      open.onProgress?.(value);
    } catch {
      // The page's own listener; the call goes on.
    }
  }

  resolved(id: string, result: unknown): void {
    const open = this.#take(id);
    if (!open) return this.#strange(id);
    const path = open.method.result(result);
    if (path === undefined) open.resolve(result);
    else
      open.reject(
        new BridgeError('BAD_REPLY', `${open.method.name} ${path || '/'}`, {
          method: open.method.name,
          path,
          mayHaveHappened: true,
        }),
      );
  }

  failed(id: string, error: LinkError): void {
    const open = this.#take(id);
    if (!open) return this.#strange(id);
    open.reject(bridgeErrorOf(error, open.method));
  }

  /** The host has ended: so has every open call. */
  rejectAll(): void {
    for (const id of [...this.#open.keys()]) this.#end(id, 'HOST_GONE', 'the host is gone');
  }

  #expire(id: string): void {
    const open = this.#open.get(id);
    this.#end(id, 'TIMEOUT', open?.due === open?.finishBy ? 'not finished in time' : 'not accepted in time');
    cancel(open?.link, id);
  }

  #abort(id: string): void {
    const link = this.#open.get(id)?.link;
    this.#end(id, 'ABORTED', 'the page no longer wants it');
    cancel(link, id);
  }

  #end(id: string, code: BridgeErrorCode, text: string): void {
    const open = this.#take(id);
    open?.reject(new BridgeError(code, text, { method: open.method.name, mayHaveHappened: true }));
  }

  #take(id: string): Open | undefined {
    const open = this.#open.get(id);
    if (!open) return undefined;
    this.#open.delete(id);
    if (open.onAbort) open.signal?.removeEventListener('abort', open.onAbort);
    if (this.#open.size === 0) this.#deadlines.stop();
    return open;
  }

  /** Why an answer has no call: another page load's, one already settled, or never asked. */
  #strange(id: string): void {
    const [nonce, number] = id.split('.');
    const n = Number(number);
    if (nonce !== this.#nonce) this.#dropped(/^[\w-]{6,}\.\d+$/.test(id) ? 'previous-page' : 'unknown-id');
    else this.#dropped(n >= 1 && n <= this.#last ? 'late' : 'unknown-id');
  }
}

function cancel(link: Link | undefined, id: string): void {
  try {
    link?.cancel(id);
  } catch {
    // A host that is gone has nothing to cancel.
  }
}
