/** Lists the errors of methods: the code on the wire, the meaning, and what the caller should do. */
import type { BridgeErrorCode } from '../../../src/errors.ts';

export interface ErrorWord {
  /** Gives `error.code` on the wire. Absent for errors that only the page raises. */
  readonly wire?: number;
  readonly means: string;
  readonly do: string;
}

/** Uses JSON-RPC's first code for server errors, -32000. The SDK reads the error's name from `data.code`. */
const NAMED = -32_000;

export const ERRORS: Readonly<Record<BridgeErrorCode, ErrorWord>> = {
  CANCELLED: { wire: 3, means: 'the person turned away', do: 'nothing; after a payment ask the server' },
  UNSUPPORTED: {
    wire: 4,
    means: 'this host cannot',
    do: 'offer another way; `supports()` says so beforehand',
  },
  NOT_CONFIGURED: {
    means: 'this page has not given an option that the host needs; `option` names it',
    do: 'give the option; `supports()` says so beforehand',
  },
  HOST_TOO_OLD: {
    wire: NAMED,
    means: "this app's version cannot; `needs` names the least that can",
    do: 'ask to update',
  },
  NEEDS_LOGIN: { wire: NAMED, means: 'nobody is logged in', do: 'log in, repeat' },
  DENIED: {
    wire: NAMED,
    means: 'person or phone refused a permission',
    do: 'explain, offer a way without',
  },
  BUSY: {
    wire: NAMED,
    means: 'queue full, or the same payment was sent before and is not settled',
    do: 'wait; for a payment ask the server, then `settle()`',
  },
  TIMEOUT: {
    means: "not accepted within 3 s, or not finished by the method's deadline",
    do: 'ask again, or ask the server',
  },
  HOST_GONE: {
    wire: NAMED,
    means: 'the channel is missing, or the bridge was disposed',
    do: 'go on as a browser',
  },
  ABORTED: { means: 'your signal', do: 'nothing' },
  BAD_PARAMS: {
    wire: NAMED,
    means: 'the params are not what the contract says; `path` names the place',
    do: 'fix the caller',
  },
  BAD_REPLY: { means: 'the result is not what the contract says; `path` names the place', do: 'fix the host' },
  TOO_LARGE: { wire: NAMED, means: 'over 1,048,576 characters or 64 levels', do: 'send less' },
  FAILED: { wire: 0, means: 'the host failed; `hostCode` is its own code', do: 'tell the person, offer to retry' },
};
