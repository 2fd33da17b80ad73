/** The types that a page meets: rows of the contract, the host, the options, the bridge. One module, as they refer to each other. */
import type { OpenTransport } from '../transports/transport.ts';
import type { Growing } from './growing.ts';
import type { ChannelContext, EventHub, Wrap } from './inside.ts';
import type { Phone, Platform } from './platform.ts';

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

// The host

/** The names of the hosts. They equal the list of hosts (`hosts/index.ts`): a missing or surplus row does not compile. */
export type HostName = 'ios-app' | 'android-app' | 'wecom' | 'mini-program' | 'wechat' | 'browser';

/** The app around the page. */
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
  /** For logs and statistics. A screen asks `supports(method)` instead. */
  readonly name: Growing<HostName>;
  /** The host's code, as the backend has it. */
  readonly platform: Platform;
  /** The phone's system, as the backend has it. */
  readonly phone: Phone;
  /** The own app or mini-program around the page, where it names itself. */
  readonly app?: AppInfo;
}

// The options

/** A signature for WeChat's `config` or WeCom's two configs, made by the backend for exactly `url`. */
export interface Signature {
  /** The official account's id; for WeCom the corporation's id. */
  appId: string;
  /** The time of signing, in seconds since 1970, as it was signed. */
  timestamp: number | string;
  /** The random text that was signed. */
  nonceStr: string;
  /** The SHA-1 of ticket, random text, time and `url`, as 40 hexadecimal digits. */
  signature: string;
}

/** The question that the option `sign` answers. */
export interface SignRequest {
  /** The address to sign, without hash. Sign exactly this text. */
  url: string;
  /** The ticket for the signature: WeChat's, WeCom's for the corporation, or WeCom's for the agent. */
  kind: 'config' | 'corp-config' | 'agent-config';
}

/** An entry for `log`. It has codes, names and counts, never params, results or tokens. */
export interface LogEntry {
  /** `error`: something that a person may notice; `warn`: counted and harmless so far. */
  level: 'info' | 'warn' | 'error';
  /** The thing that has happened. */
  event: Growing<
    | 'opened'
    | 'call-failed'
    | 'dropped'
    | 'listener-threw'
    | 'signature-refused'
    | 'bad-handshake'
    | 'replaced'
    | 'restored'
  >;
  /** The host's name, `HostName`. */
  host: string;
  /** The name of the method or event that the entry is about. */
  method?: string;
  /** For `call-failed`: the error's code. */
  code?: string;
  /** For `call-failed` with BAD_PARAMS or BAD_REPLY: JSON pointer of the first wrong value. */
  path?: string | undefined;
  /** For `dropped`: why the message was refused. For others: what is wrong. */
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
  /** Runs `run` once, `ms` milliseconds later; returns the handle for `clearTimeout`. */
  setTimeout(run: () => void, ms: number): unknown;
  /** Stops a timer. The handle is the value that the clock's `setTimeout` returned. */
  clearTimeout(handle: never): void;
}

/** The part of `Storage` the journal needs. */
export type JournalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

/** Times and sizes that the bridge keeps to, with their defaults. */
export interface Limits {
  /** Milliseconds for connect and handshake; 3,000. */
  connectMs: number;
  /** Milliseconds until the host has accepted a call; 3,000. */
  acceptMs: number;
  /** Characters of one message; 1,048,576. */
  messageChars: number;
  /** Nesting of one message; 64. */
  depth: number;
  /** The most calls that wait while the host is not ready; 64. A further one rejects with BUSY. */
  queue: number;
}

// The bridge

/** The source of a `supports()` answer: the handshake, the contract's versions (`table`), the user agent, or the page's fallback. */
export type SupportSource = 'host' | 'table' | 'user-agent' | 'page';

/** The answer of `supports()`: yes, or no with the reason, which is also the code that the call would reject with. */
export type Support =
  | { readonly ok: true; readonly source: SupportSource }
  | {
      readonly ok: false;
      /** HOST_GONE: `connectNative` has found no app around the page. */
      readonly reason: Growing<'UNSUPPORTED' | 'HOST_TOO_OLD' | 'NOT_CONFIGURED' | 'HOST_GONE'>;
      /** For HOST_TOO_OLD: the first app version that has it. */
      readonly needs?: string;
      /** For NOT_CONFIGURED: the option that this page has not given, for example `payUrl`. */
      readonly option?: string;
      readonly source: SupportSource;
    };

/** The options of one call. */
export interface CallOptions {
  /** Ends the call for this caller; for others that have joined it (`singleFlight`) it goes on. */
  signal?: AbortSignal;
  /**
   * Milliseconds from being sent until it must have finished; default the method's own. A call that joins another has that one's
   * deadline.
   */
  deadlineMs?: number;
  /** Gets what a host tells while it works, any number of times before the end. The value is not checked. */
  onProgress?: (value: unknown) => void;
}

/**
 * `waiting`: this page still waits for the host. `unheard`: no page has received the host's answer, because the calling page was
 * reloaded, killed or left, stopped waiting, or is another tab. `answered`: the host has answered `hint`, which is no proof.
 */
export type OperationState = 'waiting' | 'unheard' | 'answered';

/** An operation of this page load or an earlier one whose end is not known. */
export interface PendingOperation {
  /** The method's name on the wire: `paySeq`, `login`. */
  readonly method: string;
  /** The journalled value: for `paySeq` the payment sequence, for a method that leaves the page its own name. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The page that waits for the answer: this one, another one, or none. */
  readonly state: Growing<OperationState>;
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

/** Counts for a health page or a test, since the bridge was made. */
export interface BridgeHealth {
  /** Calls that were sent and are not settled. */
  readonly open: number;
  /** Calls that wait for the host to be ready. */
  readonly queued: number;
  /** Refused messages of the host, by reason; a reason that never occurred is absent. */
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>;
}

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
