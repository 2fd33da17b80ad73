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
  /** True unless it is certain that the host did nothing: before repeating a write, ask the server. */
  mayHaveHappened?: boolean;
  /** BAD_PARAMS, BAD_REPLY: JSON pointer of the first thing wrong. */
  path?: string;
  /** HOST_TOO_OLD: the least app version that can. */
  needs?: string | undefined;
  /** FAILED: the host's own code. */
  hostCode?: string | number;
}

/** The only error a bridge call rejects with. `message` is for a log, never for a person. */
export class BridgeError extends Error {
  declare readonly code: BridgeErrorCode;
  /** Wire name of the call. */
  declare readonly method: string;
  declare readonly mayHaveHappened: boolean;
  declare readonly path?: string;
  declare readonly needs?: string;
  declare readonly hostCode?: string | number;

  constructor(code: BridgeErrorCode, text = '', detail?: BridgeErrorDetail) {
    // An error made before and handed on begins with its code already.
    super(text && text.indexOf(code) ? `${code}: ${text}` : text || code);
    // Assigned, not declared as fields: old engines would need a helper for those.
    Object.assign(this, { name: 'BridgeError', code, method: '', mayHaveHappened: false }, detail);
  }
}

/** True for a `BridgeError`, also of another copy of this package; with `code`, only for that code. */
export function isBridgeError(error: unknown, code?: BridgeErrorCode): error is BridgeError {
  return error instanceof Error && error.name === 'BridgeError' && (!code || (error as BridgeError).code === code);
}
