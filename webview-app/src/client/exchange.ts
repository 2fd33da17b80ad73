import type { AnyEndpoint } from '../api/endpoint.ts';
import { endpointName, takesCredentials } from './address.ts';
import { answerText } from './answer-text.ts';
import type { Call, Values } from './call.ts';
import { CLIENT_HEADER, clientHeader } from './client-header.ts';
import { ApiError } from './errors.ts';
import { POSITION_HEADER } from './position-header.ts';
import { serverNow } from './server-clock.ts';
import { files, service, uploading } from './wire.ts';

/** An answer as received, not parsed yet. */
export interface Answer {
  status: number;
  text: string;
  /** True if the answer's type is HTML. */
  isPage: boolean;
  /** The wait that the server requests, in milliseconds. */
  retryAfterMs?: number;
}

export interface Sending extends Pick<Call, 'body' | 'options'> {
  readonly address: string;
  /** The phone's position for the header, see `positionOf`. */
  readonly position?: string | undefined;
  /** The id of this attempt, see `clientHeader`. */
  readonly requestId?: string | undefined;
  /** The remaining milliseconds, if fewer than the endpoint's own timeout. */
  readonly timeoutMs: number | undefined;
}

const textEntries = (values: Values): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

function asMultipart(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}

function bodyOf(
  endpoint: AnyEndpoint,
  values: Values,
): URLSearchParams | FormData | Record<string, unknown> | undefined {
  if (endpoint.body === 'form') return new URLSearchParams(textEntries(values));
  if (endpoint.body === 'multipart') return asMultipart(values);
  return endpoint.body === 'json' ? { ...values } : undefined;
}

/** Returns the milliseconds of a `Retry-After` in seconds or as a date. Undefined for anything else. */
function retryAfter(value: string | null): number | undefined {
  // Mutant lives: An empty text is no number and no date either.
  if (!value) return undefined;
  const isDate = /^[a-z]/i.test(value);
  // The date is compared with the server's clock, because the server wrote it (A05).
  const ms = isDate ? Date.parse(value) - serverNow() : /^\d+$/.test(value) ? Number(value) * 1000 : Number.NaN;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/**
 * Checks that an address has a server. For a page from the disk it may not be configured, and a request to the disk would log an error.
 */
// Mutant lives: An address of a page from the disk begins with a slash or with its scheme.
const hasServer = (address: string): boolean => globalThis.location?.protocol !== 'file:' || /^https?:/.test(address);

/**
 * Sends a request once and reads the whole answer within the endpoint's timeout. Any HTTP status is an answer. An answer that is too large is
 * `SHAPE`.
 */
export async function exchange(
  endpoint: AnyEndpoint,
  { address, position, requestId, body, options, timeoutMs }: Sending,
): Promise<Answer> {
  const name = endpointName(endpoint);
  const { signal, idempotencyKey, keepalive, onProgress } = options;
  const abort = new AbortController();
  const onAbort = () => abort.abort();
  if (signal?.aborted) throw new ApiError('ABORTED', name);
  if (!hasServer(address)) throw new ApiError('NETWORK', name);
  // Mutant lives: A signal aborts once, and the end of the call removes the listener.
  signal?.addEventListener('abort', onAbort, { once: true });
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      abort.abort();
    },
    Math.min(endpoint.timeoutMs, timeoutMs ?? Number.POSITIVE_INFINITY),
  );
  try {
    const requestBody = bodyOf(endpoint, body);
    const client = !takesCredentials(endpoint) ? files : onProgress ? uploading(onProgress) : service;
    const { status, headers, _data } = await client.raw<ReadableStream<Uint8Array>, 'stream'>(address, {
      responseType: 'stream',
      method: endpoint.method,
      // The account service has a cookie with which it refreshes a session after a reload.
      credentials: endpoint.host === 'account' ? 'include' : 'same-origin',
      signal: abort.signal,
      ...(requestBody && { body: requestBody }),
      headers: {
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(position && { [POSITION_HEADER]: position }),
        ...(requestId && { [CLIENT_HEADER]: clientHeader(requestId) }),
      },
      ...(keepalive && { keepalive }),
    });
    const retryAfterMs = retryAfter(headers.get('retry-after'));
    // Mutant lives: Every answer in the tests has a content type. TypeScript requires the `?.`.
    const isPage = headers.get('content-type')?.includes('html') === true;
    const text = await answerText(headers, _data);
    if (text === undefined) throw new ApiError('SHAPE', name, { status });
    return { status, text, isPage, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(isLate ? 'TIMEOUT' : signal?.aborted ? 'ABORTED' : 'NETWORK', name, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
