/** Runs a proxy that blocks and records every request to another machine. */
import { once } from 'node:events';
import { createServer } from 'node:http';

export interface ForeignRequests {
  /** Origin of the proxy. */
  readonly origin: string;
  /** The requested servers or addresses, oldest first. */
  readonly requests: readonly string[];
  close(): void;
}

export async function foreignRequests(): Promise<ForeignRequests> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(403).end();
  });
  server.on('connect', (request, socket) => {
    requests.push(request.url ?? '');
    socket.on('error', () => {}).end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests: requests,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
