/**
 * The bridge itself: it checks a call, asks whether the host has it, and sends it when the host is open (`connection.ts`); it sorts what the
 * host sends, to the open calls (`open-calls.ts`) or to the page's listeners.
 *
 * Code that only some pages need comes from outside: `Parts` gives the host; events, single flight and the journal
 * are brought along by the rows that promise them.
 */
import type { BridgeErrorCode } from '../errors.ts';
import { connection } from './connection.ts';
import { failureOf, misfit, refuse } from './failures.ts';
import { guarded } from './guarded.ts';
import { numberIn, strange } from './ids.ts';
import type { Channel, ChannelContext, Events, Outgoing, Wrap } from './inside.ts';
import { openCalls } from './open-calls.ts';
import { outcomeOf } from './outcome.ts';
import { pageTime } from './page-time.ts';
import { refusalOf } from './refusal.ts';
import type {
  AnyMethod,
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
const NO_ROW = 'no row';

/** The parts that differ between `connect` and `connectNative`. */
export interface Parts {
  readonly host: HostInfo;
  /** A session token from the user agent. */
  readonly token?: string | undefined;
  /** Rejects where there is no host; the next call tries again. */
  open(context: ChannelContext): Promise<Channel>;
  /** Returns the support of a method, by what is known of the host now. */
  supports(context: ChannelContext, method: AnyMethod, params?: unknown): Support;
  /** As `ChannelContext` has it. */
  readonly onServer?: ChannelContext['onServer'];
}

export function openKernel(parts: Parts, options: BridgeOptions): Bridge {
  const { clock = globalThis, log } = options;
  const { origins = [], appSchemes = [] } = options;
  const allowed = origins.concat(appSchemes);
  // Enough to tell one page load from the next.
  const nonce = String(crypto.getRandomValues(new Uint32Array(1)));
  const prefix = `${nonce}.`;
  const drops: Partial<Record<DropReason, number>> = {};
  let events: Events | undefined;

  const context: ChannelContext = {
    host: parts.host,
    capabilities: {},
    onServer: parts.onServer,
    options,
    recorder: options.recorder,
    limits: { ...LIMITS, ...options.limits },
    clock,
    nonce,
    now: pageTime(clock),
    openBy: 1,
    // No function is created here: it would keep its scope in memory for every answer.
    receive(message) {
      const whole = Object(message);
      const { method, params } = whole;
      const note = method === '$/accepted' || method === '$/progress';
      const id = note ? Object(params).id : whole.id;
      const number = numberIn(id, prefix);
      const found = calls.find(number);
      if (context.recorder) record('in', message, found ? found.method : events && events.row(method));
      // A host that sends our request back has sent no event, and no answer.
      if (!note && typeof method === 'string' && !(number >= 0)) {
        if (events) events.dispatch(method, params, id);
        else unknown(context, id);
      } else if (!found) drop(calls.wasSent(number) ? 'late' : strange(id, prefix));
      else if (note) {
        calls.accept(found);
        if (method === '$/progress') progress(found.options, params.value);
      } else if ('error' in whole || 'result' in whole)
        calls.close(number, found)(outcomeOf(context, found.method, whole));
      else drop('malformed');
    },
    drop(reason) {
      drops[reason] = (drops[reason] || 0) + 1;
      if (drops[reason] === 1) context.log({ level: 'warn', event: 'dropped', reason });
    },
    send: (message) => guarded(() => post(message)),
    log: (entry) => log && guarded(() => log({ ...entry, host: context.host.name })),
    fail: (...failure) => failureOf(context, ...failure),
    gone: () => calls.gone(),
    // The method's own check has looked at the result.
    ask: (to, method, params, deadlineMs) => calls.request(to, method, params, { deadlineMs }) as Promise<never>,
  };
  const { drop } = context;
  const record: Recorder = (...seen) => guarded(() => (context.recorder as Recorder)(...seen));
  const progress = ({ onProgress }: CallOptions, value: unknown) => onProgress && guarded(() => onProgress(value));
  const post = (message: Outgoing, method?: AnyMethod, to = host.channel) => {
    if (context.recorder) record('out', message, method);
    if (to) to.post(message, method);
  };
  const calls = openCalls(context, prefix, post);
  const host = connection(context, parts.open);

  const supports = (method: AnyMethod, params?: unknown) => parts.supports(context, method, params);
  const start = (method: AnyMethod, params: unknown, given: CallOptions): Promise<unknown> => {
    const support = supports(method, params);
    if (given.signal && given.signal.aborted) return refuse(context, method, 'ABORTED');
    if (!support.ok) {
      const { reason, needs, option } = support;
      const missing = needs || option;
      return refuse(context, method, reason as BridgeErrorCode, missing && `needs ${missing}`, { needs, option });
    }
    if (host.channel) return calls.request(host.channel, method, params, given);
    return refuse(context, method, 'HOST_GONE', '', { cause: context.failure });
  };
  /** Sends a call when the host is ready: one microtask for each call keeps their order. */
  const startLater = async (method: AnyMethod, params: unknown, given: CallOptions): Promise<unknown> => {
    await host.ready(method);
    return start(method, params, given);
  };

  return {
    get host() {
      return context.host;
    },
    opened: host.opened,
    sessionToken: () => context.capabilities.token || parts.token,
    supports,
    call(method, params, given = NONE) {
      // A caller without types may hand over anything.
      if (Object(method).kind !== 'method')
        return refuse(
          context,
          { name: typeof method === 'string' ? method : typeof method } as AnyMethod,
          'BAD_PARAMS',
          NO_ROW,
          {
            path: '',
          },
        );
      const refusal = refusalOf(method.params, params, allowed);
      if (refusal) return misfit(context, method, 'BAD_PARAMS', refusal);
      const wrap = method.wrap as Wrap | undefined;
      const go = host.channel ? start : startLater;
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
    '~context': context,
    health: () => ({ open: calls.size(), queued: host.queued, dropped: { ...drops } }),
    dispose() {
      context.openBy = 0;
      context.gone();
      calls.stop();
      if (events) events.clear();
      host.close();
    },
  };
}
