// @vitest-environment node
/** Tests the client against a real server with a bad connection (N04). Every call ends within its timeout with a known error. */

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getAppDownload } from '../api/config-pages.ts';
import { listPackages, toPay } from '../api/mall.ts';
import { type ApiErrorCode, configureClient, isApiError, request } from './request.ts';

const BODY = JSON.stringify({ code: 0, data: { list: [] }, msg: 'ok' });
const head = (length: number) =>
  `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;
const WHOLE_RESPONSE = head(Buffer.byteLength(BODY)) + BODY;
const TIMEOUT_MS = 400;

type ConnectionFault = (socket: Socket) => void;

function writeSlowly(socket: Socket, parts: readonly string[], everyMs: number): void {
  for (const [index, part] of parts.entries())
    setTimeout(() => socket.destroyed || socket.write(part), index * everyMs);
}

const CONNECTIONS: Readonly<Record<string, { play: ConnectionFault; ends: ApiErrorCode | 'answer' }>> = {
  latency: { play: (socket) => writeSlowly(socket, ['', WHOLE_RESPONSE], 100), ends: 'answer' },
  'little bandwidth': {
    play: (socket) => writeSlowly(socket, WHOLE_RESPONSE.match(/.{1,20}/gs) ?? [], 5),
    ends: 'answer',
  },
  'a body in slices': { play: (socket) => writeSlowly(socket, [head(BODY.length), ...BODY], 1), ends: 'answer' },
  'a slow close': { play: (socket) => void socket.write(WHOLE_RESPONSE), ends: 'answer' },
  'a stall before the headers': { play: () => undefined, ends: 'TIMEOUT' },
  'a stall in the body': { play: (socket) => void socket.write(head(BODY.length) + BODY.slice(0, 9)), ends: 'TIMEOUT' },
  'a reset': { play: (socket) => void socket.resetAndDestroy(), ends: 'NETWORK' },
  'a cut body': { play: (socket) => void socket.end(head(BODY.length) + BODY.slice(0, 9)), ends: 'NETWORK' },
  'no HTTP at all': { play: (socket) => void socket.end('hello\r\n\r\n'), ends: 'NETWORK' },
};

let server: Server;
let handleConnection: ConnectionFault = () => undefined;
const sockets = new Set<Socket>();
let requestCount = 0;

beforeEach(async () => {
  requestCount = 0;
  server = createServer((socket) => {
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .once('data', () => {
        requestCount += 1;
        handleConnection(socket);
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

/** Shortens the timeout only if it must expire. All other calls end without it, even on a busy machine. */
const withTimeout = <E extends { timeoutMs: number }>(endpoint: E, ends: ApiErrorCode | 'answer'): E =>
  ends === 'TIMEOUT' ? { ...endpoint, timeoutMs: TIMEOUT_MS } : endpoint;

const resultOf = (call: Promise<unknown>): Promise<ApiErrorCode | 'answer'> =>
  call.then(
    () => 'answer' as const,
    (error: unknown) => {
      if (isApiError(error)) return error.code;
      throw error;
    },
  );

describe.each(Object.entries(CONNECTIONS))('N04: %s', (_, { play, ends }) => {
  test('a read when its connection is bad: has the expected result within its time', async () => {
    handleConnection = play;
    expect(await resultOf(request(withTimeout(listPackages, ends)))).toBe(ends);
  });

  test('a static file when its connection is bad: has the expected result within its time', async () => {
    handleConnection = play;
    expect(await resultOf(request(withTimeout(getAppDownload, ends)))).toBe(ends);
  });

  test('a payment when its connection is bad: has the expected result after at most two requests', async () => {
    handleConnection = play;
    const end = await resultOf(request(withTimeout(toPay, ends), { body: { orderNo: 'O1' } }, { idempotencyKey: 'k' }));
    expect(end).toBe(ends === 'answer' ? 'SHAPE' : ends);
    expect(requestCount).toBeLessThanOrEqual(2);
  });
});
