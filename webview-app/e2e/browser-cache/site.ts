/** Serves the app through a proxy that replaces the cache headers of the service's responses. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isBackendPath } from '../../../fixtures/src/http/backend-path.ts';

/** An address of the proxy whose response the browser caches, as a control. */
export const CONTROL = '/control';
export const CONTROL_WORD = 'a word that everybody may keep';

export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves `app` with these headers instead of the service's own rule. */
export async function carelessSite(app: string, rule: Readonly<Record<string, string>>): Promise<Site> {
  const respond = (message: IncomingMessage, response: ServerResponse) => {
    const path = message.url ?? '/';
    if (path === CONTROL) return response.writeHead(200, { 'content-type': 'text/plain', ...rule }).end(CONTROL_WORD);
    // Requests unpacked bodies, which the search can read on the disk.
    const { 'accept-encoding': _, ...headers } = message.headers;
    const url = new URL(path, app);
    const proxyRequest = request(
      url,
      { method: message.method, headers: { ...headers, host: url.host } },
      (backendResponse) => {
        const { 'cache-control': own, ...rest } = backendResponse.headers;
        const isOfService = isBackendPath(path);
        response.writeHead(
          backendResponse.statusCode ?? 502,
          isOfService ? { ...rest, ...rule } : backendResponse.headers,
        );
        backendResponse.pipe(response);
      },
    );
    proxyRequest.on('error', () => response.destroy());
    return message.pipe(proxyRequest);
  };
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
