/**
 * The bridge itself: checks, queue, capability, and the open calls. Each call settles exactly once: by the host's first answer,
 * by abort, by its deadline, or by the host's end. It has two deadlines: until the host has accepted, then until it must
 * have finished; all of a page share one timer, as one per call costs five times as much.
 *
 * Code that only some pages need comes from outside: `Parts` gives the host; events, single flight and the journal
 * are brought along by the rows that promise them.
 */
import { BridgeError, type BridgeErrorCode } from '../errors.ts';
import type {
  AnyCall,
  Bridge,
  BridgeOptions,
  CallOptions,
  Channel,
  ChannelContext,
  DropReason,
  Events,
  HostInfo,
  Limits,
  Outgoing,
  PendingOperations,
  Recorder,
  Support,
} from './types.ts';
import { readError } from './wire-error.ts';

const LIMITS: Limits = { connectMs: 3_000, acceptMs: 3_000, messageChars: 1_048_576, depth: 64, queue: 64 };

const NONE: CallOptions = {};

/** The parts that differ between `connect` and `connectNative`. */
export interface Parts {
  readonly host: HostInfo;
  /** A token that the host's signs brought along. */
  readonly token?: string | undefined;
  /** Rejects where there is no host; then another try is made by the next call. */
  open(context: ChannelContext): Promise<Channel>;
  /** Answers for a call with what is known of the host so far. */
  supports(context: ChannelContext, method: AnyCall): Support;
  /** Absent where the page has no calls that outlive it. */
  readonly pending?: PendingOperations | undefined;
}

/** Kept small, as ten thousand may be open at once. Times are milliseconds since the kernel began: small numbers need no box. */
interface Open {
  /** Moved when the host has accepted. */
  due: number;
  readonly finishBy: number;
  readonly method: AnyCall;
  readonly options: CallOptions;
  /** A failure is given as a rejected promise. */
  readonly resolve: (outcome: unknown) => void;
  readonly unlisten: (() => void) | undefined;
}

export function openKernel(parts: Parts, options: BridgeOptions): Bridge {
  const limits = { ...LIMITS, ...options.limits };
  const { clock = globalThis, recorder, log } = options;
  // Enough to tell one page load from the next.
  const nonce = String(crypto.getRandomValues(new Uint32Array(1)));
  const prefix = `${nonce}.`;
  const began = clock.Date.now();
  let clocked = 0;
  let elapsed = 0;
  /** By the number in their id: text would be hashed and compared at every turn. */
  const open = new Map<number, Open>();
  const drops: Partial<Record<DropReason, number>> = {};
  let channel: Channel | undefined;
  let events: Events | undefined;
  let opening: Promise<void> | undefined;
  let timer: unknown;
  let wake = Infinity;
  let sent = 0;
  let queued = 0;

  /** A phone's clock that is set back stands still here: else a deadline would be an hour away. */
  const now = () => {
    const before = clocked;
    // From the beginning, as the time since 1970 would want a box for every call.
    clocked = clock.Date.now() - began;
    elapsed += Math.max(0, clocked - before);
    return elapsed;
  };
  /** Runs a function of the page's: an error in it must not break a call. */
  const guarded = (run: () => void) => {
    try {
      run();
    } catch {
      // A fault of the page's own code: not the bridge's to handle.
    }
  };

  const context: ChannelContext = {
    host: parts.host,
    capabilities: {},
    options,
    limits,
    clock,
    nonce,
    now,
    openBy: 1,
    // No function is made in here: each would keep its surroundings alive, for every answer.
    receive(message) {
      const whole = Object(message);
      const { method, params, result } = whole;
      const note = method === '$/accepted' || method === '$/progress';
      const id = note ? Object(params).id : whole.id;
      const number = numberIn(id);
      const found = open.get(number);
      if (recorder) record('in', message, found ? found.method : events && events.row(method));
      // A request of ours that comes back is no event, and its answer none of the host's.
      if (!note && typeof method === 'string' && !(number >= 0)) {
        if (events) events.dispatch(method, params, id);
        else drop('unknown-event');
      } else if (!found) drop(strange(id, number));
      else if (note) {
        found.due = found.finishBy;
        watch(found.due);
        if (method === '$/progress') progress(found.options, params.value);
      } else if ('error' in whole) closed(number, found)(refuse(found.method, ...readError(whole.error, found.method)));
      else if ('result' in whole) {
        const path = found.method.result(result);
        closed(
          number,
          found,
        )(path === undefined ? result : refuse(found.method, 'BAD_REPLY', path, { path, mayHaveHappened: true }));
      } else drop('malformed');
    },
    drop(reason) {
      drops[reason] = (drops[reason] || 0) + 1;
      if (drops[reason] === 1) context.log({ level: 'warn', event: 'dropped', reason });
    },
    send: (message) => guarded(() => post(message)),
    log: (entry) => log && guarded(() => log({ ...entry, host: context.host.name })),
    fail({ name: method }, code, text, detail) {
      const error = new BridgeError(code, text, { ...detail, method });
      if (code !== 'CANCELLED' && code !== 'UNSUPPORTED' && method !== 'initialize')
        context.log({ level: 'error', event: 'call-failed', method, code, path: error.path });
      return error;
    },
    gone() {
      open.forEach((_, number) => {
        end(number, 'HOST_GONE');
      });
    },
    // The method's own check has looked at the result.
    ask: (to, method, params, deadlineMs) => request(to, method, params, { deadlineMs }) as Promise<never>,
  };
  const { drop, fail, send } = context;
  const refuse = (...failure: Parameters<typeof fail>) => Promise.reject<never>(fail(...failure));

  const numberIn = (id: unknown): number =>
    typeof id === 'string' && id.startsWith(prefix) ? +id.slice(prefix.length) : Number.NaN;
  /** Why there is no open call for this id: it is another page load's, one already settled, or was never asked. */
  const strange = (id: unknown, number: number): DropReason => {
    if (number < sent) return 'late';
    if (typeof id === 'string' && !id.startsWith(prefix) && /^\w{6,}\.\d/.test(id)) return 'previous-page';
    return id ? 'unknown-id' : 'malformed';
  };

  const record: Recorder = (...seen) => guarded(() => (recorder as Recorder)(...seen));
  const progress = ({ onProgress }: CallOptions, value: unknown) => onProgress && guarded(() => onProgress(value));

  const post = (message: Outgoing, method?: AnyCall, to = channel) => {
    if (recorder) record('out', message, method);
    if (to) to.post(message, method);
  };

  let resolve: Open['resolve'];
  const capture = (resolver: Open['resolve']) => {
    resolve = resolver;
  };
  const request = (to: Channel, method: AnyCall, params: unknown, options: CallOptions): Promise<unknown> => {
    const { signal, deadlineMs = method.deadlineMs } = options;
    const number = sent++;
    const start = now();
    const due = start + Math.min(deadlineMs, limits.acceptMs);
    const promise = new Promise<unknown>(capture);
    const unlisten = signal && listen(signal, number);
    const found: Open = { due, finishBy: start + deadlineMs, method, options, resolve, unlisten };
    open.set(number, found);
    watch(due);
    try {
      post({ jsonrpc: '2.0', id: prefix + number, method: method.name, params }, method, to);
    } catch (error) {
      // The channel is missing or broken: it never left, unless it is answered already.
      const code = error instanceof BridgeError ? error.code : 'HOST_GONE';
      if (open.has(number)) closed(number, found)(refuse(method, code, `${Object(error).message}`));
    }
    return promise;
  };
  const listen = (signal: AbortSignal, number: number) => {
    const abort = () => end(number, 'ABORTED');
    signal.addEventListener('abort', abort);
    return () => signal.removeEventListener('abort', abort);
  };

  /** Gives what is to be called with the outcome: that is made afterwards, as a log told of it may dispose the bridge. */
  const closed = (number: number, { unlisten, resolve }: Open) => {
    open.delete(number);
    if (unlisten) unlisten();
    return resolve;
  };
  /** The page's own end of a call: the host is told, and may have done it. */
  const end = (number: number, code: BridgeErrorCode) => {
    const found = open.get(number);
    if (!found) return;
    closed(number, found)(refuse(found.method, code, '', { mayHaveHappened: true }));
    if (code !== 'HOST_GONE') send({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: prefix + number } });
  };

  /** The timer is not taken down with the last call, as the next would put it up again: it rings once more, and none is left. */
  const watch = (due: number) => {
    if (due >= wake) return;
    clock.clearTimeout(timer as never);
    wake = due;
    // A longer one would ring at once, and again and again.
    timer = clock.setTimeout(ring, Math.min(due - now(), 2e9));
  };
  const ring = () => {
    const at = now();
    wake = Infinity;
    open.forEach(({ due }, number) => {
      if (due > at) watch(due);
      else end(number, 'TIMEOUT');
    });
  };

  const supports = (method: AnyCall) => parts.supports(context, method);
  const start = (method: AnyCall, params: unknown, given: CallOptions): Promise<unknown> => {
    const support = supports(method);
    if (given.signal && given.signal.aborted) return refuse(method, 'ABORTED');
    if (!support.ok) return refuse(method, support.reason, '', { needs: support.needs });
    return channel ? request(channel, method, params, given) : refuse(method, 'HOST_GONE');
  };

  /** Waits for the host: one microtask per call, so the order stays. */
  const startLater = async (method: AnyCall, params: unknown, given: CallOptions): Promise<unknown> => {
    if (queued >= limits.queue) throw fail(method, 'BUSY');
    queued++;
    opening = opening || connect();
    await opening;
    queued--;
    return start(method, params, given);
  };

  /** Also for another try: a chunk that could not be fetched may be there next time. Never rejects. */
  const connect = async (): Promise<void> => {
    await undefined;
    try {
      if (context.openBy) {
        context.openBy = now() + limits.connectMs;
        channel = await parts.open(context);
      }
      if (context.openBy) context.log({ level: 'info', event: 'opened' });
      else close();
    } catch {
      // No host, then: calls say so.
    }
    opening = undefined;
  };
  const close = () => {
    if (channel) channel.close();
    channel = undefined;
  };
  opening = connect();

  return {
    get host() {
      return context.host;
    },
    opened: opening,
    sessionToken: () => context.capabilities.token || parts.token,
    supports,
    call(method, params, given = NONE) {
      const path = method.params(params);
      if (path !== undefined) return refuse(method, 'BAD_PARAMS', path, { path });
      const { wrap } = method;
      const go = channel ? start : startLater;
      // The method's own check has looked at the result.
      return (
        wrap
          ? wrap(context, method, params, given, (options) => go(method, params, options))
          : go(method, params, given)
      ) as Promise<never>;
    },
    on(event, listener) {
      events = events || event.hub(context);
      return events.on(event, listener as (payload: unknown) => unknown);
    },
    // Where the page has none, the bridge it is given does not have it either.
    pending: () => (parts.pending as PendingOperations)(context),
    health: () => ({ open: open.size, queued, dropped: { ...drops } }),
    dispose() {
      context.openBy = 0;
      context.gone();
      clock.clearTimeout(timer as never);
      if (events) events.clear();
      close();
    },
  };
}
