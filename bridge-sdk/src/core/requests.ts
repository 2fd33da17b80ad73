/**
 * Open calls. Each settles exactly once: by the host's first answer, by abort, by its deadline, or by the host's end.
 * Two deadlines: until the host has accepted, then until it must have finished.
 */
import type { Call } from '../define.ts';
import { BridgeError, type BridgeErrorCode, isBridgeError } from '../errors.ts';
import type { CallOptions } from './bridge.ts';
import { type Expiring, makeDeadlines } from './deadlines.ts';
import type { DropReason, Link, LinkError } from './link.ts';
import type { Clock, Limits } from './options.ts';
import { bridgeErrorOf } from './wire-error.ts';

type AnyCall = Call<string, never, unknown>;

interface Open extends Expiring {
  readonly link: Link;
  readonly method: AnyCall;
  readonly finishBy: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: BridgeError) => void;
  readonly options: CallOptions;
  readonly onAbort: (() => void) | undefined;
}

export interface Requests {
  readonly size: () => number;
  send(link: Link, method: AnyCall, params: unknown, options: CallOptions): Promise<unknown>;
  accepted(id: string): void;
  progressed(id: string, value: unknown): void;
  resolved(id: string, result: unknown): void;
  failed(id: string, error: LinkError): void;
  /** The host has ended: so has every open call. */
  rejectAll(): void;
}

export function makeRequests(
  nonce: string,
  clock: Clock,
  limits: Limits,
  dropped: (reason: DropReason) => void,
): Requests {
  const open = new Map<string, Open>();
  /** 0 is the handshake's. */
  let last = 0;

  const take = (id: string): Open | undefined => {
    const found = open.get(id);
    if (!found) return undefined;
    open.delete(id);
    if (found.onAbort) found.options.signal?.removeEventListener('abort', found.onAbort);
    if (open.size === 0) deadlines.stop();
    return found;
  };

  /** The page's own end of a call: the host is told, and may have done it. */
  const end = (id: string, code: BridgeErrorCode, text: string, tell = true): void => {
    const found = take(id);
    if (!found) return;
    found.reject(new BridgeError(code, text, { method: found.method.name, mayHaveHappened: true }));
    try {
      if (tell) found.link.cancel(id);
    } catch {
      // A host that is gone has nothing to cancel.
    }
  };

  const deadlines = makeDeadlines(clock, open, (id) => {
    const found = open.get(id);
    end(id, 'TIMEOUT', found?.due === found?.finishBy ? 'not finished in time' : 'not accepted in time');
  });

  /** The answer's call; where there is none it is another page load's, one already settled, or never asked. */
  const expect = (id: string, get: (id: string) => Open | undefined): Open | undefined => {
    const found = get(id);
    if (found) return found;
    const [from, number] = id.split('.');
    if (from !== nonce) dropped(/^[\w-]{6,}\.\d+$/.test(id) ? 'previous-page' : 'unknown-id');
    else dropped(Number(number) >= 1 && Number(number) <= last ? 'late' : 'unknown-id');
    return undefined;
  };

  /** From now on only the second deadline counts. */
  const takenOn = (id: string): Open | undefined => {
    const found = expect(id, (key) => open.get(key));
    if (!found) return undefined;
    found.due = found.finishBy;
    deadlines.watch(found.due);
    return found;
  };

  return {
    size: () => open.size,
    send: (link, method, params, options) =>
      new Promise((resolve, reject) => {
        const id = `${nonce}.${++last}`;
        const now = clock.now();
        const finishBy = now + (options.deadlineMs ?? method.deadlineMs);
        const due = Math.min(finishBy, now + limits.acceptMs);
        const onAbort = options.signal && (() => end(id, 'ABORTED', 'the page no longer wants it'));
        open.set(id, { link, method, finishBy, due, resolve, reject, options, onAbort });
        if (onAbort) options.signal?.addEventListener('abort', onAbort);
        deadlines.watch(due);
        try {
          link.send({ id, method: method.name, params });
        } catch (error) {
          // The channel is missing or broken: it never left.
          const gone = () => new BridgeError('HOST_GONE', String(error), { method: method.name });
          take(id)?.reject(isBridgeError(error) ? error : gone());
        }
      }),
    accepted(id) {
      takenOn(id);
    },
    progressed(id, value) {
      try {
        takenOn(id)?.options.onProgress?.(value);
      } catch {
        // The page's own listener; the call goes on.
      }
    },
    resolved(id, result) {
      const found = expect(id, take);
      if (!found) return;
      const { name, result: check } = found.method;
      const path = check(result);
      if (path === undefined) found.resolve(result);
      else
        found.reject(
          new BridgeError('BAD_REPLY', `${name} ${path || '/'}`, { method: name, path, mayHaveHappened: true }),
        );
    },
    failed(id, error) {
      const found = expect(id, take);
      found?.reject(bridgeErrorOf(error, found.method));
    },
    rejectAll() {
      for (const id of Array.from(open.keys())) end(id, 'HOST_GONE', 'the host is gone', false);
    },
  };
}
