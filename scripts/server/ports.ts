/** Finds the address for a server: `HOST` and `PORT` of the environment, or the next free port. */
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { ClearError } from '../workspace/clear-error.ts';

/** Holds the address of a server. Without `HOST` it listens on this machine only. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** The start of printed addresses, without a trailing slash. */
  readonly origin: string;
}

const LOOPBACK = '127.0.0.1';
const LAST_PORT = 65_535;
const NOTICE =
  'Requests to /__fixtures are accepted from this machine only, or with the header x-fixture-key set to FIXTURE_KEY.';

export const isLoopback = (host: string): boolean => /^(127\.|::1$|localhost$)/.test(host);

/** Tells if another program listens on the port, or if the port is forbidden. */
async function isTaken(port: number, host: string): Promise<boolean> {
  const isListening = (address: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: address, timeout: 500 }, () => resolve(socket.destroy() && true));
      socket.on('error', () => resolve(false)).on('timeout', () => resolve(socket.destroy() && true));
    });
  // A browser tries IPv4 and IPv6 for `localhost`, so a program on either would receive our requests.
  if ((await isListening(LOOPBACK)) || (await isListening('::1'))) return true;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(true);
      else reject(new ClearError(`HOST=${host} cannot be listened on (${error.code}).`));
    });
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}

/** Reads a port number. Throws a one-line error for any other text. */
export function readPort(text: string | undefined, defaultPort: number): number {
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > LAST_PORT)
    throw new ClearError(`PORT=${text} is not a port number.`);
  return port;
}

/**
 * Returns the first free address, beginning with `PORT` or `defaultPort`, and logs each taken port. With `STRICT_PORT`, a taken port is an
 * error: otherwise a test would talk to another program.
 */
export async function findAddress(defaultPort: number, log: (line: string) => void): Promise<ListenAddress> {
  const host = process.env['HOST'] || LOOPBACK;
  for (let port = readPort(process.env['PORT'], defaultPort); port <= LAST_PORT; port++) {
    if (await isTaken(port, host)) {
      if (process.env['STRICT_PORT']) throw new ClearError(`Port ${port} is taken, and STRICT_PORT allows no other.`);
      log(`Port ${port} is taken; trying ${port + 1}.`);
      continue;
    }
    const hostname = host === LOOPBACK || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    if (!isLoopback(host)) log(`HOST=${host}: every machine in this network can open the app and its data. ${NOTICE}`);
    return { host, port, origin: `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}` };
  }
  throw new ClearError('No free port was found.');
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listenHere(server));
  await new Promise((resolve) => server.close(resolve));
  return Number(port);
}

/** Starts a server on this machine, on a free port by default, and resolves to its origin. */
export const listenHere = (server: Server, port = 0): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => resolve(`http://${LOOPBACK}:${(server.address() as AddressInfo).port}`));
  });
