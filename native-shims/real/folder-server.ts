/** Serves a folder's pages on a free port of this machine. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';

export interface FolderServer {
  readonly origin: string;
  close(): void;
}

export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer(async (request, response) => {
    try {
      const body = await readFile(join(folder, basename(request.url ?? '')));
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
