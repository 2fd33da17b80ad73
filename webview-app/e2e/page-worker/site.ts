/**
 * The built app behind a server of the test's own, whose faults can be switched. What it answers reaches the page's worker as a network's
 * answer does: routes of the runner stand before the worker, and would keep HTTP's cache out of it.
 */
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { test as base } from '../../../native-shims/src/playwright.ts';

/** One answer; `cut` ends the connection without one, `hang` never answers. */
export type Answer =
  | 'cut'
  | 'hang'
  | { readonly status?: number; readonly type?: string; readonly body: string | Buffer };

/** Returns what is answered in the app's place; undefined leaves the request to the app. */
export type Answers = (path: string) => Answer | undefined;

export interface Site {
  readonly origin: string;
  /** The faults of now; they come before the release. */
  fault: Answers | undefined;
  /** Another release in the place of the built one. */
  release: Answers | undefined;
}

/** Files with a hash in their name are kept by HTTP for ever: so is a wrong answer in their place. */
const KEEP = 'public, max-age=31536000, immutable';

/** True for a page of the app, whatever its address. */
export const isPage = (path: string): boolean => /^\/health\/[^.]*$/.test(path);
export const isAsset = (path: string): boolean => path.startsWith('/health/assets/');

/** A network that is gone. */
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

/** Opens a site in front of the app that the run serves; `close` ends it with all its connections. */
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

/** `test` with a site of its own. */
export const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    const { site, close } = await openSite();
    await use(site);
    close();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});
