/**
 * Vite plugin for the site's root. `/` leads to the app, and `/health` without its slash is the app's first page. In
 * preview a hashed file that does not exist is 404, as on any real server, and not the app's page.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';

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

export function siteRoot(): Plugin {
  return {
    name: 'site-root',
    configureServer: (server) => void server.middlewares.use(frontDoor),
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(frontDoor);
      middlewares.use(noSuchAsset(resolve(config.root, config.build.outDir)));
    },
  };
}
