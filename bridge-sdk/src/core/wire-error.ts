/** Converts errors of the wire into the parts of a `BridgeError`. */
import { type BridgeErrorCode, TEXT_CHARS } from '../errors.ts';
import type { AnyMethod, ChannelContext, Failure } from './types.ts';

/** Matches error codes after which the host has certainly done nothing. A host may also send TOO_LARGE. */
const NOTHING_HAPPENED =
  /^(CANCELLED|UNSUPPORTED|NOT_CONFIGURED|HOST_TOO_OLD|NEEDS_LOGIN|DENIED|BUSY|BAD_PARAMS|HOST_GONE)$/;

/** Returns true for an error code that a host may send. Checks the type first, because the expression could throw on an object. */
const isHostCode = (value: unknown): value is BridgeErrorCode =>
  typeof value === 'string' && (NOTHING_HAPPENED.test(value) || value === 'TOO_LARGE');

/** Reads the error of an answer. An ill-formed error, or one with an unknown code, is FAILED. */
export function readError(error: unknown, { journal, name }: AnyMethod): Failure {
  const { code, message, data, cause } = Object(error);
  const { code: namedCode, mayHaveHappened, needs, path } = Object(data);
  const errorCode = isHostCode(namedCode)
    ? namedCode
    : code === 3
      ? 'CANCELLED'
      : code === 4 || code === -32601
        ? 'UNSUPPORTED'
        : // An old app's JSON-RPC library may answer the handshake with -32602, which says nothing about the protocol.
          code === -32602 && name !== 'initialize'
          ? 'BAD_PARAMS'
          : 'FAILED';
  // For a journalled call (a payment) the host's «cancelled» is only a hint.
  const hint = journal && errorCode === 'CANCELLED';
  const mayBeDone = typeof mayHaveHappened === 'boolean' ? mayHaveHappened : hint || !NOTHING_HAPPENED.test(errorCode);
  return [
    errorCode,
    typeof message === 'string' ? message : '',
    {
      mayHaveHappened: !!mayBeDone,
      ...(typeof needs === 'string' && { needs: needs.slice(0, TEXT_CHARS) }),
      ...(errorCode === 'BAD_PARAMS' && { path: typeof path === 'string' ? path.slice(0, TEXT_CHARS) : '' }),
      // Only a function in this page can pass an Error, because JSON has none.
      ...(cause instanceof Error && { cause }),
      ...(errorCode === 'FAILED' && { hostCode: typeof code === 'number' ? code : 0 }),
    },
  ];
}

/** Drops a message of the host for which this page has no row. Answers it if it has an id, because the host would wait. */
export function refuseUnknown({ drop, send }: Pick<ChannelContext, 'drop' | 'send'>, id: unknown): void {
  drop('unknown-event');
  if (typeof id === 'string' || typeof id === 'number')
    send({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } });
}
