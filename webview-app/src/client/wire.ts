/**
 * Creates the clients of ofetch with their transports. These are `fetch`, `XMLHttpRequest` for an upload with visible progress, or none for
 * an answer that the page's head has prefetched. Three of ofetch's rules are replaced:
 *
 * - Its timeout ends with the headers, a retry has none, and a caller's signal replaces it: `exchange.ts` has our deadlines.
 * - Its retry does not repeat an answer that broke off, and waits on after the caller has left. It ignores a write's key, `Retry-After` and
 *   the caller: `retry.ts` is ours.
 * - It throws for a status of 400 or more. A business code takes precedence over any status: `answer.ts` reads all answers instead of
 *   `onResponseError`.
 */
import { $fetch } from 'ofetch';
import { MOST_ANSWER_BYTES } from './answer-text.ts';
import { ports } from './ports.ts';
import { headHeaders, takePrefetchedInHead } from './prefetched-in-head.ts';
import { learnTime } from './server-clock.ts';

/** Sends a request once. Rethrows the network's own error, because ofetch's message contains the address, which may be a permission. */
export const client = $fetch.create({
  // Mutant lives: The hook below throws before ofetch would ask again, and with `ignoreResponseError` no status is an error.
  retry: false,
  onRequestError: ({ error }) => {
    throw error;
  },
});

/** Requests static files. Their server gets no personal data, and a file's name carries its language. */
export const files = client.create(
  { headers: headHeaders(), responseType: 'text', ignoreResponseError: true },
  // Mutant lives: The page’s head has asked nothing in these tests; `app/prefetch/ask-head-data.test.ts` has such answers.
  { fetch: async (address, init) => (await takePrefetchedInHead(address, init)) ?? fetch(address, init) },
);

/**
 * Calls the service in the name of the signed-in person, if there is one. Its answers set the server's clock, unlike a file, which may
 * come from a cache with an old date. No answer enters the browser's own cache, whatever the server's headers say: the next person would
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

/** Receives the uploaded share of a body, 0 to 1, rising. 1 exactly once, at the end. */
export type OnProgress = (sentPart: number) => void;

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
    // The caller may have left meanwhile, because interceptors are asynchronous.
    // Mutant lives: Each call of ours has a signal; the type wants the question.
    if (signal?.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(method, address);
    xhr.withCredentials = credentials === 'include';
    for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      // Mutant lives: Less than nothing is never loaded, so the next question says no as well.
      if (lengthComputable && total > 0 && loaded < total) onProgress(loaded / total);
    };
    xhr.upload.onload = () => onProgress(1);
    xhr.onload = () => resolve(answerOf(xhr));
    xhr.onprogress = ({ loaded }) => {
      if (loaded <= MOST_ANSWER_BYTES) return;
      // Its length shows that it is too large, so the rest is not awaited.
      resolve(new Response('', { status: xhr.status, headers: { 'content-length': `${loaded}` } }));
      abort();
    };
    xhr.onerror = () => reject(new TypeError('the network failed'));
    // Mutant lives: Each call of ours has a signal; the type wants the question.
    xhr.onabort = () => reject(signal?.reason);
    // Mutant lives: The signal is this call’s own and ends with it; taking the listener away only frees memory sooner.
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    // Mutant lives: A signal aborts once.
    signal?.addEventListener('abort', abort, { once: true });
    // No body of ours is a stream.
    xhr.send(body as XMLHttpRequestBodyInit);
  });
}

/** Returns the answer with the headers that the client reads. */
function answerOf(xhr: XMLHttpRequest): Response {
  const headers = ['date', 'content-type', 'retry-after'].map((name): [string, string] => [
    name,
    // Mutant lives: A header that is not there is read as one that says nothing, whatever its text.
    xhr.getResponseHeader(name) ?? '',
  ]);
  return new Response(xhr.responseText || null, { status: xhr.status, headers });
}
