/** Writes a phone's requests as cURL or HAR 1.2, and reads the answers of a HAR. Tokens are masked in both directions. */
import { isObject, parseJson } from '../../src/json.ts';
import { maskTokens } from '../frame/masking.ts';
import type { PageEvent } from '../messages.ts';

const JSON_TYPE = 'application/json';
const typeOf = (text: string): string => (/^\s*[[{"]/.test(text) ? JSON_TYPE : 'application/x-www-form-urlencoded');
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns a request as a shell command. */
export function curlOf({ name, text, sent }: PageEvent, origin: string): string {
  const body =
    sent === undefined ? [] : [`-H ${quote(`content-type: ${typeOf(sent)}`)}`, `--data-raw ${quote(maskTokens(sent))}`];
  return [`curl -X ${name} ${quote(new URL(maskTokens(text), origin).href)}`, ...body].join(' \\\n  ');
}

/** Returns requests as a HAR file. Headers, cookies and sizes are empty, because the lab does not record them. */
export function harOf(events: readonly PageEvent[], origin: string): string {
  const entries = events
    .filter(({ kind }) => kind === 'request')
    .map(({ at, name, text, status, durationMs = 0, sent, received = '' }) => {
      const url = new URL(maskTokens(text), origin);
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
          ...(sent !== undefined && { postData: { mimeType: typeOf(sent), text: maskTokens(sent) } }),
        },
        response: {
          ...{ status: typeof status === 'number' ? status : 0, statusText: typeof status === 'string' ? status : '' },
          ...{ httpVersion: 'HTTP/1.1', cookies: [], headers: [], redirectURL: '', headersSize: -1, bodySize: -1 },
          content: {
            size: received.length,
            mimeType: received === '' ? '' : typeOf(received),
            text: maskTokens(received),
          },
        },
        cache: {},
        timings: { send: 0, wait: durationMs, receive: 0 },
      };
    });
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'device lab', version: '1' }, entries } }, null, 2);
}

const patternOf = (endpoint: string): RegExp =>
  new RegExp(`^${endpoint.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);

/** Returns the last successful JSON answer of each endpoint in a HAR. Undefined if the text is not a HAR. */
export function readHar(
  text: string,
  endpoints: readonly string[],
): readonly { readonly endpoint: string; readonly body: unknown }[] | undefined {
  const parsed = parseJson(text);
  const entries: unknown = isObject(parsed) && isObject(parsed['log']) ? parsed['log']['entries'] : undefined;
  if (!Array.isArray(entries)) return undefined;
  const patterns = endpoints.map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }));
  const answers = new Map<string, unknown>();
  for (const entry of entries) {
    const { request, response } = isObject(entry) ? entry : {};
    if (!isObject(request) || !isObject(response) || response['status'] !== 200) continue;
    const url = String(request['url']);
    const requestLine = URL.canParse(url) ? `${String(request['method'])} ${new URL(url).pathname}` : '';
    const endpoint = patterns.find(({ pattern }) => pattern.test(requestLine))?.endpoint;
    const content = isObject(response['content']) ? response['content'] : {};
    const body = content['encoding'] === undefined ? parseJson(maskTokens(String(content['text'] ?? ''))) : undefined;
    if (endpoint !== undefined && body !== undefined) answers.set(endpoint, body);
  }
  return [...answers].map(([endpoint, body]) => ({ endpoint, body }));
}
