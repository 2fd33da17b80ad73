import type { Growing } from './core/growing.ts';

/** The codes with which a call can fail. The README has a table. On the wire CANCELLED is 3, UNSUPPORTED 4, any other `error.data.code`. */
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

/** The details of an error other than its code and text. */
export interface BridgeErrorDetail {
  /** The method's wire name. */
  method?: string;
  /** True unless it is certain that the host did nothing. Ask the server before you repeat a write. */
  mayHaveHappened?: boolean;
  /** For BAD_PARAMS and BAD_REPLY: JSON pointer of the first wrong value; empty for the whole. */
  path?: string;
  /** The error of this page that caused it, if any. */
  cause?: unknown;
  /** For HOST_TOO_OLD: the first app version that has the method. */
  needs?: string | undefined;
  /** For NOT_CONFIGURED: the missing option. */
  option?: string | undefined;
  /** For FAILED: the host's own code. */
  hostCode?: string | number;
}

/**
 * The maximum length of a text that a host may have written.
 * @internal
 */
export const TEXT_CHARS = 200;

/**
 * The only error with which a bridge call rejects. `message` names code, method, host and reason
 * (`BAD_PARAMS: getSteps on android-app: /days`). In development it also names the expectation
 * (`/days must be an integer, at least 1, at most 31`). Show it in a log, never to a person.
 */
export class BridgeError extends Error {
  /** The code by which a page decides what to do. */
  declare readonly code: Growing<BridgeErrorCode>;
  /** The method's name on the wire. */
  declare readonly method: string;
  /** False only if the host has certainly done nothing. Ask the server before you repeat a write. */
  declare readonly mayHaveHappened: boolean;
  /** For BAD_PARAMS and BAD_REPLY: JSON pointer of the first wrong value; empty for the whole. */
  declare readonly path?: string;
  /** For HOST_TOO_OLD: the first app version that has the method, if known. */
  declare readonly needs?: string;
  /** For NOT_CONFIGURED: the missing option, for example `payUrl`. */
  declare readonly option?: string;
  /** For FAILED: the host's own code. */
  declare readonly hostCode?: string | number;
  /** The error of this page that caused it, if any. */
  declare readonly cause?: unknown;

  /** Creates an error. `text` is appended to the code. The message is cut to 200 characters. */
  constructor(code: BridgeErrorCode, text = '', detail?: BridgeErrorDetail) {
    // The message of a rethrown error already begins with its code. A host's text may have any length.
    super((text && text.indexOf(code) ? `${code}: ${text}` : text || code).slice(0, TEXT_CHARS));
    // Assign the properties: class fields would need a helper in old engines.
    Object.assign(this, { name: 'BridgeError', code, method: '', mayHaveHappened: false }, detail);
  }
}

/** Returns true for a `BridgeError`, also of another copy of this package. With `code` only for that code, which narrows the type. */
export function isBridgeError<Code extends BridgeErrorCode = BridgeErrorCode>(
  error: unknown,
  code?: Code,
): error is BridgeError & { readonly code: Code } {
  return error instanceof Error && error.name === 'BridgeError' && (!code || (error as BridgeError).code === code);
}
