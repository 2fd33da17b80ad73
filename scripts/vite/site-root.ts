/** Vite plugin: the site's own front door. `/` leads to the app, and `/health` without its slash is the app's first page. */
import type { Connect, Plugin } from 'vite';

export const frontDoor: Connect.NextHandleFunction = (request, response, next) => {
  const [path, query] = (request.url ?? '/').split('?', 2);
  if (path === '/') {
    response.writeHead(302, { location: query === undefined ? '/health/' : `/health/?${query}` }).end();
    return;
  }
  if (path === '/health') request.url = query === undefined ? '/health/' : `/health/?${query}`;
  next();
};

export function siteRoot(): Plugin {
  return {
    name: 'site-root',
    configureServer: (server) => void server.middlewares.use(frontDoor),
    configurePreviewServer: (server) => void server.middlewares.use(frontDoor),
  };
}
