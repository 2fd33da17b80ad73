/** Declares the rows of the contract, the options, the bridge and its kernel. One file, because they refer to each other. */
import type { BridgeError, BridgeErrorCode, BridgeErrorDetail } from '../errors.ts';
import type { OpenTransport } from '../transports/transport.ts';
import type {
  AppInfo,
  BridgeHealth,
  CallOptions,
  Clock,
  DropReason,
  HostInfo,
  JournalStore,
  Limits,
  LogEntry,
  Signature,
  SignRequest,
  Support,
} from './data-types.ts';
import type { Outgoing } from './wire.ts';

// Rows of the contract

/**
 * Checks an unknown value synchronously. Returns `undefined` or `true` for a good one, else the JSON pointer of the first wrong value
 * (`''` is the root). A second line may name the expectation for the error's text: `/days\nan integer, at most 31`. `false` or any
 * other answer refuses the whole value. So does a thrown error, which becomes the `cause` of the call's error. A check of params also
 * gets the options `origins` and `appSchemes` as one list. A scheme has no colon.
 */
export type Check = (value: unknown, allowed?: readonly string[]) => string | boolean | undefined;

/** A check that knows the type of a good value, e.g. one made from a schema. A plain `Check` fits every type. */
export type CheckOf<Value> = Check & {
  /** Carries the type only; never present at run time. */
  readonly types?: Value;
};

/** Selects the open call that a second call joins: any (`all`), or one with the same value of the named parameter. */
export type SingleFlight = 'all' | `per:${string}`;

/** A method that a page can call in its host. `Name` is the wire's method name. */
export interface HostMethod<Name extends string = string, Params = never, Result = unknown> {
  /** Tells methods from events. */
  readonly kind: 'method';
  /** The method's name on the wire. */
  readonly name: Name;
  /** Checks the params before they are sent. A wrong value rejects the call with BAD_PARAMS. */
  readonly params: Check;
  /** Checks the host's result. A wrong value rejects the call with BAD_REPLY. */
  readonly result: Check;
  /**
   * The first version of the provider's own apps that has the method, for example `2.4.0`. Used only for an app without a handshake.
   * A method without `since` is supported only if the handshake names it.
   */
  readonly since?: string;
  /**
   * The version of the method, default 1. Raise it when an old app would misread the new params, or an old page the new result. An
   * app names its highest version and also speaks all lower ones.
   */
  readonly version?: number;
  /** Milliseconds from sending the call until it times out. Default 5,000 (a read). Use 600,000 if a person decides. */
  readonly deadlineMs: number;
  /** Lets a second call join an open one. Default: calls are independent, but journalled calls with the same journalled value join. */
  readonly singleFlight?: SingleFlight;
  /** The parameter whose value is the key of the call in the journal. `pending()` lists the call until its end is known. */
  readonly journal?: string;
  /**
   * Marks a call that may leave the page (a login by address). `pending()` lists it while it is open or `redirected`. A second call
   * starts again.
   */
  readonly leaves?: boolean;
  /** JSON pointers of values that must not be recorded, below `params` and `result`; `*` stands for any index or key. */
  readonly secrets?: readonly string[];
  /**
   * Wraps the sending (single flight, journal). The row imports its code.
   * @internal
   */
  readonly wrap?: Wrap;
  /** Carries the types only; never present at run time. */
  readonly types?: (params: Params) => Result;
}

/** An event that a host sends to a page. */
export interface HostEvent<Name extends string = string, Payload = unknown> {
  /** Tells events from methods. */
  readonly kind: 'event';
  /** The event's name on the wire. */
  readonly name: Name;
  /** Checks the payload. A refused event reaches no listener and is counted as `bad-event`. */
  readonly payload: Check;
  /** The first version of the provider's own apps that sends it. For documentation only: `on` accepts every event in every host. */
  readonly since?: string;
  /** Marks an event whose host waits for the reply `{ handled: boolean }`. */
  readonly answered?: boolean;
  /** Dispatches every event. Default: throttled to the last event of a short time. */
  readonly each?: boolean;
  /** JSON pointers of values that must not be recorded, below `params`; `*` stands for any index or key. */
  readonly secrets?: readonly string[];
  /**
   * Calls the listeners. The row imports its code.
   * @internal
   */
  readonly hub: EventHub;
  /** Carries the type only; never present at run time. */
  readonly types?: Payload;
}

/**
 * A method with any params and result.
 * @internal
 */
export type AnyMethod = HostMethod<string, never, unknown>;

/** The type of a method's params: `ParamsOf<typeof getSteps>`. */
export type ParamsOf<M> = M extends HostMethod<string, infer P, unknown> ? P : never;

/** The type of a method's result: `ResultOf<typeof getSteps>`. */
export type ResultOf<M> = M extends HostMethod<string, never, infer R> ? R : never;

/** The type of an event's payload: `PayloadOf<typeof networkChanged>`. */
export type PayloadOf<E> = E extends HostEvent<string, infer P> ? P : never;

// The options

/**
 * The options of `createBridge` and `connect`, all optional. Development throws BAD_PARAMS for each wrong or unknown option when the
 * bridge is made, production only for a wrong `origins`.
 */
export interface BridgeOptions {
  /** User agent. Default `navigator.userAgent`. */
  userAgent?: string;
  /** User-agent tokens of the own apps, each followed by `/version`. Default `['SdHealthApp', 'SdInsuranceApp']`. */
  apps?: readonly string[];
  /** Global the native host calls into. Default `sdhealthBridge` (also the iOS message handler's name). */
  pageName?: string;
  /** Global the Android host offers. Default `sdhealthHost`. */
  hostName?: string;
  /**
   * Opens a channel to an app that the SDK cannot detect (React Native, Flutter, DSBridge, a port). The host is then an own app,
   * whatever the user agent says.
   */
  transport?: OpenTransport;
  /** Functions of the page for methods that the host lacks, by method name: `{ login: () => openDialog() }`. */
  fallbacks?: Readonly<Record<string, (params: never, signal: AbortSignal) => Promise<unknown>>>;
  /** Makes signatures for WeChat and WeCom. Without it their signed methods are unsupported. */
  sign?: (request: SignRequest) => Promise<Signature>;
  /** WeCom's identity of this page. Without it WeCom's signed calls are unsupported. */
  wecom?: { corpId: string; agentId?: string };
  /** WeChat's library, if the page loads it by a script tag (`window.wx`). Default: `weixin-js-sdk` of the bundle. */
  wx?: object;
  /** WeCom's library, if the page loads it by a script tag (`window.ww`). Default: `@wecom/jssdk` of the bundle. */
  ww?: object;
  /**
   * Absolute `https` address of the cashier, for hosts that pay by address. `http` is allowed on `localhost`, on `127.0.0.1` and in a local
   * network.
   */
  payUrl?: string;
  /** The mini-program's pay page, for example `/pages/pay/index`. */
  miniProgramPayPage?: string;
  /** The mini-program's login page, for example `/pages/login/index`. Without it the login leaves the page for `thirdPartyUrl`. */
  miniProgramLoginPage?: string;
  /** The mini-program's service page. */
  miniProgramServicePage?: string;
  /** Origins whose frames may contain this page, and whose message ports are accepted. The page's own origin is always included. */
  origins?: readonly string[];
  /**
   * Schemes that `openApp` and `openStore` may open, in lower case and without a colon: `['sdhealth']`. Web addresses and the stores'
   * own schemes (`itms-apps`, `market`) are always allowed. Any other address is rejected with BAD_PARAMS.
   */
  appSchemes?: readonly string[];
  /** Stores journalled operations. Default: `localStorage`, if it works. */
  journal?: JournalStore;
  /**
   * The journal's key in its storage. Default `sdhealth.bridge.pending`. Two products on one origin need two keys, because a page would
   * ask its own server about the payments of the other product.
   */
  journalKey?: string;
  /** The source of time and timers. Default `globalThis`. */
  clock?: Clock;
  /** Receives log entries. Its thrown errors and rejected promises are ignored. Default: nothing is logged. */
  log?: (entry: LogEntry) => void;
  /** Times and sizes that differ from the defaults. */
  limits?: Partial<Limits>;
  /** Receives every message, unredacted. The recorder of `/recorder` redacts them. */
  recorder?: Recorder;
}

/** Receives each message. `row` is its method or event, if known. Must not throw, and must not store secrets. */
export type Recorder = (
  direction: 'out' | 'in',
  message: unknown,
  row?: HostMethod<string, never, unknown> | HostEvent,
) => void;

// The bridge

/** Connects a page to its host. A page needs one bridge, made by `createBridge` or `connect`. */
export interface Bridge {
  /** The host. Until `opened` it is detected from the user agent alone. */
  readonly host: HostInfo;
  /** Resolves when the host is ready or fails to answer, after at most 3 s. Never rejects. */
  readonly opened: Promise<void>;
  /** Returns a session token of the host (from its user agent or handshake). Never log it. */
  sessionToken(): string | undefined;
  /**
   * Tells whether a method can be called with these params. The result may depend on them, for example on the store's link for this
   * phone or on the address of a login.
   */
  supports<P>(method: HostMethod<string, P, unknown>, params: P): Support;
  /** Tells whether a method can be called with suitable params. */
  supports(method: HostMethod<string, never, unknown>): Support;
  /**
   * Makes a call to the host. Settles exactly once, at the method's deadline at the latest. Rejects with `BridgeError` only.
   * Calls made before the host is ready (`opened`) are queued in order and sent once. Their deadlines start then.
   */
  call<P, R>(method: HostMethod<string, P, R>, params: P, options?: CallOptions): Promise<R>;
  /**
   * Listens to an event. Returns a function that removes the listener. A listener of `backPressed` returns `true`, or a promise of it,
   * if it has handled the event.
   */
  on<P>(event: HostEvent<string, P>, listener: (payload: P) => unknown): () => void;
  /**
   * The kernel, for functions of this package that only some pages load, like `pending`.
   * @internal
   */
  readonly '~context': ChannelContext;
  /** Returns the current counts. */
  health(): BridgeHealth;
  /** Rejects open calls with HOST_GONE and removes every listener and timer. Before `opened` this takes up to 50 ms. */
  dispose(): void;
}

// The kernel

/** @internal */
export interface Channel {
  /** Sends one message, a request with its row. Throws if the message was not sent. */
  post(message: Outgoing, method?: AnyMethod): void;
  close(): void;
}

/**
 * The capabilities that the host named in the handshake.
 * @internal
 */
export interface HostCapabilities {
  readonly app?: AppInfo | undefined;
  /** The error code of every call, if the two sides share no protocol version. */
  readonly refused?: 'HOST_TOO_OLD' | 'UNSUPPORTED' | undefined;
  /** Versions of the host's methods, by name. They override the contract's `since`. */
  readonly methods?: Readonly<Record<string, unknown>> | undefined;
  /** Events that the host itself sends. */
  readonly events?: readonly unknown[] | undefined;
  readonly token?: string | undefined;
}

/**
 * The parts of an error other than its method.
 * @internal
 */
export type Failure = [code: BridgeErrorCode, text?: string, detail?: BridgeErrorDetail];

/**
 * The kernel, as seen by adapters and by the code of rows.
 * @internal
 */
export interface ChannelContext {
  /** The host. The handshake replaces it when it names another host or more details. */
  host: HostInfo;
  /** Set by the handshake. */
  capabilities: HostCapabilities;
  /**
   * Returns the support that a server can know, from user agent and options alone. A page that hydrates a server's markup first shows
   * this support, to match the markup. Absent if no server renders the page.
   */
  readonly onServer: ((method: AnyMethod, params?: unknown) => Support) | undefined;
  readonly options: BridgeOptions;
  /** The option `recorder`. The debugger replaces it by a recorder that also calls the option's. */
  recorder: Recorder | undefined;
  readonly limits: Limits;
  readonly clock: Clock;
  /** The address of the last page load, without hash, read before any router ran. Only set where signatures need it. */
  landingUrl?: string | undefined;
  /** This page load's nonce, the first part of every id. */
  readonly nonce: string;
  /** Returns whole, monotonic milliseconds, usually since the page load. */
  now(): number;
  /** The time, by `now()`, until which the bridge waits for the host. 0 after `dispose`. */
  openBy: number;
  /** The reason why the last attempt to open the host failed. */
  failure?: unknown;
  /** Receives a message of the host. Never throws. */
  receive(message: unknown): void;
  /** Sends a message that has no answer. Never throws. */
  send(message: Outgoing): void;
  /** Counts a refused message in `health()`. */
  drop(reason: DropReason): void;
  log(entry: Omit<LogEntry, 'host'>): void;
  /** Logs and returns the error of a call. */
  fail(method: AnyMethod, ...failure: Failure): BridgeError;
  /** Ends every open call, because the channel is broken. */
  gone(): void;
  /** Sends a request of the adapter itself (the handshake), with the deadlines and checks of any call. */
  ask<R>(channel: Channel, method: HostMethod<string, never, R>, params: unknown, deadlineMs: number): Promise<R>;
}

/**
 * Opens the channel to a host. Rejects if there is none.
 * @internal
 */
export type OpenChannel = (context: ChannelContext) => Promise<Channel>;

/**
 * Wraps the sending of a call: single flight, journal.
 * @internal
 */
export type Wrap = <R>(
  context: ChannelContext,
  method: AnyMethod,
  params: unknown,
  options: CallOptions,
  run: (runOptions: CallOptions) => Promise<R>,
) => Promise<unknown>;

/**
 * A listener of the page.
 * @internal
 */
export type Listener = (payload: unknown) => unknown;

/** @internal */
export interface Events {
  /** Listens to an event. Returns a function that removes the listener. */
  on(event: HostEvent, listener: Listener): () => void;
  /** Dispatches an event of the host. Answers it if it has an `id`. */
  dispatch(name: string, params: unknown, id: unknown): void;
  /** Returns the row of an event that has listeners. */
  row(name: string): HostEvent | undefined;
  clear(): void;
}

/**
 * Creates the dispatcher of events. The rows of events import it, so that a page without events does not load it.
 * @internal
 */
export type EventHub = (context: ChannelContext) => Events;
