/**
 * Reads a file of the service whose address is part of an answer and has no endpoint. Rules:
 * 1. Only the page's origin and the installation's servers get requests.
 * 2. Only the service's own server gets the session. For other servers the address itself may contain a permission.
 * 3. An address is never part of an error, because it may contain such a permission.
 */
import { urlOf } from '../rules/url-of.ts';
import { adminQuery } from './address.ts';
import { ApiError } from './errors.ts';
import { ports } from './ports.ts';
import { learnSecret } from './redaction.ts';
import { client } from './wire.ts';

export interface FileOptions {
  readonly signal?: AbortSignal;
  /** Receives the loaded fraction, 0 to 1, if the server sends the file's length. */
  readonly onProgress?: (fraction: number) => void;
}

/** The longest time without progress. Milliseconds. */
const MAX_IDLE_MS = 20_000;
export const MAX_FILE_BYTES = 40_000_000;

const pageOrigin = (): string => (/^https?:$/.test(location.protocol) ? location.origin : '');
const serviceOrigin = (): string => ports().origins.api || pageOrigin();

/** Returns the absolute address of a file, or undefined if it is not on a server of this installation. */
export function fileAddress(address: string): URL | undefined {
  const base = serviceOrigin();
  const url = base ? urlOf(address, base) : undefined;
  if (!url) return undefined;
  const allowedOrigins = [pageOrigin(), base, ...Object.values(ports().origins)];
  return /^https?:$/.test(url.protocol) && !url.username && allowedOrigins.includes(url.origin) ? url : undefined;
}

/** Reads a whole file. Rejects with an `ApiError` whose endpoint is `name`. */
export async function readFile(name: string, address: string, options: FileOptions = {}): Promise<Blob> {
  const url = fileAddress(address);
  if (!url) throw new ApiError('NOT_OURS', name);
  if ((ports().token() || ports().admin()) && !ports().isSamePersonSignedIn()) throw new ApiError('ABORTED', name);
  learnSecret(url.search);
  const { signal } = options;
  const abort = new AbortController();
  const onAbort = () => abort.abort();
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  let isLate = false;
  const onTimeout = () => {
    isLate = true;
    abort.abort();
  };
  let timer = setTimeout(onTimeout, MAX_IDLE_MS);
  const onChunk = () => {
    clearTimeout(timer);
    timer = setTimeout(onTimeout, MAX_IDLE_MS);
  };
  try {
    const answer = await client.raw<ReadableStream<Uint8Array>, 'stream'>(url.href, {
      responseType: 'stream',
      ignoreResponseError: true,
      headers: headersFor(url),
      query: isService(url) ? adminQuery() : {},
      signal: abort.signal,
      credentials: 'omit',
      // A redirect may lead to another server, which must not get the session.
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    ports().reached(true);
    if (!answer.ok) throw new ApiError('HTTP', name, { status: answer.status });
    if (answer.headers.get('content-type')?.includes('html')) throw new ApiError('NOT_OURS', name);
    return await readBody(name, answer, onChunk, options.onProgress);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (!signal?.aborted) ports().reached(false);
    throw new ApiError(isLate ? 'TIMEOUT' : signal?.aborted ? 'ABORTED' : 'NETWORK', name, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

const isService = (url: URL): boolean => url.origin === serviceOrigin();

function headersFor(url: URL): Record<string, string> {
  if (!isService(url)) return {};
  const token = ports().token();
  const admin = ports().admin();
  if (admin) return { 'Admin-Token': admin.token };
  return { ...(token && { Authorization: `Bearer ${token}` }) };
}

async function readBody(
  name: string,
  answer: Response,
  onChunk: () => void,
  onProgress: FileOptions['onProgress'],
): Promise<Blob> {
  const type = answer.headers.get('content-type') ?? '';
  const length = Number(answer.headers.get('content-length'));
  const reader = answer.body?.getReader();
  if (!reader) return answer.blob();
  const cancelTooLarge = (): ApiError => {
    // Without cancelling, the browser would load the rest.
    reader.cancel().catch(() => undefined);
    return new ApiError('SHAPE', name, { status: answer.status });
  };
  if (length > MAX_FILE_BYTES) throw cancelTooLarge();
  const chunks: BlobPart[] = [];
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    onChunk();
    chunks.push(chunk.value);
    bytes += chunk.value.length;
    if (bytes > MAX_FILE_BYTES) throw cancelTooLarge();
    if (length > 0) onProgress?.(Math.min(1, bytes / length));
  }
  return new Blob(chunks, { type });
}
