/** Serves `dist/site` as a host of static files does. */
import { createServer } from 'node:http';
import sirv from 'sirv';
import { listenHere } from '../../../scripts/server/ports.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { siteSettings } from '../configuration.ts';

export default async function serveSite(): Promise<() => Promise<void>> {
  const { base } = siteSettings();
  const serve = sirv(`${root}/dist/site`, { dev: true, etag: true });
  const server = createServer((request, response) => {
    const refuse = () => void response.writeHead(404).end('Not found');
    if (!request.url?.startsWith(base)) return refuse();
    request.url = request.url.slice(base.length - 1);
    serve(request, response, refuse);
  });
  await listenHere(server, Number(process.env['SITE_PORT']));
  return () =>
    new Promise((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
}
