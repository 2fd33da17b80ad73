/** Declares the messages of the native wire (JSON-RPC 2.0). */
import type { BridgeErrorCode } from '../errors.ts';

export interface MessageError {
  /** 3 CANCELLED, 4 or -32601 UNSUPPORTED, -32602 BAD_PARAMS. Any other is FAILED unless `data.code` names a code that a host may send. */
  readonly code: number;
  readonly message: string;
  readonly data?: {
    readonly code?: BridgeErrorCode;
    readonly mayHaveHappened?: boolean;
    /** For HOST_TOO_OLD: the first app version that has the method. */
    readonly needs?: string;
    /** For BAD_PARAMS: JSON pointer of the first wrong value. */
    readonly path?: string;
  };
}

export interface Request {
  readonly jsonrpc: '2.0';
  /** `<nonce>.<n>`: the nonce of this page load, then a number that is counted up. */
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
}

/** A message to the host: a request, `$/cancelRequest {id}`, or the answer to an event with an id. */
export type Outgoing =
  | Request
  | { readonly jsonrpc: '2.0'; readonly method: '$/cancelRequest'; readonly params: { readonly id: string } }
  | { readonly jsonrpc: '2.0'; readonly id: string | number; readonly result: unknown }
  | { readonly jsonrpc: '2.0'; readonly id: string | number; readonly error: MessageError };
