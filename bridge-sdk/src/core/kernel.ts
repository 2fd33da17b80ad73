/**
 * The bridge itself: checks, queue, capability, and the open calls. Each call settles exactly once: by the host's first answer,
 * by abort, by its deadline, or by the host's end. It has two deadlines: until the host has accepted, then until it must
 * have finished; all of a page share one timer, as one per call costs five times as much.
 *
 * Code that only some pages need comes from outside: `Parts` gives the host; events, single flight and the journal
 * are brought along by the rows that promise them.
 */
import { BridgeError, type BridgeErrorCode, TEXT_CHARS } from '../errors.ts';
import type { Channel, ChannelContext, Events, Outgoing, ReadPending, Wrap } from './inside.ts';
import type {
  AnyCall,
  Bridge,
  BridgeOptions,
  CallOptions,
  DropReason,
  HostInfo,
  Limits,
  Recorder,
  Support,
} from './types.ts';
import { readError, unknown } from './wire-error.ts';

const LIMITS: Limits = { connectMs: 3_000, acceptMs: 3_000, messageChars: 1_048_576, depth: 64, queue: 64 };

const NONE: CallOptions = {};
const NO_ROW = 'the method must be a row of the contract, like getSteps';

/** The parts that differ between `connect` and `connectNative`. */
export interface Parts {
  readonly host: HostInfo;
  /** A session token from the user agent. */
  readonly token?: string | undefined;
  /** Rejects where there is no host; the next call tries again. */
  open(context: ChannelContext): Promise<Channel>;
  /** Returns the support of a call, by what is known of the host now. */
  supports(context: ChannelContext, method: AnyCall, params?: unknown): Support;
  /** Absent where the page has no calls that outlive the page. */
  readonly pending?: ReadPending | undefined;
}

/**
 * An open call. It is small, because ten thousand may be open at once. Times are whole milliseconds: small numbers
 * need less memory.
 */
interface Open {
  /** The deadline; it moves when the host accepts the call. */
  due: number;
  readonly finishBy: number;
  readonly method: AnyCall;
  readonly options: CallOptions;
  /** Takes the outcome; a failure is a rejected promise. */
  readonly resolve: (outcome: unknown) => void;
  readonly unlisten: (() => void) | undefined;
}

export function openKernel(parts: Parts, options: BridgeOptions): Bridge {
  const limits = { ...LIMITS, ...options.limits };
  const { clock = globalThis, recorder, log } = options;
  // Enough to tell one page load from the next.
  const nonce = String(crypto.getRandomValues(new Uint32Array(1)));
  const prefix = `${nonce}.`;
  let clocked = 0;
  let elapsed = 0;
  /** The open calls by the number in their id: a number is a faster key than text. */
  const open = new Map<number, Open>();
  const drops: Partial<Record<DropReason, number>> = {};
  let channel: Channel | undefined;
  let events: Events | undefined;
  let opening: Promise<void> | undefined;
  let timer: unknown;
  let wake = Infinity;
  let sent = 0;
  let queued = 0;

  /** Returns the time; it never goes back, also of a clock without `performance`: if that is set back, a deadline would be an hour away. */
  const now = () => {
    const before = clocked;
    // The time since the page began, where the clock has it: it knows nothing of a phone's clock that is set forward. A fraction would need
    // more memory for every call.
    clocked = Math.floor((clock.performance || clock.Date).now());
    elapsed += Math.max(0, clocked - before);
    return elapsed;
  };
  /** Runs a function of the page. An error in it must not break a call. */
  const guarded = (run: () => void) => {
    try {
      run();
    } catch {
      // The page's own code is wrong: the bridge does not handle it.
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
    // No function is created here: it would keep its scope in memory for every answer.
    receive(message) {
      const whole = Object(message);
      const { method, params, result } = whole;
      const note = method === '$/accepted' || method === '$/progress';
      const id = note ? Object(params).id : whole.id;
      const number = numberIn(id);
      const found = open.get(number);
      if (recorder) record('in', message, found ? found.method : events && events.row(method));
      // A host that sends our request back has sent no event, and no answer.
      if (!note && typeof method === 'string' && !(number >= 0)) {
        if (events) events.dispatch(method, params, id);
        else unknown(context, id);
      } else if (!found) drop(strange(id, number));
      else if (note) {
        found.due = found.finishBy;
        watch(found.due);
        if (method === '$/progress') progress(found.options, params.value);
      } else if (whole.error || ('error' in whole && !('result' in whole)))
        closed(number, found)(refuse(found.method, ...readError(whole.error, found.method)));
      else if ('result' in whole) {
        // An encoder writes null where there is nothing to tell.
        const empty = result === null || result === undefined;
        const value = empty && found.method.result(result) !== undefined ? {} : result;
        const wrong = found.method.result(value);
        closed(number, found)(wrong === undefined ? value : misfit(found.method, 'BAD_REPLY', wrong));
      } else drop('malformed');
    },
    drop(reason) {
      drops[reason] = (drops[reason] || 0) + 1;
      if (drops[reason] === 1) context.log({ level: 'warn', event: 'dropped', reason });
    },
    send: (message) => guarded(() => post(message)),
    log: (entry) => log && guarded(() => log({ ...entry, host: context.host.name })),
    fail({ name: method }, code, text = '', detail) {
      // A host's text, or an error of this page that is passed on, begins with its code already.
      const reason = text.replace(/^[A-Z_]+(: |$)/, '');
      const what = `${method} on ${context.host.name}`;
      const error = new BridgeError(code, reason ? `${what}: ${reason}` : what, { ...detail, method });
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
  /** Refuses params or a result. `wrong` is what a check returned. */
  const misfit = (method: AnyCall, code: 'BAD_PARAMS' | 'BAD_REPLY', wrong: string) => {
    const [path = '', expected] = wrong.slice(0, TEXT_CHARS).split('\n');
    const place = path || (code === 'BAD_PARAMS' ? 'params' : 'result');
    const text = expected ? `${place} must be ${expected}` : place;
    return refuse(method, code, text, { path, mayHaveHappened: code === 'BAD_REPLY' });
  };

  /** Ids are compared as text: `5.0`, ` 5` and an empty text are numbers as well, and no ids of ours. */
  const numberIn = (id: unknown): number => {
    const digits = typeof id === 'string' && id.startsWith(prefix) ? id.slice(prefix.length) : '';
    const number = +digits >>> 0;
    return `${number}` === digits ? number : Number.NaN;
  };
  /** Returns the reason why no call is open for this id: it is of another page load, is settled, or was never sent. */
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
      // The channel is missing or broken: the call was not sent, unless it has its answer already.
      const code = error instanceof BridgeError ? error.code : 'HOST_GONE';
      const { message, path, cause = error } = Object(error);
      if (open.has(number)) closed(number, found)(refuse(method, code, `${message}`, { path, cause }));
    }
    return promise;
  };
  const listen = (signal: AbortSignal, number: number) => {
    const abort = () => end(number, 'ABORTED');
    signal.addEventListener('abort', abort);
    return () => signal.removeEventListener('abort', abort);
  };

  /**
   * Closes the call and returns the function for its outcome. The outcome is made afterwards, because a log entry about it may
   * dispose the bridge.
   */
  const closed = (number: number, { unlisten, resolve }: Open) => {
    open.delete(number);
    if (unlisten) unlisten();
    return resolve;
  };
  /** Ends a call by the page. The host is told; it may have done the call already. */
  const end = (number: number, code: BridgeErrorCode) => {
    const found = open.get(number);
    if (!found) return;
    closed(number, found)(refuse(found.method, code, '', { mayHaveHappened: true }));
    if (code !== 'HOST_GONE') send({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: prefix + number } });
  };

  /** Starts the timer. It is not stopped with the last call, because the next call would start it again: it fires once more and is gone. */
  const watch = (due: number) => {
    if (due >= wake) return;
    clock.clearTimeout(timer as never);
    wake = due;
    // A longer delay would fire at once, again and again.
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

  const supports = (method: AnyCall, params?: unknown) => parts.supports(context, method, params);
  const start = (method: AnyCall, params: unknown, given: CallOptions): Promise<unknown> => {
    const support = supports(method, params);
    if (given.signal && given.signal.aborted) return refuse(method, 'ABORTED');
    if (!support.ok) {
      const { reason, needs, option = needs } = support;
      return refuse(method, reason, option && `needs ${option}`, { needs: option });
    }
    return channel ? request(channel, method, params, given) : refuse(method, 'HOST_GONE');
  };

  /** Sends a call when the host is ready: one microtask for each call keeps their order. */
  const startLater = async (method: AnyCall, params: unknown, given: CallOptions): Promise<unknown> => {
    if (queued >= limits.queue) throw fail(method, 'BUSY');
    queued++;
    opening = opening || connect();
    await opening;
    queued--;
    return start(method, params, given);
  };

  /** Opens the host, also for another try: a chunk that failed to load may load next time. Never rejects. */
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
      // There is no host: calls reject with that.
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
      // A caller without types may hand over anything.
      if (Object(method).kind !== 'call')
        return refuse({ name: typeof method === 'string' ? method : typeof method } as AnyCall, 'BAD_PARAMS', NO_ROW, {
          path: '',
        });
      const wrong = method.params(params, options.origins);
      if (wrong !== undefined) return misfit(method, 'BAD_PARAMS', wrong);
      const wrap = method.wrap as Wrap | undefined;
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
    // A page without it gets a bridge type without `pending`.
    pending: () => (parts.pending as ReadPending)(context),
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
