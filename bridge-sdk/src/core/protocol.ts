/**
 * The native wire: JSON-RPC 2.0 as JSON text over one ordered channel, with LSP's conventions for what JSON-RPC leaves open.
 *
 *  1. An id is `<nonce>.<n>`: the page load's nonce and a number rising from 0 (0 is the handshake). An answer to the page
 *     before the reload therefore has another nonce, and is dropped.
 *  2. A request is answered once, by `result` or by `error`; the first answer wins, later ones are dropped.
 *  3. `$/accepted {id}` may come before the answer and says that the host has taken the call on. `$/progress {id, value}`
 *     may come any number of times in between. `$/cancelRequest {id}` from the page asks to stop; an answer still ends it.
 *  4. Anything else without an id is an event. With an id the host waits: the page answers `{ handled: boolean }`.
 *  5. An array is a batch and means its members in order.
 *  6. A message is text of at most 1,048,576 characters, nested at most 64 deep; keys `__proto__` and `constructor` are
 *     removed at every depth. What breaks a rule is dropped and counted, and never throws into the host.
 *  7. Wire error codes: 3 CANCELLED, 4 UNSUPPORTED; any other is FAILED unless `data.code` names a bridge code. JSON-RPC's
 *     own -32601 (method not found) is UNSUPPORTED.
 */
import type { HostNews, LinkError, LinkRequest, Sink } from './link.ts';
import type { Limits } from './options.ts';

export const PROTOCOL_VERSION = '1.0';
export const SDK_VERSION = '0.1.0';

export const encodeRequest = ({ id, method, params }: LinkRequest): string =>
  `{"jsonrpc":"2.0","id":"${id}","method":"${method}","params":${JSON.stringify(params)}}`;

export const encodeCancel = (id: string): string =>
  `{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"${id}"}}`;

export const encodeAnswer = (id: string, result: unknown): string => JSON.stringify({ jsonrpc: '2.0', id, result });

type Json = { [key: string]: unknown };
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class TooDeep extends Error {}

/** Removes the keys that reach prototypes; throws beyond the depth. */
function clean(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth === 0) throw new TooDeep();
  if (Array.isArray(value)) {
    for (const item of value) clean(item, depth - 1);
    return;
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor') delete (value as Json)[key];
    else clean((value as Json)[key], depth - 1);
  }
}

/** Short plain text can be neither too deep nor, without these words or an escape, dangerous. */
const needsCleaning = (text: string): boolean => text.length > 128 || /__proto__|constructor|\\u/.test(text);

const idIn = (text: string): string | undefined =>
  /^[^[]{0,60}?"id"\s*:\s*"([\w-]+\.\d+)"/.exec(text.slice(0, 120))?.[1];

/** Reads whatever the host sent and tells the sink. Never throws. */
export function receive(text: unknown, sink: Sink, limits: Limits): void {
  if (typeof text !== 'string') return sink.dropped('malformed');
  if (text.length > limits.messageChars) return refuse(idIn(text), sink);
  let message: unknown;
  try {
    message = JSON.parse(text);
    if (needsCleaning(text)) clean(message, limits.depth);
  } catch (error) {
    if (error instanceof TooDeep || error instanceof RangeError) return refuse(idIn(text), sink);
    return sink.dropped('malformed');
  }
  if (!Array.isArray(message)) return dispatch(message, sink);
  for (const part of message) dispatch(part, sink);
}

function refuse(id: string | undefined, sink: Sink): void {
  sink.dropped('too-large');
  if (id) sink.failed(id, { code: 0, message: 'the answer is over the limit', data: { code: 'TOO_LARGE' } });
}

function dispatch(message: unknown, sink: Sink): void {
  if (!isObject(message)) return sink.dropped('malformed');
  const { id, method, params } = message;
  if (typeof method === 'string') {
    if (method === '$/accepted' || method === '$/progress') {
      if (!isObject(params) || typeof params['id'] !== 'string') return sink.dropped('malformed');
      return method === '$/accepted' ? sink.accepted(params['id']) : sink.progressed(params['id'], params['value']);
    }
    return sink.event(method, params === undefined ? {} : params, typeof id === 'string' ? id : undefined);
  }
  if (typeof id !== 'string') return sink.dropped(id === undefined || id === null ? 'malformed' : 'unknown-id');
  if ('error' in message) return sink.failed(id, readError(message['error']));
  if ('result' in message) return sink.resolved(id, message['result']);
  sink.dropped('malformed');
}

function readError(error: unknown): LinkError {
  if (!isObject(error)) return { code: 0, message: 'the host sent no reason' };
  const { code, message, data } = error;
  return {
    code: typeof code === 'number' ? code : 0,
    message: typeof message === 'string' ? message : '',
    ...(isObject(data) ? { data } : {}),
  };
}

/** The handshake's params. */
export const handshakeParams = (nonce: string): unknown => ({
  protocol: PROTOCOL_VERSION,
  sdk: SDK_VERSION,
  page: nonce,
});

/** What an `initialize` answer told; unknown or ill-typed parts are as if absent. */
export function readHandshake(result: unknown): HostNews & { batch: boolean } {
  const answer = isObject(result) ? result : {};
  const { app, methods, events, token, batch } = answer;
  const names = isObject(methods) ? Object.keys(methods) : undefined;
  return {
    ...(isObject(app) && typeof app['name'] === 'string' && typeof app['version'] === 'string'
      ? { app: { name: app['name'], version: app['version'] } }
      : {}),
    ...(names ? { methods: names } : {}),
    ...(Array.isArray(events) ? { events: events.filter((name): name is string => typeof name === 'string') } : {}),
    ...(typeof token === 'string' ? { token } : {}),
    batch: batch === true,
  };
}
