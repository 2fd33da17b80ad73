/** Requests of a phone as cURL and as HAR 1.2, and a HAR's answers for the lab. Values of tokens are masked, on the way out and on the way in. */
import { isObject, parseJson } from '../../src/json.ts';
import { masked } from '../frame/masking.ts';
import type { PageEvent } from '../messages.ts';

const JSON_TYPE = 'application/json';
const typeOf = (text: string): string => (/^\s*[[{"]/.test(text) ? JSON_TYPE : 'application/x-www-form-urlencoded');
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns a request as a shell command. */
export function curlOf({ name, text, sent }: PageEvent, origin: string): string {
  const body =
    sent === undefined ? [] : [`-H ${quoted(`content-type: ${typeOf(sent)}`)}`, `--data-raw ${quoted(masked(sent))}`];
  return [`curl -X ${name} ${quoted(new URL(masked(text), origin).href)}`, ...body].join(' \\\n  ');
}

/** Returns requests as a HAR file. Headers, cookies and sizes are empty, as the lab does not record them. */
export function harOf(events: readonly PageEvent[], origin: string): string {
  const entries = events
    .filter(({ kind }) => kind === 'request')
    .map(({ at, name, text, status, durationMs = 0, sent, received = '' }) => {
      const url = new URL(masked(text), origin);
      return {
        startedDateTime: new Date(at).toISOString(),
        time: durationMs,
        request: {
          ...{
            method: name,
            url: url.href,
            httpVersion: 'HTTP/1.1',
            cookies: [],
            headers: [],
            headersSize: -1,
            bodySize: -1,
          },
          queryString: [...url.searchParams].map(([key, value]) => ({ name: key, value })),
          ...(sent !== undefined && { postData: { mimeType: typeOf(sent), text: masked(sent) } }),
        },
        response: {
          ...{ status: typeof status === 'number' ? status : 0, statusText: typeof status === 'string' ? status : '' },
          ...{ httpVersion: 'HTTP/1.1', cookies: [], headers: [], redirectURL: '', headersSize: -1, bodySize: -1 },
          content: { size: received.length, mimeType: received === '' ? '' : typeOf(received), text: masked(received) },
        },
        cache: {},
        timings: { send: 0, wait: durationMs, receive: 0 },
      };
    });
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'device lab', version: '1' }, entries } }, null, 2);
}

const patternOf = (endpoint: string): RegExp =>
  new RegExp(`^${endpoint.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);

/** Returns the last successful JSON answer of each endpoint in a HAR. Undefined if the text is no HAR. */
export function readHar(
  text: string,
  endpoints: readonly string[],
): readonly { readonly endpoint: string; readonly body: unknown }[] | undefined {
  const read = parseJson(text);
  const entries: unknown = isObject(read) && isObject(read['log']) ? read['log']['entries'] : undefined;
  if (!Array.isArray(entries)) return undefined;
  const patterns = endpoints.map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }));
  const answers = new Map<string, unknown>();
  for (const entry of entries) {
    const { request, response } = isObject(entry) ? entry : {};
    if (!isObject(request) || !isObject(response) || response['status'] !== 200) continue;
    const url = String(request['url']);
    const call = URL.canParse(url) ? `${String(request['method'])} ${new URL(url).pathname}` : '';
    const endpoint = patterns.find(({ pattern }) => pattern.test(call))?.endpoint;
    const content = isObject(response['content']) ? response['content'] : {};
    const body = content['encoding'] === undefined ? parseJson(masked(String(content['text'] ?? ''))) : undefined;
    if (endpoint !== undefined && body !== undefined) answers.set(endpoint, body);
  }
  return [...answers].map(([endpoint, body]) => ({ endpoint, body }));
}
