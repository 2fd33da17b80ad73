/**
 * The bridge itself: checks, queue, capability, and the open calls. Each call settles exactly once: by the host's first answer,
 * by abort, by its deadline, or by the host's end. It has two deadlines: until the host has accepted, then until it must
 * have finished; all of a page share one timer, as one per call costs five times as much.
 *
 * What only some pages need comes from outside: which hosts there are is told by `Parts`; events, single flight and the journal
 * are brought along by the rows that promise them.
 */
import { BridgeError, type BridgeErrorCode } from '../errors.ts';
import type { Bridge, CallOptions, PendingOperation, Support } from './bridge.ts';
import type { Events } from './events.ts';
import type { HostInfo } from './host-info.ts';
import type { AnyCall, DropReason, Link, LinkContext, Opened } from './link.ts';
import type { Outgoing } from './message.ts';
import type { BridgeOptions, Clock, Limits } from './options.ts';
import { own } from './own.ts';
import { readError } from './wire-error.ts';

const LIMITS: Limits = { connectMs: 3_000, acceptMs: 3_000, messageChars: 1_048_576, depth: 64, queue: 64 };

const CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

const NAMED: Support = { ok: true, source: 'host' };

/** What differs from one way to a bridge to another. */
export interface Parts {
  readonly host: HostInfo;
  /** A token that the host's signs brought along. */
  readonly token?: string | undefined;
  /** Address of this page load, without hash: to be captured before any router runs. */
  readonly landingUrl?: string | undefined;
  /** Rejects where there is no host; then another try is made by the next call. */
  open(context: LinkContext): Promise<Opened>;
  /** What is known of a call before, or without, a handshake. */
  supports(host: HostInfo, name: string): Support;
  pending(context: LinkContext): readonly PendingOperation[];
}

interface Open {
  /** Milliseconds on the clock; moved when the host has accepted. */
  due: number;
  readonly finishBy: number;
  readonly link: Link;
  readonly method: AnyCall;
  readonly options: CallOptions;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: BridgeError) => void;
  readonly abort: (() => void) | undefined;
}

export function openKernel(parts: Parts, options: BridgeOptions): Bridge {
  const limits = { ...LIMITS, ...options.limits };
  const { clock = CLOCK, recorder, log, fallbacks } = options;
  // Enough to tell one page load from the next.
  const nonce = String(crypto.getRandomValues(new Uint32Array(1)));
  const open = new Map<string, Open>();
  const drops: Partial<Record<DropReason, number>> = {};
  let links: Opened | undefined;
  let events: Events | undefined;
  let opening: Promise<void> | undefined;
  let timer: unknown;
  let wake = Infinity;
  let sent = 0;
  let queued = 0;
  let disposed = false;

  /** What the page gave must not break a call. */
  const guarded = (run: () => void) => {
    try {
      run();
    } catch {
      // Theirs to mend.
    }
  };

  const context: LinkContext = {
    host: parts.host,
    news: {},
    landingUrl: parts.landingUrl,
    options,
    limits,
    clock,
    nonce,
    flights: new Map(),
    take(message) {
      const whole = Object(message);
      const { method, params } = whole;
      const note = method === '$/accepted' || method === '$/progress';
      const id = note ? Object(params).id : whole.id;
      const found = open.get(id);
      if (recorder) guarded(() => recorder('in', message, found ? found.method : events && events.row(method)));
      if (!note && typeof method === 'string') {
        const answer = (handled: unknown) =>
          guarded(() => links && post(links.host, { jsonrpc: '2.0', id, result: { handled } }));
        if (events) events.emit(method, params === undefined ? {} : params, typeof id === 'string' && answer);
        else drop('unknown-event');
      } else if (!found) drop(strange(id));
      else if (note) {
        found.due = found.finishBy;
        watch(found.due);
        const { onProgress } = found.options;
        if (onProgress && method === '$/progress') guarded(() => onProgress(params.value));
      } else if ('error' in whole) settle(id, found, readError(whole.error, found.method));
      else if ('result' in whole) {
        const { result } = whole;
        const path = found.method.result(result);
        if (path === undefined) settle(id, found, path, result);
        else settle(id, found, ['BAD_REPLY', path, { path, mayHaveHappened: true }]);
      } else drop('malformed');
    },
    drop(reason) {
      drops[reason] = (drops[reason] || 0) + 1;
      if (drops[reason] === 1) context.log({ level: 'warn', event: 'dropped', reason });
    },
    log: (entry) => log && guarded(() => log({ ...entry, host: context.host.name })),
    fail({ name: method }, code, text, detail) {
      const error = new BridgeError(code, text, { ...detail, method });
      const { path } = error;
      if (code !== 'CANCELLED' && code !== 'UNSUPPORTED' && method !== 'initialize')
        context.log({ level: 'error', event: 'call-failed', method, code, ...(path !== undefined && { path }) });
      return error;
    },
    gone() {
      open.forEach((_, id) => {
        end(id, 'HOST_GONE');
      });
    },
    // The method's own check has looked at the result.
    ask: (link, method, params, deadlineMs) => request(link, method, params, { deadlineMs }) as Promise<never>,
  };
  const { drop, fail } = context;
  const refuse = (...failure: Parameters<typeof fail>) => Promise.reject<never>(fail(...failure));

  /** Why there is no open call for this id: it is another page load's, one already settled, or was never asked. */
  const strange = (id: unknown): DropReason => {
    if (typeof id !== 'string') return id ? 'unknown-id' : 'malformed';
    const [from = '', number = ''] = id.split('.');
    if (from === nonce) return +number < sent ? 'late' : 'unknown-id';
    return from.length > 5 && number ? 'previous-page' : 'unknown-id';
  };

  const post = (link: Link, message: Outgoing, method?: AnyCall) => {
    if (recorder) guarded(() => recorder('out', message, method));
    link.post(message);
  };
  const request = (link: Link, method: AnyCall, params: unknown, options: CallOptions) =>
    new Promise<unknown>((resolve, reject) => {
      const { signal, deadlineMs = method.deadlineMs } = options;
      const id = `${nonce}.${sent++}`;
      const now = clock.now();
      const due = now + Math.min(deadlineMs, limits.acceptMs);
      const abort = signal && (() => end(id, 'ABORTED'));
      const found: Open = { due, finishBy: now + deadlineMs, link, method, options, resolve, reject, abort };
      open.set(id, found);
      if (signal && abort) signal.addEventListener('abort', abort);
      watch(due);
      try {
        post(link, { jsonrpc: '2.0', id, method: method.name, params }, method);
      } catch (error) {
        // The channel is missing or broken: it never left.
        const { code = 'HOST_GONE', message } = Object(error);
        settle(id, found, [code, message]);
      }
    });

  const settle = (id: string, found: Open, error?: ReturnType<typeof readError>, result?: unknown) => {
    const { options, abort, method, resolve, reject } = found;
    open.delete(id);
    if (options.signal && abort) options.signal.removeEventListener('abort', abort);
    if (error) reject(fail(method, ...error));
    else resolve(result);
  };
  /** The page's own end of a call: the host is told, and may have done it. */
  const end = (id: string, code: BridgeErrorCode) => {
    const found = open.get(id);
    if (!found) return;
    settle(id, found, [code, '', { mayHaveHappened: true }]);
    if (code !== 'HOST_GONE')
      guarded(() => post(found.link, { jsonrpc: '2.0', method: '$/cancelRequest', params: { id } }));
  };

  /** The timer is not taken down with the last call, as the next would put it up again: it rings once more, and none is left. */
  const watch = (due: number) => {
    if (due >= wake) return;
    clock.clearTimeout(timer);
    wake = due;
    timer = clock.setTimeout(ring, due - clock.now());
  };
  const ring = () => {
    const now = clock.now();
    wake = Infinity;
    open.forEach(({ due }, id) => {
      if (due > now) watch(due);
      else end(id, 'TIMEOUT');
    });
  };

  const supports = ({ name }: AnyCall): Support => {
    const { methods } = context.news;
    if (methods && own(methods, name)) return NAMED;
    const table = parts.supports(context.host, name);
    const support: Support = methods
      ? { ...(table.ok ? { ok: false, reason: 'UNSUPPORTED' } : table), source: 'host' }
      : table;
    return !support.ok && own(fallbacks, name) ? { ok: true, source: 'page' } : support;
  };

  const send = (method: AnyCall, params: unknown, given: CallOptions): Promise<unknown> => {
    const support = supports(method);
    if (given.signal && given.signal.aborted) return refuse(method, 'ABORTED');
    if (!support.ok) return refuse(method, support.reason, context.host.name, { needs: support.needs });
    const link = links && links[support.source === 'page' ? 'page' : 'host'];
    return link ? request(link, method, params, given) : refuse(method, 'HOST_GONE', 'not connected');
  };

  /** Waits for the host: one microtask per call, so the order stays. */
  const sendLater = async (method: AnyCall, params: unknown, given: CallOptions): Promise<unknown> => {
    if (queued >= limits.queue) throw fail(method, 'BUSY', 'the queue is full');
    queued++;
    opening = opening || connect();
    await opening;
    queued--;
    return send(method, params, given);
  };

  /** Also for another try: a chunk that could not be fetched may be there next time. Never rejects. */
  const connect = async (): Promise<void> => {
    await undefined;
    try {
      const found = disposed ? undefined : await parts.open(context);
      links = found;
      if (disposed) close();
      else context.log({ level: 'info', event: 'opened' });
    } catch {
      // No host, then: calls say so.
    }
    opening = undefined;
  };
  const close = () => {
    if (!links) return;
    links.host.close();
    if (links.page) links.page.close();
    links = undefined;
  };
  opening = connect();

  return {
    get host() {
      return context.host;
    },
    opened: opening,
    sessionToken: () => context.news.token || parts.token,
    supports,
    call(method, params, given = {}) {
      const path = method.params(params);
      if (path !== undefined) return refuse(method, 'BAD_PARAMS', path, { path });
      const { around } = method;
      const go = links ? send : sendLater;
      // The method's own check has looked at the result.
      return (
        around ? around(context, method, params, () => go(method, params, given)) : go(method, params, given)
      ) as Promise<never>;
    },
    on(event, listener) {
      events = events || event.hub(context);
      return events.on(event, listener as (payload: unknown) => unknown);
    },
    pending: () => parts.pending(context),
    health: () => ({ open: open.size, queued, dropped: { ...drops } }),
    dispose() {
      disposed = true;
      context.gone();
      clock.clearTimeout(timer);
      wake = Infinity;
      if (events) events.clear();
      close();
    },
  };
}
