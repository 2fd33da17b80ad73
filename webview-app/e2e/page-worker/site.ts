/**
 * Serves the built app through a server with switchable faults. Its answers reach the service worker as a network's do. The runner's routes
 * would answer before the worker, and disable the HTTP cache.
 */
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { test as base } from '../../../native-shims/src/playwright.ts';

/** Describes an answer. `cut` closes the connection without an answer, `hang` never answers. */
export type Answer =
  | 'cut'
  | 'hang'
  | { readonly status?: number; readonly type?: string; readonly body: string | Buffer };

/** Returns an answer instead of the app's. Undefined forwards the request to the app. */
export type Answers = (path: string) => Answer | undefined;

export interface Site {
  readonly origin: string;
  /** The current faults, which precede the release. */
  fault: Answers | undefined;
  /** Another release instead of the built one. */
  release: Answers | undefined;
}

/** Caches files with a hash in their name for ever, even a wrong answer. */
const KEEP = 'public, max-age=31536000, immutable';

/** Tells if a path is a page of the app. */
export const isPage = (path: string): boolean => /^\/health\/[^.]*$/.test(path);
export const isAsset = (path: string): boolean => path.startsWith('/health/assets/');

/** Emulates a lost network. */
export const noNetwork: Answers = () => 'cut';

function send(response: ServerResponse, path: string, answer: Answer): void {
  if (answer === 'hang') return;
  if (answer === 'cut') return void response.destroy();
  const { status = 200, type = 'text/html; charset=utf-8', body } = answer;
  const keep = isAsset(path) && status === 200 ? KEEP : 'no-store';
  response.writeHead(status, { 'content-type': type, 'cache-control': keep }).end(body);
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Opens a site in front of the served app. `close` ends it with all its connections. */
export async function openSite(): Promise<{ readonly site: Site; close(): void }> {
  const app = new URL(process.env['BASE_URL'] ?? 'http://localhost:5173');
  const site: { -readonly [K in keyof Site]: Site[K] } = { origin: '', fault: undefined, release: undefined };
  const server = createServer((incoming, response) => {
    const { url = '/', method, headers } = incoming;
    const [path = '/'] = url.split('?', 1);
    const answer = site.fault?.(path) ?? site.release?.(path);
    if (answer) return send(response, path, answer);
    const asking = request({ host: app.hostname, port: app.port, path: url, method, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    asking.on('error', () => response.destroy());
    incoming.pipe(asking);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  site.origin = `http://localhost:${portOf(server)}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { site, close };
}

/** Extends `test` by a separate site. */
export const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    const { site, close } = await openSite();
    await use(site);
    close();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});
