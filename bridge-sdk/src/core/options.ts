import type { Call, Event } from '../define.ts';
import type { OpenTransport } from '../transports/transport.ts';
import type { DropReason } from './channel.ts';

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
  /** Which ticket signs: WeChat's, WeCom's corporation, or WeCom's agent. */
  kind: 'config' | 'corp-config' | 'agent-config';
}

/** What `log` receives: codes, names and counts; never params, results or tokens. */
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
   * How text reaches the app, where it is none of the channels looked for (React Native, Flutter, DSBridge, a port): the host is
   * an own app then, whatever the user agent says.
   */
  transport?: OpenTransport;
  /** What the page does itself where the host can't, by call name: `{ login: () => openDialog() }`. */
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
  /** Where journalled operations are kept; default `localStorage`, where it works. */
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
