/**
 * The open calls. Each settles exactly once: by the host's first answer, by abort, by its deadline, or by the host's end. It has two
 * deadlines: until the host has accepted it, then until it must have finished.
 */
import { BridgeError, type BridgeErrorCode } from '../errors.ts';
import { deadlines } from './deadlines.ts';
import { refuse } from './failures.ts';
import type { Channel, ChannelContext, Outgoing } from './inside.ts';
import type { AnyMethod, CallOptions } from './types.ts';

/**
 * An open call. It is small, because ten thousand may be open at once. Times are whole milliseconds: small numbers
 * need less memory.
 */
export interface OpenCall {
  /** The deadline; it moves when the host accepts the call. */
  due: number;
  readonly finishBy: number;
  readonly method: AnyMethod;
  readonly options: CallOptions;
  /** Takes the outcome; a failure is a rejected promise. */
  readonly resolve: (outcome: unknown) => void;
  readonly unlisten: (() => void) | undefined;
}

export interface OpenCalls {
  size(): number;
  /** The open call with this number. */
  find(number: number): OpenCall | undefined;
  /** True if a call with this number was sent; it may have ended. */
  wasSent(number: number): boolean;
  /** Sends a call to a channel. */
  request(to: Channel, method: AnyMethod, params: unknown, options: CallOptions): Promise<unknown>;
  /** The host has accepted the call. */
  accept(call: OpenCall): void;
  /**
   * Closes the call and returns the function for its outcome. The outcome is made afterwards, because a log entry about it may
   * dispose the bridge.
   */
  close(number: number, call: OpenCall): OpenCall['resolve'];
  /** Ends every open call: there is no host any more. */
  gone(): void;
  /** Stops the timer of the deadlines. */
  stop(): void;
}

/** Sends a message to a channel. Throws where it was not sent. */
export type Post = (message: Outgoing, method: AnyMethod, to: Channel) => void;

/** `prefix` is the first part of each id, with its dot; the number of the call follows. */
export function openCalls(context: ChannelContext, prefix: string, post: Post): OpenCalls {
  const { clock, now, limits } = context;
  /** By the number in their id: a number is a faster key than text. */
  const open = new Map<number, OpenCall>();
  let sent = 0;
  let resolve: OpenCall['resolve'];
  const capture = (resolver: OpenCall['resolve']) => {
    resolve = resolver;
  };

  const close = (number: number, { unlisten, resolve }: OpenCall) => {
    open.delete(number);
    if (unlisten) unlisten();
    return resolve;
  };
  /** Ends a call by the page. The host is told; it may have done the call already. */
  const end = (number: number, code: BridgeErrorCode) => {
    const call = open.get(number);
    if (!call) return;
    close(number, call)(refuse(context, call.method, code, '', { mayHaveHappened: true }));
    if (code !== 'HOST_GONE')
      context.send({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: prefix + number } });
  };
  const listen = (signal: AbortSignal, number: number) => {
    const abort = () => end(number, 'ABORTED');
    signal.addEventListener('abort', abort);
    return () => signal.removeEventListener('abort', abort);
  };
  const { watch, stop } = deadlines({ clock, now }, (at) => {
    open.forEach(({ due }, number) => {
      if (due > at) watch(due);
      else end(number, 'TIMEOUT');
    });
  });

  return {
    size: () => open.size,
    find: (number) => open.get(number),
    wasSent: (number) => number < sent,
    request(to, method, params, options) {
      const { signal, deadlineMs = method.deadlineMs } = options;
      const number = sent++;
      const start = now();
      const due = start + Math.min(deadlineMs, limits.acceptMs);
      const promise = new Promise<unknown>(capture);
      const unlisten = signal && listen(signal, number);
      const call: OpenCall = { due, finishBy: start + deadlineMs, method, options, resolve, unlisten };
      open.set(number, call);
      watch(due);
      try {
        post({ jsonrpc: '2.0', id: prefix + number, method: method.name, params }, method, to);
      } catch (error) {
        // The channel is missing or broken: the call was not sent, unless it has its answer already.
        const code = error instanceof BridgeError ? (error.code as BridgeErrorCode) : 'HOST_GONE';
        const { message, path, cause = error } = Object(error);
        if (open.has(number)) close(number, call)(refuse(context, method, code, `${message}`, { path, cause }));
      }
      return promise;
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
