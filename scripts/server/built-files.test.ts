import { utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appPages } from '../../fixtures/src/http/site-page.ts';
import { temporaryFolder } from '../vitest/temporary-folder.ts';
import { writeFiles } from '../workspace/files.ts';
import { builtFiles, packing, sendPage } from './built-files.ts';
import { listenHere } from './ports.ts';

const SCRIPT = `export const a = '${'sdhealth '.repeat(400)}';`;
const PAGE = `<!doctype html><meta name="corp-id" content="">${'<p>健康</p>'.repeat(200)}`;
const PICTURE = Buffer.alloc(2_000, 7);
const WRITTEN = new Date('2026-01-02T03:04:05.678Z');

const parent = temporaryFolder();
const folder = join(parent, 'built');
let server: Server;
let port = 0;
beforeAll(async () => {
  const files = {
    ...{ 'index.html': PAGE, 'worker.js': SCRIPT, 'third-party-notices.txt': SCRIPT },
    ...{ 'assets/a-1.js': SCRIPT, 'assets/b-1.png': PICTURE, 'assets/tiny-1.js': '1' },
  };
  writeFiles(folder, files);
  for (const name of Object.keys(files)) utimesSync(join(folder, name), WRITTEN, WRITTEN);
  // A file outside the folder whose path begins like the folder's.
  writeFiles(parent, { 'built-beside.txt': SCRIPT });
  const serve = builtFiles(folder, '/health/');
  const page = appPages(folder, false, sendPage);
  server = createServer((incoming, response) =>
    packing(incoming, response, () =>
      serve(incoming, response, () => page(incoming, response, () => response.writeHead(404).end('nothing'))),
    ),
  );
  port = Number(new URL(await listenHere(server)).port);
});
afterAll(() => void server.close());

interface Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a raw request, because `fetch` adds headers and decompresses. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ port, path: `/health/${path}`, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject).end();
  });

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };
const decode = ({ headers, body }: Response): string =>
  String(DECODERS[headers['content-encoding'] ?? '']?.(body) ?? body);

describe('compression of a text', () => {
  it.each([
    ['br, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['', undefined],
  ])('the encoding of a response when the request accepts %j: %s', async (accepted, encoding) => {
    const response = await get('assets/a-1.js', { 'accept-encoding': accepted });
    const { 'content-encoding': actual, vary } = response.headers;
    expect([response.status, actual, vary]).toEqual([200, encoding, 'Accept-Encoding']);
    expect(decode(response)).toBe(SCRIPT);
    expect(response.body.length < SCRIPT.length / 10).toBe(encoding !== undefined);
  });

  it('a response when it is a picture or a few bytes: not compressed', async () => {
    const picture = await get('assets/b-1.png', { 'accept-encoding': 'br, gzip' });
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '2000' });
    expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined]);
    const tiny = await get('assets/tiny-1.js', { 'accept-encoding': 'br' });
    expect([tiny.headers['content-encoding'], tiny.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  });

  it('the page when the server fills settings in: compressed', async () => {
    const response = await get('pecSale/yj_jctj?a=1', { 'accept-encoding': 'br' });
    const packed = { 'content-encoding': 'br', vary: 'Accept-Encoding' };
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', ...packed });
    expect(decode(response)).toMatch(/<meta name="corp-id" content=".+">/);
  });
});

describe('cache rule of a file', () => {
  it.each([
    ['assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['worker.js', 'no-cache'],
    ['third-party-notices.txt', 'no-cache'],
    ['', 'no-store'],
    ['index.html', 'no-store'],
    ['checkup/orders', 'no-store'],
    ['assets/gone-1.js', 'no-store'],
  ])('the cache rule when the path is %s: %s', async (path, rule) => {
    const { status, headers } = await get(path);
    expect([status, headers['cache-control']]).toEqual([path.includes('gone') ? 404 : 200, rule]);
    expect(headers.etag === undefined).toBe(rule === 'no-store');
  });

  it('a file when it changes under the same name: served with the new content', async () => {
    const previous = await get('worker.js');
    writeFileSync(join(folder, 'worker.js'), 'other');
    const after = await get('worker.js');
    expect([String(after.body), after.headers.etag === previous.headers.etag]).toEqual(['other', false]);
  });
});

it('a file when the browser has its ETag: not sent again', async () => {
  const { etag = '' } = (await get('assets/a-1.js')).headers;
  const again = await get('assets/a-1.js', { 'if-none-match': etag, 'accept-encoding': 'br' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await get('assets/a-1.js', { 'if-none-match': '"x"' })).status).toBe(200);
});

describe('range of a file', () => {
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, SCRIPT.length - 1],
    ['bytes=5-999999', 5, SCRIPT.length - 1],
  ])('a range when it is %s: part of the uncompressed file', async (range, from, to) => {
    const response = await get('assets/a-1.js', { range, 'accept-encoding': 'br' });
    expect(response.status).toBe(206);
    expect(response.headers['content-range']).toBe(`bytes ${from}-${to}/${SCRIPT.length}`);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(String(response.body)).toBe(SCRIPT.slice(from, to + 1));
  });

  it('a range when no part of the file fits it: the whole file, or refused', async () => {
    for (const range of ['bytes=9-5', 'bytes=a-b', 'bytes=0-1,4-5', 'bytes=-5', 'lines=1-2', 'bytes=-'])
      expect((await get('assets/a-1.js', { range })).status, range).toBe(200);
    for (const range of ['bytes=999999-', 'bytes=999999-1000000']) {
      const { status, headers } = await get('assets/a-1.js', { range });
      expect([status, headers['content-range']], range).toEqual([416, `bytes */${SCRIPT.length}`]);
    }
  });

  it('a range when the file may have changed: the whole file', async () => {
    const { etag = '' } = (await get('assets/a-1.js')).headers;
    expect((await get('assets/a-1.js', { range: 'bytes=0-9', 'if-range': etag })).status).toBe(200);
  });
});

it.each(['assets/a-1.js', ''])('HEAD when the path is "%s": the headers of GET without a body', async (path) => {
  const [full, head] = await Promise.all([get(path), get(path, {}, 'HEAD')]);
  const { date: _, 'transfer-encoding': __, ...headers } = full.headers;
  expect(head.headers).toMatchObject(headers);
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

it.each([
  ['assets/gone-1.js', 'GET', 404],
  ['assets/a-1.js', 'POST', 405],
  ['assets/..%2f..%2f..%2fetc/hosts', 'GET', 404],
  ['assets/../../built-beside.txt', 'GET', 404],
  ['assets/%E0%A4%A', 'GET', 404],
  ['%E0%A4%A', 'GET', 200],
  ['../../../etc/hosts', 'GET', 404],
])('a request when its path is %s and its method %s: status %i, no outside file', async (path, method, status) => {
  const response = await get(path, {}, method);
  expect([response.status, String(response.body).includes(SCRIPT)]).toEqual([status, false]);
  // The app's page answers any other address, and shows that the page is missing.
  if (status === 200) expect(String(response.body)).toContain('<!doctype html>');
});
