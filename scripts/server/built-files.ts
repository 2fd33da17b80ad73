/** Serves the files and the page of a built folder as a real server should: packed, kept for as long as each may be, and nothing else. */
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Connect } from 'vite';
import type { SendPage } from '../../fixtures/src/http/site-page.ts';
import { type Content, sendContent } from './send-content.ts';

/** The cache rules of the build's files; README says the same of nginx and of a bucket. */
export const CACHE = {
  /** Its name changes with its content. */
  hashed: 'public, max-age=31536000, immutable',
  /** It is asked for again each time, and sent where it is another one. */
  named: 'no-cache',
  /** The page names the files of one release: an old one must not come back. */
  page: 'no-store',
} as const;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const PAGE_TYPE = TYPES['.html'] ?? '';
const HASHED = 'assets/';
const READS = ['GET', 'HEAD'];

const pages = new Map<string, Buffer>();

/** Answers with the app's page, which nobody keeps. */
export const sendPage: SendPage = (request, response, html) => {
  const body = pages.get(html) ?? Buffer.from(html);
  // A page of an earlier build is not asked for any more.
  if (!pages.has(html)) pages.clear();
  pages.set(html, body);
  void sendContent(request, response, { body, type: PAGE_TYPE, cacheControl: CACHE.page });
};

/** Serves the files of `folder` under `base` (`/health/`); a hashed file that does not exist is 404, any other path is somebody else's. */
export function builtFiles(folder: string, base: string): Connect.NextHandleFunction {
  const read = new Map<string, Content>();
  const contentOf = (name: string): Content | undefined => {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    const known = read.get(name);
    if (known?.modified?.getTime() === stats.mtime.getTime() && known.body.length === stats.size) return known;
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const cacheControl = name.startsWith(HASHED) ? CACHE.hashed : type === PAGE_TYPE ? CACHE.page : CACHE.named;
    const content = { body: readFileSync(file), type, cacheControl, modified: stats.mtime };
    read.set(name, content);
    return content;
  };
  return (request, response, next) => {
    const name = nameIn(request.url ?? '', base);
    // The page has settings to be filled in.
    if (name === undefined || name === '' || name === 'index.html') return next();
    const content = contentOf(name);
    if (!content) {
      if (!name.startsWith(HASHED)) return next();
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': CACHE.page }).end('Not found');
    } else if (!READS.includes(request.method ?? '')) response.writeHead(405, { allow: READS.join(', ') }).end();
    else void sendContent(request, response, content);
  };
}

/** Returns the name of a file within the folder; undefined for an address outside of it. */
function nameIn(url: string, base: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    const name = path.startsWith(base) ? path.slice(base.length) : undefined;
    return name === undefined || name.includes('\0') || name.split(/[\\/]/).includes('..') ? undefined : name;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
