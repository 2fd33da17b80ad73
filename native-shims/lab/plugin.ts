/** Vite plugins: the device lab at `/lab` of a server, and its script in front of the app's pages. No part of a build for users. */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { bundleForPage } from '../src/page-bundle.ts';

const here = (path: string) => join(import.meta.dirname, path);

interface Asset {
  type: string;
  read(): Promise<string>;
}

const script = (entry: string, name: string): Asset => ({
  type: 'text/javascript',
  read: () => bundleForPage(here(entry), name),
});
const file = (path: string, type: string): Asset => ({ type, read: () => readFile(here(path), 'utf8') });

const ASSETS: Readonly<Record<string, Asset>> = {
  '/': file('page/index.html', 'text/html'),
  '/page.css': file('page/page.css', 'text/css'),
  '/controls.css': file('page/controls/controls.css', 'text/css'),
  '/doctor.css': file('page/doctor.css', 'text/css'),
  '/phone.css': file('page/phone.css', 'text/css'),
  '/traffic-list.css': file('page/traffic-list.css', 'text/css'),
  '/page.js': script('page/main.ts', 'SdhealthLabPage'),
  '/frame.js': script('frame/main.ts', 'SdhealthFrame'),
};

/** Serves the lab; `forget` drops what was built for it. */
function serveLab(middlewares: Connect.Server): { forget(): void } {
  const built = new Map<string, Promise<string>>();
  const send = async (path: string, { type, read }: Asset, response: ServerResponse) => {
    const text = built.get(path) ?? read();
    built.set(path, text);
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
    response.end(await text);
  };
  middlewares.use(phoneLanguage);
  middlewares.use('/lab', (request, response, next) => {
    const path = (request.url ?? '/').split('?')[0] || '/';
    const asset = ASSETS[path];
    if (!asset) return next();
    send(path, asset, response).catch((error: unknown) => {
      built.delete(path);
      next(error);
    });
  });
  return { forget: () => built.clear() };
}

/** Keeps the phones' language in a cookie, and asks for the backend's pages in it: a frame cannot be given headers. */
const phoneLanguage: Connect.NextHandleFunction = (request, response, next) => {
  const chosen = request.method === 'POST' && /^\/lab\/language\?(zh|en)$/.exec(request.url ?? '')?.[1];
  if (chosen) {
    response.writeHead(204, { 'set-cookie': `labLanguage=${chosen}; Path=/; SameSite=Lax` }).end();
    return;
  }
  const language = /(?:^|; )labLanguage=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  if (language && request.headers['sec-fetch-dest'] === 'iframe') {
    // The backend's server reads the headers as they came.
    const at = request.rawHeaders.findIndex((name, i) => i % 2 === 0 && /^accept-language$/i.test(name));
    if (at >= 0) request.rawHeaders[at + 1] = language;
    request.headers['accept-language'] = language;
  }
  next();
};

/** Serves the lab beside the app, in the dev server and in a preview. */
export const labServer = (): Plugin => ({
  name: 'lab-server',
  apply: 'serve',
  // Before the backend, which reads the language.
  enforce: 'pre',
  configureServer({ middlewares, watcher }) {
    const { forget } = serveLab(middlewares);
    watcher.add(here('..'));
    watcher.on('change', (path) => {
      if (path.includes('native-shims')) forget();
    });
  },
  configurePreviewServer: ({ middlewares }) => void serveLab(middlewares),
});

/** Puts the frame's script first into the app's pages, so that the host is there before anything of the app. */
export const frameScript = (): Plugin => ({
  name: 'lab-frame-script',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', attrs: { src: '/lab/frame.js' }, injectTo: 'head-prepend' }],
  },
});

/** The lab of the dev server. */
export const deviceLab = (): Plugin[] => [labServer(), { ...frameScript(), apply: 'serve' }];
