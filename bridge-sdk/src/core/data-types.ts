/** The types that a page meets beside rows and options: the host, its signatures, log entries, limits and answers. */
import type { Growing } from './growing.ts';
import type { Phone, Platform } from './platform.ts';

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
