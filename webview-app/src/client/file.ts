/**
 * Reads a file of the service whose address is part of an answer and has no endpoint. Rules:
 * 1. Only the page's own origin and those of the installation's servers are asked.
 * 2. Only the service's own server gets the session. The address itself may carry a permission for other servers.
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
  /** Receives the loaded share, 0 to 1, if the server tells the file's length. */
  readonly onProgress?: (part: number) => void;
}

/** The longest time without progress. Milliseconds. */
const PATIENCE_MS = 20_000;
/** The most bytes of a file. A larger one is not shown in a page. */
export const MOST_BYTES = 40_000_000;

const pageOrigin = (): string => (/^https?:$/.test(location.protocol) ? location.origin : '');
const serviceOrigin = (): string => ports().origins.api || pageOrigin();

/** Returns the absolute address of a file, or undefined if it is not of this installation. */
export function fileAddress(address: string): URL | undefined {
  const base = serviceOrigin();
  const url = base ? urlOf(address, base) : undefined;
  if (!url) return undefined;
  const known = [pageOrigin(), base, ...Object.values(ports().origins)];
  return /^https?:$/.test(url.protocol) && !url.username && known.includes(url.origin) ? url : undefined;
}

/** Reads a whole file. Rejects with an `ApiError` whose endpoint is `name`. */
export async function readFile(name: string, address: string, options: FileOptions = {}): Promise<Blob> {
  const url = fileAddress(address);
  if (!url) throw new ApiError('NOT_OURS', name);
  if ((ports().token() || ports().admin()) && !ports().isStillHere()) throw new ApiError('ABORTED', name);
  learnSecret(url.search);
  const { signal } = options;
  const abort = new AbortController();
  const leave = () => abort.abort();
  signal?.addEventListener('abort', leave, { once: true });
  if (signal?.aborted) leave();
  let late = false;
  const stop = () => {
    late = true;
    abort.abort();
  };
  let timer = setTimeout(stop, PATIENCE_MS);
  const onPiece = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, PATIENCE_MS);
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
    return await wholeOf(name, answer, onPiece, options.onProgress);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (!signal?.aborted) ports().reached(false);
    throw new ApiError(late ? 'TIMEOUT' : signal?.aborted ? 'ABORTED' : 'NETWORK', name, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
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

async function wholeOf(
  name: string,
  answer: Response,
  onPiece: () => void,
  onProgress: FileOptions['onProgress'],
): Promise<Blob> {
  const type = answer.headers.get('content-type') ?? '';
  const length = Number(answer.headers.get('content-length'));
  const reader = answer.body?.getReader();
  if (!reader) return answer.blob();
  const tooLarge = (): ApiError => {
    // Without cancelling, the browser would load the rest.
    reader.cancel().catch(() => undefined);
    return new ApiError('SHAPE', name, { status: answer.status });
  };
  if (length > MOST_BYTES) throw tooLarge();
  const pieces: BlobPart[] = [];
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onPiece();
    pieces.push(piece.value);
    bytes += piece.value.length;
    if (bytes > MOST_BYTES) throw tooLarge();
    if (length > 0) onProgress?.(Math.min(1, bytes / length));
  }
  return new Blob(pieces, { type });
}
