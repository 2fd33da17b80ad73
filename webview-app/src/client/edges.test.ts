// @vitest-environment node
/** Tests the client at its limits: the last accepted value and the first rejected one. Addresses, codes, answers, cache, breaker. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerOf, calls, configurePorts, cutWire, failureOf, installWire, ok, serve } from '../../test/wire.ts';
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
/** A write that is never retried. */
const write: AnyEndpoint = { ...reportGuideStatus, data: () => undefined };
const requestUntyped = (endpoint: AnyEndpoint, ...rest: unknown[]) =>
  (request as (row: AnyEndpoint, ...more: unknown[]) => Promise<unknown>)(endpoint, ...rest);

describe('an address', () => {
  test.each([
    ['.well/v1./a..b/..c', '.well/v1./a..b/..c'],
    ['./pec/../x', 'pec/x'],
    ['a b/ü', 'a%20b/%C3%BC'],
  ])('an address when its path is %s: loses only the folders `.` and `..`', (path, expectedPath) => {
    expect(endpointAddress(getMedicalPageOptions, { path }, {})).toBe(
      `/static-config/medical-page-options/${expectedPath}.json`,
    );
  });

  test('an address when a field of its query is undefined: omits the field', () => {
    expect(endpointAddress(listPackages, {}, { productNo: undefined, page: 1 })).toBe(`${listPackages.path}?page=1`);
  });

  test('an address when a parameter of its path is missing: a TypeError names the parameter', () => {
    expect(() => endpointAddress(getMedicalPageOptions, {}, {})).toThrow(
      'GET /static-config/medical-page-options/{path}.json needs path',
    );
  });

  test('an address when its query has a signature: allowed only for the payment configuration', () => {
    const query = { payServiceOrderId: 'S1', signature: 'x' };
    expect(endpointAddress(getPayConfig, {}, query)).toMatch(/\?payServiceOrderId=S1&signature=x$/);
    expect(() => endpointAddress(listPackages, {}, query)).toThrow('signature must not be in an address');
  });
});

describe('a code', () => {
  test.each([20205, 20203, 20102, 23001])('code %i when a payment is in progress: stops it', (code) =>
    expect(stopsPayment(code)).toBe(true),
  );
  test.each([20003, 20202, 20206, 100302, 100304, 10009, 1, '20205', 'constructor', undefined])(
    'code %s when a payment is in progress: does not stop it',
    (code) => expect(stopsPayment(code)).toBe(false),
  );
  test.each(['20205', 'constructor', 'HTTP', 1, undefined])(
    'code %s when it is not global: has no handling',
    (code) => {
      expect([isGlobal(code), handlingOf(code)]).toEqual([false, undefined]);
    },
  );
  test('code 10009 when the specification gives no use: global, without a handling', () => {
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
  ])('an error when it is %s with the status %s: mayHaveHappened is %s', (code, status, isPossible) => {
    expect(new ApiError(code, 'GET /x', status === undefined ? {} : { status }).mayHaveHappened).toBe(isPossible);
  });

  test('an error when created: has exactly the fields of its detail', () => {
    const minimal = new ApiError('NETWORK', 'GET /x');
    expect({ ...minimal }).toStrictEqual({
      name: 'ApiError',
      code: 'NETWORK',
      endpoint: 'GET /x',
      mayHaveHappened: true,
    });
    expect([minimal.message, 'cause' in minimal]).toEqual(['NETWORK at GET /x', false]);
    const cause = new TypeError('reset');
    const detail = { status: 503, serverMessage: 'm', data: 0, retryAfterMs: 0 };
    const full = new ApiError('HTTP', 'GET /x', { ...detail, cause });
    expect({ ...full }).toMatchObject(detail);
    expect(full.cause).toBe(cause);
  });

  test.each([
    ['/data/list', 'SHAPE at GET /x, path /data/list'],
    ['', 'SHAPE at GET /x, path /'],
  ])('a shape error when the wrong path is %j: has the message %s', (path, message) => {
    expect(new ResponseShapeError('GET /x', path, 200)).toMatchObject({
      message,
      path,
      status: 200,
      name: 'ResponseShapeError',
    });
  });

  test('isApiError() when given an error: checks the class and the code', () => {
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
  ])('an answer when it is %s: fails as SHAPE with the path %j', async (text, path) => {
    serve((c) => c.text(text));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'SHAPE', path });
  });

  test('an answer when it begins with a tag: fails as NOT_OURS', async () => {
    serve((c) => c.text('<p>hello'));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'NOT_OURS' });
  });

  test.each([200, 299] as const)('an answer when its status is %i: its data is returned', async (status) => {
    serve((c) => c.body(JSON.stringify(packages), status as 200));
    expect(await answerOf(request(listPackages))).toEqual({ list: [] });
  });

  test('an answer when its status is 300: fails as HTTP', async () => {
    serve((c) => c.body('{}', 300));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'HTTP', status: 300 });
  });

  test('a refusal when its message is not a text: the error has no message', async () => {
    serve((c) => c.json({ code: 40400, msg: 5 }));
    expect(await failureOf(request(listPackages))).not.toHaveProperty('serverMessage');
  });

  test('V02: a person’s name when an answer has it: masked in reports, except from a static file', async () => {
    serve((c) => c.json(ok({ realName: 'Zhang Edge', list: [] })));
    await answerOf(request(listPackages));
    serve((c) => c.json({ nickname: 'Heart Edge' }));
    await failureOf(request(getMedicalPageOptions, { params: { path: 'p' } }));
    expect(safeText('Zhang Edge saw Heart Edge')).toBe('*** saw Heart Edge');
  });

  test('V02: personal values and credentials when a request had them: masked in reports', async () => {
    configurePorts({ token: () => 'tkn-edge-1', admin: () => ({ token: 'adm-edge-1', userId: 'U' }) });
    serve((c) => c.json(ok({})));
    await answerOf(requestUntyped(write, { body: { realName: 'Body Edge' } }));
    expect(safeText('tkn-edge-1, adm-edge-1, Body Edge')).toBe('***, ***, ***');
  });
});

describe('the cache', () => {
  const requestAs = async (token: string) => {
    configurePorts({ token: () => token });
    return answerOf(request(getPortraitResult));
  };

  test('the cache when it has 50 answers and another is added: drops the oldest', async () => {
    serve((c) => c.json(portrait));
    for (let i = 0; i < 50; i++) await requestAs(`t${i}`);
    await requestAs('t0');
    expect([calls().length, cachedCount()]).toEqual([50, 50]);
    await requestAs('t50');
    expect(cachedCount()).toBe(50);
    await requestAs('t1');
    expect(calls()).toHaveLength(51);
    await requestAs('t0');
    expect(calls()).toHaveLength(52);
  });

  test('a cached answer when the row’s time has passed: dropped', async () => {
    serve((c) => c.json(portrait));
    void request(getPortraitResult);
    await vi.advanceTimersByTimeAsync(0);
    vi.advanceTimersByTime(119_999);
    expect(cachedCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(cachedCount()).toBe(0);
    await requestAs('other');
    expect(cachedCount()).toBe(1);
    forgetAnswers();
    expect(cachedCount()).toBe(0);
  });

  test('a cached answer when a forgotten call fails late: stays cached', async () => {
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
    const oldRequest = request(getPortraitResult).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(0);
    forgetAnswers();
    serve((c) => c.json(portrait));
    await answerOf(request(getPortraitResult));
    fail();
    expect(await oldRequest).toBe('failed');
    expect(cachedCount()).toBe(1);
  });

  test('a call when the cache forgets it and it fails: rejects for its caller only', async () => {
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
    // Node emits `unhandledRejection` between two tasks.
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('a refusal of a cached row when its first caller has `notice: false`: shown only to the next caller', async () => {
    const notify = vi.fn<(message: string) => void>();
    configurePorts({ notify });
    serve((c) => c.json({ code: 20202, msg: 'm' }));
    await failureOf(request(getPortraitResult, {}, { notice: false }));
    expect(notify).not.toHaveBeenCalled();
    await failureOf(request(getPortraitResult));
    expect(notify).toHaveBeenCalledOnce();
  });
});

describe('N09 the breaker', () => {
  /** Sends writes, which are not retried. Each fails once. */
  const failTimes = async (times: number, fail = () => serve((c) => c.text('', 500))) => {
    fail();
    for (let i = 0; i < times; i++) {
      void requestUntyped(write).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
    }
    return calls().length;
  };
  /** Returns the number of requests that one read sends, including its retry. */
  const countRequests = async () => {
    const previous = calls().length;
    let isSettled = false;
    void request(listPackages)
      .catch(() => undefined)
      .then(() => {
        isSettled = true;
      });
    for (let i = 0; i < 10 && !isSettled; i++) await vi.advanceTimersByTimeAsync(100);
    return calls().length - previous;
  };

  test.each([
    [4, 2],
    [5, 0],
  ])('N09: a read when %i calls have failed: sends %i requests', async (failures, requestCount) => {
    await failTimes(failures);
    expect(await countRequests()).toBe(requestCount);
  });

  test('N09: the breaker when five calls fail without a network: opens', async () => {
    await failTimes(5, cutWire);
    expect(await countRequests()).toBe(0);
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
  ])('a read when %i calls failed and %i ms have passed: sends %i requests', async (failures, ms, requestCount) => {
    await failTimes(failures);
    vi.advanceTimersByTime(ms);
    expect(await countRequests()).toBe(requestCount);
  });

  test.each([
    ['a refusal', 499],
    ['a good answer', 200],
  ] as const)('N09: the breaker when the server sends %s: closes', async (_, status) => {
    await failTimes(5);
    serve((c) => c.json(status === 200 ? ok({}) : {}, status as 200));
    await answerOf(requestUntyped(write).catch(() => undefined));
    serve((c) => c.text('', 500));
    expect(await countRequests()).toBe(2);
  });

  test('N09: a call when its caller aborts: not counted as a failure', async () => {
    await failTimes(4);
    serve(() => new Promise<Response>(() => undefined));
    const abort = new AbortController();
    const abortedCall = requestUntyped(write, {}, { signal: abort.signal }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    await abortedCall;
    serve((c) => c.text('', 500));
    expect(await countRequests()).toBe(2);
  });
});
