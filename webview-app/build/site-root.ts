/**
 * Serves the site's root: a Vite plugin. `/` redirects to the app, and its path without a slash is the app's first page. A preview
 * serves the build's files as a real server should (`scripts/server/built-files.ts`), with the headers of the build's own header file, so
 * that tests meet what is shipped.
 */
import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { builtFiles, packing } from '../../scripts/server/built-files.ts';
import { headersFor } from './policy/server-files.ts';

export const frontDoor =
  (basePath: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const [path, query] = (request.url ?? '/').split('?', 2);
    const page = query === undefined ? `${basePath}/` : `${basePath}/?${query}`;
    if (path === '/') {
      response.writeHead(302, { location: page }).end();
      return;
    }
    if (path === basePath) request.url = page;
    next();
  };

/** Sends the headers that the built folder's header file names. */
export const builtHeaders =
  (folder: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    for (const [name, value] of Object.entries(headersFor(folder, path))) response.setHeader(name, value);
    next();
  };

export function siteRoot(basePath: string): Plugin {
  const base = `${basePath}/`;
  return {
    name: 'site-root',
    configureServer: (server) => void server.middlewares.use(frontDoor(basePath)),
    configurePreviewServer({ middlewares, config }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use(frontDoor(basePath));
      middlewares.use(base, packing);
      middlewares.use(builtHeaders(folder));
      middlewares.use(builtFiles(folder, base));
    },
  };
}
