// @vitest-environment node
/** Tests the order of the wrappers in `request.ts`. Each test fails if its two wrappers are exchanged. */
import { expect, test, vi } from 'vitest';
import {
  answerOf,
  calls,
  configurePorts,
  cutWire,
  failureOf,
  installWire,
  ok,
  reports,
  serve,
} from '../../test/wire.ts';
import { getPortraitResult } from '../api/account.ts';
import { getAppDownload } from '../api/config-pages.ts';
import { createOrder, listPackages } from '../api/mall.ts';
import { asOf, prefetch, request } from './request.ts';

installWire();

const packages = ok({ list: [] });
const portrait = ok({ tags: [], list: [] });
const downloadLinks = { version: 'https://a.example/a.apk' };
const copy = { keep: () => undefined, find: () => ({ at: 5, data: downloadLinks }) };

/** Makes four reads that fail twice each, which opens the breaker. */
async function openBreaker(): Promise<void> {
  serve((c) => c.text('', 500));
  for (let i = 0; i < 4; i++) await failureOf(request(listPackages));
}

test('report around offline copy when a copy replaces the answer without a network: no report', async () => {
  configurePorts({ offlineCopies: copy });
  cutWire();
  expect(await answerOf(request(getAppDownload))).toEqual(downloadLinks);
  expect(await reports()).toHaveLength(0);
});

test.each([
  ['an error of the server', 500, ''],
  ['another shape', 200, '[]'],
])('N10: report around offline copy when a copy replaces a file because of %s: one report', async (_, status, text) => {
  configurePorts({ offlineCopies: copy });
  serve((c) => c.body(text, status as 200, { 'content-type': 'application/json' }));
  expect(await answerOf(request(getAppDownload))).toEqual(downloadLinks);
  expect(await reports()).toHaveLength(1);
});

test('report around prefetched when a prefetch failed: one report, by the caller', async () => {
  serve((c) => c.text('', 404));
  prefetch(listPackages, {});
  await vi.advanceTimersByTimeAsync(1);
  expect(await reports()).toHaveLength(0);
  await failureOf(request(listPackages));
  expect(calls()).toHaveLength(1);
  expect(await reports()).toHaveLength(1);
});

test('age around prefetched when a copy was prefetched: the signal gets its age', async () => {
  configurePorts({ offlineCopies: copy });
  serve((c) => c.text('', 500));
  prefetch(getAppDownload, {});
  const { signal } = new AbortController();
  await answerOf(request(getAppDownload, {}, { signal }));
  expect(calls()).toHaveLength(2);
  expect(asOf(signal)).toBe(5);
});

test('prefetched around cache when an answer was prefetched: the cache has it too', async () => {
  serve((c) => c.json(portrait));
  prefetch(getPortraitResult, {});
  for (let i = 0; i < 3; i++) await answerOf(request(getPortraitResult));
  expect(calls()).toHaveLength(1);
});

test('report around cache when a shared answer fails: each caller reports its failure', async () => {
  serve((c) => c.text('', 404));
  await Promise.all([failureOf(request(getPortraitResult)), failureOf(request(getPortraitResult))]);
  expect(calls()).toHaveLength(1);
  expect(await reports()).toHaveLength(2);
});

test('offline copy around retry when the server fails: the copy is used after the second attempt', async () => {
  configurePorts({ offlineCopies: copy });
  serve((c, count) => (count === 1 ? c.text('', 500) : c.json({ version: 'new' })));
  expect(await answerOf(request(getAppDownload))).toEqual({ version: 'new' });
  serve((c) => c.text('', 500));
  expect(await answerOf(request(getAppDownload))).toEqual(downloadLinks);
  expect(calls()).toHaveLength(4);
});

test('session around retry when a call is repeated after a refresh: two attempts again', async () => {
  let token = 'old';
  configurePorts({
    token: () => token,
    refreshToken: async () => {
      token = 'new';
      return true;
    },
  });
  serve((c, count) => {
    if (c.req.header('authorization') === 'Bearer old') return c.json({ code: 20205, msg: '' });
    return count === 2 ? c.text('', 500) : c.json(packages);
  });
  expect(await answerOf(request(listPackages))).toEqual({ list: [] });
  expect(calls()).toHaveLength(3);
});

test('session around retry when a token changes between attempts: the token of the last attempt decides', async () => {
  const tokens = ['first', 'second'];
  const refreshToken = vi.fn(async () => false);
  configurePorts({ token: () => tokens[Math.min(calls().length, 1)], refreshToken });
  serve((c, count) => (count === 1 ? c.text('', 500) : c.json({ code: 20205, msg: '' })));
  await failureOf(request(listPackages));
  // `second` was sent and is still the token, so it needs a refresh. A repetition would not help.
  expect(refreshToken).toHaveBeenCalledTimes(1);
  expect(calls()).toHaveLength(2);
});

test('breaker around retry when the breaker is open: refused immediately, without backoff', async () => {
  await openBreaker();
  const [previous, start] = [calls().length, Date.now()];
  const refused = request(listPackages).catch(() => Date.now());
  await vi.advanceTimersByTimeAsync(0);
  expect(await refused).toBe(start);
  expect(calls()).toHaveLength(previous);
});

test('breaker around retry when others open it during the backoff: the second attempt is sent', async () => {
  serve((c) => c.text('', 500));
  for (let i = 0; i < 2; i++) await failureOf(request(listPackages));
  const pending = request(listPackages, { query: { productNo: 'a' } });
  await vi.advanceTimersByTimeAsync(1);
  serve((c) => c.json(packages));
  expect(await answerOf(pending)).toEqual({ list: [] });
  expect(calls()).toHaveLength(6);
});

test('retry inside all others when a write has a key: two attempts, but one while the host is probed', async () => {
  const body = { productNo: 'p', priceFen: 100 };
  const order = () => failureOf(request(createOrder, { body }, { idempotencyKey: 'k' }));
  serve((c) => c.text('', 500));
  await order();
  expect(calls()).toHaveLength(2);
  await openBreaker();
  const previous = calls().length;
  await order();
  expect(calls()).toHaveLength(previous + 1);
});
