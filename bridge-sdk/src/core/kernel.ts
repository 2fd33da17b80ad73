/**
 * The bridge itself: checks, queue, capability, and the open calls. Each call settles exactly once: by the host's first answer,
 * by abort, by its deadline, or by the host's end. It has two deadlines: until the host has accepted, then until it must
 * have finished.
 *
 * What needs none of its state has modules of its own: ids, failures, the outcome of an answer, the page's time; and the timer of all
 * deadlines (`deadlines.ts`).
 *
 * Code that only some pages need comes from outside: `Parts` gives the host; events, single flight and the journal
 * are brought along by the rows that promise them.
 */
import { BridgeError, type BridgeErrorCode } from '../errors.ts';
import { deadlines } from './deadlines.ts';
import { failureOf, misfit, refuse } from './failures.ts';
import { guarded } from './guarded.ts';
import { numberIn, strange } from './ids.ts';
import type { Channel, ChannelContext, Events, Outgoing, ReadPending, Wrap } from './inside.ts';
import { outcomeOf } from './outcome.ts';
import { pageTime } from './page-time.ts';
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
import { unknown } from './wire-error.ts';

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
  /** The open calls by the number in their id: a number is a faster key than text. */
  const open = new Map<number, Open>();
  const drops: Partial<Record<DropReason, number>> = {};
  let channel: Channel | undefined;
  let events: Events | undefined;
  let opening: Promise<void> | undefined;
  let sent = 0;
  let queued = 0;

  const now = pageTime(clock);
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
      const { method, params } = whole;
      const note = method === '$/accepted' || method === '$/progress';
      const id = note ? Object(params).id : whole.id;
      const number = numberIn(id, prefix);
      const found = open.get(number);
      if (recorder) record('in', message, found ? found.method : events && events.row(method));
      // A host that sends our request back has sent no event, and no answer.
      if (!note && typeof method === 'string' && !(number >= 0)) {
        if (events) events.dispatch(method, params, id);
        else unknown(context, id);
      } else if (!found) drop(number < sent ? 'late' : strange(id, prefix));
      else if (note) {
        found.due = found.finishBy;
        watch(found.due);
        if (method === '$/progress') progress(found.options, params.value);
      } else if ('error' in whole || 'result' in whole) closed(number, found)(outcomeOf(context, found.method, whole));
      else drop('malformed');
    },
    drop(reason) {
      drops[reason] = (drops[reason] || 0) + 1;
      if (drops[reason] === 1) context.log({ level: 'warn', event: 'dropped', reason });
    },
    send: (message) => guarded(() => post(message)),
    log: (entry) => log && guarded(() => log({ ...entry, host: context.host.name })),
    fail: (...failure) => failureOf(context, ...failure),
    gone() {
      open.forEach((_, number) => {
        end(number, 'HOST_GONE');
      });
    },
    // The method's own check has looked at the result.
    ask: (to, method, params, deadlineMs) => request(to, method, params, { deadlineMs }) as Promise<never>,
  };
  const { drop, fail, send } = context;
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
      if (open.has(number)) closed(number, found)(refuse(context, method, code, `${message}`, { path, cause }));
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
    closed(number, found)(refuse(context, found.method, code, '', { mayHaveHappened: true }));
    if (code !== 'HOST_GONE') send({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: prefix + number } });
  };

  const { watch, stop } = deadlines({ clock, now }, (at) => {
    open.forEach(({ due }, number) => {
      if (due > at) watch(due);
      else end(number, 'TIMEOUT');
    });
  });

  const supports = (method: AnyCall, params?: unknown) => parts.supports(context, method, params);
  const start = (method: AnyCall, params: unknown, given: CallOptions): Promise<unknown> => {
    const support = supports(method, params);
    if (given.signal && given.signal.aborted) return refuse(context, method, 'ABORTED');
    if (!support.ok) {
      const { reason, needs, option = needs } = support;
      return refuse(context, method, reason, option && `needs ${option}`, { needs: option });
    }
    return channel ? request(channel, method, params, given) : refuse(context, method, 'HOST_GONE');
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
        return refuse(
          context,
          { name: typeof method === 'string' ? method : typeof method } as AnyCall,
          'BAD_PARAMS',
          NO_ROW,
          {
            path: '',
          },
        );
      const wrong = method.params(params, options.origins);
      if (wrong !== undefined) return misfit(context, method, 'BAD_PARAMS', wrong);
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
      stop();
      if (events) events.clear();
      close();
    },
  };
}
