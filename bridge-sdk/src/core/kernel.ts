/**
 * Implements the bridge for every host. It checks a call, asks whether the host supports it, and sends it when the host is open. It
 * routes each message of the host to an open call or to the page's listeners.
 *
 * A call settles exactly once, through the function `close`: by the host's first answer, an abort, its deadline, or the host's end. It
 * has two deadlines: one until the host has accepted it, then one until it must have finished.
 *
 * The kernel does not import code that only some pages need. `Parts` opens the host. The rows import events, single flight and the
 * journal.
 */
import { BridgeError, type BridgeErrorCode, type BridgeErrorDetail } from '../errors.ts';
import type { CallOptions, DropReason, HostInfo, Limits, Support } from './data-types.ts';
import { runGuarded } from './guarded.ts';
import { outcomeOf } from './outcome.ts';
import { pageTime } from './page-time.ts';
import { refusalOf } from './refusal.ts';
import type {
  AnyMethod,
  Bridge,
  BridgeOptions,
  Channel,
  ChannelContext,
  Events,
  Failure,
  Recorder,
  Wrap,
} from './types.ts';
import type { Outgoing } from './wire.ts';
import { refuseUnknown } from './wire-error.ts';

const LIMITS: Limits = { connectMs: 3_000, acceptMs: 3_000, messageChars: 1_048_576, depth: 64, queue: 64 };

const NO_OPTIONS: CallOptions = {};
/** The detail of the error with which the page ends a call. The host may have done the call. */
const MAY_HAVE_HAPPENED: BridgeErrorDetail = { mayHaveHappened: true };

/** The parts that differ between `connect` and `connectNative`. */
export interface Parts {
  readonly host: HostInfo;
  /** A session token from the user agent. */
  readonly token?: string | undefined;
  /** Opens the host. Rejects if there is none. The next call retries, because a chunk that failed to load may load then. */
  open(context: ChannelContext): Promise<Channel>;
  /** Returns the support of a method by the current knowledge of the host. */
  supports(context: ChannelContext, method: AnyMethod, params?: unknown): Support;
  /** The same as in `ChannelContext`. */
  readonly onServer?: ChannelContext['onServer'];
}

/** An open call. It is small, because ten thousand may be open at once. Times are integers, which need less memory. */
interface OpenCall {
  /** The current deadline. It moves to `finishBy` when the host accepts the call. */
  due: number;
  readonly finishBy: number;
  readonly method: AnyMethod;
  readonly options: CallOptions;
  /** Resolves the call with its outcome. A failure is a rejected promise. */
  readonly resolve: (outcome: unknown) => void;
  /** The listener on the caller's signal. */
  abort: (() => void) | undefined;
}

export function openKernel(parts: Parts, options: BridgeOptions): Bridge {
  // Mutant lives: The text that is put into the list is not the origin or scheme of any address.
  const { clock = globalThis, log, origins = [], appSchemes = [] } = options;
  const allowed = origins.concat(appSchemes);
  const limits: Limits = { ...LIMITS, ...options.limits };
  const now = pageTime(clock);
  // 32 random bits are enough to distinguish page loads.
  const nonce = String(crypto.getRandomValues(new Uint32Array(1)));
  const prefix = `${nonce}.`;
  const drops: Partial<Record<DropReason, number>> = {};
  /** The open calls by the `<n>` of their ids `<nonce>.<n>`. A number is a faster key than text. */
  const calls = new Map<number, OpenCall>();
  let callCount = 0;
  let queued = 0;
  /** The open channel. Absent while the host is being opened, and if there is no host. */
  let channel: Channel | undefined;
  let events: Events | undefined;
  /** One timer for all deadlines, because one timer per call costs five times as much. */
  let timer: unknown;
  let timerDue = Infinity;

  const record: Recorder = (...args) => runGuarded(() => (context.recorder as Recorder)(...args));
  const post = (message: Outgoing, method?: AnyMethod, target = channel) => {
    // Mutant lives: Without a recorder the call throws inside `runGuarded`; the condition saves its cost.
    if (context.recorder) record('out', message, method);
    // Mutant lives: Without a channel no call is made, and a notification is sent guarded; the type requires the condition.
    if (target) target.post(message, method);
  };
  const fail = ({ name: method }: AnyMethod, ...[code, hostText = '', detail]: Failure): BridgeError => {
    // A text of the host, or of a rethrown error of this page, already begins with its code.
    const reason = hostText.replace(/^[A-Z_]+(: |$)/, '');
    const text = `${method} on ${context.host.name}${reason && `: ${reason}`}`;
    const error = new BridgeError(code, text, { ...detail, method });
    if (code !== 'CANCELLED' && code !== 'UNSUPPORTED' && method !== 'initialize')
      context.log({ level: 'error', event: 'call-failed', method, code, path: error.path });
    return error;
  };
  const refuse = (method: AnyMethod, ...failure: Failure): Promise<never> =>
    Promise.reject(context.fail(method, ...failure));

  /**
   * Removes an open call and returns the function that resolves it. The caller creates the outcome afterwards, because a log entry
   * about it may dispose the bridge.
   */
  const close = (number: number, { abort, options: { signal }, resolve }: OpenCall) => {
    calls.delete(number);
    // Mutant lives: A listener exists only if the caller has a signal; the type requires both conditions.
    if (abort && signal) signal.removeEventListener('abort', abort);
    return resolve;
  };
  /** Ends a call and sends a cancel to the host, which may have done the call already. */
  const stop = (number: number, call: OpenCall, code: BridgeErrorCode) => {
    close(number, call)(refuse(call.method, code, '', MAY_HAVE_HAPPENED));
    context.send({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: prefix + number } });
  };
  /** Sets the timer to fire at this time or earlier. It keeps running after the last call, because the next call would restart it. */
  const watch = (due: number) => {
    // Mutant lives: A timer that is set again for the same time fires then as well.
    if (due >= timerDue) return;
    clock.clearTimeout(timer as never);
    timerDue = due;
    // A browser fires a timer with a longer delay at once, which would loop.
    timer = clock.setTimeout(expireCalls, Math.min(due - now(), 2e9));
  };
  const expireCalls = () => {
    const time = now();
    timerDue = Infinity;
    calls.forEach((call, number) => {
      if (call.due > time) watch(call.due);
      else stop(number, call, 'TIMEOUT');
    });
  };
  const listen = (signal: AbortSignal, number: number, call: OpenCall) => {
    call.abort = () => stop(number, call, 'ABORTED');
    signal.addEventListener('abort', call.abort);
  };
  // One function captures the resolvers of all promises. A closure per call would keep its scope in memory.
  let resolve: OpenCall['resolve'];
  const capture = (resolver: OpenCall['resolve']) => {
    resolve = resolver;
  };
  const request = (target: Channel, method: AnyMethod, params: unknown, options: CallOptions): Promise<unknown> => {
    const { signal, deadlineMs = method.deadlineMs } = options;
    const number = callCount++;
    const start = now();
    const due = start + Math.min(deadlineMs, limits.acceptMs);
    const promise = new Promise<unknown>(capture);
    const call: OpenCall = { due, finishBy: start + deadlineMs, method, options, resolve, abort: undefined };
    calls.set(number, call);
    if (signal) listen(signal, number, call);
    watch(due);
    try {
      post({ jsonrpc: '2.0', id: prefix + number, method: method.name, params }, method, target);
    } catch (error) {
      // The channel is missing or broken. The call was not sent, unless it is answered already.
      const code = error instanceof BridgeError ? (error.code as BridgeErrorCode) : 'HOST_GONE';
      const { message, path, cause = error } = Object(error);
      if (calls.has(number)) close(number, call)(refuse(method, code, `${message}`, { path, cause }));
    }
    return promise;
  };

  const context: ChannelContext = {
    host: parts.host,
    capabilities: {},
    onServer: parts.onServer,
    options,
    recorder: options.recorder,
    limits,
    clock,
    nonce,
    now,
    openBy: 1,
    // Do not create a closure here: it would keep its scope in memory for every answer.
    receive(message) {
      const answer = Object(message);
      const { method, params } = answer;
      const isNotification = method === '$/accepted' || method === '$/progress';
      const id = isNotification ? Object(params).id : answer.id;
      // Ids are compared as text, because `5.0` and ` 5` also parse as numbers but are not our ids.
      const digits = typeof id === 'string' && id.startsWith(prefix) && id.slice(prefix.length);
      const number = +digits >>> 0;
      const isOwnId = `${number}` === digits;
      const call = isOwnId && calls.get(number);
      // Mutant lives: Without a recorder the call throws inside `runGuarded`; the condition saves its cost.
      if (context.recorder) record('in', message, call ? call.method : events && events.row(method));
      // An echo of our own request is neither an event nor an answer.
      if (!isNotification && typeof method === 'string' && !isOwnId) {
        if (events) events.dispatch(method, params, id);
        else refuseUnknown(context, id);
      } else if (!call) drop(isOwnId && number < callCount ? 'late' : dropReasonOf(id, digits));
      else if (isNotification) {
        call.due = call.finishBy;
        watch(call.due);
        if (method === '$/progress') progress(call.options, params.value);
      } else if ('error' in answer || 'result' in answer) {
        close(number, call)(outcomeOf(call.method, answer, refuse));
      } else drop('malformed');
    },
    drop(reason) {
      drops[reason] = (drops[reason] || 0) + 1;
      if (drops[reason] === 1) context.log({ level: 'warn', event: 'dropped', reason });
    },
    send: (message) => runGuarded(() => post(message)),
    log: (entry) => log && runGuarded(() => log({ ...entry, host: context.host.name })),
    fail,
    gone() {
      calls.forEach((call, number) => {
        // Mutant lives: The text of the reason is for a log; code and details have tests.
        close(number, call)(refuse(call.method, 'HOST_GONE', '', MAY_HAVE_HAPPENED));
      });
    },
    // The method's own check has validated the result.
    ask: (target, method, params, deadlineMs) => request(target, method, params, { deadlineMs }) as Promise<never>,
  };
  const { drop } = context;
  const progress = ({ onProgress }: CallOptions, value: unknown) => onProgress && runGuarded(() => onProgress(value));

  const closeChannel = () => {
    if (channel) channel.close();
    channel = undefined;
  };
  const connect = async (): Promise<void> => {
    await undefined;
    context.failure = undefined;
    try {
      if (context.openBy) {
        context.openBy = now() + limits.connectMs;
        channel = await parts.open(context);
      }
      if (context.openBy) context.log({ level: 'info', event: 'opened' });
      else closeChannel();
    } catch (error) {
      // Calls reject with HOST_GONE and this cause.
      context.failure = error;
    }
    opening = undefined;
  };
  const opened = connect();
  let opening: Promise<void> | undefined = opened;

  const supports = (method: AnyMethod, params?: unknown) => parts.supports(context, method, params);
  const start = (method: AnyMethod, params: unknown, callOptions: CallOptions): Promise<unknown> => {
    const support = supports(method, params);
    if (callOptions.signal && callOptions.signal.aborted) return refuse(method, 'ABORTED');
    if (!support.ok) {
      const { reason, needs, option } = support;
      const missing = needs || option;
      return refuse(method, reason as BridgeErrorCode, missing && `needs ${missing}`, { needs, option });
    }
    if (channel) return request(channel, method, params, callOptions);
    // Mutant lives: The text of the reason is for a log; code and details have tests.
    return refuse(method, 'HOST_GONE', '', { cause: context.failure });
  };
  /** Sends a call when the host is ready, and reopens a host that failed to open. One microtask for each call keeps their order. */
  const startLater = async (method: AnyMethod, params: unknown, callOptions: CallOptions): Promise<unknown> => {
    if (queued >= limits.queue) return refuse(method, 'BUSY');
    queued++;
    opening = opening || connect();
    await opening;
    queued--;
    return start(method, params, callOptions);
  };

  return {
    get host() {
      return context.host;
    },
    opened,
    sessionToken: () => context.capabilities.token || parts.token,
    supports,
    call(method, params, callOptions = NO_OPTIONS) {
      // A caller in plain JavaScript may pass any value.
      if (Object(method).kind !== 'method') {
        const name = typeof method === 'string' ? method : typeof method;
        return refuse({ name } as AnyMethod, 'BAD_PARAMS', 'no row', { path: '' });
      }
      const refusal = refusalOf('BAD_PARAMS', method.params, params, allowed);
      if (refusal) return refuse(method, ...refusal);
      const wrap = method.wrap as Wrap | undefined;
      const sendCall = channel ? start : startLater;
      // The method's own check has validated the result.
      return (
        wrap
          ? wrap(context, method, params, callOptions, (options) => sendCall(method, params, options))
          : sendCall(method, params, callOptions)
      ) as Promise<never>;
    },
    on(event, listener) {
      events = events || event.hub(context);
      return events.on(event, listener as (payload: unknown) => unknown);
    },
    '~context': context,
    health: () => ({ open: calls.size, queued, dropped: { ...drops } }),
    dispose() {
      context.openBy = 0;
      context.gone();
      clock.clearTimeout(timer as never);
      if (events) events.clear();
      closeChannel();
    },
  };
}

/** Returns the reason to drop an id with which no call was sent. `digits` follow our nonce. It is false for an id without our nonce. */
function dropReasonOf(id: unknown, digits: string | false): DropReason {
  // Mutant lives: The expression converts any other value to text, which is not an id of an earlier page.
  if (digits === false && typeof id === 'string' && /^\w{6,}\.\d/.test(id)) return 'previous-page';
  return id ? 'unknown-id' : 'malformed';
}
