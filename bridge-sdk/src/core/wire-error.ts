/** The wire's errors in the SDK's words. */
import type { BridgeErrorCode, BridgeErrorDetail } from '../errors.ts';
import type { AnyCall } from './types.ts';

/** After these the host has certainly done nothing. Another that it may name: TOO_LARGE. */
const NOTHING_HAPPENED = /^(CANCELLED|UNSUPPORTED|HOST_TOO_OLD|NEEDS_LOGIN|DENIED|BUSY|BAD_PARAMS|HOST_GONE)$/;

/** Hosts may send anything here: a regular expression would want text of an object, and throw. */
const isNamed = (word: unknown): word is BridgeErrorCode =>
  typeof word === 'string' && (NOTHING_HAPPENED.test(word) || word === 'TOO_LARGE');

/** An ill-formed error, and one that names no code of ours, is FAILED. */
export function readError(
  error: unknown,
  { journal }: AnyCall,
): [BridgeErrorCode, text?: string, detail?: BridgeErrorDetail] {
  const { code, message, data } = Object(error);
  const { code: word, mayHaveHappened, needs } = Object(data);
  const known = isNamed(word)
    ? word
    : code === 3
      ? 'CANCELLED'
      : code === 4 || code === -32601
        ? 'UNSUPPORTED'
        : 'FAILED';
  // Where money moves a host's «cancelled» is a hint only.
  const hint = journal && known === 'CANCELLED';
  const may = typeof mayHaveHappened === 'boolean' ? mayHaveHappened : hint || !NOTHING_HAPPENED.test(known);
  return [
    known,
    typeof message === 'string' ? message : '',
    {
      mayHaveHappened: !!may,
      ...(typeof needs === 'string' && { needs }),
      ...(known === 'FAILED' && { hostCode: typeof code === 'number' ? code : 0 }),
    },
  ];
}
