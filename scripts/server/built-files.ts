/** Serves the files and the page of a built folder as a real server should: packed, kept for as long as each may be, and nothing else. */
import compression from 'compression';
import sirv from 'sirv';
import type { Connect } from 'vite';
import type { SendPage } from '../../fixtures/src/http/site-page.ts';

/** The cache rules of the build's files; `docs/installation` says the same of nginx and of a bucket. */
export const CACHE = {
  /** Its name changes with its content. */
  hashed: 'public, max-age=31536000, immutable',
  /** It is asked for again each time, and sent where it is another one. */
  named: 'no-cache',
  /** The page names the files of one release: an old one must not come back. */
  page: 'no-store',
} as const;

const READS = ['GET', 'HEAD'];
const HASHED = 'assets/';
/** The one kind of part that sirv reads; a server may send the whole for any other. */
const ONE_PART = /^bytes=(\d+)-(\d*)$/;

/** Packs the texts that later handlers answer, as the request takes them. A part of a file is one of the file as it is. */
export const packing: Connect.NextHandleFunction = compression({
  filter: (request, response) => request.headers.range === undefined && compression.filter(request, response),
});

/** Answers with the app's page, which nobody keeps. */
export const sendPage: SendPage = (_, response, html) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', CACHE.page);
  response.end(html);
};

/** Serves the files of `folder` under `base` (`/health/`); a hashed file that does not exist is 404, any other path is somebody else's. */
export function builtFiles(folder: string, base: string): Connect.NextHandleFunction {
  const serve = sirv(folder, {
    // A file is looked for when it is asked for: a build may have replaced it.
    dev: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.startsWith(`/${HASHED}`) ? CACHE.hashed : CACHE.named);
      if (path.endsWith('.txt')) response.setHeader('content-type', 'text/plain; charset=utf-8');
    },
  });
  return (request, response, next) => {
    const { url = '', method = '' } = request;
    const isHashed = url.startsWith(base + HASHED);
    // The page has settings to be filled in.
    if (!url.startsWith(base) || /^(?:index\.html)?(?:[?#]|$)/.test(url.slice(base.length))) return next();
    if (!READS.includes(method)) {
      if (!isHashed) return next();
      response.writeHead(405, { allow: READS.join(', ') }).end();
      return;
    }
    if (!isOnePart(request)) delete request.headers.range;
    request.url = url.slice(base.length - 1);
    serve(request, response, () => {
      request.url = url;
      if (!isHashed) return next();
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': CACHE.page }).end('Not found');
    });
  };
}

/** True for a request of one part whatever the file is by now. */
function isOnePart({ headers }: Connect.IncomingMessage): boolean {
  const [, from, to] = ONE_PART.exec(headers.range ?? '') ?? [];
  return from !== undefined && headers['if-range'] === undefined && (!to || Number(from) <= Number(to));
}
