/** Serves the app with articles of a test's text, optionally without the build's sanitiser or policy. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { isObject, parseJson } from '../../src/json.ts';

/** The first article of each page. It loads the sanitiser, so that later articles are drawn immediately. */
export const FIRST = '6009';
/** The path of an empty page without a policy, in which tests parse texts. */
export const EMPTY = '/empty-page';

const ARTICLE = '/api/sdhealth/health-article/detail';
const SANITISER = /\/assets\/purify-[^/]*\.js$/;
const POLICY = 'content-security-policy';

export interface Walls {
  /** Replaces the sanitiser of the web build. Default: no replacement. */
  readonly sanitiser?: string;
  /** False removes the policy from the page. Default true. */
  readonly hasPolicy?: boolean;
}

export interface HostileServer {
  readonly origin: string;
  /** Sets the text of every article. Before the first call the backend's articles are served. */
  show(html: string): void;
  close(): void;
}

export async function hostileServer(
  prefix: string,
  { sanitiser, hasPolicy = true }: Walls = {},
): Promise<HostileServer> {
  let html: string | undefined;

  const article = (text: string, id: string | null): string => {
    const answer = parseJson(text);
    if (html === undefined || !isObject(answer) || !isObject(answer['data'])) return text;
    return JSON.stringify({ ...answer, data: { ...answer['data'], html, id, title: id, related: [] } });
  };
  /** Returns the change of an answer's text. Undefined for an answer without a change. */
  const changeOf = (url: URL, { headers }: IncomingMessage): ((text: string) => string) | undefined => {
    if (url.pathname === ARTICLE) return (text) => article(text, url.searchParams.get('id'));
    if (sanitiser !== undefined && SANITISER.test(url.pathname)) return () => sanitiser;
    const isPage = headers['content-type']?.startsWith('text/html');
    return isPage && !hasPolicy ? withoutPolicy : undefined;
  };

  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', prefix);
    if (url.pathname === EMPTY) {
      outgoing.setHeader('content-type', 'text/html').end('<!doctype html><title>.</title>');
      return;
    }
    // Requests an existing article from the backend, because here every article exists.
    const target = new URL(url);
    if (url.pathname === ARTICLE) target.searchParams.set('id', FIRST);
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const proxied = request(target, { method: incoming.method, headers }, (answer) => {
      const change = changeOf(url, answer);
      if (change) void sendChanged(answer, outgoing, change, hasPolicy);
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, headersOf(answer.headers, hasPolicy)));
    });
    proxied.on('error', () => outgoing.destroy());
    incoming.pipe(proxied);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    show(text) {
      html = text;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const withoutPolicy = (page: string): string => page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');

function headersOf(headers: IncomingHttpHeaders, hasPolicy: boolean): IncomingHttpHeaders {
  const { [POLICY]: policy, ...rest } = headers;
  return hasPolicy && policy !== undefined ? { ...rest, [POLICY]: policy } : rest;
}

async function sendChanged(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  change: (text: string) => string,
  hasPolicy: boolean,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const { 'content-length': _, etag: __, ...headers } = headersOf(answer.headers, hasPolicy);
  outgoing.writeHead(answer.statusCode ?? 502, headers).end(change(Buffer.concat(parts).toString('utf8')));
}
