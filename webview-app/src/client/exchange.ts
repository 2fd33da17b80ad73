import type { AnyEndpoint } from '../api/endpoint.ts';
import { endpointName } from './address.ts';
import type { Values } from './call.ts';
import { ApiError } from './errors.ts';
import { ports } from './ports.ts';
import { learnTime, serverNow } from './server-clock.ts';
import { sendByFetch, sendWithProgress, type WireCall } from './wire.ts';

/** An answer as it came back, unread. */
export interface Answer {
  status: number;
  text: string;
  /** True for an answer whose type is HTML. */
  isPage: boolean;
  /** Milliseconds the server asks to wait, where it does. */
  retryAfterMs?: number;
}

export interface Sending {
  address: string;
  body: Values;
  token: string | undefined;
  idempotencyKey: string | undefined;
  signal: AbortSignal | undefined;
  /** Gets the part of the body that has left the phone, 0 to 1; for uploads. */
  onProgress?: ((sent: number) => void) | undefined;
  /** Milliseconds, where less than the endpoint's own time is left. */
  timeoutMs?: number | undefined;
  /** See `RequestOptions`. */
  keepalive?: boolean | undefined;
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

function headersOf(endpoint: AnyEndpoint, token: string | undefined, key: string | undefined): Record<string, string> {
  // A static file's language is in its name.
  if (endpoint.host === 'static') return { Accept: 'application/json' };
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': ports().language() };
  const admin = ports().admin();
  if (admin) headers['Admin-Token'] = admin.token;
  else if (token) headers['Authorization'] = `Bearer ${token}`;
  if (key) headers['Idempotency-Key'] = key;
  return headers;
}

/** `Retry-After` in seconds or as a date; undefined for anything else. */
function retryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  const isDate = /^[a-z]/i.test(value);
  // By the server's clock, as it is the server's date (A05).
  const ms = isDate ? Date.parse(value) - serverNow() : /^\d+$/.test(value) ? Number(value) * 1000 : Number.NaN;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** A page from the disk has a server only where one is configured; a call to the disk would be an error in its console. */
const hasServer = (address: string): boolean => globalThis.location?.protocol !== 'file:' || /^https?:/.test(address);

/** Sends once and reads the whole answer, within the endpoint's time. Any HTTP status is an answer. */
export async function exchange(endpoint: AnyEndpoint, sending: Sending): Promise<Answer> {
  const name = endpointName(endpoint);
  const abort = new AbortController();
  const leave = () => abort.abort();
  if (sending.signal?.aborted) throw new ApiError('ABORTED', name);
  if (!hasServer(sending.address)) throw new ApiError('NETWORK', name);
  sending.signal?.addEventListener('abort', leave, { once: true });
  let late = false;
  // Not ofetch's own timeout: it ends with the headers, and a body can stall as well.
  const timer = setTimeout(
    () => {
      late = true;
      abort.abort();
    },
    Math.min(endpoint.timeoutMs, sending.timeoutMs ?? Number.POSITIVE_INFINITY),
  );
  try {
    const call: WireCall = {
      address: sending.address,
      method: endpoint.method,
      headers: headersOf(endpoint, sending.token, sending.idempotencyKey),
      body: bodyOf(endpoint, sending.body),
      // The account service keeps its own cookie, by which it can refresh a session after a reload.
      withCookies: endpoint.host === 'account',
      signal: abort.signal,
      ...(sending.keepalive && { keepalive: true }),
    };
    const { onProgress } = sending;
    const { status, text, header } = await (onProgress ? sendWithProgress(call, onProgress) : sendByFetch(call));
    // A file may come out of a cache, with the date of long ago.
    if (endpoint.host !== 'static') learnTime(header('date'));
    const retryAfterMs = retryAfter(header('retry-after'));
    const isPage = header('content-type')?.includes('html') === true;
    return { status, text, isPage, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  } catch (cause) {
    throw new ApiError(late ? 'TIMEOUT' : sending.signal?.aborted ? 'ABORTED' : 'NETWORK', name, { cause });
  } finally {
    clearTimeout(timer);
    sending.signal?.removeEventListener('abort', leave);
  }
}
