/**
 * Takes the answer that the page's head prefetched while the scripts were loading (`app/prefetch/request-head-data.ts`). It is a public file
 * or a call without a token, so it is not personal. Only the first identical request gets it, and only while it is fresh. The app
 * also works without it.
 */
import { isSoon } from '../rules/periods.ts';
import { CLIENT_HEADER } from './client-header.ts';

export interface PrefetchedInHead {
  readonly address: string;
  /** The time of the request, in milliseconds since 1970. */
  readonly at: number;
  /** The headers from `headHeaders`, as JSON. */
  readonly headers: string;
  /** The answer, with its body loaded. */
  readonly answer: Promise<Response>;
}

declare global {
  var sdhealthPrefetchedInHead: PrefetchedInHead | undefined;
}

const FRESH_MS = 10_000;
/** Returns the headers of the head's prefetch: for a public file, or with `languageTag` for a visitor's call. */
export const headHeaders = (languageTag?: string): Record<string, string> => ({
  accept: 'application/json',
  ...(languageTag && { 'accept-language': languageTag }),
});

/**
 * Returns the answer that the head prefetched for exactly this request. Undefined if the call must be sent. Rejects if the prefetch failed.
 */
export function takePrefetchedInHead(
  address: unknown,
  { method, headers, body, credentials, signal }: RequestInit = {},
): Promise<Response> | undefined {
  const prefetched = globalThis.sdhealthPrefetchedInHead;
  if (!prefetched || prefetched.address !== address || method !== 'GET' || body || credentials !== 'same-origin')
    return undefined;
  if (signal?.aborted || headersText(headers) !== prefetched.headers) return undefined;
  globalThis.sdhealthPrefetchedInHead = undefined;
  if (!isSoon(prefetched.at + FRESH_MS, FRESH_MS)) return undefined;
  const aborted = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  // A failed prefetch counts as the first attempt of the call.
  return Promise.race([prefetched.answer.then(withoutDate), aborted]);
}

/** Returns the headers as `headHeaders` has them: the head names no release and no call, because its request comes before the program. */
function headersText(init?: HeadersInit): string {
  const headers = new Headers(init);
  headers.delete(CLIENT_HEADER);
  return JSON.stringify(Object.fromEntries(headers));
}

/** Removes the date, because only the client's own requests set the server's clock. */
function withoutDate(answer: Response): Response {
  answer.headers.delete('date');
  return answer;
}
