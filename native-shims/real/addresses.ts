/** Defines the folder of the test pages, and the addresses by which a host opens them. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Origin } from './embedder.ts';

/** The folder of the test page, which `npm run e2e:real` builds for the hosts. */
export const SITE = join(import.meta.dirname, '../../dist/real-hosts');
/** The test page's file in the folder. */
export const CONTRACT_PAGE = 'contract.html';

/** The origin at which Android's asset loader serves an app's files. */
export const ASSET_ORIGIN = 'https://appassets.androidplatform.net';

/** Returns the address of a file in the folder. `server` is the origin that serves the folder by http. */
export function addressOf(origin: Origin, folder: string, file: string, server: string): string {
  const addresses: Readonly<Record<Origin, string>> = {
    file: pathToFileURL(`${folder}/${file}`).href,
    scheme: `app://bundle/${file}`,
    http: `${server}/${file}`,
    asset: `${ASSET_ORIGIN}/${file}`,
  };
  return addresses[origin];
}
