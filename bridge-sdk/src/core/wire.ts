/** The messages of the native wire: JSON-RPC 2.0. */
import type { BridgeErrorCode } from '../errors.ts';

/** The error of a failed request. */
export interface MessageError {
  /** 3 CANCELLED, 4 UNSUPPORTED, -32601 as 4, -32602 BAD_PARAMS; any other is FAILED unless `data.code` names a code that a host may give. */
  readonly code: number;
  readonly message: string;
  readonly data?: {
    readonly code?: BridgeErrorCode;
    readonly mayHaveHappened?: boolean;
    /** The version that can, of HOST_TOO_OLD. */
    readonly needs?: string;
    /** The place of the first wrong value, of BAD_PARAMS: a JSON Pointer. */
    readonly path?: string;
  };
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
  | { readonly jsonrpc: '2.0'; readonly id: string | number; readonly result: unknown }
  | { readonly jsonrpc: '2.0'; readonly id: string | number; readonly error: MessageError };
