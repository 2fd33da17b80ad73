/**
 * Creates the clients of ofetch with their transports: `fetch`, `XMLHttpRequest` for an upload with visible progress, or no request for
 * an answer that the page's head has prefetched. Three of ofetch's rules are replaced:
 *
 * - Its timeout ends with the headers, a retry has none, and a caller's signal replaces it: `exchange.ts` has the timeouts.
 * - Its retry does not repeat an answer that broke off, and still waits after the caller has aborted. It ignores a write's key and
 *   `Retry-After`: `retry.ts` replaces it.
 * - It throws for a status of 400 or more. A business code takes precedence over any status: `answer.ts` reads all answers instead of
 *   `onResponseError`.
 */
import { $fetch } from 'ofetch';
import { MAX_ANSWER_BYTES } from './answer-text.ts';
import { ports } from './ports.ts';
import { headHeaders, takePrefetchedInHead } from './prefetched-in-head.ts';
import { learnTime } from './server-clock.ts';

/** Sends a request once. Rethrows the network's own error, because ofetch's message contains the address, which may be a permission. */
export const client = $fetch.create({
  // Mutant lives: The hook below throws before ofetch would retry, and with `ignoreResponseError` no status is an error.
  retry: false,
  onRequestError: ({ error }) => {
    throw error;
  },
});

/** Requests static files. Their server gets no personal data, and a file's name carries its language. */
export const files = client.create(
  { headers: headHeaders(), responseType: 'text', ignoreResponseError: true },
  // Mutant lives: The page’s head has no prefetch in these tests. `app/prefetch/request-head-data.test.ts` has such answers.
  { fetch: async (address, init) => (await takePrefetchedInHead(address, init)) ?? fetch(address, init) },
);

/**
 * Calls the service with the signed-in person's token, if one exists. Its answers set the server's clock, unlike a file, which may
 * come from a cache with an old date. No answer enters the browser's HTTP cache, whatever the server's headers are: the next person would
 * find it there.
 */
export const service = files.create({
  cache: 'no-store',
  onRequest: ({ options: { headers } }) => {
    const token = ports().token();
    const admin = ports().admin();
    headers.set('accept-language', ports().language());
    if (admin) headers.set('admin-token', admin.token);
    else if (token) headers.set('authorization', `Bearer ${token}`);
  },
  onResponse: ({ response }) => learnTime(response.headers.get('date')),
});

/** Receives the uploaded fraction of a body, rising from 0 to 1. It is 1 exactly once, at the end. */
export type OnProgress = (fraction: number) => void;

/** Calls the service by `XMLHttpRequest`, because `fetch` reports no upload progress. */
export const uploading = (onProgress: OnProgress) =>
  service.create({}, { fetch: (address, init = {}) => upload(String(address), init, onProgress) });

function upload(
  address: string,
  // Mutant lives: ofetch always gives the method.
  { method = 'POST', headers, body, credentials, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    // The caller may have aborted meanwhile, because interceptors are asynchronous.
    // Mutant lives: Each call has a signal. The type requires the `?.`.
    if (signal?.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(method, address);
    xhr.withCredentials = credentials === 'include';
    for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      // Mutant lives: `loaded` is never negative, so the next check is false as well.
      if (lengthComputable && total > 0 && loaded < total) onProgress(loaded / total);
    };
    xhr.upload.onload = () => onProgress(1);
    xhr.onload = () => resolve(responseOf(xhr));
    xhr.onprogress = ({ loaded }) => {
      if (loaded <= MAX_ANSWER_BYTES) return;
      // The `content-length` marks the answer as too large, so the rest is not awaited.
      resolve(new Response('', { status: xhr.status, headers: { 'content-length': `${loaded}` } }));
      abort();
    };
    xhr.onerror = () => reject(new TypeError('the network failed'));
    // Mutant lives: Each call has a signal. The type requires the `?.`.
    xhr.onabort = () => reject(signal?.reason);
    // Mutant lives: The signal belongs to this call and ends with it. Removing the listener only frees memory sooner.
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    // Mutant lives: A signal aborts once.
    signal?.addEventListener('abort', abort, { once: true });
    // No request body is a stream.
    xhr.send(body as XMLHttpRequestBodyInit);
  });
}

/** Returns the answer with the headers that the client reads. */
function responseOf(xhr: XMLHttpRequest): Response {
  const headers = ['date', 'content-type', 'retry-after'].map((name): [string, string] => [
    name,
    // Mutant lives: An unknown value has the same effect as a missing header.
    xhr.getResponseHeader(name) ?? '',
  ]);
  return new Response(xhr.responseText || null, { status: xhr.status, headers });
}
