import type { Growing } from './core/growing.ts';

/** Every way a call can fail: the README has a table of them. Wire numbers: CANCELLED 3, UNSUPPORTED 4; others travel in `error.data.code`. */
export type BridgeErrorCode =
  | 'CANCELLED'
  | 'UNSUPPORTED'
  | 'NOT_CONFIGURED'
  | 'HOST_TOO_OLD'
  | 'NEEDS_LOGIN'
  | 'DENIED'
  | 'BUSY'
  | 'TIMEOUT'
  | 'HOST_GONE'
  | 'ABORTED'
  | 'BAD_PARAMS'
  | 'BAD_REPLY'
  | 'TOO_LARGE'
  | 'FAILED';

/** The facts of an error beside its code and text. */
export interface BridgeErrorDetail {
  /** The method's wire name. */
  method?: string;
  /** True unless it is certain that the host did nothing. Ask the server before you repeat a write. */
  mayHaveHappened?: boolean;
  /** For BAD_PARAMS and BAD_REPLY: JSON pointer of the first wrong value; empty for the whole. */
  path?: string;
  /** The error of this page that is the reason, where there is one. */
  cause?: unknown;
  /** For HOST_TOO_OLD: the first app version that has it. */
  needs?: string | undefined;
  /** For NOT_CONFIGURED: the option that this page has not given. */
  option?: string | undefined;
  /** For FAILED: the host's own code. */
  hostCode?: string | number;
}

/**
 * The most characters of a text that a host has a part in.
 * @internal
 */
export const TEXT_CHARS = 200;

/**
 * The only error a bridge call rejects with. `message` names code, method, host and reason (`BAD_PARAMS: getSteps on android-app: /days`);
 * in development it says what was expected, too (`/days must be an integer, at least 1, at most 31`). It is for a log, never for a person.
 */
export class BridgeError extends Error {
  /** The reason that a page decides by. */
  declare readonly code: Growing<BridgeErrorCode>;
  /** The method's name on the wire. */
  declare readonly method: string;
  /** False only where the host has certainly done nothing. Ask the server before you repeat a write. */
  declare readonly mayHaveHappened: boolean;
  /** For BAD_PARAMS and BAD_REPLY: JSON pointer of the first wrong value; empty for the whole. */
  declare readonly path?: string;
  /** For HOST_TOO_OLD: the first app version that has it, where it is known. */
  declare readonly needs?: string;
  /** For NOT_CONFIGURED: the option that this page has not given, for example `payUrl`. */
  declare readonly option?: string;
  /** For FAILED: the host's own code. */
  declare readonly hostCode?: string | number;
  /** The error of this page that is the reason, where there is one. */
  declare readonly cause?: unknown;

  /** Makes an error. `text` is appended to the code, and cut after 200 characters. */
  constructor(code: BridgeErrorCode, text = '', detail?: BridgeErrorDetail) {
    // The message of an error that is passed on begins with its code already. A host's text may be of any length.
    super((text && text.indexOf(code) ? `${code}: ${text}` : text || code).slice(0, TEXT_CHARS));
    // Assigned and not declared as fields: fields need a helper in old engines.
    Object.assign(this, { name: 'BridgeError', code, method: '', mayHaveHappened: false }, detail);
  }
}

/** Returns true for a `BridgeError`, also of another copy of this package; with `code`, only for that code, which its type then has. */
export function isBridgeError<Code extends BridgeErrorCode = BridgeErrorCode>(
  error: unknown,
  code?: Code,
): error is BridgeError & { readonly code: Code } {
  return error instanceof Error && error.name === 'BridgeError' && (!code || (error as BridgeError).code === code);
}
