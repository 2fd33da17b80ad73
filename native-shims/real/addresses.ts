import { pathToFileURL } from 'node:url';
import { ASSET_ORIGIN } from './chromium/start.ts';
import type { Origin } from './embedder.ts';

/** The address of a file of the folder; `server` is the origin of the one that serves the folder by http. */
export function addressOf(origin: Origin, folder: string, file: string, server: string): string {
  const addresses: Readonly<Record<Origin, string>> = {
    file: pathToFileURL(`${folder}/${file}`).href,
    scheme: `app://bundle/${file}`,
    http: `${server}/${file}`,
    asset: `${ASSET_ORIGIN}/${file}`,
  };
  return addresses[origin];
}
