// @vitest-environment node
/** Tests the reading of files with a real server. */
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES, readFile } from './file.ts';
import { type ApiError, configureClient, isApiError } from './request.ts';

const PERMISSION = 'may-read-7391';
const ADDRESS = `/files/report.pdf?key=${PERMISSION}`;

let server: Server;
let answer: RequestListener;
let requests: IncomingHttpHeaders[];
let reached: boolean[];

beforeEach(async () => {
  requests = [];
  reached = [];
  server = createServer((request, response) => {
    requests.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('location', { protocol: 'https:', origin: 'https://page.test' });
  configureClient({ origins: { api }, token: () => 't1', reached: (isReached) => void reached.push(isReached) });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
});

async function failureOf(file: Promise<Blob>): Promise<ApiError> {
  const error: unknown = await file.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (isApiError(error)) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
}

test('a file when the server sends it: returned whole, with its type and progress', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': 4 });
    response.end('%PDF');
  };
  const progress: number[] = [];
  const file = await readFile('GET report', ADDRESS, { onProgress: (fraction) => progress.push(fraction) });
  expect([file.type, await file.text(), progress.at(-1)]).toEqual(['application/pdf', '%PDF', 1]);
  expect(requests).toEqual([expect.objectContaining({ authorization: 'Bearer t1', accept: '*/*' })]);
  expect(reached).toEqual([true]);
});

test('a file when an admin reads it: the admin’s token is sent to the service only', async () => {
  answer = (_, response) => response.writeHead(200).end('%PDF');
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const admin = () => ({ token: 'at', userId: 'U7' });
  const addresses: string[] = [];
  server.on('request', ({ url = '' }) => addresses.push(url));
  configureClient({ origins: { api }, admin });
  await readFile('GET report', ADDRESS);
  expect(requests).toEqual([expect.objectContaining({ 'admin-token': 'at' })]);
  configureClient({ origins: { api: 'https://service.test', static: api }, admin });
  await readFile('GET report', `${api}${ADDRESS}`);
  expect(requests[1]).not.toHaveProperty('admin-token');
  expect(addresses).toEqual([`${ADDRESS}&adminUserId=U7&adminToken=at`, ADDRESS]);
  configureClient({ origins: { api }, admin, isSamePersonSignedIn: () => false });
  expect((await failureOf(readFile('GET report', ADDRESS))).code).toBe('ABORTED');
  expect(requests).toHaveLength(2);
});

test.each<[string, RequestListener, object, boolean]>([
  ['is refused', (_, response) => response.writeHead(403).end('{"code":1}'), { code: 'HTTP', status: 403 }, true],
  ['fails at the server', (_, response) => response.writeHead(503).end(), { code: 'HTTP', status: 503 }, true],
  ['has the status 300', (_, response) => response.writeHead(300).end('a'), { code: 'HTTP', status: 300 }, true],
  [
    'is a foreign page',
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'),
    { code: 'NOT_OURS' },
    true,
  ],
  ['is a redirect', (_, response) => response.writeHead(302, { Location: '/other' }).end(), { code: 'NETWORK' }, false],
  ['breaks off immediately', ({ socket }) => socket.destroy(), { code: 'NETWORK' }, false],
  [
    'breaks off in the middle',
    ({ socket }, response) => {
      response.writeHead(200, { 'Content-Length': 9 });
      response.write('%PDF', () => setTimeout(() => socket.destroy(), 20));
    },
    { code: 'NETWORK' },
    false,
  ],
])(
  'a file when its answer %s: requested once, and the error does not contain the address',
  async (_, handler, failure, isReached) => {
    answer = handler;
    const error = await failureOf(readFile('GET report', ADDRESS));
    expect(error).toMatchObject({ endpoint: 'GET report', ...failure });
    const { cause } = error;
    const reported = [
      error.message,
      error.stack,
      cause instanceof Error && `${cause.message} ${cause.stack} ${cause.cause}`,
    ];
    expect(reported.join()).not.toContain(PERMISSION);
    expect([requests.length, reached.at(-1)]).toEqual([1, isReached]);
  },
);

test.each<[string, object]>([
  ['its length is sent', { 'Content-Length': MAX_FILE_BYTES + 1 }],
  ['its length is missing', {}],
])('a file over the limit when %s: fails as SHAPE and stops loading', async (_, headers) => {
  const chunk = Buffer.alloc(1_000_000);
  let isClosed = false;
  answer = (_request, response) => {
    response.on('close', () => {
      isClosed = true;
    });
    response.writeHead(200, { ...headers });
    const send = () => isClosed || response.write(chunk, send);
    send();
  };
  const error = await failureOf(readFile('GET report', ADDRESS));
  expect(error).toMatchObject({ code: 'SHAPE', status: 200 });
  await vi.waitFor(() => expect(isClosed).toBe(true), 10_000);
});

test('a download when its caller aborts: fails as ABORTED', async () => {
  const abort = new AbortController();
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Length': 9 });
    response.write('%PDF', () => setTimeout(() => abort.abort(), 20));
  };
  const error = await failureOf(readFile('GET report', ADDRESS, { signal: abort.signal }));
  expect([error.code, reached]).toEqual(['ABORTED', [true]]);
});
