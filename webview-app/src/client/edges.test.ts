// @vitest-environment node
/** The client at its edges: the last value that still counts and the first that does not. Addresses, codes, answers, cache, breaker. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerOf, calls, cutWire, failureOf, frame, installWire, ok, serve } from '../../test/wire.ts';
import { getPortraitResult } from '../api/account.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { listPackages } from '../api/mall.ts';
import { getPayConfig } from '../api/pay-config.ts';
import { getMedicalPageOptions } from '../api/static-checkup.ts';
import { reportGuideStatus } from '../api/walking.ts';
import { endpointAddress } from './address.ts';
import { handlingOf, isGlobal, stopsPayment } from './codes.ts';
import {
  ApiError,
  type ApiErrorCode,
  cachedCount,
  forgetAnswers,
  isApiError,
  ResponseShapeError,
  request,
} from './request.ts';
import { safeText } from './safe-text.ts';

installWire();
afterEach(() => void vi.restoreAllMocks());

const packages = ok({ list: [] });
const portrait = ok({ tags: [], list: [] });
/** A write that is sent once whatever comes. */
const write: AnyEndpoint = { ...reportGuideStatus, data: () => undefined };
const ask = (endpoint: AnyEndpoint, ...rest: unknown[]) =>
  (request as (row: AnyEndpoint, ...more: unknown[]) => Promise<unknown>)(endpoint, ...rest);

describe('an address', () => {
  test.each([
    ['.well/v1./a..b/..c', '.well/v1./a..b/..c'],
    ['./pec/../x', 'pec/x'],
    ['a b/ü', 'a%20b/%C3%BC'],
  ])('keeps what only looks like a way up: %s', (path, stored) => {
    expect(endpointAddress(getMedicalPageOptions, { path }, {})).toBe(
      `/static-config/medical-page-options/${stored}.json`,
    );
  });

  test('has no field of a query that is not given', () => {
    expect(endpointAddress(listPackages, {}, { productNo: undefined, page: 1 })).toBe(`${listPackages.path}?page=1`);
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
  test.each([20003, 20202, 20206, 100302, 100304, 10009, 1, '20205', 'constructor', undefined])(
    '%s does not stop a payment',
    (code) => expect(stopsPayment(code)).toBe(false),
  );
  test.each(['20205', 'constructor', 'HTTP', 1, undefined])(
    '%s is not handled as a code of the whole product',
    (code) => {
      expect([isGlobal(code), handlingOf(code)]).toEqual([false, undefined]);
    },
  );
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

  test('V02 and what was sent are masked: values, tokens and an admin’s credentials', async () => {
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

  test('an answer that was forgotten while under way fails for its caller alone', async () => {
    const unhandled = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', unhandled);
    let fail = () => {};
    serve(
      (c) =>
        new Promise((resolve) => {
          fail = () => resolve(c.text('', 404));
        }),
    );
    const failed = request(getPortraitResult).catch(({ code }) => code);
    await vi.advanceTimersByTimeAsync(0);
    forgetAnswers();
    fail();
    expect(await failed).toBe('HTTP');
    // Node tells of it between two tasks.
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('keeps the options of the caller who asked first', async () => {
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
  const failTimes = async (times: number, fail = () => serve((c) => c.text('', 500))) => {
    fail();
    for (let i = 0; i < times; i++) {
      void ask(write).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
    }
    return calls().length;
  };
  /** The calls of one read now, its second try included. */
  const tries = async () => {
    const previous = calls().length;
    let isOver = false;
    void request(listPackages)
      .catch(() => undefined)
      .then(() => {
        isOver = true;
      });
    for (let i = 0; i < 10 && !isOver; i++) await vi.advanceTimersByTimeAsync(100);
    return calls().length - previous;
  };

  test.each([
    [4, 2],
    [5, 0],
  ])('after %i failures a read makes %i tries', async (failures, created) => {
    await failTimes(failures);
    expect(await tries()).toBe(created);
  });

  test('a network that is cut counts as a server that fails', async () => {
    await failTimes(5, cutWire);
    expect(await tries()).toBe(0);
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
  ])('after %i failures and %i ms a read makes %i tries', async (failures, ms, created) => {
    await failTimes(failures);
    vi.advanceTimersByTime(ms);
    expect(await tries()).toBe(created);
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

  test('does not count a call whose caller left', async () => {
    await failTimes(4);
    serve(() => new Promise<Response>(() => undefined));
    const abort = new AbortController();
    const leaving = ask(write, {}, { signal: abort.signal }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    await leaving;
    serve((c) => c.text('', 500));
    expect(await tries()).toBe(2);
  });
});
