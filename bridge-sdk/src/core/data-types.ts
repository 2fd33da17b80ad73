/** Declares the public types other than rows and options: the host, signatures, log entries, limits and answers. */
import type { Growing } from './growing.ts';
import type { Phone, Platform } from './platform.ts';

/** The names of the hosts. A name without a row in `hosts/index.ts`, or a row without a name, does not compile. */
export type HostName = 'ios-app' | 'android-app' | 'wecom' | 'mini-program' | 'wechat' | 'browser';

/** The app around the page. */
export interface AppInfo {
  /** The user-agent token without its `App`, for example `SdHealth`. For a mini-program it is `miniProgram`. */
  readonly name: string;
  /** The app's version. Empty for a mini-program, whose user agent has no version. */
  readonly version: string;
  /** A mini-program's appid. */
  readonly id?: string;
}

/** The host, as detected from the user agent. A handshake may correct it later. */
export interface HostInfo {
  /** For logs and statistics. A screen asks `supports(method)` instead. */
  readonly name: Growing<HostName>;
  /** The host's code in the backend. */
  readonly platform: Platform;
  /** The code of the phone's system in the backend. */
  readonly phone: Phone;
  /** The own app or mini-program around the page, if it names itself. */
  readonly app?: AppInfo;
}

/** A signature for WeChat's `config` or WeCom's two configs. The backend makes it for exactly the `url` of the `SignRequest`. */
export interface Signature {
  /** The official account's id, or for WeCom the corporation's id. */
  appId: string;
  /** The time of signing, in seconds since 1970, as it was signed. */
  timestamp: number | string;
  /** The random text that was signed. */
  nonceStr: string;
  /** The SHA-1 of ticket, random text, time and `url`, as 40 hexadecimal digits. */
  signature: string;
}

/** The request for one signature, passed to the option `sign`. */
export interface SignRequest {
  /** The address without its hash. Sign exactly this text. */
  url: string;
  /** The ticket for the signature: WeChat's, WeCom's for the corporation, or WeCom's for the agent. */
  kind: 'config' | 'corp-config' | 'agent-config';
}

/** An entry for the option `log`. It never contains params, results or tokens. */
export interface LogEntry {
  /** The severity. A person may notice an `error`. A `warn` is counted, and a person has not noticed it so far. */
  level: 'info' | 'warn' | 'error';
  /** The kind of entry. */
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
  /** The reason. For `dropped` it is a `DropReason`. */
  reason?: DropReason | string;
}

/** The part of `globalThis` that has the time and the timers. Fake clocks of test libraries fit it. */
export interface Clock {
  /** Its `now()` returns milliseconds since 1970. */
  readonly Date: { now(): number };
  /**
   * Its `now()` returns monotonic milliseconds, which measure the deadlines. Without it `Date` measures them, and a phone's clock that
   * is set forward ends calls too early.
   */
  readonly performance?: { now(): number };
  /** Calls `run` once after `ms` milliseconds. Returns the handle for `clearTimeout`. */
  setTimeout(run: () => void, ms: number): unknown;
  /** Stops a timer by the handle that this clock's `setTimeout` returned. */
  clearTimeout(handle: never): void;
}

/** The part of `Storage` that the journal needs. */
export type JournalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The limits of a bridge: times and sizes. */
export interface Limits {
  /** The timeout of connect and handshake in milliseconds. Default 3,000. */
  connectMs: number;
  /** The time within which the host must accept a call, in milliseconds. Default 3,000. */
  acceptMs: number;
  /** The maximum length of one message in characters. Default 1,048,576. */
  messageChars: number;
  /** The maximum nesting depth of one message. Default 64. */
  depth: number;
  /** The maximum number of calls that are queued until the host is ready. Default 64. A further call rejects with BUSY. */
  queue: number;
}

/** The source of a `supports()` answer: handshake (`host`), version table of the contract (`table`), user agent, or page. */
export type SupportSource = 'host' | 'table' | 'user-agent' | 'page';

/** The answer of `supports()`. Its `reason` is also the error code with which the call would reject. */
export type Support =
  | { readonly ok: true; readonly source: SupportSource }
  | {
      readonly ok: false;
      /** The error code. HOST_GONE means that `connectNative` found no app around the page. */
      readonly reason: Growing<'UNSUPPORTED' | 'HOST_TOO_OLD' | 'NOT_CONFIGURED' | 'HOST_GONE'>;
      /** For HOST_TOO_OLD: the first app version that has the method. */
      readonly needs?: string;
      /** For NOT_CONFIGURED: the missing option, for example `payUrl`. */
      readonly option?: string;
      readonly source: SupportSource;
    };

/** The options of one call. */
export interface CallOptions {
  /** Aborts the call for this caller. Other callers that joined it (`singleFlight`) still get the answer. */
  signal?: AbortSignal;
  /**
   * Milliseconds from sending the call until it times out. Default: the method's own. A call that joins another has the deadline of
   * the first.
   */
  deadlineMs?: number;
  /** Receives the progress values of the host, any number of them before the end. They are not checked. */
  onProgress?: (value: unknown) => void;
}

/**
 * The state of a journalled call. `waiting`: this page still waits for the host. `unheard`: no page has received the host's answer,
 * because the calling page was reloaded, killed or left, stopped waiting, or is another tab. `answered`: the host answered with
 * `hint`, which is no proof.
 */
export type OperationState = 'waiting' | 'unheard' | 'answered';

/** An operation with an unknown end, of this page load or an earlier one. */
export interface PendingOperation {
  /** The method's name on the wire: `paySeq`, `login`. */
  readonly method: string;
  /** The journalled value. For `paySeq` it is the payment sequence. For a method that leaves the page it is the method's name. */
  readonly key: string;
  /** The start in milliseconds since 1970. */
  readonly startedAt: number;
  /** Tells whether this page still waits, no page has heard the answer, or the host has answered. */
  readonly state: Growing<OperationState>;
  /** The last outcome (`paid`, `redirected`, ...) or error code (`CANCELLED`, `TIMEOUT`, ...). */
  readonly hint?: string;
  /** Removes the operation. The page calls it when the server has reported the end. */
  settle(): void;
}

/** The reasons for which a message of the host is dropped. */
export type DropReason =
  | 'malformed'
  | 'too-large'
  | 'unknown-id'
  | 'late'
  | 'previous-page'
  | 'unknown-event'
  | 'bad-event'
  | 'foreign-origin';

/** The counts of a bridge since it was made, for a health page or a test. */
export interface BridgeHealth {
  /** The number of calls that were sent and are not settled. */
  readonly open: number;
  /** The number of calls that are queued until the host is ready. */
  readonly queued: number;
  /** The number of dropped messages of the host, by reason. A reason that never occurred is absent. */
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>;
}
