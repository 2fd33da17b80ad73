// @vitest-environment node
/** Tests the client against a real server with a bad connection (N04). Every call ends within its time with a known error. */

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getAppDownload } from '../api/config-pages.ts';
import { listPackages, toPay } from '../api/mall.ts';
import { type ApiErrorCode, configureClient, isApiError, request } from './request.ts';

const BODY = JSON.stringify({ code: 0, data: { list: [] }, msg: 'ok' });
const head = (length: number) =>
  `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;
const WHOLE = head(Buffer.byteLength(BODY)) + BODY;
const TIME_MS = 400;

type Toxic = (socket: Socket) => void;

function slowly(socket: Socket, parts: readonly string[], everyMs: number): void {
  for (const [index, part] of parts.entries())
    setTimeout(() => socket.destroyed || socket.write(part), index * everyMs);
}

const TOXICS: Readonly<Record<string, { play: Toxic; ends: ApiErrorCode | 'answer' }>> = {
  latency: { play: (socket) => slowly(socket, ['', WHOLE], 100), ends: 'answer' },
  'little bandwidth': { play: (socket) => slowly(socket, WHOLE.match(/.{1,20}/gs) ?? [], 5), ends: 'answer' },
  'a body in slices': { play: (socket) => slowly(socket, [head(BODY.length), ...BODY], 1), ends: 'answer' },
  'a slow close': { play: (socket) => void socket.write(WHOLE), ends: 'answer' },
  'a stall before the headers': { play: () => undefined, ends: 'TIMEOUT' },
  'a stall in the body': { play: (socket) => void socket.write(head(BODY.length) + BODY.slice(0, 9)), ends: 'TIMEOUT' },
  'a reset': { play: (socket) => void socket.resetAndDestroy(), ends: 'NETWORK' },
  'a cut body': { play: (socket) => void socket.end(head(BODY.length) + BODY.slice(0, 9)), ends: 'NETWORK' },
  'no HTTP at all': { play: (socket) => void socket.end('hello\r\n\r\n'), ends: 'NETWORK' },
};

let server: Server;
let toxic: Toxic = () => undefined;
const sockets = new Set<Socket>();
let calls = 0;

beforeEach(async () => {
  calls = 0;
  server = createServer((socket) => {
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .once('data', () => {
        calls += 1;
        toxic(socket);
      });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  configureClient({ origins: { api: origin, account: origin, static: origin } });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await new Promise((resolve) => void server.close(resolve));
});

/** Shortens the timeout only if it must run out. All other calls end by themselves, however busy the machine is. */
const timed = <E extends { timeoutMs: number }>(endpoint: E, ends: ApiErrorCode | 'answer'): E =>
  ends === 'TIMEOUT' ? { ...endpoint, timeoutMs: TIME_MS } : endpoint;

const endOf = (call: Promise<unknown>): Promise<ApiErrorCode | 'answer'> =>
  call.then(
    () => 'answer' as const,
    (error: unknown) => {
      if (isApiError(error)) return error.code;
      throw error;
    },
  );

describe.each(Object.entries(TOXICS))('N04 %s', (_, { play, ends }) => {
  test('a read when its connection is bad: has the expected result within its time', async () => {
    toxic = play;
    expect(await endOf(request(timed(listPackages, ends)))).toBe(ends);
  });

  test('a static file when its connection is bad: has the expected result within its time', async () => {
    toxic = play;
    expect(await endOf(request(timed(getAppDownload, ends)))).toBe(ends);
  });

  test('a payment when its connection is bad: ends as expected, after two requests at most', async () => {
    toxic = play;
    const end = await endOf(request(timed(toPay, ends), { body: { orderNo: 'O1' } }, { idempotencyKey: 'k' }));
    expect(end).toBe(ends === 'answer' ? 'SHAPE' : ends);
    expect(calls).toBeLessThanOrEqual(2);
  });
});
