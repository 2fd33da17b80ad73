/** The rows of the contract, the options, the bridge and its kernel. They are in one file, as each of them refers to the others. */
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
 * Checks an unknown value, at once: `undefined` or `true` if it is good, else the JSON pointer of the first wrong value (`''` is the
 * root), and on a line after it, if wanted, the expectation, for the error's text: `/days\nan integer, at most 31`. `false` refuses the
 * whole; so does any other answer, and an error that the check throws, which is the `cause` of the call's error. A check of params
 * also gets the options `origins` and `appSchemes`, as one list; a scheme has no colon.
 */
export type Check = (value: unknown, allowed?: readonly string[]) => string | boolean | undefined;

/** A check that knows the type of what is good: one made of a schema. A plain `Check` is one of any type. */
export type CheckOf<Value> = Check & {
  /** Carries the type only; never present at run time. */
  readonly types?: Value;
};

/** A second call joins the first while that is open: any second call (`all`), or one with the same value of the named parameter. */
export type SingleFlight = 'all' | `per:${string}`;

/** A method that a page can call in its host. `Name` is the wire's method name. */
export interface HostMethod<Name extends string = string, Params = never, Result = unknown> {
  /** Tells methods from events. */
  readonly kind: 'method';
  /** The method's name on the wire. */
  readonly name: Name;
  /** Checks the params before they are sent; what it finds rejects the call with BAD_PARAMS. */
  readonly params: Check;
  /** Checks the host's result; what it finds rejects the call with BAD_REPLY. */
  readonly result: Check;
  /**
   * The first version of the provider's own apps that has the method, for example `2.4.0`. It is read only where an app makes no handshake, and
   * in no other host. Without it only a handshake can name the method.
   */
  readonly since?: string;
  /**
   * The version of the method, default 1. It is raised when an old app would misread the new params, or an old page the new result. An
   * app names the highest version that it speaks, and speaks those below.
   */
  readonly version?: number;
  /** Milliseconds from being sent until it must have finished; default 5,000 (a read). 600,000 where a person decides. */
  readonly deadlineMs: number;
  /** A second identical call joins the first. Default: calls are independent; journalled ones join per journalled value. */
  readonly singleFlight?: SingleFlight;
  /** The call is journalled under this parameter's value before it is sent, and listed by `pending()` until its end is known. */
  readonly journal?: string;
  /**
   * The call may leave the page (a login by address): `pending()` lists it while it is open or `redirected`; a second call starts
   * again.
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
  /** Checks the payload; an event that it refuses reaches no listener and is counted as `bad-event`. */
  readonly payload: Check;
  /** The first version of the provider's own apps that sends it. It is for people: `on` takes every event in every host. */
  readonly since?: string;
  /** The host waits for the page's reply: `{ handled: boolean }`. */
  readonly answered?: boolean;
  /** Every event is dispatched. Default: of many in a short time only the last is dispatched. */
  readonly each?: boolean;
  /** The same as for a method, below `params`. */
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
 * A method whose params and result nobody needs to know.
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
 * The options of `createBridge` and `connect`. Each may be left out. A wrong or unknown one is BAD_PARAMS when the bridge is made: in
 * development any, in production `origins`.
 */
export interface BridgeOptions {
  /** User agent; default `navigator.userAgent`. */
  userAgent?: string;
  /** Own apps' user-agent tokens, each followed by `/version`; default `['SdHealthApp', 'SdInsuranceApp']`. */
  apps?: readonly string[];
  /** Global the native host calls into; default `sdhealthBridge` (also the iOS message handler's name). */
  pageName?: string;
  /** Global the Android host offers; default `sdhealthHost`. */
  hostName?: string;
  /**
   * Opens a channel to the app that the SDK does not find by itself (React Native, Flutter, DSBridge, a port). With it the
   * host is an own app, whatever the user agent says.
   */
  transport?: OpenTransport;
  /** Functions of the page for methods that the host does not have, by the method's name: `{ login: () => openDialog() }`. */
  fallbacks?: Readonly<Record<string, (params: never, signal: AbortSignal) => Promise<unknown>>>;
  /** Makes signatures for WeChat and WeCom. Without it their signed methods are unsupported. */
  sign?: (request: SignRequest) => Promise<Signature>;
  /** WeCom's identity of this page; without it WeCom's signed calls are unsupported. */
  wecom?: { corpId: string; agentId?: string };
  /** WeChat's library of a page that loads it by a script tag (`window.wx`); default: `weixin-js-sdk` of the bundle. */
  wx?: object;
  /** WeCom's library likewise (`window.ww`); default: `@wecom/jssdk` of the bundle. */
  ww?: object;
  /** Address of the payment host's cashier, for hosts that pay by address: absolute, `https` (`http` on `localhost`, `127.0.0.1` and in a local network). */
  payUrl?: string;
  /** The mini-program's pay page, for example `/pages/pay/index`. */
  miniProgramPayPage?: string;
  /** The mini-program's login page, for example `/pages/login/index`; without it the login leaves to `thirdPartyUrl`. */
  miniProgramLoginPage?: string;
  /** The mini-program's service page. */
  miniProgramServicePage?: string;
  /** Origins whose frames may contain this page, and whose message ports are accepted; the own origin is always one. */
  origins?: readonly string[];
  /**
   * Schemes of apps that `openApp` and `openStore` may open, without a colon: `['sdhealth']`. Web addresses and the stores' own schemes
   * (`itms-apps`, `market`) need none; any other address is BAD_PARAMS. A scheme is written in small letters.
   */
  appSchemes?: readonly string[];
  /** Keeps journalled operations; default `localStorage`, if it works. */
  journal?: JournalStore;
  /**
   * The key of the journal's entry in its storage; default `sdhealth.bridge.pending`. Two products on one origin use two keys: a page that
   * finds the other's payments would ask its own server for them.
   */
  journalKey?: string;
  /** Default `globalThis`. */
  clock?: Clock;
  /** Gets an entry for what is worth a line in a log. An error that it throws, or a promise of it that rejects, is swallowed. Default: nothing is logged. */
  log?: (entry: LogEntry) => void;
  /** Times and sizes that differ from the defaults. */
  limits?: Partial<Limits>;
  /** Gets every message, unredacted; the recorder of `/recorder` redacts them. */
  recorder?: Recorder;
}

/** `row`: the method or event that the message belongs to, where it is known. Must not throw, nor keep what is secret. */
export type Recorder = (
  direction: 'out' | 'in',
  message: unknown,
  row?: HostMethod<string, never, unknown> | HostEvent,
) => void;

// The bridge

/** A page's way to its host. `createBridge` and `connect` make one; a page needs one. */
export interface Bridge {
  /** The host, as the user agent names it; from `opened` on as it is. */
  readonly host: HostInfo;
  /** Resolves when the host is ready, or is known not to answer; at most 3 s. Never rejects. */
  readonly opened: Promise<void>;
  /** Returns a session token of the host (from its user agent or handshake). Never log it. */
  sessionToken(): string | undefined;
  /**
   * Tells beforehand if a method can be called. With `params` it also tells if it can be called with these: a link for this phone's store, an
   * address to log in at.
   */
  supports<P>(method: HostMethod<string, P, unknown>, params: P): Support;
  /** Tells beforehand if the method can be called at all, with some params. */
  supports(method: HostMethod<string, never, unknown>): Support;
  /**
   * Makes a call to the host. Settles exactly once, at the method's deadline at the latest. Rejects with `BridgeError` only.
   * Calls made before the host is ready (`opened`) are kept in order and sent once; their deadlines begin then.
   */
  call<P, R>(method: HostMethod<string, P, R>, params: P, options?: CallOptions): Promise<R>;
  /** Listens to an event; returns the function that stops it. For `backPressed` a listener's `true`, or a promise of it, means handled. */
  on<P>(event: HostEvent<string, P>, listener: (payload: P) => unknown): () => void;
  /**
   * The kernel, for functions of this package that only some pages load, like `pending`.
   * @internal
   */
  readonly '~context': ChannelContext;
  /** Returns the counts at this moment. */
  health(): BridgeHealth;
  /** Rejects open calls with HOST_GONE and removes every listener and timer; while the host is still looked for, within 50 ms. */
  dispose(): void;
}

// The kernel

/** @internal */
export interface Channel {
  /** Sends one message, a request with its row. A throw means that it was not sent. */
  post(message: Outgoing, method?: AnyMethod): void;
  close(): void;
}

/**
 * The capabilities that the host named in the handshake.
 * @internal
 */
export interface HostCapabilities {
  readonly app?: AppInfo | undefined;
  /** The code of every call, where the two sides speak no common protocol. */
  readonly refused?: 'HOST_TOO_OLD' | 'UNSUPPORTED' | undefined;
  /** Versions of the methods that this host has, by name. They override the table. */
  readonly methods?: Readonly<Record<string, unknown>> | undefined;
  /** Events that the host sends itself. */
  readonly events?: readonly unknown[] | undefined;
  readonly token?: string | undefined;
}

/**
 * The parts of an error beside its method: the code, the reason, and the facts.
 * @internal
 */
export type Failure = [code: BridgeErrorCode, text?: string, detail?: BridgeErrorDetail];

/**
 * The kernel, as adapters and the code of rows use it.
 * @internal
 */
export interface ChannelContext {
  /** The host. It is replaced when the handshake names another one or gives more facts. */
  host: HostInfo;
  /** Set by the handshake. */
  capabilities: HostCapabilities;
  /**
   * Returns the support as a server knows it, by user agent and options alone: what a page that takes over a server's markup shows
   * first. Absent where no server makes the page.
   */
  readonly onServer: ((method: AnyMethod, params?: unknown) => Support) | undefined;
  readonly options: BridgeOptions;
  /** The option `recorder`; the debugger puts its own before it. */
  recorder: Recorder | undefined;
  readonly limits: Limits;
  readonly clock: Clock;
  /** The address of the last page load, without hash, read before any router ran. Only set where signatures need it. */
  landingUrl?: string | undefined;
  /** This page load's nonce; the first part of every id. */
  readonly nonce: string;
  /** Whole milliseconds, mostly since the page began; never less than before. */
  now(): number;
  /** The time, by `now()`, until which the bridge waits for the host; 0 after it is disposed. */
  openBy: number;
  /** The reason why the last try to open the host failed; undefined if it did not. */
  failure?: unknown;
  /** Receives a message of the host. Never throws. */
  receive(message: unknown): void;
  /** Sends a message that has no answer. Never throws. */
  send(message: Outgoing): void;
  /** A message was refused; counted in `health()`. */
  drop(reason: DropReason): void;
  log(entry: Omit<LogEntry, 'host'>): void;
  /** Returns a call's error and logs it. */
  fail(method: AnyMethod, ...failure: Failure): BridgeError;
  /** Ends every open call: the channel is broken. */
  gone(): void;
  /** A request of the adapter's own (the handshake), with the deadlines and checks of any call. */
  ask<R>(channel: Channel, method: HostMethod<string, never, R>, params: unknown, deadlineMs: number): Promise<R>;
}

/**
 * Opens a host. Rejects where there is none.
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
  /** Listens to an event; returns the function that stops it. */
  on(event: HostEvent, listener: Listener): () => void;
  /** Dispatches an event of the host and, where it has an `id`, answers it. */
  dispatch(name: string, params: unknown, id: unknown): void;
  /** The row of an event that has listeners. */
  row(name: string): HostEvent | undefined;
  clear(): void;
}

/**
 * The code for events. The rows of events import it: a page without events does not load it.
 * @internal
 */
export type EventHub = (context: ChannelContext) => Events;
