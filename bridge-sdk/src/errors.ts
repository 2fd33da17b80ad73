/** Every way a call can fail. Wire numbers: CANCELLED 3, UNSUPPORTED 4; others travel in `error.data.code`. */
export type BridgeErrorCode =
  | 'CANCELLED'
  | 'UNSUPPORTED'
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

export interface BridgeErrorDetail {
  /** The call's wire name. */
  method?: string;
  /** True unless it is certain that the host did nothing. Ask the server before you repeat a write. */
  mayHaveHappened?: boolean;
  /** For BAD_PARAMS and BAD_REPLY: JSON pointer of the first wrong value. */
  path?: string;
  /** For HOST_TOO_OLD: the first app version that has it. */
  needs?: string | undefined;
  /** For FAILED: the host's own code. */
  hostCode?: string | number;
}

/** The most characters of a text that a host has a part in. */
export const TEXT_CHARS = 200;

/** The only error a bridge call rejects with. `message` is for a log, never for a person. */
export class BridgeError extends Error {
  declare readonly code: BridgeErrorCode;
  /** The call's name on the wire. */
  declare readonly method: string;
  declare readonly mayHaveHappened: boolean;
  declare readonly path?: string;
  declare readonly needs?: string;
  declare readonly hostCode?: string | number;

  constructor(code: BridgeErrorCode, text = '', detail?: BridgeErrorDetail) {
    // The message of an error that is passed on begins with its code already. A host's text may be of any length.
    super((text && text.indexOf(code) ? `${code}: ${text}` : text || code).slice(0, TEXT_CHARS));
    // Assigned and not declared as fields: fields need a helper in old engines.
    Object.assign(this, { name: 'BridgeError', code, method: '', mayHaveHappened: false }, detail);
  }
}

/** Returns true for a `BridgeError`, also of another copy of this package; with `code`, only for that code. */
export function isBridgeError(error: unknown, code?: BridgeErrorCode): error is BridgeError {
  return error instanceof Error && error.name === 'BridgeError' && (!code || (error as BridgeError).code === code);
}
