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

const pathOf = (path: string) => join(import.meta.dirname, path);

interface Asset {
  type: string;
  read(): Promise<string>;
}

const script = (entry: string, name: string): Asset => ({
  type: 'text/javascript',
  read: () => bundleForPage(pathOf(entry), name),
});
const file = (path: string, type: string): Asset => ({ type, read: () => readFile(pathOf(path), 'utf8') });

const styles = (): Asset => ({ type: 'text/css', read: readStyles });

/** Returns the page's script. A custom contract (a file of `bridge generate`) is put before it. */
const pageScript = (contract: string | undefined): Asset => {
  const page = script('page/main.ts', 'SdhealthLabPage');
  if (contract === undefined) return page;
  const contractScript = async () =>
    `globalThis.${LAB_CONTRACT} = ${JSON.stringify(JSON.parse(await readFile(contract, 'utf8')))};\n`;
  return { ...page, read: async () => (await contractScript()) + (await page.read()) };
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

/** Serves the lab. `origins` returns the server's origins in the local network. `clearBuilt` discards the built files. */
function serveLab(
  middlewares: Connect.Server,
  origins: () => readonly string[],
  contract: string | undefined,
): { clearBuilt(): void } {
  const assetByPath = assets(contract);
  const builtTexts = new Map<string, Promise<string>>();
  const send = async (path: string, { type, read }: Asset, response: ServerResponse) => {
    const text = builtTexts.get(path) ?? read();
    builtTexts.set(path, text);
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
    response.end(await text);
  };
  middlewares.use(phoneLanguage);
  middlewares.use(remotePhones(origins));
  middlewares.use('/lab', (request, response, next) => {
    const path = (request.url ?? '/').split('?')[0] || '/';
    const asset = assetByPath[path];
    if (!asset) return next();
    send(path, asset, response).catch((error: unknown) => {
      builtTexts.delete(path);
      next(error);
    });
  });
  return { clearBuilt: () => builtTexts.clear() };
}

/** Stores the phones' language in a cookie for the backend's pages, because a frame cannot set request headers. */
const phoneLanguage: Connect.NextHandleFunction = (request, response, next) => {
  const newLanguage = request.method === 'POST' && /^\/lab\/language\?(zh|en)$/.exec(request.url ?? '')?.[1];
  if (newLanguage) {
    response.writeHead(204, { 'set-cookie': `labLanguage=${newLanguage}; Path=/; SameSite=Lax` }).end();
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
  const listeningPort = typeof address === 'object' && address ? address.port : (port ?? 0);
  const hostName = host === true ? '0.0.0.0' : host || '127.0.0.1';
  return networkOrigins({ host: hostName, port: listeningPort }, networkInterfaces());
}

/**
 * Serves the lab together with the app, in the dev server and in a preview. `origins` are by default the server's network origins.
 * `contract` is the file of a custom contract for the own apps (OpenRPC), by default the environment variable `LAB_CONTRACT`.
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
    const { clearBuilt } = serveLab(middlewares, () => origins ?? originsOf(config.server, httpServer), contract);
    watcher.add([pathOf('..'), ...(contract === undefined ? [] : [contract])]);
    watcher.on('change', (path) => {
      if (path === contract || /native-shims|webview-app.(?:e2e.ui-gallery|src.ui)/.test(path)) clearBuilt();
      if (/native-shims|webview-app.(?:e2e.ui-gallery|src.(?:ui|api))/.test(path)) clearBuilt();
    });
  },
  configurePreviewServer: ({ middlewares, httpServer, config }) =>
    void serveLab(middlewares, () => origins ?? originsOf(config.preview, httpServer), contract),
});

/** Puts the frame's script first into the app's pages, so that the host exists before the app's code runs. */
export const frameScript = (): Plugin => ({
  name: 'lab-frame-script',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', attrs: { src: '/lab/frame.js' }, injectTo: 'head-prepend' }],
  },
});

/** Adds the lab to the dev server. */
export const deviceLab = (): Plugin[] => [labServer(), { ...frameScript(), apply: 'serve' }];
