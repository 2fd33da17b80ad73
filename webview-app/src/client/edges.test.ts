// @vitest-environment node
/** The client at its edges: the last value that still counts and the first that does not, on the wire. */
import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerOf, calls, cutWire, failureOf, frame, installWire, ok, serve } from '../../test/wire.ts';
import { getPortraitResult } from '../api/account.ts';
import { getAppDownload } from '../api/config.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { listExamInstitutions } from '../api/exam.ts';
import { getAccountUserInfo } from '../api/login.ts';
import { createOrder, listPackages } from '../api/mall.ts';
import { getPayConfig } from '../api/pay-config.ts';
import { getMedicalPageOptions } from '../api/static-checkup.ts';
import { getMedicalIndex } from '../api/static-entry.ts';
import { endpointAddress } from './address.ts';
import { handlingOf, isGlobal, stopsPayment } from './codes.ts';
import {
  ApiError,
  type ApiErrorCode,
  asOf,
  cachedCount,
  copyAtOnce,
  forgetAnswers,
  isApiError,
  type OfflineCopy,
  prefetch,
  prefetchedCount,
  ResponseShapeError,
  request,
  safeText,
} from './request.ts';
import { isReachable } from './send.ts';
import { learnTime, serverNow } from './server-clock.ts';
import { translationOf } from './translations.ts';

installWire();
afterEach(() => void vi.restoreAllMocks());

const packages = ok({ list: [] });
const portrait = ok({ tags: [], list: [] });
const links = { version: 'https://a.example/a.apk' };
/** A write without a key, which is sent once whatever comes. */
const write: AnyEndpoint = { ...getAccountUserInfo, data: () => undefined };
const ask = (endpoint: AnyEndpoint, ...rest: unknown[]) =>
  (request as (row: AnyEndpoint, ...more: unknown[]) => Promise<unknown>)(endpoint, ...rest);

describe('an address', () => {
  test.each([
    ['.well/v1./a..b/..c', '.well/v1./a..b/..c'],
    ['./pec/../x', 'pec/x'],
    ['a b/ü', 'a%20b/%C3%BC'],
  ])('keeps what only looks like a way up: %s', (path, kept) => {
    expect(endpointAddress(getMedicalPageOptions, { path }, {})).toBe(
      `/static-config/medical-page-options/${kept}.json`,
    );
  });

  test('without a part of its path is a fault of the page, which names it', () => {
    expect(() => endpointAddress(getMedicalPageOptions, {}, {})).toThrow(
      'GET /static-config/medical-page-options/{path}.json needs path',
    );
  });

  test('has a signature at the one read that wants it there, and nowhere else', () => {
    const query = { payServiceOrderId: 'S1', signature: 'x' };
    expect(endpointAddress(getPayConfig, {}, query)).toMatch(/\?payServiceOrderId=S1&signature=x$/);
    expect(() => endpointAddress(listPackages, {}, query)).toThrow('signature must not be in an address');
  });
});

describe('a code', () => {
  test.each([20205, 20203, 20102, 23001])('%i stops a payment', (code) => expect(stopsPayment(code)).toBe(true));
  test.each([20003, 20202, 20206, 100302, 100304, 10009, 1, '20205', 'constructor', undefined])('%s does not', (code) =>
    expect(stopsPayment(code)).toBe(false),
  );
  test.each(['20205', 'constructor', 'HTTP', 1, undefined])('%s is none of the whole product', (code) => {
    expect([isGlobal(code), handlingOf(code)]).toEqual([false, undefined]);
  });
  test('10009 is one of the whole product that nobody handles', () => {
    expect([isGlobal(10009), handlingOf(10009)]).toEqual([true, undefined]);
  });
});

describe('an error', () => {
  test.each<[ApiErrorCode, number | undefined, boolean]>([
    [40901, undefined, false],
    [40901, 500, false],
    ['HTTP', 399, true],
    ['HTTP', 400, false],
    ['HTTP', 499, false],
    ['HTTP', 500, true],
    ['NETWORK', undefined, true],
    ['TIMEOUT', undefined, true],
    ['SHAPE', 200, true],
  ])('%s with the status %s may have happened: %s', (code, status, may) => {
    expect(new ApiError(code, 'GET /x', status === undefined ? {} : { status }).mayHaveHappened).toBe(may);
  });

  test('has what it was given, and nothing else', () => {
    const bare = new ApiError('NETWORK', 'GET /x');
    expect({ ...bare }).toStrictEqual({ name: 'ApiError', code: 'NETWORK', endpoint: 'GET /x', mayHaveHappened: true });
    expect([bare.message, 'cause' in bare]).toEqual(['NETWORK at GET /x', false]);
    const cause = new TypeError('reset');
    const detail = { status: 503, serverMessage: 'm', data: 0, retryAfterMs: 0 };
    const full = new ApiError('HTTP', 'GET /x', { ...detail, cause });
    expect({ ...full }).toMatchObject(detail);
    expect(full.cause).toBe(cause);
  });

  test.each([
    ['/data/list', 'SHAPE at GET /x, path /data/list'],
    ['', 'SHAPE at GET /x, path /'],
  ])('of a shape at %j says: %s', (path, message) => {
    expect(new ResponseShapeError('GET /x', path, 200)).toMatchObject({
      message,
      path,
      status: 200,
      name: 'ResponseShapeError',
    });
  });

  test('is told by its code', () => {
    const error = new ApiError('HTTP', 'GET /x');
    expect([isApiError(error), isApiError(error, 'HTTP'), isApiError(error, 'NETWORK')]).toEqual([true, true, false]);
    expect([isApiError(new Error('HTTP')), isApiError({ code: 'HTTP' }, 'HTTP'), isApiError(undefined)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('an answer', () => {
  test.each([
    ['null', ''],
    ['5', ''],
    ['{"list":[]}', ''],
    ['{"code":"0","data":{"list":[]}}', ''],
    ['{"code":0}', '/data'],
    ['a < b', ''],
  ])('%s has the wrong shape, at %j', async (text, path) => {
    serve((c) => c.text(text));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'SHAPE', path });
  });

  test('that begins with a tag is a foreign page', async () => {
    serve((c) => c.text('<p>hello'));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'NOT_OURS' });
  });

  test.each([200, 299] as const)('with the status %i is good', async (status) => {
    serve((c) => c.body(JSON.stringify(packages), status as 200));
    expect(await answerOf(request(listPackages))).toEqual({ list: [] });
  });

  test('with the status 300 is not', async () => {
    serve((c) => c.body('{}', 300));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'HTTP', status: 300 });
  });

  test('whose words are no text has none', async () => {
    serve((c) => c.json({ code: 40400, msg: 5 }));
    expect(await failureOf(request(listPackages))).not.toHaveProperty('serverMessage');
  });

  test('V02 tells what must not be reported; a static file is about nobody', async () => {
    serve((c) => c.json(ok({ realName: 'Zhang Edge', list: [] })));
    await answerOf(request(listPackages));
    serve((c) => c.json({ nickname: 'Heart Edge' }));
    await failureOf(request(getMedicalPageOptions, { params: { path: 'p' } }));
    expect(safeText('Zhang Edge saw Heart Edge')).toBe('*** saw Heart Edge');
  });

  test('V02 nor must what was sent: values, tokens, an admin’s', async () => {
    frame({ token: () => 'tkn-edge-1', admin: () => ({ token: 'adm-edge-1', userId: 'U' }) });
    serve((c) => c.json(ok({})));
    await answerOf(ask(write, { body: { realName: 'Body Edge' } }));
    expect(safeText('tkn-edge-1, adm-edge-1, Body Edge')).toBe('***, ***, ***');
  });
});

describe('the cache', () => {
  const asToken = async (token: string) => {
    frame({ token: () => token });
    return answerOf(request(getPortraitResult));
  };

  test('holds 50 answers: the oldest goes for the next', async () => {
    serve((c) => c.json(portrait));
    for (let i = 0; i < 50; i++) await asToken(`t${i}`);
    await asToken('t0');
    expect([calls().length, cachedCount()]).toEqual([50, 50]);
    await asToken('t50');
    expect(cachedCount()).toBe(50);
    await asToken('t1');
    expect(calls()).toHaveLength(51);
    await asToken('t0');
    expect(calls()).toHaveLength(52);
  });

  test('holds an answer for its time and no longer', async () => {
    serve((c) => c.json(portrait));
    void request(getPortraitResult);
    await vi.advanceTimersByTimeAsync(0);
    vi.advanceTimersByTime(119_999);
    expect(cachedCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(cachedCount()).toBe(0);
    await asToken('other');
    expect(cachedCount()).toBe(1);
    forgetAnswers();
    expect(cachedCount()).toBe(0);
  });

  test('holds no failure, and an old failure removes no newer answer', async () => {
    serve((c) => c.text('', 404));
    await failureOf(request(getPortraitResult));
    expect(cachedCount()).toBe(0);
    let fail = () => {};
    serve(
      (c) =>
        new Promise((resolve) => {
          fail = () => resolve(c.text('', 404));
        }),
    );
    const old = request(getPortraitResult).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(0);
    forgetAnswers();
    serve((c) => c.json(portrait));
    await answerOf(request(getPortraitResult));
    fail();
    expect(await old).toBe('failed');
    expect(cachedCount()).toBe(1);
  });

  test('keeps the wishes of who asked first', async () => {
    const notify = vi.fn<(message: string) => void>();
    frame({ notify });
    serve((c) => c.json({ code: 20202, msg: 'm' }));
    await failureOf(request(getPortraitResult, {}, { notice: false }));
    expect(notify).not.toHaveBeenCalled();
    await failureOf(request(getPortraitResult));
    expect(notify).toHaveBeenCalledOnce();
  });
});

describe('N09 the breaker', () => {
  /** Each fails once: a write has no second try. */
  const failTimes = async (times: number) => {
    serve((c) => c.text('', 500));
    for (let i = 0; i < times; i++) {
      void ask(write).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
    }
    return calls().length;
  };
  /** The calls of one read now, its second try included. */
  const tries = async () => {
    const before = calls().length;
    let isOver = false;
    void request(listPackages)
      .catch(() => undefined)
      .then(() => {
        isOver = true;
      });
    for (let i = 0; i < 10 && !isOver; i++) await vi.advanceTimersByTimeAsync(100);
    return calls().length - before;
  };

  test.each([
    [4, 2],
    [5, 0],
  ])('after %i failures a read makes %i tries', async (failures, made) => {
    await failTimes(failures);
    expect(await tries()).toBe(made);
  });

  test.each([
    [5, 1_999, 0],
    [5, 2_000, 1],
    [6, 3_999, 0],
    [6, 4_000, 1],
    [8, 15_999, 0],
    [8, 16_000, 1],
    [30, 29_999, 0],
    [30, 30_000, 1],
  ])('after %i failures and %i ms a read makes %i tries', async (failures, ms, made) => {
    await failTimes(failures);
    vi.advanceTimersByTime(ms);
    expect(await tries()).toBe(made);
  });

  test.each([
    ['a refusal', 499],
    ['a good answer', 200],
  ] as const)('is closed by %s', async (_, status) => {
    await failTimes(5);
    serve((c) => c.json(status === 200 ? ok({}) : {}, status as 200));
    await answerOf(ask(write).catch(() => undefined));
    serve((c) => c.text('', 500));
    expect(await tries()).toBe(2);
  });

  test('hears nothing of a caller who left', async () => {
    await failTimes(4);
    serve(() => new Promise<Response>(() => undefined));
    const abort = new AbortController();
    const left = ask(write, {}, { signal: abort.signal }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    await left;
    serve((c) => c.text('', 500));
    expect(await tries()).toBe(2);
  });
});

describe('what is sent', () => {
  test('a field that is not given is not sent; no token has no header; nothing is left of a call', async () => {
    serve((c) => c.json(ok({ no: 'order' })));
    const { signal } = new AbortController();
    const body = { productNo: 'p', priceFen: 1, channel: undefined };
    await failureOf(ask(createOrder, { body }, { idempotencyKey: 'k', signal }));
    expect(calls()[0]?.body).toBe('productNo=p&priceFen=1');
    expect(calls()[0]?.headers.has('authorization')).toBe(false);
    await answerOf(ask({ ...write, data: () => undefined }));
    expect(calls().at(-1)?.headers.has('idempotency-key')).toBe(false);
    expect([getEventListeners(signal, 'abort').length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  test('a file travels as it is, other values as text', async () => {
    let form: FormData | undefined;
    serve(async (c) => {
      form = await c.req.raw.formData();
      return c.json(ok({}));
    });
    const file = new Blob(['picture'], { type: 'image/png' });
    await answerOf(ask({ ...write, body: 'multipart' }, { body: { file, index: 5, note: undefined } }));
    expect([...(form?.keys() ?? [])]).toEqual(['file', 'index']);
    expect(form?.get('index')).toBe('5');
    const sent = form?.get('file');
    expect(sent instanceof Blob && (await sent.text())).toBe('picture');
  });

  test('V03 a report goes on when its page is gone; other calls do not', async () => {
    const kept: unknown[] = [];
    const fetch = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      kept.push(init.keepalive);
      return fetch(address, init);
    });
    serve((c) => c.json(ok({})));
    await answerOf(ask(write, {}, { keepalive: true }));
    await answerOf(ask(write));
    expect(kept).toEqual([true, undefined]);
  });

  test('a page from the disk asks no server but one that is configured', async () => {
    vi.stubGlobal('location', { protocol: 'file:' });
    serve((c) => c.json(packages));
    expect(await failureOf(ask(write))).toMatchObject({ code: 'NETWORK' });
    expect(calls()).toHaveLength(0);
    frame({ origins: { api: 'https://api.test' } });
    expect(await answerOf(request(listPackages))).toEqual({ list: [] });
  });

  test.each([
    [-5, 0],
    [5, 5_000],
  ])('N03 a Retry-After of a moment %i s from now is %i ms', async (seconds, ms) => {
    serve((c) => c.text('', 429, { 'Retry-After': new Date(Date.now() + seconds * 1_000).toUTCString() }));
    expect((await failureOf(request(listPackages))).retryAfterMs).toBe(ms);
  });
});

describe('the progress of an upload', () => {
  class Wire {
    static last: Wire;
    readonly headers: Record<string, string> = {};
    readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
    withCredentials = false;
    opened: unknown[] = [];
    sent: unknown;
    status = 0;
    responseText = '';
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    onloadend = () => {};
    constructor() {
      Wire.last = this;
    }
    open(...opened: unknown[]) {
      this.opened = opened;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader(name: string) {
      return name === 'content-type' ? 'application/json' : null;
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
    vi.stubGlobal('XMLHttpRequest', Wire);
    const told: number[] = [];
    const end = ask(
      { ...write, body: 'multipart', ...row } as AnyEndpoint,
      { body: { n: 1 } },
      {
        onProgress: (sent: number) => told.push(sent),
        ...options,
      },
    ).catch((error: unknown) => error);
    return { told, end };
  };

  test('is told as it rises, 1 once, and the answer is read as any other', async () => {
    frame({ token: () => 't1', origins: { api: 'https://api.test' } });
    const { told, end } = upload();
    await vi.advanceTimersByTimeAsync(0);
    const { last } = Wire;
    expect(last.opened).toEqual(['POST', `https://api.test${write.path}`]);
    expect(last.headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'en', Authorization: 'Bearer t1' });
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
    expect(told).toEqual([0.25, 0.75, 1]);
  });

  test.each([
    ['json', '{"n":1}'],
    ['form', expect.any(URLSearchParams)],
  ])('a body of %s', async (body, sent) => {
    const { end } = upload({ body } as Partial<AnyEndpoint>);
    await vi.advanceTimersByTimeAsync(0);
    expect(Wire.last.sent).toEqual(sent);
    Wire.last.answer(404, '');
    expect(await end).toMatchObject({ code: 'HTTP', status: 404 });
  });

  test('takes the account service’s cookies along', async () => {
    const { end } = upload({ host: 'account' });
    await vi.advanceTimersByTimeAsync(0);
    expect(Wire.last.withCredentials).toBe(true);
    Wire.last.onerror();
    expect(await end).toMatchObject({ code: 'NETWORK' });
  });

  test('ends when its caller leaves, and holds nothing of it after an answer', async () => {
    const abort = new AbortController();
    const { end } = upload({}, { signal: abort.signal });
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    expect(await end).toMatchObject({ code: 'ABORTED' });
    const { end: late } = upload({ timeoutMs: 1_000 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await late).toMatchObject({ code: 'TIMEOUT' });
  });
});

describe('a copy', () => {
  const seen = (data: unknown, at = 5) => ({ offlineCopies: { keep: () => undefined, find: () => ({ at, data }) } });
  const query = { productNo: 'p', cityId: '1' };
  const none = { institutions: [] };

  test.each([
    ['a server that hangs', () => new Promise<Response>(() => undefined), true],
    ['a foreign page', () => new Response('<p>'), true],
    ['status 500', () => new Response('', { status: 500 }), true],
    ['status 599', () => new Response('', { status: 599 }), true],
    ['status 499', () => new Response('', { status: 499 }), false],
    ['status 404', () => new Response('', { status: 404 }), false],
    ['a refusal', () => Response.json({ code: 40400, msg: '' }), false],
    ['a wrong shape', () => Response.json(ok({ institutions: 5 })), false],
  ])('N01 stands in for %s: %s', async (_, answer, isGiven) => {
    frame(seen(none));
    serve(answer);
    const end = request(listExamInstitutions, { query });
    if (isGiven) expect(await answerOf(end)).toEqual(none);
    else expect(await failureOf(end)).toBeInstanceOf(ApiError);
  });

  test('N13 stands in for nothing where the caller left', async () => {
    frame(seen(none));
    serve(() => new Promise<Response>(() => undefined));
    const abort = new AbortController();
    const failure = request(listExamInstitutions, { query }, { signal: abort.signal }).catch(({ code }) => code);
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    expect(await failure).toBe('ABORTED');
  });

  test('has its name by language and question', async () => {
    const names: string[] = [];
    const keep = (name: string) => void names.push(name);
    serve((c) => c.json(ok(none)));
    for (const [language, asked] of [
      ['en', query],
      ['zh-CN', query],
      ['en', { ...query, cityId: '2' }],
      ['en', { ...query, latitude: 1, longitude: 2 }],
    ] as const) {
      frame({ language: () => language, offlineCopies: { keep, find: () => undefined } });
      await answerOf(request(listExamInstitutions, { query: asked }));
    }
    expect(new Set(names).size).toBe(3);
    expect(names[3]).toBe(names[0]);
    expect(names[0]).toBe(`en ${listExamInstitutions.path}?productNo=p&cityId=1`);
  });

  test('that the app was built with is asked for by the file’s own path', async () => {
    const builtIn = vi.fn<(path: string) => Promise<unknown>>(async () => undefined);
    frame({ builtIn });
    cutWire();
    await failureOf(request(getMedicalPageOptions, { params: { path: 'pec/p' } }));
    expect(builtIn.mock.calls).toEqual([['/static-config/medical-page-options/pec/p.json']]);
    builtIn.mockRejectedValue(new Error('no such chunk'));
    expect(await failureOf(request(getAppDownload))).toMatchObject({ code: 'NETWORK' });
    await failureOf(request(listExamInstitutions, { query }));
    expect(builtIn).toHaveBeenCalledTimes(2);
  });

  test('can be had at once, without a server, of a row that may be kept', async () => {
    frame({ ...seen(links), builtIn: async () => links });
    expect(await copyAtOnce(getAppDownload, {})).toEqual(links);
    expect(await copyAtOnce(listPackages, {})).toBeUndefined();
    frame({ builtIn: async () => ({ version: 'built' }) });
    expect(await copyAtOnce(getAppDownload, {})).toEqual({ version: 'built' });
    expect(await copyAtOnce(listExamInstitutions, { query })).toBeUndefined();
    expect(calls()).toHaveLength(0);
  });

  test('tells its age; what came just now, or is no object, has none', async () => {
    expect([asOf(null), asOf('x'), asOf(undefined), asOf({})]).toEqual([undefined, undefined, undefined, undefined]);
    const text: AnyEndpoint = { ...listExamInstitutions, data: () => undefined };
    for (const data of ['plain', null]) {
      frame(seen(data));
      cutWire();
      expect(await answerOf(ask(text))).toBe(data);
    }
  });

  test.each([
    [[5, 9], 5],
    [[9, 5], 5],
    [[undefined, 7], 7],
    [[7, undefined], 7],
    [[undefined], undefined],
  ] as const)('the ages %j of the answers of one caller are %s', async (ages, oldest) => {
    const { signal } = new AbortController();
    for (const at of ages) {
      const copy: OfflineCopy | undefined = at === undefined ? undefined : { at, data: links };
      frame({ offlineCopies: { keep: () => undefined, find: () => copy } });
      serve((c) => (copy ? c.text('', 500) : c.json(links)));
      await answerOf(request(getAppDownload, {}, { signal }));
    }
    expect(asOf(signal)).toBe(oldest);
  });
});

describe('asked for ahead', () => {
  test('are 20 answers at most: the oldest goes', async () => {
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

  test('asks nobody to log in, and says nothing', async () => {
    const requireLogin = vi.fn(async () => false);
    const notify = vi.fn<(message: string) => void>();
    frame({ requireLogin, notify });
    for (const code of [20003, 20202]) {
      serve((c) => c.json({ code, msg: 'm' }));
      prefetch(listPackages, { query: { productNo: String(code) } });
      await vi.advanceTimersByTimeAsync(0);
    }
    expect([requireLogin.mock.calls, notify.mock.calls]).toEqual([[], []]);
  });

  test('is given once, and not to a caller who has left', async () => {
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

describe('a second try', () => {
  test.each([
    [0, 299, 300],
    [0.5, 449, 450],
  ])('N02 comes at random (%d) after %i ms, at %i', async (random, before, at) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    serve((c) => c.text('', 500));
    void request(listPackages).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(before);
    expect(calls()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(at - before);
    expect(calls()).toHaveLength(2);
  });

  test.each([
    ['10', 2],
    ['11', 1],
  ])('N03 waits for a Retry-After of %s s: %i tries', async (after, tries) => {
    serve((c) => c.text('', 503, { 'Retry-After': after }));
    await failureOf(request(listPackages));
    expect(calls()).toHaveLength(tries);
  });

  test.each([
    [499, 1],
    [500, 2],
    [599, 2],
  ])('of the status %i: %i tries', async (status, tries) => {
    serve((c) => c.body('', status as 500));
    await failureOf(request(listPackages));
    expect(calls()).toHaveLength(tries);
  });

  test('is not made for who leaves meanwhile, and nothing waits any more', async () => {
    serve((c) => c.text('', 500));
    const abort = new AbortController();
    const failure = request(listPackages, {}, { signal: abort.signal }).catch((error: ApiError) => error.code);
    await vi.advanceTimersByTimeAsync(100);
    abort.abort();
    expect(await failure).toBe('HTTP');
    expect([calls().length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  test('A04 is not made in another person’s name', async () => {
    let person = 'a';
    frame({ owner: () => person });
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
  ])('A05 %i ms off the phone’s is %i ms', (off, counted) => {
    learnTime(new Date(Date.now() + off).toUTCString());
    expect(serverNow() - Date.now()).toBe(counted);
    for (const nothing of [null, '', 'soon']) learnTime(nothing);
    expect(serverNow() - Date.now()).toBe(counted);
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
] as const)('the file of %o in %s', (row, language, path) => {
  expect(translationOf(row, language)?.path).toBe(path);
});

describe('N12 a server can be reached', () => {
  const probed = async () => {
    const reachable = isReachable(77);
    await vi.runAllTimersAsync();
    return reachable;
  };

  test.each([
    ['any answer', () => new Response('', { status: 404 }), true],
    ['a foreign page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), false],
    ['no answer within 5 s', () => new Promise<Response>(() => undefined), false],
  ])('%s: %s', async (_, answer, is) => {
    serve(answer);
    const from = Date.now();
    expect(await probed()).toBe(is);
    expect(calls()[0]?.url.search).toBe('?probe=77');
    expect(Date.now() - from).toBeLessThanOrEqual(5_000);
  });

  test('no network', async () => {
    cutWire();
    expect(await probed()).toBe(false);
  });
});
