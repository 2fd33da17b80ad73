/**
 * The types of the SDK: rows of the contract, the host, the options, the bridge, and last what only the SDK itself uses. One module,
 * as they refer to each other.
 */
import type { BridgeError, BridgeErrorCode, BridgeErrorDetail } from '../errors.ts';
import type { OpenTransport } from '../transports/transport.ts';

// Rows of the contract

/** Looks at an unknown value: `undefined` if it is good, else the JSON pointer of the first thing wrong (`''` is the root). */
export type Check = (value: unknown) => string | undefined;

/** A second call joins the first while that is open: any second call (`all`), or one with the same value of the named parameter. */
export type SingleFlight = 'all' | `per:${string}`;

/** One thing a page can ask of its host. `Name` is the wire's method name. */
export interface Call<Name extends string = string, Params = never, Result = unknown> {
  readonly kind: 'call';
  readonly name: Name;
  readonly params: Check;
  readonly result: Check;
  /** The own apps' first version that has it, `2.4.0`. Without it only a handshake can name the call. */
  readonly since?: string;
  /** Milliseconds from being sent until it must have finished; default 5,000 (a read). A person deciding gets 600,000. */
  readonly deadlineMs: number;
  /** A second identical call joins the first. Default: calls are independent; journalled ones join per journalled value. */
  readonly singleFlight?: SingleFlight;
  /** Written down under this parameter's value before it is sent, and named by `pending()` until its end is known. */
  readonly journal?: string;
  /** May leave the page (a login by address): named by `pending()` while it is open or `redirected`; asked again, it begins anew. */
  readonly leaves?: boolean;
  /** JSON pointers of what must not be recorded, below `params` and `result`; `*` stands for any index or key. */
  readonly secrets?: readonly string[];
  /** Wraps being sent (single flight, journal); brought along by the row. */
  readonly wrap?: Wrap;
  /** Carries the types only; never present at run time. */
  readonly types?: (params: Params) => Result;
}

/** One thing a host tells a page by itself. */
export interface Event<Name extends string = string, Payload = unknown> {
  readonly kind: 'event';
  readonly name: Name;
  readonly payload: Check;
  /** The own apps' first version that tells it. */
  readonly since?: string;
  /** The host waits for the page's reply: `{ handled: boolean }`. */
  readonly answered?: boolean;
  /** Each one counts: never coalesced. Default: of many in a short time only the last is told. */
  readonly each?: boolean;
  /** As a call's, below `params`. */
  readonly secrets?: readonly string[];
  /** Calls the listeners; brought along by the row. */
  readonly hub: EventHub;
  /** Carries the type only; never present at run time. */
  readonly types?: Payload;
}

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
  /** The user-agent token, `SdHealth` without its `App`. */
  readonly name: string;
  readonly version: string;
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
  /** The ticket that signs: WeChat's, WeCom's corporation, or WeCom's agent. */
  kind: 'config' | 'corp-config' | 'agent-config';
}

/** An entry for `log` has codes, names and counts; never params, results or tokens. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  event: 'opened' | 'call-failed' | 'dropped' | 'listener-threw' | 'signature-refused';
  host: string;
  method?: string;
  code?: string;
  path?: string | undefined;
  reason?: DropReason | string;
}

/** The part of `globalThis` that tells and takes time; made-up clocks of test libraries are such objects. */
export interface Clock {
  /** `now()`: milliseconds since 1970. */
  readonly Date: { now(): number };
  setTimeout(run: () => void, ms: number): unknown;
  // The handle is the clock's own: whatever its `setTimeout` gave.
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
   * Carries text to the app, if none of the known channels does (React Native, Flutter, DSBridge, a port): the host is
   * an own app then, whatever the user agent says.
   */
  transport?: OpenTransport;
  /** Functions of the page for calls that the host can't do, by call name: `{ login: () => openDialog() }`. */
  fallbacks?: Readonly<Record<string, (params: never, signal: AbortSignal) => Promise<unknown>>>;
  /** Makes signatures for WeChat and WeCom. Without it their signed calls are unsupported. */
  sign?: (request: SignRequest) => Promise<Signature>;
  /** WeCom's identity of this page; without it WeCom's signed calls are unsupported. */
  wecom?: { corpId: string; agentId?: string };
  /** Address of the payment host's cashier, for hosts that pay by address. */
  payUrl?: string;
  /** The mini-program's pay page, for example `/pages/pay/index`. */
  miniProgramPayPage?: string;
  /** The mini-program's login page, for example `/pages/login/index`; without it the login leaves to `thirdPartyUrl`. */
  miniProgramLoginPage?: string;
  /** The mini-program's service page. */
  miniProgramServicePage?: string;
  /** Origins whose frames may hold this page, and message ports may come from; the own origin is always one. */
  origins?: readonly string[];
  /** Keeps journalled operations; default `localStorage`, if it works. */
  journal?: JournalStore;
  /** Default `globalThis`. */
  clock?: Clock;
  log?: (entry: LogEntry) => void;
  limits?: Partial<Limits>;
  /** Sees every message, unredacted: `/recorder` makes one that redacts. */
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
  /** Calls kept while the host is not ready; 64. */
  queue: number;
}

// The bridge

/** The source of an answer about support: the handshake, the contract's versions (`table`), the user agent, or the page's fallback. */
export type SupportSource = 'host' | 'table' | 'user-agent' | 'page';

export type Support =
  | { readonly ok: true; readonly source: SupportSource }
  | {
      readonly ok: false;
      readonly reason: 'UNSUPPORTED' | 'HOST_TOO_OLD';
      /** HOST_TOO_OLD: the least app version that can. */
      readonly needs?: string;
      readonly source: SupportSource;
    };

export interface CallOptions {
  /** Ends the call for this asker; where others have joined it (`singleFlight`), it goes on for them. */
  signal?: AbortSignal;
  /** Milliseconds from being sent until it must have finished; default the method's own. Who joins a call takes the first asker's. */
  deadlineMs?: number;
  onProgress?: (value: unknown) => void;
}

/**
 * `waiting`: this page still waits for the host. `unheard`: nobody has received the host's answer, as the page that asked was reloaded,
 * killed or left, or stopped waiting, or is another tab. `answered`: the host has said `hint`, which is no proof.
 */
export type OperationState = 'waiting' | 'unheard' | 'answered';

/** An operation begun before this page load, or in it, whose end is not known. */
export interface PendingOperation {
  readonly method: string;
  /** The journalled value: for `paySeq` the payment sequence, for a call that leaves the page its own name. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly state: OperationState;
  /** The outcome (`paid`, `redirected`, ...) or the error code (`CANCELLED`, `TIMEOUT`, ...) heard last. */
  readonly hint?: string;
  /** The end is now known (the server said so): forget it. */
  settle(): void;
}

export interface BridgeHealth {
  readonly open: number;
  readonly queued: number;
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>;
}

export interface Bridge {
  readonly host: HostInfo;
  /** Resolves when the host is ready, or is known not to answer; at most 3 s. Never rejects. */
  readonly opened: Promise<void>;
  /** A session token the host brought along (user agent or handshake). Never log it. */
  sessionToken(): string | undefined;
  supports(method: Call<string, never, unknown>): Support;
  /**
   * Asks the host. Settles exactly once, by the method's deadline at the latest. Rejects with `BridgeError` only.
   * Calls made before the host is ready (`opened`) are kept in order and sent once; their deadlines begin then.
   */
  call<P, R>(method: Call<string, P, R>, params: P, options?: CallOptions): Promise<R>;
  /** Listens; returns the function that stops it. For `backPressed` an answer of `true`, or a promise of it, means handled. */
  on<P>(event: Event<string, P>, listener: (payload: P) => unknown): () => void;
  pending(): readonly PendingOperation[];
  health(): BridgeHealth;
  /** Rejects what is open with HOST_GONE and removes every listener and timer; where the host is still looked for, within 50 ms. */
  dispose(): void;
}

// Inside the SDK: the kernel and its channels

export type AnyCall = Call<string, never, unknown>;

export interface Channel {
  /** Sends one message, a request with its row. A throw means that it never left. */
  post(message: Outgoing, method?: AnyCall): void;
  close(): void;
}

/** The capabilities that the host named in the handshake. */
export interface HostCapabilities {
  readonly app?: AppInfo | undefined;
  /** Methods this host has, by name. Overrides every table. */
  readonly methods?: Readonly<Record<string, unknown>> | undefined;
  /** Events that the host tells itself. */
  readonly events?: readonly unknown[] | undefined;
  readonly token?: string | undefined;
}

export type DropReason =
  | 'malformed'
  | 'too-large'
  | 'unknown-id'
  | 'late'
  | 'previous-page'
  | 'unknown-event'
  | 'bad-event'
  | 'foreign-origin';

/** The kernel's side: used by adapters, and by the code that rows bring along. */
export interface ChannelContext {
  /** Set anew where it proves to be another host than it looked like, or tells more of itself. */
  host: HostInfo;
  /** Set by the handshake. */
  capabilities: HostCapabilities;
  readonly options: BridgeOptions;
  readonly limits: Limits;
  readonly clock: Clock;
  /** Address of the last real page load, without hash: captured before any router ran. Only where signatures need it. */
  landingUrl?: string | undefined;
  /** This page load's nonce; the first part of every id. */
  readonly nonce: string;
  /** Milliseconds since the kernel began; never less than before. */
  now(): number;
  /** Until when, by `now()`, the host is waited for; 0 once the bridge is disposed. */
  openBy: number;
  /** Receives a message of the host. Never throws. */
  receive(message: unknown): void;
  /** Sends a message that has no answer. Never throws. */
  send(message: Outgoing): void;
  /** A message was refused; counted in `health()`. */
  drop(reason: DropReason): void;
  log(entry: Omit<LogEntry, 'host'>): void;
  /** A call's failure, logged where failures are. */
  fail(method: AnyCall, code: BridgeErrorCode, text?: string, detail?: BridgeErrorDetail): BridgeError;
  /** Ends every open call: the channel is broken. */
  gone(): void;
  /** A request of the adapter's own (the handshake), with the deadlines and checks of any call. */
  ask<R>(channel: Channel, method: Call<string, never, R>, params: unknown, deadlineMs: number): Promise<R>;
}

/** Opens a host. Rejects where there is none. */
export type OpenChannel = (context: ChannelContext) => Promise<Channel>;

/** Wraps being sent: single flight, journal. */
export type Wrap = <R>(
  context: ChannelContext,
  method: AnyCall,
  params: unknown,
  given: CallOptions,
  run: (given: CallOptions) => Promise<R>,
) => Promise<unknown>;

/** A listener of the page. */
export type Listener = (payload: unknown) => unknown;

export interface Events {
  /** Listens; returns the function that stops it. */
  on(event: Event, listener: Listener): () => void;
  /** An event of the host's, told and, where it has an `id`, answered. */
  dispatch(name: string, params: unknown, id: unknown): void;
  /** The row that somebody listens to. */
  row(name: string): Event | undefined;
  clear(): void;
}

/** Brought along by the rows of events: a page that listens to none carries nothing of this. */
export type EventHub = (context: ChannelContext) => Events;

/** The operations that `bridge.pending()` names. */
export type PendingOperations = (context: ChannelContext) => readonly PendingOperation[];

// Inside the SDK, and on the native wire: JSON-RPC 2.0 messages

/** The error of a failed request. */
export interface MessageError {
  /** 3 CANCELLED, 4 UNSUPPORTED, -32601 as 4; any other is FAILED unless `data.code` names a code that a host may give. */
  readonly code: number;
  readonly message: string;
  readonly data?: { readonly code?: BridgeErrorCode; readonly mayHaveHappened?: boolean; readonly needs?: string };
}

export interface Request {
  readonly jsonrpc: '2.0';
  /** `<nonce>.<n>`: this page load's nonce, a rising number. */
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
}

/** A message to the host: a request, `$/cancelRequest {id}`, or the answer to an event that the host asked. */
export type Outgoing =
  | Request
  | { readonly jsonrpc: '2.0'; readonly method: '$/cancelRequest'; readonly params: { readonly id: string } }
  | { readonly jsonrpc: '2.0'; readonly id: string | number; readonly result: unknown };

/** Anything may arrive. The kernel drops what is no message. */
export type Incoming = unknown;
