/**
 * Serves the site's root: a Vite plugin. `/` redirects to the app, and `/health` without its slash is the app's first page. A preview
 * serves the build's files as a real server should (`scripts/server/built-files.ts`), with the headers of the build's own header file, so
 * that tests meet what is shipped.
 */
import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { builtFiles, packing } from '../../scripts/server/built-files.ts';
import { headersFor } from './policy/server-files.ts';

const BASE = '/health/';

export const frontDoor: Connect.NextHandleFunction = (request, response, next) => {
  const [path, query] = (request.url ?? '/').split('?', 2);
  if (path === '/') {
    response.writeHead(302, { location: query === undefined ? '/health/' : `/health/?${query}` }).end();
    return;
  }
  if (path === '/health') request.url = query === undefined ? '/health/' : `/health/?${query}`;
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

export function siteRoot(): Plugin {
  return {
    name: 'site-root',
    configureServer: (server) => void server.middlewares.use(frontDoor),
    configurePreviewServer({ middlewares, config }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use(frontDoor);
      middlewares.use(BASE, packing);
      middlewares.use(builtHeaders(folder));
      middlewares.use(builtFiles(folder, BASE));
    },
  };
}
