/** A server before the app's own: one article has whatever text the test wants, and the build's walls may be taken away. All else passes through. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { isObject, parseJson } from '../../src/json.ts';

/** The article that each page begins with: from then on the sanitiser is there, and an article is drawn at once. */
export const FIRST = '6009';
/** The path of an empty page without a policy: what a browser makes of a text is asked there. */
export const EMPTY = '/empty-page';

const ARTICLE = '/api/sdhealth/health-article/detail';
const SANITISER = /\/assets\/purify-[^/]*\.js$/;
const POLICY = 'content-security-policy';

export interface Walls {
  /** A program in the place of the sanitiser of the web build; default its own. */
  readonly sanitiser?: string;
  /** False takes the policy from the page. Default true. */
  readonly hasPolicy?: boolean;
}

export interface HostileServer {
  readonly origin: string;
  /** The text of every article from now on; until the first, articles are the backend's own. */
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
  /** Returns what becomes of an answer's text; undefined for an answer that passes as it is. */
  const changed = (url: URL, { headers }: IncomingMessage): ((text: string) => string) | undefined => {
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
    // Any article exists here: the backend is asked for one that it has.
    const to = new URL(url);
    if (url.pathname === ARTICLE) to.searchParams.set('id', FIRST);
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const proxied = request(to, { method: incoming.method, headers }, (answer) => {
      const change = changed(url, answer);
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
