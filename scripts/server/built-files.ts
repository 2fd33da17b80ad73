/** Serves the files and the page of a build as a production server should: compressed and with cache rules. */
import compression from 'compression';
import sirv from 'sirv';
import type { Connect } from 'vite';
import type { SendPage } from '../../fixtures/src/http/site-page.ts';

/** Holds the cache rules of a build's files. `docs/installation` has them for nginx and a bucket. */
export const CACHE = {
  /** For a file whose name changes with its content. */
  hashed: 'public, max-age=31536000, immutable',
  /** For a file that is revalidated each time. */
  named: 'no-cache',
  /** For the page, which names the files of a release: an old page must not come back. */
  page: 'no-store',
} as const;

const READ_METHODS = ['GET', 'HEAD'];
const HASHED_FOLDER = 'assets/';
/** Matches the only kind of range that sirv reads. For others the whole file is sent. */
const SINGLE_RANGE = /^bytes=(\d+)-(\d*)$/;

/** Compresses texts of later handlers if the request accepts it. A range always refers to the uncompressed file. */
export const packing: Connect.NextHandleFunction = compression({
  filter: (request, response) => request.headers.range === undefined && compression.filter(request, response),
});

/** Sends the app's page, which must not be cached. */
export const sendPage: SendPage = (_, response, html) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', CACHE.page);
  response.end(html);
};

/** Serves the files of `folder` under `base` (`/health/`). A missing hashed file is 404, other paths go to the next handler. */
export function builtFiles(folder: string, base: string): Connect.NextHandleFunction {
  const serve = sirv(folder, {
    // Looks a file up at each request, because a build may have replaced it.
    dev: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.startsWith(`/${HASHED_FOLDER}`) ? CACHE.hashed : CACHE.named);
      if (path.endsWith('.txt')) response.setHeader('content-type', 'text/plain; charset=utf-8');
    },
  });
  return (request, response, next) => {
    const { url = '', method = '' } = request;
    const isHashed = url.startsWith(base + HASHED_FOLDER);
    // Another handler fills the page's settings in.
    if (!url.startsWith(base) || /^(?:index\.html)?(?:[?#]|$)/.test(url.slice(base.length))) return next();
    if (!READ_METHODS.includes(method)) {
      if (!isHashed) return next();
      response.writeHead(405, { allow: READ_METHODS.join(', ') }).end();
      return;
    }
    if (!hasSingleRange(request)) delete request.headers.range;
    request.url = url.slice(base.length - 1);
    serve(request, response, () => {
      request.url = url;
      if (!isHashed) return next();
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': CACHE.page }).end('Not found');
    });
  };
}

/** Recognizes a request for a single range without a condition on the file's version. */
function hasSingleRange({ headers }: Connect.IncomingMessage): boolean {
  const [, from, to] = SINGLE_RANGE.exec(headers.range ?? '') ?? [];
  return from !== undefined && headers['if-range'] === undefined && (!to || Number(from) <= Number(to));
}
