/** Tests the limits of answers: their bytes and amounts, and the number of requests of a failing read. */
import { describe, expect, test, vi } from 'vitest';
import { answerOf, calls, configurePorts, cutWire, failureOf, installWire, ok, serve } from '../../test/wire.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { listPackages } from '../api/mall.ts';
import { getMedicalIndex } from '../api/static-home.ts';
import { MOST_FEN } from '../rules/constants.ts';
import { answerText, MAX_ANSWER_BYTES } from './answer-text.ts';
import { prefetch, request } from './request.ts';

installWire();

const CHUNK = new TextEncoder().encode('x'.repeat(100_000));

/** Returns a body of `count` chunks and counts the chunks that are read. */
function streamOf(count: number) {
  const read = { count: 0, isOver: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read.count === count) return controller.close();
        read.count += 1;
        controller.enqueue(CHUNK);
      },
      cancel() {
        read.isOver = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read };
}

describe('the text of an answer', () => {
  test.each([
    ['its length is over the limit', { 'content-length': `${MAX_ANSWER_BYTES + 1}` }, 2, 0],
    ['it is over the limit without a length', {}, 1_000, 81],
    ['it is over the limit with a small length, because it was compressed', { 'content-length': '900' }, 1_000, 81],
  ])('the text of an answer when %s: undefined, and reading stops', async (_, headers, count, chunksRead) => {
    const { body, read } = streamOf(count);
    expect(await answerText(new Headers(headers), body)).toBeUndefined();
    expect(read).toEqual({ count: chunksRead, isOver: true });
  });

  test('the text of an answer when its size is at the limit: complete, and without a body empty', async () => {
    expect(await answerText(new Headers(), streamOf(80).body)).toHaveLength(MAX_ANSWER_BYTES);
    expect(await answerText(new Headers(), null)).toBe('');
  });

  test('the text of an answer when a character is split between two chunks: has the character', async () => {
    const bytes = new TextEncoder().encode('\ufeff{"a":"体检"}');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await answerText(new Headers(), body)).toBe('{"a":"体检"}');
  });
});

test.each([
  ['a call', listPackages],
  ['a static file', getMedicalIndex],
] as const)(
  '%s when its answer is over the limit: fails as SHAPE without parsing',
  async (_, endpoint: AnyEndpoint) => {
    const parse = vi.spyOn(JSON, 'parse');
    serve((c) => c.body(`{"code":0,"data":{"list":[]},"msg":"${'x'.repeat(MAX_ANSWER_BYTES)}"}`));
    expect(await failureOf(request<AnyEndpoint>(endpoint, {}, { idempotencyKey: '' }))).toMatchObject({
      code: 'SHAPE',
      status: 200,
    });
    expect(parse.mock.calls.filter(([text]) => String(text).length > 1_000_000)).toEqual([]);
    parse.mockRestore();
  },
);

const answerWithPrice = (priceFen: string) =>
  `{"code":0,"msg":"","data":{"list":[{"productNo":"p","name":"n","subtitle":"s","priceFen":${priceFen},"originalPriceFen":1,"salesVolume":0,"coverUrl":"/a.png","tags":[],"onSale":true}]}}`;

test.each([
  '9007199254740992',
  '1e21',
  '1e400',
  '-1',
  '-0.5',
  '0.1',
  '99.99',
  '"100"',
  'null',
  'true',
  `${MOST_FEN + 1}`,
])('a price when the service sends %s: rejected as SHAPE', async (price) => {
  serve((c) => c.body(answerWithPrice(price)));
  expect(await failureOf(request(listPackages))).toMatchObject({ code: 'SHAPE', path: '/data/list/0/priceFen' });
});

test.each(['0', '1', `${MOST_FEN}`, '1e3'])('a price when the service sends %s: accepted', async (price) => {
  serve((c) => c.body(answerWithPrice(price)));
  expect((await answerOf(request(listPackages))).list[0]?.priceFen).toBe(Number(price));
});

describe('a read that was prefetched', () => {
  const prefetchAndRequest = async () => {
    prefetch(listPackages, {});
    return failureOf(request(listPackages));
  };

  test.each([
    ['a server’s error', 503, 2],
    ['a refusal', 404, 1],
  ])(
    'a prefetched read when it fails with %s: the screen gets the error after %s requests',
    async (_, status, count) => {
      serve((c) => c.body('', status as 503));
      expect(await prefetchAndRequest()).toMatchObject({ code: 'HTTP', status });
      expect(calls()).toHaveLength(count);
    },
  );

  test('a prefetched read when there is no network: requested twice, and so is the next read', async () => {
    cutWire();
    expect(await prefetchAndRequest()).toMatchObject({ code: 'NETWORK' });
    expect(calls()).toHaveLength(2);
    await failureOf(request(listPackages));
    expect(calls()).toHaveLength(4);
  });

  test('a prefetched read when a login may help: the screen’s own call requests the login', async () => {
    const login = vi.fn(async () => true);
    configurePorts({ requireLogin: login });
    serve((c, count) => c.json(count < 3 ? { code: 20003, msg: '' } : ok({ list: [] })));
    prefetch(listPackages, {});
    expect(await answerOf(request(listPackages))).toEqual({ list: [] });
    expect(login).toHaveBeenCalledTimes(1);
  });

  test('a failed prefetch when the caller has stored answers: a stored answer replaces it', async () => {
    serve((c) => c.body('', 503));
    prefetch(listPackages, {});
    const stored = { list: [] };
    const answer = request(listPackages, {}, { stored: (next) => (call) => next(call).catch(() => stored) });
    expect(await answerOf(answer)).toBe(stored);
    expect(calls()).toHaveLength(2);
  });
});
