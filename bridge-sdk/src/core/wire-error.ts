/** Turns errors of the wire into `BridgeError`. */
import { type BridgeErrorCode, TEXT_CHARS } from '../errors.ts';
import type { AnyMethod, ChannelContext, Failure } from './types.ts';

/** Codes after which the host has certainly done nothing. A host may also send TOO_LARGE. */
const NOTHING_HAPPENED =
  /^(CANCELLED|UNSUPPORTED|NOT_CONFIGURED|HOST_TOO_OLD|NEEDS_LOGIN|DENIED|BUSY|BAD_PARAMS|HOST_GONE)$/;

/** True for a code that a host may name. The value may be anything: a regular expression could throw on an object. */
const isNamed = (word: unknown): word is BridgeErrorCode =>
  typeof word === 'string' && (NOTHING_HAPPENED.test(word) || word === 'TOO_LARGE');

/** Reads the error of an answer. An ill-formed error, or one with an unknown code, is FAILED. */
export function readError(error: unknown, { journal, name }: AnyMethod): Failure {
  const { code, message, data, cause } = Object(error);
  const { code: word, mayHaveHappened, needs, path } = Object(data);
  const known = isNamed(word)
    ? word
    : code === 3
      ? 'CANCELLED'
      : code === 4 || code === -32601
        ? 'UNSUPPORTED'
        : // An old app's JSON-RPC library may answer the handshake so: that is no word about the protocol.
          code === -32602 && name !== 'initialize'
          ? 'BAD_PARAMS'
          : 'FAILED';
  // For a payment the host's «cancelled» is only a hint.
  const hint = journal && known === 'CANCELLED';
  const may = typeof mayHaveHappened === 'boolean' ? mayHaveHappened : hint || !NOTHING_HAPPENED.test(known);
  return [
    known,
    typeof message === 'string' ? message : '',
    {
      mayHaveHappened: !!may,
      ...(typeof needs === 'string' && { needs: needs.slice(0, TEXT_CHARS) }),
      ...(known === 'BAD_PARAMS' && { path: typeof path === 'string' ? path.slice(0, TEXT_CHARS) : '' }),
      // JSON has no errors: this is one of a function in this page.
      ...(cause instanceof Error && { cause }),
      ...(known === 'FAILED' && { hostCode: typeof code === 'number' ? code : 0 }),
    },
  ];
}

/** Drops a message of a host for which this page has no row. A request is answered: its sender would wait. */
export function unknown({ drop, send }: Pick<ChannelContext, 'drop' | 'send'>, id: unknown): void {
  drop('unknown-event');
  if (typeof id === 'string' || typeof id === 'number')
    send({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } });
}
