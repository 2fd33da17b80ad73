/** The bridge itself: checks, queue, single flight, journal, capability; what is open lives in `requests`. */
import type { Call } from '../define.ts';
import { BridgeError, type BridgeErrorDetail, isBridgeError } from '../errors.ts';
import { detectHost, type Signs, tokenOf } from '../hosts/index.ts';
import { needsSignature, supportsOn } from '../hosts/support-table.ts';
import type { Bridge, CallOptions, Support } from './bridge.ts';
import { makeEvents } from './events.ts';
import { makeJournal } from './journal.ts';
import type { DropReason, HostNews, Link, Sink } from './link.ts';
import { localLink } from './local-link.ts';
import { asBrowser, isNative, openHost } from './opening.ts';
import type { BridgeOptions, Clock, Limits, LogEntry } from './options.ts';
import { own } from './own.ts';
import { watchPage } from './page-events.ts';
import { makeRequests } from './requests.ts';

type AnyCall = Call<string, never, unknown>;

const LIMITS: Limits = { connectMs: 3_000, acceptMs: 3_000, messageChars: 1_048_576, depth: 64, queue: 64 };

const CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

export function openKernel(signs: Signs, landingUrl: string, nonce: string, options: BridgeOptions): Bridge {
  const limits = { ...LIMITS, ...options.limits };
  const clock = options.clock ?? CLOCK;
  const journal = makeJournal(options.journal);
  const fallbacks = options.fallbacks ?? {};
  const shared = new Map<string, Promise<unknown>>();
  const drops: Partial<Record<DropReason, number>> = {};
  let host = detectHost(signs);
  let token = tokenOf(signs);
  let link: Link | undefined;
  let news: HostNews = {};
  let opening: Promise<void> | undefined;
  let queued = 0;
  let disposed = false;

  const log = (entry: Omit<LogEntry, 'host'>) => {
    try {
      options.log?.({ ...entry, host: host.name });
    } catch {
      // A broken log must not break a call.
    }
  };
  const dropped = (reason: DropReason) => {
    const count = (drops[reason] ?? 0) + 1;
    drops[reason] = count;
    if (count === 1) log({ level: 'warn', event: 'dropped', reason });
  };
  const requests = makeRequests(nonce, clock, limits, dropped);
  const events = makeEvents(dropped, log);

  const sink: Sink = {
    ...requests,
    dropped,
    gone: () => requests.rejectAll(),
    learned(told) {
      news = told;
      token = told.token ?? token;
      if (told.app) host = { ...host, app: told.app };
    },
    event(name, payload, answerId) {
      void events.emit(name, payload).then((handled) => {
        if (answerId !== undefined) link?.answer(answerId, { handled });
      });
    },
  };
  const page = localLink(fallbacks, sink);
  const stopWatching = watchPage(sink, () => news.events ?? []);

  const hostSupport = (name: string): Support => {
    const { methods } = news;
    const table = supportsOn(host, name);
    if (methods?.includes(name)) return { ok: true, source: 'host' };
    if (methods) return { ...(table.ok ? { ok: false, reason: 'UNSUPPORTED' } : table), source: 'host' };
    if (table.ok && needsSignature(host, name) && !options.sign)
      return { ok: false, reason: 'UNSUPPORTED', source: 'page' };
    return table;
  };
  const supports = ({ name }: AnyCall): Support => {
    const support = hostSupport(name);
    return !support.ok && own(fallbacks, name) ? { ok: true, source: 'page' } : support;
  };

  const logFailure = (error: unknown) => {
    if (!isBridgeError(error) || error.code === 'CANCELLED' || error.code === 'UNSUPPORTED') return;
    const { code, method, path } = error;
    log({ level: 'error', event: 'call-failed', method, code, ...(path === undefined ? {} : { path }) });
  };
  const refuse = (code: BridgeError['code'], text: string, { name }: AnyCall, detail: BridgeErrorDetail = {}) => {
    const error = new BridgeError(code, text, { method: name, ...detail });
    logFailure(error);
    return Promise.reject(error);
  };

  const send = (method: AnyCall, params: unknown, given: CallOptions): Promise<unknown> => {
    const { name } = method;
    if (!link) return refuse('HOST_GONE', 'not connected', method);
    const support = supports(method);
    if (!support.ok)
      return refuse(support.reason, `${name} on ${host.name}`, method, support.needs ? { needs: support.needs } : {});
    const key = method.journal && fieldOf(params, method.journal);
    if (key) {
      if (journal.has(name, key))
        return refuse('BUSY', 'sent before and not yet settled', method, { mayHaveHappened: true });
      journal.begin(name, key, clock.now());
    }
    const answer = requests.send(support.source === 'page' ? page : link, method, params, given);
    answer.catch((error: unknown) => {
      if (key && isBridgeError(error) && !error.mayHaveHappened) journal.end(name, key);
      logFailure(error);
    });
    return answer;
  };

  /** Waits for the host: one microtask per call, so the order stays. */
  const sendLater = async (method: AnyCall, params: unknown, given: CallOptions): Promise<unknown> => {
    if (queued >= limits.queue) return refuse('BUSY', 'too many calls before the host is ready', method);
    queued++;
    await (opening ?? open());
    queued--;
    return given.signal?.aborted ? refuse('ABORTED', 'before it was sent', method) : send(method, params, given);
  };

  /** Also for another try: a chunk that could not be fetched may be there next time. */
  const open = (): Promise<void> => {
    opening = connect().then(() => {
      opening = undefined;
    });
    return opening;
  };
  const connect = async () => {
    if (disposed) return;
    const context = { host, options, limits, clock, landingUrl, nonce, sink };
    let opened = await openHost(context);
    if (!opened && isNative(host)) {
      opened = await openHost({ ...context, host: asBrowser(host) });
      if (opened) host = asBrowser(host);
    }
    if (disposed) opened?.close();
    else link = opened;
    if (link) log({ level: 'info', event: 'opened' });
  };

  return {
    get host() {
      return host;
    },
    opened: open(),
    sessionToken: () => token,
    supports,
    call(method, params, given = {}) {
      const path = method.params(params);
      if (path !== undefined) return refuse('BAD_PARAMS', `${method.name} ${path || '/'}`, method, { path });
      if (given.signal?.aborted) return refuse('ABORTED', 'before it was sent', method);
      const flight = flightKey(method, params);
      const ask = () => (link ? send : sendLater)(method, params, given);
      let answer = flight && shared.get(flight);
      if (!answer) {
        answer = ask();
        if (flight) {
          const forget = () => shared.delete(flight);
          answer.then(forget, forget);
          shared.set(flight, answer);
        }
      }
      // The method's own check has looked at it.
      return answer as Promise<never>;
    },
    on: (event, listener) => events.on(event, listener as (payload: unknown) => unknown),
    pending: () => journal.pending(),
    health: () => ({ open: requests.size(), queued, dropped: { ...drops } }),
    dispose() {
      disposed = true;
      requests.rejectAll();
      events.clear();
      stopWatching();
      page.close();
      link?.close();
      link = undefined;
    },
  };
}

function fieldOf(params: unknown, field: string): string | undefined {
  const value = typeof params === 'object' && params !== null ? (params as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function flightKey({ singleFlight, name }: AnyCall, params: unknown): string | undefined {
  if (!singleFlight) return undefined;
  return singleFlight === 'all' ? name : `${name} ${fieldOf(params, singleFlight.slice(4))}`;
}
