/** The one language inside the SDK, and on the native wire: JSON-RPC 2.0 messages. */
import type { BridgeErrorCode } from '../errors.ts';

/** What a failed request carries. */
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

/** What leaves: a request, `$/cancelRequest {id}`, or the answer to an event that the host asked. */
export type Outgoing =
  | Request
  | { readonly jsonrpc: '2.0'; readonly method: '$/cancelRequest'; readonly params: { readonly id: string } }
  | { readonly jsonrpc: '2.0'; readonly id: string | number; readonly result: unknown };

/** Anything may arrive. The kernel drops what is no message. */
export type Incoming = unknown;
