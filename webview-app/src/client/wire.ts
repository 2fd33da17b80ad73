/**
 * The clients of ofetch, and the ways in which their calls leave the page: `fetch`, `XMLHttpRequest` where the person sees the progress of
 * an upload, and none where the page's head has asked already. Three of ofetch's rules are not ours:
 *
 * - Its timeout ends with the headers, a repeated try has none, and a caller's signal takes its place: `exchange.ts` has our deadlines.
 * - Its retry repeats no answer that broke off, and waits on when the caller has left. It knows no key of a write, no `Retry-After`, and
 *   not who called: `retry.ts` is ours.
 * - A status of 400 or more is its error. A business code counts more, whatever its status: `answer.ts` reads all answers, in the place of
 *   `onResponseError`.
 */
import { $fetch } from 'ofetch';
import { MOST_ANSWER_BYTES } from './answer-text.ts';
import { ports } from './ports.ts';
import { headHeaders, takePrefetchedInHead } from './prefetched-in-head.ts';
import { learnTime } from './server-clock.ts';

/** Asks once. An error is the network's own: the text of ofetch's has the address, which may be a permission. */
export const client = $fetch.create({
  // Mutant lives: The hook below throws before ofetch would ask again, and with `ignoreResponseError` no status is an error.
  retry: false,
  onRequestError: ({ error }) => {
    throw error;
  },
});

/** Asks for static files. Their server hears nothing of a person, and a file's language is in its name. */
export const files = client.create(
  { headers: headHeaders(), responseType: 'text', ignoreResponseError: true },
  // Mutant lives: The page’s head has asked nothing in these tests; `app/prefetch/ask-head-data.test.ts` has such answers.
  { fetch: async (address, init) => (await takePrefetchedInHead(address, init)) ?? fetch(address, init) },
);

/**
 * Calls the service, in the name of the signed-in person, where there is one. Its answers tell the time; a file may come out of a cache, with
 * that of long ago. No answer enters the browser's own cache, whatever the server's headers say: the next person would find it there.
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

/** Gets the part of a body that has left the phone, 0 to 1, rising; 1 once, at the end. */
export type OnProgress = (sentPart: number) => void;

/** Calls the service by `XMLHttpRequest`: `fetch` tells nothing of a body on its way. */
export const uploading = (onProgress: OnProgress) =>
  service.create({}, { fetch: (address, init = {}) => upload(String(address), init, onProgress) });

function upload(
  address: string,
  // Mutant lives: ofetch always gives the method.
  { method = 'POST', headers, body, credentials, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    // The caller may have left since: interceptors take a moment.
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
      // Its length says that it is too large; the rest is not waited for.
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

/** The answer, with the headers that somebody reads. */
function answerOf(xhr: XMLHttpRequest): Response {
  const headers = ['date', 'content-type', 'retry-after'].map((name): [string, string] => [
    name,
    // Mutant lives: A header that is not there is read as one that says nothing, whatever its text.
    xhr.getResponseHeader(name) ?? '',
  ]);
  return new Response(xhr.responseText || null, { status: xhr.status, headers });
}
