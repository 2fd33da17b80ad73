/** The types that a page meets: rows of the contract, the host, the options, the bridge. One module, as they refer to each other. */
import type { OpenTransport } from '../transports/transport.ts';
import type { EventHub, Wrap } from './inside.ts';

// Rows of the contract

/**
 * Checks an unknown value: `undefined` if it is good, else the JSON pointer of the first wrong value (`''` is the root), and on a
 * line after it, if wanted, the expectation, for the error's text: `/days\nan integer, at most 31`. A check of params also gets the
 * option `origins`.
 */
export type Check = (value: unknown, origins?: readonly string[]) => string | undefined;

/** A second call joins the first while that is open: any second call (`all`), or one with the same value of the named parameter. */
export type SingleFlight = 'all' | `per:${string}`;

/** A call that a page can make to its host. `Name` is the wire's method name. */
export interface Call<Name extends string = string, Params = never, Result = unknown> {
  readonly kind: 'call';
  readonly name: Name;
  readonly params: Check;
  readonly result: Check;
  /** The first version of the own apps that has the call, for example `2.4.0`. Without it only a handshake can name the call. */
  readonly since?: string;
  /**
   * The version of the call, default 1. It is raised when an old app would misread the new params, or an old page the new result. An
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
  /** Wraps the sending (single flight, journal). The row imports its code. */
  readonly wrap?: Wrap;
  /** Carries the types only; never present at run time. */
  readonly types?: (params: Params) => Result;
}

/** An event that a host sends to a page. */
export interface Event<Name extends string = string, Payload = unknown> {
  readonly kind: 'event';
  readonly name: Name;
  readonly payload: Check;
  /** The first version of the own apps that sends it. */
  readonly since?: string;
  /** The host waits for the page's reply: `{ handled: boolean }`. */
  readonly answered?: boolean;
  /** Every event is dispatched. Default: of many in a short time only the last is dispatched. */
  readonly each?: boolean;
  /** The same as for a call, below `params`. */
  readonly secrets?: readonly string[];
  /** Calls the listeners. The row imports its code. */
  readonly hub: EventHub;
  /** Carries the type only; never present at run time. */
  readonly types?: Payload;
}

export type AnyCall = Call<string, never, unknown>;

export type ParamsOf<C> = C extends Call<string, infer P, unknown> ? P : never;
export type ResultOf<C> = C extends Call<string, never, infer R> ? R : never;
export type PayloadOf<E> = E extends Event<string, infer P> ? P : never;

// The host

/** The names of the hosts. They equal the list of hosts (`hosts/index.ts`): a missing or surplus row does not compile. */
export type HostName = 'ios-app' | 'android-app' | 'wecom' | 'mini-program' | 'wechat' | 'browser';
/** Host codes (specification, section 4): 1 WeChat and WeCom, 2 browser, 3 Android app, 4 iOS app, 5 mini-program. */
export type Platform = 1 | 2 | 3 | 4 | 5;
/** 1 Android, 2 iOS, 3 other (HarmonyOS among it). */
export type Phone = 1 | 2 | 3;

export interface AppInfo {
  /** The user-agent token, `SdHealth` without its `App`; `miniProgram` for a mini-program. */
  readonly name: string;
  /** Empty for a mini-program: its user agent names none. */
  readonly version: string;
  /** A mini-program's appid. */
  readonly id?: string;
}

/** The host, as the user agent names it; a handshake may correct it later. */
export interface HostInfo {
  readonly name: HostName;
  readonly platform: Platform;
  readonly phone: Phone;
  readonly app?: AppInfo;
}

// The options

/** A signature for WeChat's `config` or WeCom's two configs, made by the backend for exactly `url`. */
export interface Signature {
  appId: string;
  timestamp: number | string;
  nonceStr: string;
  signature: string;
}

export interface SignRequest {
  /** Without hash. */
  url: string;
  /** The ticket for the signature: WeChat's, WeCom's for the corporation, or WeCom's for the agent. */
  kind: 'config' | 'corp-config' | 'agent-config';
}

/** An entry for `log`. It has codes, names and counts, never params, results or tokens. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  event:
    | 'opened'
    | 'call-failed'
    | 'dropped'
    | 'listener-threw'
    | 'signature-refused'
    | 'bad-handshake'
    | 'replaced'
    | 'restored';
  host: string;
  method?: string;
  code?: string;
  path?: string | undefined;
  reason?: DropReason | string;
}

/** The part of `globalThis` with the time and timers. The fake clocks of test libraries have this type. */
export interface Clock {
  /** `now()`: milliseconds since 1970. */
  readonly Date: { now(): number };
  /**
   * `now()`: milliseconds since any time. Deadlines are counted by it; without it by `Date`, and then a phone's clock that is set
   * forward ends calls too early.
   */
  readonly performance?: { now(): number };
  setTimeout(run: () => void, ms: number): unknown;
  // The handle is the value that the clock's `setTimeout` returned.
  clearTimeout(handle: never): void;
}

/** The part of `Storage` the journal needs. */
export type JournalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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
  /** Functions of the page for calls that the host cannot do, by call name: `{ login: () => openDialog() }`. */
  fallbacks?: Readonly<Record<string, (params: never, signal: AbortSignal) => Promise<unknown>>>;
  /** Makes signatures for WeChat and WeCom. Without it their signed calls are unsupported. */
  sign?: (request: SignRequest) => Promise<Signature>;
  /** WeCom's identity of this page; without it WeCom's signed calls are unsupported. */
  wecom?: { corpId: string; agentId?: string };
  /** WeChat's library of a page that loads it by a script tag (`window.wx`); default: `weixin-js-sdk` of the bundle. */
  wx?: object;
  /** WeCom's library likewise (`window.ww`); default: `@wecom/jssdk` of the bundle. */
  ww?: object;
  /** Address of the payment host's cashier, for hosts that pay by address. */
  payUrl?: string;
  /** The mini-program's pay page, for example `/pages/pay/index`. */
  miniProgramPayPage?: string;
  /** The mini-program's login page, for example `/pages/login/index`; without it the login leaves to `thirdPartyUrl`. */
  miniProgramLoginPage?: string;
  /** The mini-program's service page. */
  miniProgramServicePage?: string;
  /** Origins whose frames may contain this page, and whose message ports are accepted; the own origin is always one. */
  origins?: readonly string[];
  /** Keeps journalled operations; default `localStorage`, if it works. */
  journal?: JournalStore;
  /** Default `globalThis`. */
  clock?: Clock;
  log?: (entry: LogEntry) => void;
  limits?: Partial<Limits>;
  /** Gets every message, unredacted; the recorder of `/recorder` redacts them. */
  recorder?: Recorder;
}

/** `row`: the call or event that the message belongs to, where it is known. Must not throw, nor keep what is secret. */
export type Recorder = (direction: 'out' | 'in', message: unknown, row?: Call<string, never, unknown> | Event) => void;

export interface Limits {
  /** Milliseconds for connect and handshake; 3,000. */
  connectMs: number;
  /** Milliseconds until the host has accepted a call; 3,000. */
  acceptMs: number;
  /** Characters of one message; 1,048,576. */
  messageChars: number;
  /** Nesting of one message; 64. */
  depth: number;
  /** The most calls that wait while the host is not ready; 64. */
  queue: number;
}

// The bridge

/** The source of a `supports()` answer: the handshake, the contract's versions (`table`), the user agent, or the page's fallback. */
export type SupportSource = 'host' | 'table' | 'user-agent' | 'page';

export type Support =
  | { readonly ok: true; readonly source: SupportSource }
  | {
      readonly ok: false;
      readonly reason: 'UNSUPPORTED' | 'HOST_TOO_OLD' | 'NOT_CONFIGURED';
      /** For HOST_TOO_OLD: the first app version that has it. */
      readonly needs?: string;
      /** For NOT_CONFIGURED: the option that this page has not given, for example `payUrl`. */
      readonly option?: string;
      readonly source: SupportSource;
    };

export interface CallOptions {
  /** Ends the call for this caller; for others that have joined it (`singleFlight`) it goes on. */
  signal?: AbortSignal;
  /**
   * Milliseconds from being sent until it must have finished; default the method's own. A call that joins another has that one's
   * deadline.
   */
  deadlineMs?: number;
  onProgress?: (value: unknown) => void;
}

/**
 * `waiting`: this page still waits for the host. `unheard`: no page has received the host's answer, because the calling page was
 * reloaded, killed or left, stopped waiting, or is another tab. `answered`: the host has answered `hint`, which is no proof.
 */
export type OperationState = 'waiting' | 'unheard' | 'answered';

/** An operation of this page load or an earlier one whose end is not known. */
export interface PendingOperation {
  readonly method: string;
  /** The journalled value: for `paySeq` the payment sequence, for a call that leaves the page its own name. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly state: OperationState;
  /** The last outcome (`paid`, `redirected`, ...) or error code (`CANCELLED`, `TIMEOUT`, ...). */
  readonly hint?: string;
  /** Removes the operation; the page calls it when the server has told its end. */
  settle(): void;
}

/** The reasons for which a message of the host is refused. */
export type DropReason =
  | 'malformed'
  | 'too-large'
  | 'unknown-id'
  | 'late'
  | 'previous-page'
  | 'unknown-event'
  | 'bad-event'
  | 'foreign-origin';

export interface BridgeHealth {
  readonly open: number;
  readonly queued: number;
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>;
}

export interface Bridge {
  readonly host: HostInfo;
  /** Resolves when the host is ready, or is known not to answer; at most 3 s. Never rejects. */
  readonly opened: Promise<void>;
  /** Returns a session token of the host (from its user agent or handshake). Never log it. */
  sessionToken(): string | undefined;
  /**
   * Tells beforehand if a call can be made. With `params` it also tells if it can be made with these: a link for this phone's store, an
   * address to log in at.
   */
  supports<P>(method: Call<string, P, unknown>, params: P): Support;
  supports(method: Call<string, never, unknown>): Support;
  /**
   * Makes a call to the host. Settles exactly once, at the method's deadline at the latest. Rejects with `BridgeError` only.
   * Calls made before the host is ready (`opened`) are kept in order and sent once; their deadlines begin then.
   */
  call<P, R>(method: Call<string, P, R>, params: P, options?: CallOptions): Promise<R>;
  /** Listens to an event; returns the function that stops it. For `backPressed` a listener's `true`, or a promise of it, means handled. */
  on<P>(event: Event<string, P>, listener: (payload: P) => unknown): () => void;
  pending(): readonly PendingOperation[];
  health(): BridgeHealth;
  /** Rejects open calls with HOST_GONE and removes every listener and timer; while the host is still looked for, within 50 ms. */
  dispose(): void;
}
