import type { AnyEndpoint } from '../api/endpoint.ts';
import { endpointName, takesCredentials } from './address.ts';
import { answerText } from './answer-text.ts';
import type { Call, Values } from './call.ts';
import { ApiError } from './errors.ts';
import { POSITION_HEADER } from './position-header.ts';
import { serverNow } from './server-clock.ts';
import { files, service, uploading } from './wire.ts';

/** An answer as it came back, unread. */
export interface Answer {
  status: number;
  text: string;
  /** True for an answer whose type is HTML. */
  isPage: boolean;
  /** Milliseconds the server asks to wait, where it does. */
  retryAfterMs?: number;
}

/** A request, and its address. */
export interface Sending extends Pick<Call, 'body' | 'options'> {
  readonly address: string;
  /** The phone's position, for the header: `positionOf`. */
  readonly position?: string | undefined;
  /** Milliseconds, where less than the endpoint's own time is left. */
  readonly timeoutMs: number | undefined;
}

const asText = (values: Values): [string, string][] =>
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
  if (endpoint.body === 'form') return new URLSearchParams(asText(values));
  if (endpoint.body === 'multipart') return asMultipart(values);
  return endpoint.body === 'json' ? { ...values } : undefined;
}

/** `Retry-After` in seconds or as a date; undefined for anything else. */
function retryAfter(value: string | null): number | undefined {
  // Mutant lives: An empty text is no number and no date either.
  if (!value) return undefined;
  const isDate = /^[a-z]/i.test(value);
  // By the server's clock, as it is the server's date (A05).
  const ms = isDate ? Date.parse(value) - serverNow() : /^\d+$/.test(value) ? Number(value) * 1000 : Number.NaN;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** A page from the disk has a server only where one is configured; a call to the disk would be an error in its console. */
// Mutant lives: An address of a page from the disk begins with a slash or with its scheme.
const hasServer = (address: string): boolean => globalThis.location?.protocol !== 'file:' || /^https?:/.test(address);

/** Sends once and reads the whole answer, within the endpoint's time. Any HTTP status is an answer; one that is too large is a wrong one (`SHAPE`). */
export async function exchange(
  endpoint: AnyEndpoint,
  { address, position, body, options, timeoutMs }: Sending,
): Promise<Answer> {
  const name = endpointName(endpoint);
  const { signal, idempotencyKey, keepalive, onProgress } = options;
  const abort = new AbortController();
  const leave = () => abort.abort();
  if (signal?.aborted) throw new ApiError('ABORTED', name);
  if (!hasServer(address)) throw new ApiError('NETWORK', name);
  // Mutant lives: A signal aborts once, and the end of the call takes the listener away.
  signal?.addEventListener('abort', leave, { once: true });
  let late = false;
  const timer = setTimeout(
    () => {
      late = true;
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
      // The account service keeps its own cookie, by which it can refresh a session after a reload.
      credentials: endpoint.host === 'account' ? 'include' : 'same-origin',
      signal: abort.signal,
      ...(requestBody && { body: requestBody }),
      headers: {
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(position && { [POSITION_HEADER]: position }),
      },
      ...(keepalive && { keepalive }),
    });
    const retryAfterMs = retryAfter(headers.get('retry-after'));
    // Mutant lives: Every answer of these tests has a type; the type wants the question.
    const isPage = headers.get('content-type')?.includes('html') === true;
    const text = await answerText(headers, _data);
    if (text === undefined) throw new ApiError('SHAPE', name, { status });
    return { status, text, isPage, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(late ? 'TIMEOUT' : signal?.aborted ? 'ABORTED' : 'NETWORK', name, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}
