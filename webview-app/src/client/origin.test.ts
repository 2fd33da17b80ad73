import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOf, cutWire, frame, installWire, ok, serve } from '../../test/wire.ts';
import { getPortraitResult } from '../api/account.ts';
import { getAppDownload } from '../api/config-pages.ts';
import { listPackages } from '../api/mall.ts';
import type { AnswerSource } from './call.ts';
import { ANSWERED } from './origin.ts';
import { originOf, prefetch, recentAnswer, request } from './request.ts';

installWire();

/** The origins that the device lab received. */
const reported: AnswerSource[] = [];
const hear = (event: Event) => void reported.push((event as CustomEvent<{ from: AnswerSource }>).detail.from);
beforeEach(() => {
  reported.length = 0;
  addEventListener(ANSWERED, hear);
});
afterEach(() => removeEventListener(ANSWERED, hear));

const links = { version: 'https://a.example/a.apk' };

test('an answer when fetched, prefetched or shown again: its source is network, prefetched or recent', async () => {
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

test('an answer when it is reused within its time: its source is the cache, with the original age', async () => {
  serve((c) => c.json(ok({ tags: [] })));
  await answerOf(request(getPortraitResult));
  const time = Date.now();
  vi.advanceTimersByTime(60_000);
  const { from, at: when = 0 } = originOf(await answerOf(request(getPortraitResult))) ?? {};
  expect(from).toBe('cache');
  expect(Math.abs(when - time)).toBeLessThan(1_000);
});

test('N01 an answer when a copy replaces it, prefetched or not: its source and age are the copy’s', async () => {
  const keep = () => undefined;
  frame({ offlineCopies: { keep, find: () => undefined }, builtIn: async () => links });
  cutWire();
  expect(originOf(await answerOf(request(getAppDownload)))).toEqual({ from: 'built-in', at: 0 });
  const time = Date.now() - 5_000;
  frame({ offlineCopies: { keep, find: () => ({ at: time, data: { ...links } }) } });
  expect(originOf(await answerOf(request(getAppDownload)))).toEqual({ from: 'offline-copy', at: time });
  prefetch(getAppDownload, {});
  await vi.runAllTimersAsync();
  expect(originOf(await answerOf(request(getAppDownload)))).toEqual({ from: 'offline-copy', at: time });
});
