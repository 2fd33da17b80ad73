// @vitest-environment node
/** Tests the requests of the client: their content, their number, and their progress. */
import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
import { getAppVersion } from '../api/config.ts';
import { getAppDownload } from '../api/config-pages.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { listExamCities, listExamInstitutions } from '../api/exam.ts';
import { getMinimumRangeRegion } from '../api/goods.ts';
import { createOrder, listPackages } from '../api/mall.ts';
import { getMedicalIndex } from '../api/static-home.ts';
import { listTobCities, listTobUnits } from '../api/tob-exam.ts';
import { reportGuideStatus } from '../api/walking.ts';
import { MAX_ANSWER_BYTES } from './answer-text.ts';
import { type ApiError, prefetch, request } from './request.ts';
import { learnTime, serverNow } from './server-clock.ts';
import { translationOf } from './translations.ts';

installWire();
afterEach(() => void vi.restoreAllMocks());

const packages = ok({ list: [] });
/** A write that is never retried. */
const write: AnyEndpoint = { ...reportGuideStatus, data: () => undefined };
const requestUntyped = (endpoint: AnyEndpoint, ...rest: unknown[]) =>
  (request as (row: AnyEndpoint, ...more: unknown[]) => Promise<unknown>)(endpoint, ...rest);

describe('a request', () => {
  test('a call when a field or the token is undefined: sent without it, and its listeners and timer are removed', async () => {
    serve((c) => c.json(ok({ no: 'order' })));
    const { signal } = new AbortController();
    const body = { productNo: 'p', priceFen: 1, channel: undefined };
    await failureOf(requestUntyped(createOrder, { body }, { idempotencyKey: 'k', signal }));
    expect(calls()[0]?.body).toBe('productNo=p&priceFen=1');
    expect(calls()[0]?.headers.has('authorization')).toBe(false);
    expect([getEventListeners(signal, 'abort').length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  test.each<[string, AnyEndpoint]>([
    ['cities', listExamCities],
    ['institutions', listExamInstitutions],
    ['partner’s cities', listTobCities],
    ['partner’s institutions', listTobUnits],
    ['the region of goods', getMinimumRangeRegion],
  ])('V01: a person’s position when it is sent to %s: in a header, not in the address', async (_, row) => {
    serve((c) => c.json(ok({})));
    const position = { productNo: 'p', latitude: 31.230416, longitude: -121.473701 };
    await answerOf(requestUntyped({ ...row, data: () => undefined }, { query: position }));
    const { pathname, search } = calls().at(-1)?.url ?? new URL('about:blank');
    expect(pathname + search).toBe(`${row.path}?productNo=p`);
    expect(calls().at(-1)?.headers.get('x-position')).toBe('31.23,-121.47');
    await answerOf(requestUntyped({ ...row, data: () => undefined }, { query: { productNo: 'p' } }));
    expect(calls().at(-1)?.headers.has('x-position')).toBe(false);
  });

  test('a call when it is sent to the service: names release, host and a new id for each attempt, unlike a file', async () => {
    serve((c) => (c.req.path.startsWith('/api/') ? c.json({}, 500) : c.json({ version: 'x' })));
    configurePorts({ scene: () => ({ page: '', release: '1.2.0+abcdefgh', host: 'wechat' }) });
    await answerOf(requestUntyped(getAppVersion));
    expect(calls().at(-1)?.headers.has('x-client')).toBe(false);
    const { requestId } = await failureOf(request(listPackages));
    const headers = calls().flatMap((call) => call.headers.get('x-client') ?? []);
    expect(headers).toHaveLength(2);
    for (const header of headers) expect(header).toMatch(/^1\.2\.0\+abcdefgh; wechat; [A-Za-z0-9]{16}$/);
    expect(new Set(headers).size).toBe(2);
    expect(headers.at(-1)).toBe(`1.2.0+abcdefgh; wechat; ${requestId}`);
    const notices = await reports();
    // A notice of an earlier test may come late.
    expect(notices.map(({ body }) => JSON.parse(body).requestId)).toContain(requestId);
    for (const { headers: noticeHeaders } of notices) expect(noticeHeaders.has('x-client')).toBe(false);
  });

  test('a read when its position differs: not shared with the other read', async () => {
    serve((c) => c.json(ok({ cities: [] })));
    const citiesAt = (latitude: number) =>
      request(listExamCities, { query: { productNo: 'p', latitude, longitude: 121.4 } });
    prefetch(listExamCities, { query: { productNo: 'p', latitude: 31.2, longitude: 121.4 } });
    await answerOf(citiesAt(31.2));
    await answerOf(citiesAt(39.9));
    expect(calls().map(({ headers }) => headers.get('x-position'))).toEqual(['31.2,121.4', '39.9,121.4']);
  });

  test('a multipart body when sent: has files unchanged and other values as text', async () => {
    let form: FormData | undefined;
    serve(async (c) => {
      form = await c.req.raw.formData();
      return c.json(ok({}));
    });
    // Real time, because the server reads the file and the fake clock of `answerOf` would pass the deadline.
    const file = new Blob(['picture'], { type: 'image/png' });
    await requestUntyped({ ...write, body: 'multipart' }, { body: { file, index: 5, note: undefined } });
    expect([...(form?.keys() ?? [])]).toEqual(['file', 'index']);
    expect(form?.get('index')).toBe('5');
    const request = form?.get('file');
    expect(request instanceof Blob && (await request.text())).toBe('picture');
  });

  test('V03: a report when its page is gone: sent with `keepalive`, unlike other calls', async () => {
    const keepaliveValues: unknown[] = [];
    const fetch = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      // A notice of an earlier test may still be sent.
      if (address.includes(write.path)) keepaliveValues.push(init.keepalive);
      return fetch(address, init);
    });
    serve((c) => c.json(ok({})));
    await answerOf(requestUntyped(write, {}, { keepalive: true }));
    await answerOf(requestUntyped(write));
    expect(keepaliveValues).toEqual([true, undefined]);
  });

  test('a page from the disk when it sends a request: only to a configured server', async () => {
    vi.stubGlobal('location', { protocol: 'file:' });
    serve((c) => c.json(packages));
    expect(await failureOf(requestUntyped(write))).toMatchObject({ code: 'NETWORK' });
    expect(await failureOf(request(listPackages, { query: { productNo: 'https://a.example' } }))).toMatchObject({
      code: 'NETWORK',
    });
    expect(calls()).toHaveLength(0);
    for (const api of ['https://api.test', 'http://api.test']) {
      configurePorts({ origins: { api } });
      expect(await answerOf(request(listPackages))).toEqual({ list: [] });
    }
  });

  test('a static file when requested: accepted as JSON', async () => {
    serve((c) => c.json({ version: 'x' }));
    await answerOf(request(getAppDownload));
    expect(calls()[0]?.headers.get('accept')).toBe('application/json');
  });

  test('a failed call when the network fails: its cause has the network’s message and no address', async () => {
    cutWire();
    const { cause } = await failureOf(request(listPackages, { query: { productNo: 'p' } }));
    expect([cause, Object(cause).message]).toEqual([expect.any(TypeError), 'reset']);
  });

  test('a `once` call when it has no key: an error with its endpoint', async () => {
    await expect(requestUntyped(createOrder, { body: { productNo: 'p', priceFen: 1 } })).rejects.toThrow(
      `POST ${createOrder.path} needs an idempotencyKey`,
    );
    expect(calls()).toHaveLength(0);
  });

  test('A02, N13: a call when its caller aborts during the login: not repeated', async () => {
    const abort = new AbortController();
    const requireLogin = async () => {
      abort.abort();
      return true;
    };
    configurePorts({ requireLogin });
    serve((c) => c.json({ code: 20003, msg: '' }));
    expect(await failureOf(request(listPackages, {}, { signal: abort.signal }))).toMatchObject({ code: 'ABORTED' });
    expect(calls()).toHaveLength(1);
  });

  test.each<[string, (() => Response) | undefined, number]>([
    ['a good answer', () => Response.json(ok({ orderNo: 'O', payBefore: '2026-03-01T08:30:00Z' })), 1],
    ['a refusal', () => Response.json({ code: 40913, msg: '' }), 0],
    ['a refusal because the state has changed', () => Response.json({ code: 40901, msg: '' }), 1],
    ['a refusal by its status', () => new Response('', { status: 404 }), 0],
    ['an error of the server', () => new Response('', { status: 500 }), 1],
    ['no answer', undefined, 1],
    ['a wrong shape', () => Response.json(ok(5)), 1],
  ])('P02: a write when it ends with %s: `written` is called %s times', async (_, answer, times) => {
    const written = vi.fn<() => void>();
    configurePorts({ written });
    if (answer) serve(answer);
    else cutWire();
    const row: AnyEndpoint = { ...write, changes: true, data: (data) => (data === 5 ? '' : undefined) };
    await answerOf(requestUntyped(row).catch(() => undefined));
    expect(written).toHaveBeenCalledTimes(times);
    await answerOf(request(listPackages).catch(() => undefined));
    expect(written).toHaveBeenCalledTimes(times);
  });

  test.each([
    [-5, 0],
    [5, 5_000],
  ])('N03: a Retry-After when its date is %i s from now: parsed as %i ms', async (seconds, ms) => {
    serve((c) => c.text('', 429, { 'Retry-After': new Date(Date.now() + seconds * 1_000).toUTCString() }));
    expect((await failureOf(request(listPackages))).retryAfterMs).toBe(ms);
  });
});

describe('the progress of an upload', () => {
  class FakeXhr {
    static last: FakeXhr;
    readonly headers: Record<string, string> = {};
    readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
    withCredentials = false;
    openArguments: unknown[] = [];
    sent: unknown;
    status = 0;
    responseText = '';
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    onloadend = () => {};
    onprogress = (_: { loaded: number }) => {};
    constructor() {
      FakeXhr.last = this;
    }
    open(...openArguments: unknown[]) {
      this.openArguments = openArguments;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader(name: string) {
      return { 'content-type': 'application/json', 'retry-after': '7' }[name] ?? null;
    }
    send(body: unknown) {
      this.sent = body;
    }
    abort() {
      this.onabort();
      this.onloadend();
    }
    answer(status: number, text: string) {
      Object.assign(this, { status, responseText: text });
      this.onload();
      this.onloadend();
    }
  }
  const upload = (row: Partial<AnyEndpoint> = {}, options: object = {}) => {
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    const reported: number[] = [];
    const end = requestUntyped(
      { ...write, body: 'multipart', ...row } as AnyEndpoint,
      { body: { n: 1 } },
      {
        onProgress: (fraction: number) => reported.push(fraction),
        ...options,
      },
    ).catch((error: unknown) => error);
    return { progress: reported, end };
  };

  test('the progress of an upload when the body is sent: rises and ends with exactly one 1', async () => {
    configurePorts({ token: () => 't1', origins: { api: 'https://api.test' } });
    const { progress, end } = upload();
    await vi.advanceTimersByTimeAsync(0);
    const { last } = FakeXhr;
    expect(last.openArguments).toEqual(['POST', `https://api.test${write.path}`]);
    expect(last.headers).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      authorization: 'Bearer t1',
      'idempotency-key': expect.stringMatching(/^\w{32}$/),
      'x-client': expect.any(String),
    });
    expect([last.withCredentials, last.sent]).toEqual([false, expect.any(FormData)]);
    for (const [lengthComputable, loaded, total] of [
      [true, 1, 4],
      [false, 2, 4],
      [true, 0, 0],
      [true, 4, 4],
      [true, 3, 4],
    ] as const)
      last.upload.onprogress?.({ lengthComputable, loaded, total });
    last.upload.onload?.();
    last.answer(200, JSON.stringify(ok({ a: 1 })));
    expect(await end).toEqual({ a: 1 });
    expect(progress).toEqual([0.25, 0.75, 1]);
  });

  test.each([
    ['json', '{"n":1}', 'application/json'],
    // The browser sets the type of a form.
    ['form', expect.any(URLSearchParams), undefined],
  ])('an upload when its body is %s: sent as such', async (body, request, type) => {
    const { end } = upload({ body } as Partial<AnyEndpoint>);
    await vi.advanceTimersByTimeAsync(0);
    expect([FakeXhr.last.sent, FakeXhr.last.headers['content-type']]).toEqual([request, type]);
    FakeXhr.last.answer(404, '');
    expect(await end).toMatchObject({ code: 'HTTP', status: 404, retryAfterMs: 7_000 });
  });

  test('an upload when the answer is empty: fails like any other call', async () => {
    const { end } = upload();
    await vi.advanceTimersByTimeAsync(0);
    FakeXhr.last.answer(204, '');
    expect(await end).toMatchObject({ code: 'SHAPE', status: 204 });
  });

  test.each<[string, (wire: FakeXhr) => void]>([
    ['while it arrives', (wire) => wire.onprogress({ loaded: MAX_ANSWER_BYTES + 1 })],
    ['at its end', (wire) => wire.answer(200, JSON.stringify(ok('x'.repeat(MAX_ANSWER_BYTES))))],
  ])('an upload when its answer exceeds the limit %s: fails as SHAPE without parsing', async (_, simulate) => {
    const { end } = upload();
    await vi.advanceTimersByTimeAsync(0);
    const parse = vi.spyOn(JSON, 'parse');
    FakeXhr.last.status = 200;
    simulate(FakeXhr.last);
    expect(await end).toMatchObject({ code: 'SHAPE', status: 200 });
    // The notice of the failure is parsed, too.
    expect(parse.mock.calls.filter(([text]) => String(text).length > 1_000_000)).toEqual([]);
  });

  test('an upload when it goes to the account service: has cookies', async () => {
    const { end } = upload({ host: 'account' });
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeXhr.last.withCredentials).toBe(true);
    FakeXhr.last.onerror();
    expect(await end).toMatchObject({ code: 'NETWORK', cause: { message: 'the network failed' } });
  });

  test('an upload when its caller aborts immediately: not started', async () => {
    const abort = new AbortController();
    const previous = FakeXhr.last;
    const { end } = upload({}, { signal: abort.signal });
    abort.abort();
    expect(await end).toMatchObject({ code: 'ABORTED' });
    expect(FakeXhr.last).toBe(previous);
  });

  test('an upload when it is aborted or exceeds its timeout: fails as ABORTED or TIMEOUT', async () => {
    const abort = new AbortController();
    const { end } = upload({}, { signal: abort.signal });
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    expect(await end).toMatchObject({ code: 'ABORTED' });
    const { end: timedOut } = upload({ timeoutMs: 1_000 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await timedOut).toMatchObject({ code: 'TIMEOUT' });
  });
});

describe('a second attempt', () => {
  test.each([
    [0, 299, 300],
    [0.5, 449, 450],
  ])(
    'N02: a retry when the random number is %d: not sent after %i ms, but after %i',
    async (random, previous, time) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      serve((c) => c.text('', 500));
      void request(listPackages).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(previous);
      expect(calls()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(time - previous);
      expect(calls()).toHaveLength(2);
    },
  );

  test.each([
    ['10', 2],
    ['11', 1],
  ])('N03: a read when Retry-After is %s s: makes %i attempts', async (retryAfter, attempts) => {
    serve((c) => c.text('', 503, { 'Retry-After': retryAfter }));
    await failureOf(request(listPackages));
    expect(calls()).toHaveLength(attempts);
  });

  test.each([
    ['4', 2],
    ['5', 1],
    ['8', 1],
  ])(
    'N04: a read when 25 s have passed and Retry-After is %s s: makes %i attempts within 30 s',
    async (retryAfter, attempts) => {
      const slow = { ...listPackages, timeoutMs: 30_000 };
      serve(async (c) => {
        await new Promise((resolve) => setTimeout(resolve, 25_000));
        return c.text('', 503, { 'Retry-After': retryAfter });
      });
      await failureOf(request(slow));
      expect(calls()).toHaveLength(attempts);
    },
  );

  test.each([
    [499, 1],
    [500, 2],
    [599, 2],
  ])('a read when the status is %i: makes %i attempts', async (status, attempts) => {
    serve((c) => c.body('', status as 500));
    await failureOf(request(listPackages));
    expect(calls()).toHaveLength(attempts);
  });

  test('a retry when the caller aborts meanwhile: not sent, and its timer is cleared', async () => {
    serve((c) => c.text('', 500));
    const abort = new AbortController();
    const failure = request(listPackages, {}, { signal: abort.signal }).catch((error: ApiError) => error.code);
    await vi.advanceTimersByTimeAsync(100);
    abort.abort();
    expect(await failure).toBe('HTTP');
    expect([calls().length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  test('A04: a retry when the person changes: not sent', async () => {
    let person = 'a';
    configurePorts({ owner: () => person });
    serve((c) => c.text('', 500));
    const failure = failureOf(request(createOrder, { body: { productNo: 'p', priceFen: 1 } }, { idempotencyKey: 'k' }));
    person = 'b';
    expect(await failure).toMatchObject({ code: 'HTTP' });
    expect(calls()).toHaveLength(1);
  });
});

describe('the server’s clock', () => {
  test.each([
    [2_000, 0],
    [-2_000, 0],
    [3_000, 3_000],
    [-3_000, -3_000],
  ])('A05: the server’s clock when it is %i ms off the phone’s: corrected by %i ms', (offsetMs, expectedMs) => {
    learnTime(new Date(Date.now() + offsetMs).toUTCString());
    expect(serverNow() - Date.now()).toBe(expectedMs);
    for (const invalidDate of [null, '', 'soon']) learnTime(invalidDate);
    expect(serverNow() - Date.now()).toBe(expectedMs);
    learnTime(new Date(Date.now()).toUTCString());
    expect(serverNow()).toBe(Date.now());
  });
});

test.each([
  [getMedicalIndex, 'en', '/static-config/medical/index.en.json'],
  [getMedicalIndex, 'en-US', '/static-config/medical/index.en.json'],
  [getMedicalIndex, 'zh', undefined],
  [getMedicalIndex, 'zh-CN', undefined],
  [getAppDownload, 'en', undefined],
  [listPackages, 'en', undefined],
] as const)(
  'the path of %o when the language is %s: that of the translated file, if it has one',
  (row, language, path) => {
    expect(translationOf(row, language)?.path).toBe(path);
  },
);
