/** The two ways a call leaves the page: `fetch`, and `XMLHttpRequest` where the person sees the progress of an upload. */
import { ofetch } from 'ofetch';
import { takeHeadAnswer } from './head-answer.ts';

export interface WireCall {
  address: string;
  method: string;
  headers: Record<string, string>;
  body: URLSearchParams | FormData | Record<string, unknown> | undefined;
  /** Cookies of another origin's service are sent too. */
  withCookies: boolean;
  signal: AbortSignal;
  /** The call goes on when its page is gone. */
  keepalive?: boolean;
}

/** Any HTTP status is an answer; only its absence rejects. */
export interface WireAnswer {
  status: number;
  text: string;
  header(name: string): string | null;
}

export async function sendByFetch(given: WireCall): Promise<WireAnswer> {
  const held = takeHeadAnswer(given);
  const ahead = held && (await held);
  if (ahead) return ahead;
  const { address, withCookies, body, ...call } = given;
  const response = await ofetch.raw<string, 'text'>(address, {
    ...call,
    ...(body && { body }),
    credentials: withCookies ? 'include' : 'same-origin',
    responseType: 'text',
    retry: 0,
    ignoreResponseError: true,
  });
  return { status: response.status, text: response._data ?? '', header: (name) => response.headers.get(name) };
}

/** Sends and gives `onProgress` the part of the body that has left, 0 to 1, rising; 1 once, at the end. */
export function sendWithProgress(call: WireCall, onProgress: (sent: number) => void): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(call.method, call.address);
    xhr.withCredentials = call.withCookies;
    for (const [name, value] of Object.entries(call.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0 && loaded < total) onProgress(loaded / total);
    };
    xhr.upload.onload = () => onProgress(1);
    xhr.onload = () =>
      resolve({ status: xhr.status, text: xhr.responseText, header: (name) => xhr.getResponseHeader(name) });
    xhr.onerror = () => reject(new TypeError('the network failed'));
    xhr.onabort = () => reject(call.signal.reason);
    xhr.onloadend = () => call.signal.removeEventListener('abort', abort);
    call.signal.addEventListener('abort', abort, { once: true });
    xhr.send(
      call.body instanceof FormData || call.body instanceof URLSearchParams ? call.body : JSON.stringify(call.body),
    );
  });
}
