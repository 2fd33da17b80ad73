/** The bridge itself: checks, queue, single flight, journal, capability; what is open lives in `Requests`. */
import type { Call, Event } from '../define.ts';
import { BridgeError, isBridgeError } from '../errors.ts';
import { detectHost, hosts, type Signs, tokenOf } from '../hosts/index.ts';
import { needsSignature, supportsOn } from '../hosts/support-table.ts';
import type { Bridge, BridgeHealth, CallOptions, PendingOperation, Support } from './bridge.ts';
import { Events } from './events.ts';
import type { HostInfo } from './host-info.ts';
import { Journal } from './journal.ts';
import type { DropReason, HostNews, Link, Sink } from './link.ts';
import { localLink } from './local-link.ts';
import type { BridgeOptions, Clock, Limits, LogEntry } from './options.ts';
import { own } from './own.ts';
import { watchPage } from './page-events.ts';
import { Requests } from './requests.ts';

type AnyCall = Call<string, never, unknown>;

const LIMITS: Limits = { connectMs: 3_000, acceptMs: 3_000, messageChars: 1_048_576, depth: 64, queue: 64 };

const CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

export class Kernel implements Bridge, Sink {
  readonly opened: Promise<void>;
  readonly #options: BridgeOptions;
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #nonce: string;
  readonly #landingUrl: string;
  readonly #requests: Requests;
  readonly #events: Events;
  readonly #journal: Journal;
  readonly #fallbacks: Link;
  readonly #shared = new Map<string, Promise<unknown>>();
  readonly #dropped: Partial<Record<DropReason, number>> = {};
  readonly #stopWatching: () => void;
  #host: HostInfo;
  #link: Link | undefined;
  #news: HostNews = {};
  #token: string | undefined;
  #opening: Promise<void> | undefined;
  #queued = 0;
  #disposed = false;

  constructor(signs: Signs, landingUrl: string, nonce: string, options: BridgeOptions) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
    this.#clock = options.clock ?? CLOCK;
    this.#nonce = nonce;
    this.#landingUrl = landingUrl;
    this.#host = detectHost(signs);
    this.#token = tokenOf(signs);
    this.#journal = new Journal(options.journal);
    this.#events = new Events(
      (reason) => this.dropped(reason),
      (entry) => this.#log(entry),
    );
    this.#requests = new Requests(nonce, this.#clock, this.#limits, (reason) => this.dropped(reason));
    this.#fallbacks = localLink(options.fallbacks ?? {}, this);
    this.#stopWatching = watchPage(this, () => this.#news.events ?? []);
    this.opened = this.#open();
  }

  get host(): HostInfo {
    return this.#host;
  }

  sessionToken(): string | undefined {
    return this.#token;
  }

  supports(method: AnyCall): Support {
    const { name } = method;
    const table = this.#ownSupport(name);
    return !table.ok && own(this.#options.fallbacks ?? {}, name) ? { ok: true, source: 'page' } : table;
  }

  #ownSupport(name: string): Support {
    const { methods } = this.#news;
    const table = supportsOn(this.#host, name);
    if (methods?.includes(name)) return { ok: true, source: 'host' };
    if (methods)
      return table.ok || table.reason === 'UNSUPPORTED'
        ? { ok: false, reason: 'UNSUPPORTED', source: 'host' }
        : { ...table, source: 'host' };
    if (table.ok && needsSignature(this.#host, name) && !this.#options.sign)
      return { ok: false, reason: 'UNSUPPORTED', source: 'page' };
    return table;
  }

  call<P, R>(method: Call<string, P, R>, params: P, options: CallOptions = {}): Promise<R> {
    const { name } = method;
    const path = method.params(params);
    if (path !== undefined) return this.#refuse('BAD_PARAMS', `${name} ${path || '/'}`, method, { path });
    if (options.signal?.aborted) return this.#refuse('ABORTED', 'before it was sent', method);
    const key = flightKey(method, params);
    const flying = key === undefined ? undefined : this.#shared.get(key);
    // Equal keys are equal methods: the promise is of this method's result.
    if (flying) return flying as Promise<R>;
    const answer = this.#link ? this.#send(method, params, options) : this.#later(method, params, options);
    if (key !== undefined) {
      this.#shared.set(key, answer);
      const forget = () => this.#shared.delete(key);
      answer.then(forget, forget);
    }
    // The method's own check has looked at it.
    return answer as Promise<R>;
  }

  on<P>(event: Event<string, P>, listener: (payload: P) => unknown): () => void {
    return this.#events.on(event as Event<string, never>, listener as (payload: never) => unknown);
  }

  pending(): readonly PendingOperation[] {
    return this.#journal.pending();
  }

  health(): BridgeHealth {
    return { open: this.#requests.size, queued: this.#queued, dropped: { ...this.#dropped } };
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#requests.rejectAll();
    this.#events.clear();
    this.#stopWatching();
    this.#fallbacks.close();
    this.#link?.close();
    this.#link = undefined;
  }

  // ---- what the host says

  accepted(id: string): void {
    this.#requests.accepted(id);
  }
  progressed(id: string, value: unknown): void {
    this.#requests.progressed(id, value);
  }
  resolved(id: string, result: unknown): void {
    this.#requests.resolved(id, result);
  }
  failed(id: string, error: Parameters<Sink['failed']>[1]): void {
    this.#requests.failed(id, error);
  }
  dropped(reason: DropReason): void {
    const count = (this.#dropped[reason] ?? 0) + 1;
    this.#dropped[reason] = count;
    if (count === 1) this.#log({ level: 'warn', event: 'dropped', reason });
  }
  gone(): void {
    this.#requests.rejectAll();
  }
  learned(news: HostNews): void {
    this.#news = news;
    this.#token = news.token ?? this.#token;
    if (news.app) this.#host = { ...this.#host, app: news.app };
  }
  event(name: string, payload: unknown, answerId?: string): void {
    void this.#events.emit(name, payload).then((handled) => {
      if (answerId !== undefined) this.#link?.answer(answerId, { handled });
    });
  }

  // ---- sending

  async #later(method: AnyCall, params: unknown, options: CallOptions): Promise<unknown> {
    if (this.#queued >= this.#limits.queue)
      return this.#refuse('BUSY', 'too many calls before the host is ready', method);
    this.#queued++;
    // One microtask per waiting call, in the order of the calls.
    await (this.#opening ?? this.#open());
    this.#queued--;
    if (options.signal?.aborted) return this.#refuse('ABORTED', 'before it was sent', method);
    return this.#send(method, params, options);
  }

  #send(method: AnyCall, params: unknown, options: CallOptions): Promise<unknown> {
    if (this.#disposed || !this.#link) return this.#refuse('HOST_GONE', 'not connected', method);
    const support = this.supports(method);
    if (!support.ok) {
      const needs = support.needs === undefined ? {} : { needs: support.needs };
      return this.#refuse(support.reason, `${method.name} on ${this.#host.name}`, method, needs);
    }
    const link = support.source === 'page' ? this.#fallbacks : this.#link;
    const key = method.journal === undefined ? undefined : fieldOf(params, method.journal);
    if (key === undefined) return this.#watched(method, this.#requests.send(link, method, params, options));
    if (this.#journal.has(method.name, key))
      return this.#refuse('BUSY', 'sent before and not yet settled', method, { mayHaveHappened: true });
    this.#journal.begin(method.name, key, this.#clock.now());
    const answer = this.#requests.send(link, method, params, options).catch((error: unknown) => {
      if (isBridgeError(error) && !error.mayHaveHappened) this.#journal.end(method.name, key);
      throw error;
    });
    return this.#watched(method, answer);
  }

  #watched(method: AnyCall, answer: Promise<unknown>): Promise<unknown> {
    answer.catch((error: unknown) => {
      if (isBridgeError(error)) this.#logFailure(error, method);
    });
    return answer;
  }

  #refuse(
    code: BridgeError['code'],
    text: string,
    method: AnyCall,
    detail: ConstructorParameters<typeof BridgeError>[2] = {},
  ): Promise<never> {
    const error = new BridgeError(code, text, { method: method.name, ...detail });
    this.#logFailure(error, method);
    return Promise.reject(error);
  }

  #logFailure(error: BridgeError, { name }: AnyCall): void {
    if (error.code === 'CANCELLED' || error.code === 'UNSUPPORTED') return;
    const path = error.path === undefined ? {} : { path: error.path };
    this.#log({ level: 'error', event: 'call-failed', method: name, code: error.code, ...path });
  }

  #log(entry: Omit<LogEntry, 'host'>): void {
    try {
      this.#options.log?.({ ...entry, host: this.#host.name });
    } catch {
      // A broken log must not break a call.
    }
  }

  // ---- opening

  #open(): Promise<void> {
    this.#opening = this.#connect().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #connect(): Promise<void> {
    const first = await this.#try(this.#host);
    const link = first ?? (this.#isNative() ? await this.#try(this.#asBrowser()) : undefined);
    if (!link) return;
    if (this.#disposed) return link.close();
    if (!first) this.#host = this.#asBrowser();
    this.#link = link;
    this.#log({ level: 'info', event: 'opened' });
  }

  /** Opens the host's adapter within the time for it; undefined when it cannot be had. */
  #try(host: HostInfo): Promise<Link | undefined> {
    const row = hosts.find(({ name }) => name === host.name);
    const context = {
      host,
      options: this.#options,
      limits: this.#limits,
      clock: this.#clock,
      landingUrl: this.#landingUrl,
      nonce: this.#nonce,
      sink: this,
    };
    return new Promise((resolve) => {
      const timer = this.#clock.setTimeout(() => resolve(undefined), this.#limits.connectMs);
      const settle = (link: Link | undefined) => {
        this.#clock.clearTimeout(timer);
        resolve(link);
      };
      row
        ?.load()
        .then(({ open }) => open(context))
        .then(settle, () => settle(undefined));
    });
  }

  #isNative(): boolean {
    return this.#host.name === 'android-app' || this.#host.name === 'ios-app';
  }

  /** An app's user agent without its bridge is a browser. */
  #asBrowser(): HostInfo {
    return { name: 'browser', platform: 2, phone: this.#host.phone };
  }
}

function fieldOf(params: unknown, field: string): string | undefined {
  const value = typeof params === 'object' && params !== null ? (params as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function flightKey(method: AnyCall, params: unknown): string | undefined {
  const { singleFlight, name } = method;
  if (singleFlight === undefined) return undefined;
  return singleFlight === 'all' ? name : `${name} ${fieldOf(params, singleFlight.slice(4))}`;
}
