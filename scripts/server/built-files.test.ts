import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appPages } from '../../fixtures/src/http/site-page.ts';
import { builtFiles, sendPage } from './built-files.ts';

const SCRIPT = `export const a = '${'sdhealth '.repeat(400)}';`;
const PAGE = `<!doctype html><meta name="corp-id" content="">${'<p>健康</p>'.repeat(200)}`;
const PICTURE = Buffer.alloc(2_000, 7);
const WRITTEN = new Date('2026-01-02T03:04:05.678Z');

const folder = mkdtempSync(join(tmpdir(), 'built-'));
let server: Server;
let port = 0;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  const files = { 'index.html': PAGE, 'worker.js': SCRIPT, 'assets/a-1.js': SCRIPT, 'assets/b-1.png': PICTURE };
  for (const [name, content] of Object.entries({
    ...files,
    'assets/tiny-1.js': '1',
    'third-party-notices.txt': SCRIPT,
  })) {
    writeFileSync(join(folder, name), content);
    utimesSync(join(folder, name), WRITTEN, WRITTEN);
  }
  const serve = builtFiles(folder, '/health/');
  const page = appPages(folder, false, sendPage);
  server = createServer((incoming, response) =>
    serve(incoming, response, () => page(incoming, response, () => response.writeHead(404).end('nothing'))),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks without what `fetch` adds and unpacks by itself. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asking = request({ port, path: `/health/${path}`, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asking.on('error', reject).end();
  });

const UNPACK: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };
const unpacked = ({ headers, body }: Got): string => String(UNPACK[headers['content-encoding'] ?? '']?.(body) ?? body);

describe('a text travels packed as the request takes it', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.3, identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('%j: %s', async (accepted, encoding) => {
    const got = await ask('assets/a-1.js', { 'accept-encoding': accepted });
    expect([got.status, got.headers['content-encoding'], got.headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
    expect(unpacked(got)).toBe(SCRIPT);
    expect(Number(got.headers['content-length'])).toBe(got.body.length);
    expect(got.body.length < SCRIPT.length / 10).toBe(encoding !== undefined);
  });

  it('a picture and a few bytes do not', async () => {
    const picture = await ask('assets/b-1.png', { 'accept-encoding': 'br, gzip' });
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '2000' });
    expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined]);
    const tiny = await ask('assets/tiny-1.js', { 'accept-encoding': 'br' });
    expect([tiny.headers['content-encoding'], tiny.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  });

  it('the page too, with its settings', async () => {
    const got = await ask('pecSale/yj_jctj?a=1', { 'accept-encoding': 'br' });
    expect(got.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    expect(unpacked(got)).toMatch(/<meta name="corp-id" content=".+">/);
  });
});

describe('how long a file is kept', () => {
  it.each([
    ['assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['worker.js', 'no-cache'],
    ['third-party-notices.txt', 'no-cache'],
    ['', 'no-store'],
    ['index.html', 'no-store'],
    ['checkup/orders', 'no-store'],
    ['assets/gone-1.js', 'no-store'],
  ])('%s: %s', async (path, rule) => {
    const { status, headers } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([path.includes('gone') ? 404 : 200, rule]);
    expect(headers.etag === undefined).toBe(rule === 'no-store');
  });

  it('a changed file of the same name is served anew', async () => {
    const before = await ask('worker.js');
    writeFileSync(join(folder, 'worker.js'), 'other');
    const after = await ask('worker.js');
    expect([String(after.body), after.headers.etag === before.headers.etag]).toEqual(['other', false]);
  });
});

describe('what the browser has is not sent again', () => {
  it('by its tag, another one for each form', async () => {
    const forms = await Promise.all(
      ['br', 'gzip', ''].map((accepted) => ask('assets/a-1.js', { 'accept-encoding': accepted })),
    );
    const tags = forms.map(({ headers }) => headers.etag ?? '');
    expect(new Set(tags).size).toBe(3);
    for (const known of [...tags, `W/${tags[0]}`, `"x", ${tags[2]}`, '*']) {
      const again = await ask('assets/a-1.js', { 'if-none-match': known, 'accept-encoding': 'br' });
      expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, 'Accept-Encoding']);
    }
    expect((await ask('assets/a-1.js', { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('by its date, where it has no tag', async () => {
    const written = WRITTEN.toUTCString();
    const at = (since: string, tag?: string) =>
      ask('assets/a-1.js', { 'if-modified-since': since, ...(tag && { 'if-none-match': tag }) });
    expect((await ask('assets/a-1.js')).headers['last-modified']).toBe(written);
    expect((await at(written)).status).toBe(304);
    expect((await at(new Date(WRITTEN.getTime() - 1_000).toUTCString())).status).toBe(200);
    expect((await at('soon')).status).toBe(200);
    expect((await at(written, '"x"')).status).toBe(200);
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, SCRIPT.length - 1],
    ['bytes=-5', SCRIPT.length - 5, SCRIPT.length - 1],
    ['bytes=5-999999', 5, SCRIPT.length - 1],
  ])('%s is one of the file as it is', async (range, from, to) => {
    const got = await ask('assets/a-1.js', { range, 'accept-encoding': 'br' });
    expect(got.status).toBe(206);
    expect(got.headers['content-range']).toBe(`bytes ${from}-${to}/${SCRIPT.length}`);
    expect(got.headers['content-encoding']).toBeUndefined();
    expect(String(got.body)).toBe(SCRIPT.slice(from, to + 1));
  });

  it.each(['bytes=9-5', 'bytes=a-b', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])('%s is the whole', async (range) => {
    expect((await ask('assets/a-1.js', { range })).status).toBe(200);
  });

  it.each(['bytes=999999-', 'bytes=999999-1000000'])('%s is none', async (range) => {
    const { status, headers } = await ask('assets/a-1.js', { range });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${SCRIPT.length}`]);
  });

  it('of another content than before is the whole', async () => {
    const { etag = '' } = (await ask('assets/a-1.js')).headers;
    const at = async (condition: string) =>
      (await ask('assets/a-1.js', { range: 'bytes=0-9', 'if-range': condition })).status;
    expect([await at(etag), await at('"x"'), await at(WRITTEN.toUTCString())]).toEqual([206, 200, 206]);
  });
});

it.each([
  ['assets/a-1.js', 'br'],
  ['', 'gzip'],
])('HEAD of "%s" says what GET says, without a body', async (path, accepted) => {
  const [get, head] = await Promise.all([
    ask(path, { 'accept-encoding': accepted }),
    ask(path, { 'accept-encoding': accepted }, 'HEAD'),
  ]);
  const { date: _, ...headers } = get.headers;
  expect(head.headers).toMatchObject(headers);
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

it.each([
  ['assets/gone-1.js', 'GET', 404],
  ['assets/a-1.js', 'POST', 405],
  ['assets/..%2f..%2f..%2fetc/hosts', 'GET', 200],
  ['assets/%E0%A4%A', 'GET', 200],
])('%s by %s: %i, and nothing of another place', async (path, method, status) => {
  const got = await ask(path, {}, method);
  expect(got.status).toBe(status);
  // An address that is no file's is the app's own, which says that there is no such page.
  if (status === 200) expect(String(got.body)).toContain('<!doctype html>');
});
