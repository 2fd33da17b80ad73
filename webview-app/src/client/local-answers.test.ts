// @vitest-environment node
/** Tests answers that need no network: offline copies, recent answers and prefetched answers. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerOf, calls, configurePorts, cutWire, failureOf, installWire, ok, serve } from '../../test/wire.ts';
import { getAppDownload } from '../api/config-pages.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { listExamInstitutions } from '../api/exam.ts';
import { createOrder, listPackages } from '../api/mall.ts';
import { getMedicalPageOptions } from '../api/static-checkup.ts';
import { getTobPecPage } from '../api/static-tob-pec.ts';
import { prefetchedSettled } from './prefetched.ts';
import {
  ApiError,
  asOf,
  copyAtOnce,
  forgetAnswers,
  type OfflineCopy,
  prefetch,
  prefetchedAnswer,
  prefetchedCount,
  prefetchWhole,
  recentAnswer,
  request,
} from './request.ts';

installWire();
afterEach(() => void vi.restoreAllMocks());

const packages = ok({ list: [] });
const downloadLinks = { version: 'https://a.example/a.apk' };
const requestUntyped = (endpoint: AnyEndpoint, ...rest: unknown[]) =>
  (request as (row: AnyEndpoint, ...more: unknown[]) => Promise<unknown>)(endpoint, ...rest);

describe('an offline copy', () => {
  const portsWithCopy = (data: unknown, time = 5) => ({
    offlineCopies: { keep: () => undefined, find: () => ({ at: time, data }) },
  });
  const query = { productNo: 'p', cityId: '1' };
  const emptyAnswer = { institutions: [] };

  test.each([
    ['a server that hangs', () => new Promise<Response>(() => undefined), true],
    ['a foreign page', () => new Response('<p>'), true],
    ['status 500', () => new Response('', { status: 500 }), true],
    ['status 599', () => new Response('', { status: 599 }), true],
    ['status 499', () => new Response('', { status: 499 }), false],
    ['status 404', () => new Response('', { status: 404 }), false],
    ['a refusal', () => Response.json({ code: 40400, msg: '' }), false],
    ['a refusal with status 500', () => Response.json({ code: 40400, msg: '' }, { status: 500 }), false],
    ['a wrong shape with status 500', () => Response.json({ institutions: 5 }, { status: 500 }), true],
    ['a wrong shape', () => Response.json(ok({ institutions: 5 })), false],
  ])('N01: an offline copy when the server answers with %s: is used: %s', async (_, answer, isUsed) => {
    configurePorts(portsWithCopy(emptyAnswer));
    serve(answer);
    const end = request(listExamInstitutions, { query });
    if (isUsed) expect(await answerOf(end)).toEqual(emptyAnswer);
    else expect(await failureOf(end)).toBeInstanceOf(ApiError);
  });

  test('N13: an offline copy when the caller aborts before the answer: not used, and the call fails with ABORTED', async () => {
    configurePorts(portsWithCopy(emptyAnswer));
    serve(() => new Promise<Response>(() => undefined));
    const abort = new AbortController();
    const failure = request(listExamInstitutions, { query }, { signal: abort.signal }).catch(({ code }) => code);
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    expect(await failure).toBe('ABORTED');
  });

  test('an offline copy when calls differ in language, city or position: one per language and city', async () => {
    const names: string[] = [];
    const keep = (name: string) => void names.push(name);
    serve((c) => c.json(ok(emptyAnswer)));
    for (const [language, callQuery] of [
      ['en', query],
      ['zh-CN', query],
      ['en', { ...query, cityId: '2' }],
      ['en', { ...query, latitude: 1, longitude: 2 }],
    ] as const) {
      configurePorts({ language: () => language, offlineCopies: { keep, find: () => undefined } });
      await answerOf(request(listExamInstitutions, { query: callQuery }));
    }
    expect(new Set(names).size).toBe(3);
    expect(names[3]).toBe(names[0]);
    expect(names[0]).toBe(`en ${listExamInstitutions.path}?productNo=p&cityId=1`);
  });

  test.each([
    ['content', 0],
    ['keyword', 0],
    ['cityId', 1],
  ])('V01: an answer when its query has the field %s: its offline copy is stored %i times', async (name, copies) => {
    const keep = vi.fn<(name: string, copy: OfflineCopy) => void>();
    configurePorts({ offlineCopies: { keep, find: () => undefined } });
    serve((c) => c.json(ok(emptyAnswer)));
    await answerOf(requestUntyped(listExamInstitutions, { query: { [name]: 'x' } }));
    expect(keep).toHaveBeenCalledTimes(copies);
  });

  test('a built-in copy when its static file cannot be fetched: loaded by the file’s path, but none beside a price', async () => {
    const builtIn = vi.fn<(path: string) => Promise<unknown>>(async () => undefined);
    configurePorts({ builtIn });
    cutWire();
    await failureOf(request(getMedicalPageOptions, { params: { path: 'pec/p' } }));
    await failureOf(request(getTobPecPage, { params: { key: 'a' } }));
    expect(builtIn.mock.calls).toEqual([['/static-config/tob-pec/a.json']]);
    builtIn.mockRejectedValue(new Error('no such chunk'));
    expect(await failureOf(request(getAppDownload))).toMatchObject({ code: 'NETWORK' });
    await failureOf(request(listExamInstitutions, { query }));
    expect(builtIn).toHaveBeenCalledTimes(2);
  });

  test('copyAtOnce() when an endpoint may not be stored: undefined, otherwise the copy', async () => {
    configurePorts({ ...portsWithCopy(downloadLinks), builtIn: async () => downloadLinks });
    expect(await copyAtOnce(getAppDownload, {})).toEqual(downloadLinks);
    expect(await copyAtOnce(listPackages, {})).toBeUndefined();
    configurePorts({ builtIn: async () => ({ version: 'built' }) });
    expect(await copyAtOnce(getAppDownload, {})).toEqual({ version: 'built' });
    expect(await copyAtOnce(listExamInstitutions, { query })).toBeUndefined();
    expect(calls()).toHaveLength(0);
  });

  test('asOf() when the value is not a copy: undefined, and a copy may be a string or null', async () => {
    expect([asOf(null), asOf('x'), asOf(undefined), asOf({})]).toEqual([undefined, undefined, undefined, undefined]);
    const text: AnyEndpoint = { ...listExamInstitutions, data: () => undefined };
    for (const data of ['plain', null]) {
      configurePorts(portsWithCopy(data));
      cutWire();
      expect(await answerOf(requestUntyped(text))).toBe(data);
    }
  });

  test.each([
    [[5, 9], 5],
    [[9, 5], 5],
    [[undefined, 7], 7],
    [[7, undefined], 7],
    [[undefined], undefined],
  ] as const)(
    'asOf(signal) when the caller’s answers have the ages %j: the oldest age, %s',
    async (answerAges, oldest) => {
      const { signal } = new AbortController();
      for (const age of answerAges) {
        const copy: OfflineCopy | undefined = age === undefined ? undefined : { at: age, data: downloadLinks };
        configurePorts({ offlineCopies: { keep: () => undefined, find: () => copy } });
        serve((c) => (copy ? c.text('', 500) : c.json(downloadLinks)));
        await answerOf(request(getAppDownload, {}, { signal }));
      }
      expect(asOf(signal)).toBe(oldest);
    },
  );
});

describe('a prefetched answer', () => {
  test('a prefetched answer when 20 newer ones arrive: dropped', async () => {
    serve((c) => c.json(packages));
    for (let i = 0; i < 20; i++) prefetch(listPackages, { query: { productNo: `p${i}` } });
    await vi.advanceTimersByTimeAsync(0);
    expect(prefetchedCount()).toBe(20);
    prefetch(listPackages, { query: { productNo: 'p20' } });
    prefetch(listPackages, { query: { productNo: 'p20' } });
    await vi.advanceTimersByTimeAsync(0);
    expect([prefetchedCount(), calls().length]).toEqual([20, 21]);
    await answerOf(request(listPackages, { query: { productNo: 'p1' } }));
    expect(calls()).toHaveLength(21);
    await answerOf(request(listPackages, { query: { productNo: 'p0' } }));
    expect(calls()).toHaveLength(22);
    forgetAnswers();
    expect(prefetchedCount()).toBe(0);
  });

  test('a prefetched answer when it has arrived: returned for 10 s, and a call may still consume it', async () => {
    let answer = () => {};
    serve(
      (c) =>
        new Promise((resolve) => {
          answer = () => resolve(c.json(packages));
        }),
    );
    const onWhole = vi.fn<() => void>();
    const whole = prefetchWhole(listPackages, {}).then(onWhole);
    await vi.advanceTimersByTimeAsync(0);
    expect([prefetchedAnswer(listPackages, {}), onWhole.mock.calls]).toEqual([undefined, []]);
    answer();
    await whole;
    expect(prefetchedAnswer(listPackages, {})).toEqual({ list: [] });
    vi.advanceTimersByTime(9_999);
    expect([prefetchedAnswer(listPackages, {}), prefetchedCount()]).toEqual([{ list: [] }, 1]);
    vi.advanceTimersByTime(1);
    expect([prefetchedAnswer(listPackages, {}), prefetchedCount()]).toEqual([undefined, 0]);
    void prefetchWhole(listPackages, {});
    await vi.advanceTimersByTimeAsync(0);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    await answerOf(request(listPackages));
    expect([calls().length, prefetchedAnswer(listPackages, {})]).toEqual([2, undefined]);
  });

  test('a prefetched answer when its request fails: waiting for it ends', async () => {
    cutWire();
    await answerOf(prefetchWhole(listPackages, {}));
    expect(prefetchedAnswer(listPackages, {})).toBeUndefined();
    await prefetchedSettled('a key that was never requested');
  });

  test('a prefetched read when refused with a login code: opens no login and shows no message', async () => {
    const requireLogin = vi.fn(async () => false);
    const notify = vi.fn<(message: string) => void>();
    configurePorts({ requireLogin, notify });
    for (const code of [20003, 20202]) {
      serve((c) => c.json({ code, msg: 'm' }));
      prefetch(listPackages, { query: { productNo: String(code) } });
      await vi.advanceTimersByTimeAsync(0);
    }
    expect([requireLogin.mock.calls, notify.mock.calls]).toEqual([[], []]);
  });

  test('a prefetched answer when a call has consumed it: not returned again, but an aborted call consumes none', async () => {
    serve((c) => c.json(packages));
    prefetch(listPackages, {});
    await vi.advanceTimersByTimeAsync(0);
    expect(await failureOf(request(listPackages, {}, { signal: AbortSignal.abort() }))).toMatchObject({
      code: 'ABORTED',
    });
    await answerOf(request(listPackages));
    expect(calls()).toHaveLength(1);
    await answerOf(request(listPackages));
    expect(calls()).toHaveLength(2);
  });
});

describe('a recent answer', () => {
  const LIST = { list: [] };
  const recent = () => recentAnswer(listPackages, {});
  const readPackages = async () => {
    serve((c) => c.json(packages));
    await answerOf(request(listPackages));
  };
  /** Sends a write. The server sends `answer`, or the network is cut. */
  const write = async (answer?: object) => {
    if (answer) serve((c) => c.json(answer));
    else cutWire();
    const row: AnyEndpoint = { ...createOrder, data: () => undefined };
    await answerOf(requestUntyped(row, { form: {} }, { idempotencyKey: 'k' }).catch(() => undefined));
  };

  test('a recent answer when its read was a minute ago: no longer returned', async () => {
    expect(recent()).toBeUndefined();
    await readPackages();
    expect([recent(), recent()]).toEqual([LIST, LIST]);
    vi.advanceTimersByTime(59_999);
    expect(recent()).toEqual(LIST);
    vi.advanceTimersByTime(1);
    expect(recent()).toBeUndefined();
  });

  test('A04: a recent answer when the session or the language differs: undefined', async () => {
    let token: string | undefined = 'a';
    let language = 'en';
    configurePorts({ token: () => token, language: () => language });
    await readPackages();
    expect(recent()).toEqual(LIST);
    for (token of ['b', undefined]) expect(recent()).toBeUndefined();
    token = 'a';
    language = 'zh-CN';
    expect(recent()).toBeUndefined();
  });

  test('A04: a recent answer when the person has logged out, even during the read: undefined', async () => {
    await readPackages();
    forgetAnswers();
    expect(recent()).toBeUndefined();
    let answer = () => {};
    serve(
      (c) =>
        new Promise((resolve) => {
          answer = () => resolve(c.json(packages));
        }),
    );
    const lateRequest = request(listPackages);
    await vi.advanceTimersByTimeAsync(0);
    forgetAnswers();
    answer();
    expect([await lateRequest, recent()]).toEqual([LIST, undefined]);
  });

  test.each([
    ['was done', ok(null), undefined],
    ['may have been done', undefined, undefined],
    ['was refused', { code: 40913, data: null, msg: '' }, LIST],
    ['was refused because the state has changed', { code: 40901, data: null, msg: '' }, undefined],
  ])('a recent answer when a later write %s: forgotten if it may be outdated', async (_, answer, remaining) => {
    await readPackages();
    await write(answer);
    expect(recent()).toEqual(remaining);
  });

  test('a recent answer when an offline copy replaced it: the copy is not stored', async () => {
    configurePorts({ offlineCopies: { keep: () => undefined, find: () => ({ at: 5, data: { institutions: [] } }) } });
    serve((c) => c.text('', 500));
    const query = { productNo: 'p', cityId: '1' };
    await answerOf(request(listExamInstitutions, { query }));
    expect(recentAnswer(listExamInstitutions, { query })).toBeUndefined();
  });
});
