import type { networkInterfaces } from 'node:os';
import { isLoopback, type ListenAddress } from './ports.ts';

/** Returns the origins by which other machines reach this server, none when it listens on this machine only. */
export function networkOrigins(
  { host, port }: Pick<ListenAddress, 'host' | 'port'>,
  interfaces: ReturnType<typeof networkInterfaces>,
): readonly string[] {
  if (isLoopback(host)) return [];
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
