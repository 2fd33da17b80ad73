/**
 * Vite plugin for the site's root. `/` leads to the app, and `/health` without its slash is the app's first page. In
 * preview the build's files are served as a real server should (`../../scripts/server/built-files.ts`), and the headers are those of the build's
 * own file for servers, so that what is tested is what is shipped.
 */
import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { builtFiles } from '../../scripts/server/built-files.ts';
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
      middlewares.use(builtFiles(folder, BASE));
    },
  };
}
