import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOf, configurePorts, cutWire, installWire, ok, serve } from '../../test/wire.ts';
import { getPortraitResult } from '../api/account.ts';
import { getAppDownload } from '../api/config-pages.ts';
import { listPackages } from '../api/mall.ts';
import type { AnswerSource } from './call.ts';
import { ANSWERED } from './origin.ts';
import { originOf, prefetch, recentAnswer, request } from './request.ts';

installWire();

/** The origins that the device lab received. */
const reported: AnswerSource[] = [];
const onAnswered = (event: Event) => void reported.push((event as CustomEvent<{ from: AnswerSource }>).detail.from);
beforeEach(() => {
  reported.length = 0;
  addEventListener(ANSWERED, onAnswered);
});
afterEach(() => removeEventListener(ANSWERED, onAnswered));

const downloadLinks = { version: 'https://a.example/a.apk' };

test('the origin of an answer when it is fetched, reused and prefetched: network, recent, prefetched', async () => {
  serve((c) => c.json(ok({ list: [] })));
  const { signal } = new AbortController();
  await answerOf(request(listPackages, {}, { signal }));
  expect(originOf(signal)).toEqual({ from: 'network', at: expect.any(Number) });
  expect(recentAnswer(listPackages, {})).toBeDefined();
  prefetch(listPackages, {});
  const time = Date.now();
  expect(originOf(await answerOf(request(listPackages, {})))).toEqual({ from: 'prefetched', at: time });
  expect(reported).toEqual(['network', 'recent', 'prefetched']);
});

test('the origin of an answer when the cache has it: the cache, with the original time', async () => {
  serve((c) => c.json(ok({ tags: [] })));
  await answerOf(request(getPortraitResult));
  const time = Date.now();
  vi.advanceTimersByTime(60_000);
  const { from, at: answeredAt = 0 } = originOf(await answerOf(request(getPortraitResult))) ?? {};
  expect(from).toBe('cache');
  expect(Math.abs(answeredAt - time)).toBeLessThan(1_000);
});

test('N01: the origin of an answer when a copy replaces it: the copy’s, also after a prefetch', async () => {
  const keep = () => undefined;
  configurePorts({ offlineCopies: { keep, find: () => undefined }, builtIn: async () => downloadLinks });
  cutWire();
  expect(originOf(await answerOf(request(getAppDownload)))).toEqual({ from: 'built-in', at: 0 });
  const time = Date.now() - 5_000;
  configurePorts({ offlineCopies: { keep, find: () => ({ at: time, data: { ...downloadLinks } }) } });
  expect(originOf(await answerOf(request(getAppDownload)))).toEqual({ from: 'offline-copy', at: time });
  prefetch(getAppDownload, {});
  await vi.runAllTimersAsync();
  expect(originOf(await answerOf(request(getAppDownload)))).toEqual({ from: 'offline-copy', at: time });
});
