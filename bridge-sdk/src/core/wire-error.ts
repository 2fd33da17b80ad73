/** The wire's errors in the SDK's words. */
import type { Call } from '../define.ts';
import { BridgeError, type BridgeErrorCode } from '../errors.ts';
import type { LinkError } from './link.ts';

/** After these the host has certainly done nothing. */
const NOTHING_HAPPENED = 'CANCELLED UNSUPPORTED HOST_TOO_OLD NEEDS_LOGIN DENIED BUSY'.split(' ');
const CODES = [...NOTHING_HAPPENED, ...'TIMEOUT HOST_GONE ABORTED BAD_PARAMS TOO_LARGE FAILED'.split(' ')];

const isCode = (word: unknown): word is BridgeErrorCode => CODES.includes(word as string);

/** Wire codes: 3 CANCELLED, 4 UNSUPPORTED, as JSON-RPC's -32601; else what `data.code` names, else FAILED. */
export function bridgeErrorOf(
  { code, message, data = {} }: LinkError,
  method: Call<string, never, unknown>,
): BridgeError {
  let known: BridgeErrorCode = 'FAILED';
  if (isCode(data.code)) known = data.code;
  else if (code === 3) known = 'CANCELLED';
  else if (code === 4 || code === -32601) known = 'UNSUPPORTED';
  // Where money moves a host's «cancelled» is a hint only.
  const hint = known === 'CANCELLED' && method.journal !== undefined;
  return new BridgeError(known, message, {
    method: method.name,
    mayHaveHappened: data.mayHaveHappened ?? (hint || !NOTHING_HAPPENED.includes(known)),
    ...(data.needs === undefined ? {} : { needs: data.needs }),
    ...(known === 'FAILED' ? { hostCode: code } : {}),
  });
}
