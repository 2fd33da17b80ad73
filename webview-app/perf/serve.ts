/** Serves a contender's files with gzip and the cache headers of a deployed build, and the embedded backend beside them. */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { appPages } from '../../fixtures/src/http/site-page.ts';
import { isBackendPath, openBackend } from '../../fixtures/src/server.ts';
import { builtFiles, packing, sendPage } from '../../scripts/server/built-files.ts';
import { listenHere } from '../../scripts/server/ports.ts';
import { builtHeaders } from '../build/site-root.ts';
import type { Contender } from './contenders.ts';
import { isDrawn, type Photographs } from './photographs.ts';

export interface Site {
  readonly origin: string;
  close(): void;
}

/** The path of an empty page on the contender's origin, so that a measurement begins in a running process. */
export const BLANK = '/blank';

/** Resolves when the contender is served on a free port of this machine, with photographs for the backend's pictures. */
export async function serve({ folder, base, kind }: Contender, photographOf: Photographs): Promise<Site> {
  const listen = getRequestListener(openBackend({}).app.fetch, { overrideGlobalObjects: false });
  const headers = builtHeaders(folder);
  const files = builtFiles(folder, base);
  const pages = appPages(folder, false, sendPage);
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    // Sends gzip to all contenders, so that their sizes can be compared.
    request.headers['accept-encoding'] = 'gzip';
    if (url === BLANK)
      return void response.setHeader('content-type', 'text/html').end('<!doctype html><title>-</title>');
    if (isDrawn(url)) return void photographOf(url).then((bytes) => sendPhotograph(response, bytes));
    if (isBackendPath(url)) return void listen(request, response);
    const page = () =>
      kind === 'ours' && base === '/health/'
        ? pages(request, response, () => response.writeHead(404).end())
        : sendPage(request, response, readFileSync(join(folder, 'index.html'), 'utf8'));
    packing(request, response, () => headers(request, response, () => files(request, response, page)));
  });
  return {
    origin: (await listenHere(server)).replace('127.0.0.1', 'localhost'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const sendPhotograph = (response: ServerResponse, bytes: Buffer | undefined): unknown =>
  bytes
    ? response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=600' }).end(bytes)
    : response.writeHead(404).end();
