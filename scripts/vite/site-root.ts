/**
 * Vite plugin for the site's root. `/` leads to the app, and `/health` without its slash is the app's first page. In
 * preview a hashed file that does not exist is 404, as on any real server, and not the app's page; and the headers are those of the
 * build's own file for servers, so that what is tested is what is shipped.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { headersFor } from '../policy/server-files.ts';

const ASSETS = '/health/assets/';

export const frontDoor: Connect.NextHandleFunction = (request, response, next) => {
  const [path, query] = (request.url ?? '/').split('?', 2);
  if (path === '/') {
    response.writeHead(302, { location: query === undefined ? '/health/' : `/health/?${query}` }).end();
    return;
  }
  if (path === '/health') request.url = query === undefined ? '/health/' : `/health/?${query}`;
  next();
};

/** Answers 404 for an asset that does not exist. `folder` has the files of `/health/`. */
export const noSuchAsset =
  (folder: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (path.startsWith(ASSETS) && !existsSync(join(folder, 'assets', path.slice(ASSETS.length))))
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    else next();
  };

/** Sends the headers that the built folder's file for servers names. */
export const builtHeaders =
  (folder: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    for (const [name, value] of Object.entries(headersFor(folder, path))) response.setHeader(name, value);
    next();
  };

export function siteRoot(): Plugin {
  return {
    name: 'site-root',
    configureServer: (server) => void server.middlewares.use(frontDoor),
    configurePreviewServer({ middlewares, config }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use(frontDoor);
      middlewares.use(builtHeaders(folder));
      middlewares.use(noSuchAsset(folder));
    },
  };
}
