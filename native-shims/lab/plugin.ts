/** Adds the device lab at `/lab` of a server, and its script to the app's pages. Builds for users contain neither. */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Connect, HttpServer, Plugin } from 'vite';
import { networkOrigins } from '../../scripts/server/network-origins.ts';
import { galleryPage } from '../../webview-app/e2e/ui-gallery/page.ts';
import { bundleForPage } from '../src/page-bundle.ts';
import { galleryShell } from './gallery/shell.ts';
import { answerSchemas } from './own-answers/schemas.ts';
import { LAB_CONTRACT } from './own-contract.ts';
import { remotePhones } from './remote/server.ts';
import { readStyles } from './styles.ts';

const ownPath = (path: string) => join(import.meta.dirname, path);

interface Asset {
  type: string;
  read(): Promise<string>;
}

const script = (entry: string, name: string): Asset => ({
  type: 'text/javascript',
  read: () => bundleForPage(ownPath(entry), name),
});
const file = (path: string, type: string): Asset => ({ type, read: () => readFile(ownPath(path), 'utf8') });

const styles = (): Asset => ({ type: 'text/css', read: readStyles });

/** Returns the page's script after the user-defined contract, a file of `bridge generate`. */
const pageScript = (contract: string | undefined): Asset => {
  const page = script('page/main.ts', 'SdhealthLabPage');
  if (contract === undefined) return page;
  const head = async () =>
    `globalThis.${LAB_CONTRACT} = ${JSON.stringify(JSON.parse(await readFile(contract, 'utf8')))};\n`;
  return { ...page, read: async () => (await head()) + (await page.read()) };
};

const assets = (contract: string | undefined): Readonly<Record<string, Asset>> => ({
  '/': file('page/index.html', 'text/html'),
  '/page.css': styles(),
  '/page.js': pageScript(contract),
  '/frame.js': script('frame/main.ts', 'SdhealthFrame'),
  '/gallery': { type: 'text/html', read: () => galleryShell('gallery/parts') },
  '/schemas.json': { type: 'application/json', read: answerSchemas },
  '/gallery/parts': { type: 'text/html', read: galleryPage },
});

/** Serves the lab. `origins` are those in the local network. `forget` clears the built files. */
function serveLab(
  middlewares: Connect.Server,
  origins: () => readonly string[],
  contract: string | undefined,
): { forget(): void } {
  const served = assets(contract);
  const built = new Map<string, Promise<string>>();
  const send = async (path: string, { type, read }: Asset, response: ServerResponse) => {
    const text = built.get(path) ?? read();
    built.set(path, text);
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
    response.end(await text);
  };
  middlewares.use(phoneLanguage);
  middlewares.use(remotePhones(origins));
  middlewares.use('/lab', (request, response, next) => {
    const path = (request.url ?? '/').split('?')[0] || '/';
    const asset = served[path];
    if (!asset) return next();
    send(path, asset, response).catch((error: unknown) => {
      built.delete(path);
      next(error);
    });
  });
  return { forget: () => built.clear() };
}

/** Stores the phones' language in a cookie for the backend's pages, as a frame cannot set request headers. */
const phoneLanguage: Connect.NextHandleFunction = (request, response, next) => {
  const chosen = request.method === 'POST' && /^\/lab\/language\?(zh|en)$/.exec(request.url ?? '')?.[1];
  if (chosen) {
    response.writeHead(204, { 'set-cookie': `labLanguage=${chosen}; Path=/; SameSite=Lax` }).end();
    return;
  }
  const language = /(?:^|; )labLanguage=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  if (language && request.headers['sec-fetch-dest'] === 'iframe') {
    // Changes `rawHeaders` too, which the backend's server reads.
    const index = request.rawHeaders.findIndex((name, i) => i % 2 === 0 && /^accept-language$/i.test(name));
    if (index >= 0) request.rawHeaders[index + 1] = language;
    request.headers['accept-language'] = language;
  }
  next();
};

/** Returns the origins by which other machines reach a server. */
function originsOf(
  { host, port }: { host?: string | boolean; port?: number },
  server: HttpServer | null,
): readonly string[] {
  const address = server?.address();
  const listens = typeof address === 'object' && address ? address.port : (port ?? 0);
  const name = host === true ? '0.0.0.0' : host || '127.0.0.1';
  return networkOrigins({ host: name, port: listens }, networkInterfaces());
}

/**
 * Serves the lab beside the app, in the dev server and in a preview. `origins` are by default those of the network, if the server is open
 * to it. `contract` is the OpenRPC document of a user-defined contract for the own apps, by default `LAB_CONTRACT`.
 */
export const labServer = (
  origins?: readonly string[],
  contract: string | undefined = process.env['LAB_CONTRACT'],
): Plugin => ({
  name: 'lab-server',
  apply: 'serve',
  // Runs before the backend, which reads the language.
  enforce: 'pre',
  configureServer({ middlewares, watcher, httpServer, config }) {
    const { forget } = serveLab(middlewares, () => origins ?? originsOf(config.server, httpServer), contract);
    watcher.add([ownPath('..'), ...(contract === undefined ? [] : [contract])]);
    watcher.on('change', (path) => {
      if (path === contract || /native-shims|webview-app.(?:e2e.ui-gallery|src.ui)/.test(path)) forget();
      if (/native-shims|webview-app.(?:e2e.ui-gallery|src.(?:ui|api))/.test(path)) forget();
    });
  },
  configurePreviewServer: ({ middlewares, httpServer, config }) =>
    void serveLab(middlewares, () => origins ?? originsOf(config.preview, httpServer), contract),
});

/** Puts the frame's script first into the app's pages, so that the host is there before anything of the app. */
export const frameScript = (): Plugin => ({
  name: 'lab-frame-script',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', attrs: { src: '/lab/frame.js' }, injectTo: 'head-prepend' }],
  },
});

/** Adds the lab to the dev server. */
export const deviceLab = (): Plugin[] => [labServer(), { ...frameScript(), apply: 'serve' }];
