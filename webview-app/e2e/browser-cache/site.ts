/** A server in front of the app's whose answers of the service have other rules for caches: what a careless server sends. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isBackendPath } from '../../../fixtures/src/http/backend-path.ts';

/** An address of the server's own; its answer shows that a call by the browser's own rule is kept. */
export const CONTROL = '/control';
export const CONTROL_WORD = 'a word that everybody may keep';

export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves what `app` serves, with these headers in place of the service's own rule. */
export async function carelessSite(app: string, rule: Readonly<Record<string, string>>): Promise<Site> {
  const answer = (message: IncomingMessage, response: ServerResponse) => {
    const path = message.url ?? '/';
    if (path === CONTROL) return response.writeHead(200, { 'content-type': 'text/plain', ...rule }).end(CONTROL_WORD);
    // Packed bodies could not be read on the disk.
    const { 'accept-encoding': _, ...headers } = message.headers;
    const url = new URL(path, app);
    const requested = request(url, { method: message.method, headers: { ...headers, host: url.host } }, (from) => {
      const { 'cache-control': own, ...rest } = from.headers;
      const isOfService = isBackendPath(path);
      response.writeHead(from.statusCode ?? 502, isOfService ? { ...rest, ...rule } : from.headers);
      from.pipe(response);
    });
    requested.on('error', () => response.destroy());
    return message.pipe(requested);
  };
  const server = createServer(answer);
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
