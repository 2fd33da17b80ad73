/**
 * The open calls. Each call settles exactly once: by the host's first answer, by abort, by its deadline, or by the host's end. It has two
 * deadlines: until the host has accepted, then until it must have finished.
 */
import { BridgeError, type BridgeErrorCode } from '../errors.ts';
import { deadlines } from './deadlines.ts';
import { refuse } from './failures.ts';
import type { Channel, ChannelContext, Outgoing } from './inside.ts';
import type { AnyCall, CallOptions, DropReason } from './types.ts';

/**
 * An open call. It is small, because ten thousand may be open at once. Times are whole milliseconds: small numbers
 * need less memory.
 */
export interface OpenCall {
  /** The deadline; it moves when the host accepts the call. */
  due: number;
  readonly finishBy: number;
  readonly method: AnyCall;
  readonly options: CallOptions;
  /** Takes the outcome; a failure is a rejected promise. */
  readonly resolve: (outcome: unknown) => void;
  readonly unlisten: (() => void) | undefined;
}

export interface OpenCalls {
  /** The open calls by the number in their id: a number is a faster key than text. */
  readonly open: ReadonlyMap<number, OpenCall>;
  /** Sends a request to a channel. */
  request(to: Channel, method: AnyCall, params: unknown, options: CallOptions): Promise<unknown>;
  /** Returns the number in an id of this page load; NaN for any other value. */
  numberIn(id: unknown): number;
  /** Returns the reason why no call is open for this id: it is of another page load, is settled, or was never sent. */
  strange(id: unknown, number: number): DropReason;
  /** Gives an accepted call its time to finish. */
  accept(call: OpenCall): void;
  /**
   * Closes the call and returns the function for its outcome. The outcome is made afterwards, because a log entry about it may
   * dispose the bridge.
   */
  close(number: number, call: OpenCall): OpenCall['resolve'];
  /** Ends every call: the host is gone. */
  gone(): void;
  /** Stops the timer. */
  stop(): void;
}

export function openCalls(
  context: ChannelContext,
  post: (message: Outgoing, method: AnyCall, to: Channel) => void,
): OpenCalls {
  const { limits, nonce, now, send } = context;
  const prefix = `${nonce}.`;
  const open = new Map<number, OpenCall>();
  let sent = 0;

  const { watch, stop } = deadlines(context, (at) => {
    open.forEach(({ due }, number) => {
      if (due > at) watch(due);
      else end(number, 'TIMEOUT');
    });
  });

  const close: OpenCalls['close'] = (number, { unlisten, resolve }) => {
    open.delete(number);
    if (unlisten) unlisten();
    return resolve;
  };
  /** Ends a call by the page. The host is told; it may have done the call already. */
  const end = (number: number, code: BridgeErrorCode) => {
    const found = open.get(number);
    if (!found) return;
    close(number, found)(refuse(context, found.method, code, '', { mayHaveHappened: true }));
    if (code !== 'HOST_GONE') send({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: prefix + number } });
  };
  const listen = (signal: AbortSignal, number: number) => {
    const abort = () => end(number, 'ABORTED');
    signal.addEventListener('abort', abort);
    return () => signal.removeEventListener('abort', abort);
  };

  let resolve: OpenCall['resolve'];
  const capture = (resolver: OpenCall['resolve']) => {
    resolve = resolver;
  };

  return {
    open,
    request(to, method, params, options) {
      const { signal, deadlineMs = method.deadlineMs } = options;
      const number = sent++;
      const start = now();
      const due = start + Math.min(deadlineMs, limits.acceptMs);
      const promise = new Promise<unknown>(capture);
      const unlisten = signal && listen(signal, number);
      const found: OpenCall = { due, finishBy: start + deadlineMs, method, options, resolve, unlisten };
      open.set(number, found);
      watch(due);
      try {
        post({ jsonrpc: '2.0', id: prefix + number, method: method.name, params }, method, to);
      } catch (error) {
        // The channel is missing or broken: the call was not sent, unless it has its answer already.
        const code = error instanceof BridgeError ? error.code : 'HOST_GONE';
        const { message, path, cause = error } = Object(error);
        if (open.has(number)) close(number, found)(refuse(context, method, code, `${message}`, { path, cause }));
      }
      return promise;
    },
    // Ids are compared as text: `5.0`, ` 5` and an empty text are numbers as well, and no ids of ours.
    numberIn(id) {
      const digits = typeof id === 'string' && id.startsWith(prefix) ? id.slice(prefix.length) : '';
      const number = +digits >>> 0;
      return `${number}` === digits ? number : Number.NaN;
    },
    strange(id, number) {
      if (number < sent) return 'late';
      if (typeof id === 'string' && !id.startsWith(prefix) && /^\w{6,}\.\d/.test(id)) return 'previous-page';
      return id ? 'unknown-id' : 'malformed';
    },
    accept(call) {
      call.due = call.finishBy;
      watch(call.due);
    },
    close,
    gone() {
      open.forEach((_, number) => {
        end(number, 'HOST_GONE');
      });
    },
    stop,
  };
}
