/** Opens the app as a host does, with a separate backend. A host opens the single file. The origin `http` opens the web build. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '../../../fixtures/src/http/node.ts';
import { freePort } from '../../../scripts/server/ports.ts';
import { servePreview } from '../../../scripts/server/preview.ts';
import { withPolicy } from '../../../webview-app/build/policy/page.ts';
import { addressOf } from '../addresses.ts';
import type { Origin } from '../embedder.ts';

/** The backend's https origin, because an https page may request only https. */
const SECURE_BACKEND = 'https://api.health.example';

const BUNDLE = join(import.meta.dirname, '../../../dist/bundle/index.html');

export interface AppSite {
  /** The folder of the single file. */
  readonly folder: string;
  /** Origin of the backend. */
  readonly backend: string;
  /** Maps origins to the servers that the host must use instead. */
  readonly servers: Readonly<Record<string, string>>;
  /** Returns the address of a path of the app, such as `/health/package-list`. */
  at(path: string): string;
  close(): Promise<void>;
}

/** Starts a test's server in front of the app's server, whose origin it receives. Resolves to the test's server. */
export type Front = (origin: string) => Promise<{ readonly origin: string; close(): void }>;

const NOTHING_BEFORE: Front = async (origin) => ({ origin, close() {} });

export const openAppSite = (origin: Origin, folder: string, front = NOTHING_BEFORE): Promise<AppSite> =>
  origin === 'http' ? openWebSite(folder, front) : openBundle(origin, folder, front);

async function openWebSite(folder: string, front: Front): Promise<AppSite> {
  const port = await freePort();
  const server = await servePreview('127.0.0.1', port);
  const preliminary = await front(`http://127.0.0.1:${port}`);
  return {
    folder,
    backend: preliminary.origin,
    servers: {},
    at: (path) => preliminary.origin + path,
    async close() {
      preliminary.close();
      await server.close();
    },
  };
}

/** Writes the backend's origin into the file's meta tags, as an installation does. */
async function openBundle(origin: Origin, folder: string, front: Front): Promise<AppSite> {
  const server = await serve();
  const backend = await front(server.origin);
  const tagOf = (name: string) => `<meta name="${name}" content="`;
  const html = await readFile(BUNDLE, 'utf8');
  const named = origin === 'asset' ? SECURE_BACKEND : backend.origin;
  await mkdir(folder, { recursive: true });
  let configured = html;
  for (const tag of ['api-origin', 'web-origin'].map(tagOf)) {
    if (!html.includes(tag)) throw new Error(`${BUNDLE} has no ${tag}`);
    configured = configured.replace(tag, tag + named);
  }
  await writeFile(join(folder, 'index.html'), withPolicy(configured, process.env));
  return {
    folder,
    backend: backend.origin,
    servers: origin === 'asset' ? { [SECURE_BACKEND]: backend.origin } : {},
    at: (path) => `${addressOf(origin, folder, 'index.html', backend.origin)}#${path}`,
    async close() {
      backend.close();
      await server.close();
    },
  };
}
