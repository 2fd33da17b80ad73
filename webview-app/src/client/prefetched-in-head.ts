/**
 * The answer that the page's head has prefetched while the program was on its way (`app/prefetch/ask-head-data.ts`): a public file, or a
 * call without a token, so it is nobody's. It is given to the first call that would send the very same request, once, and only while young. Nothing depends on it.
 */
import { isSoon } from '../rules/periods.ts';

export interface PrefetchedInHead {
  readonly address: string;
  /** The time at which it was asked for: milliseconds since 1970. */
  readonly at: number;
  /** As `headHeaders` made them, in JSON. */
  readonly headers: string;
  /** Its body has come. */
  readonly answer: Promise<Response>;
}

declare global {
  var sdhealthPrefetchedInHead: PrefetchedInHead | undefined;
}

const FRESH_MS = 10_000;
/** The headers of the head's prefetch: those of a public file's, or with a language those of a visitor's call. */
export const headHeaders = (languageTag?: string): Record<string, string> => ({
  accept: 'application/json',
  ...(languageTag && { 'accept-language': languageTag }),
});

/** Returns the answer that the head has prefetched for this very request; undefined where the call is to be sent. Rejects where the prefetch failed. */
export function takePrefetchedInHead(
  address: unknown,
  { method, headers, body, credentials, signal }: RequestInit = {},
): Promise<Response> | undefined {
  const prefetched = globalThis.sdhealthPrefetchedInHead;
  if (!prefetched || prefetched.address !== address || method !== 'GET' || body || credentials !== 'same-origin')
    return undefined;
  if (signal?.aborted || JSON.stringify(Object.fromEntries(new Headers(headers))) !== prefetched.headers)
    return undefined;
  globalThis.sdhealthPrefetchedInHead = undefined;
  if (!isSoon(prefetched.at + FRESH_MS, FRESH_MS)) return undefined;
  const aborted = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  // A failure counts as the first try of the call.
  return Promise.race([prefetched.answer.then(withoutDate), aborted]);
}

/** The server's time is the time of a request of the client's own. */
function withoutDate(answer: Response): Response {
  answer.headers.delete('date');
  return answer;
}
