// @vitest-environment node
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
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
import { exchangeGift } from '../api/activity.ts';
import { reportNotice } from '../api/config.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { listExamCities } from '../api/exam.ts';
import { getAccountUserInfo, loginByMobile, refreshSession, type Session } from '../api/login.ts';
import { createOrder, listPackages, type OrderCreated, toPay } from '../api/mall.ts';
import { getLegoActivity } from '../api/static-activity.ts';
import { getMedicalPageOptions } from '../api/static-checkup.ts';
import { reportGuideStatus } from '../api/walking.ts';
import { endpointAddress } from './address.ts';
import { prefetch, ResponseShapeError, request } from './request.ts';
import { safeText } from './safe-text.ts';

installWire();

const packages = ok({ list: [] });
const order = {
  orderNo: 'O1',
  productNo: 'p',
  status: 'unpaid',
  amountFen: 100,
  createdAt: '2026-03-01T08:00:00Z',
  payBefore: '2026-03-01T08:30:00Z',
};
const user = {
  userId: 'u',
  mobile: '138****8000',
  hasMobile: true,
  thirdType: 1,
  authList: [1],
  nickname: 'n',
  avatar: '/a.svg',
};

describe('a request', () => {
  test('a read when sent: has query, language and bearer token, but no body', async () => {
    configurePorts({ token: () => 't1' });
    serve((c) => c.json(ok({ cities: [] })));
    await request(listExamCities, { query: { productNo: 'yj gef', latitude: undefined } });
    expect(calls()[0]?.url.search).toBe('?productNo=yj+gef');
    expect(calls()[0]?.headers.get('accept-language')).toBe('en');
    expect(calls()[0]?.headers.get('authorization')).toBe('Bearer t1');
    expect(calls()[0]?.body).toBe('');
  });

  test('a write when sent: has a urlencoded or JSON body, and its key', async () => {
    serve((c) => c.json(ok(c.req.path.includes('create-order') ? order : user)));
    const body = { productNo: 'a&b', priceFen: 100 };
    await request(createOrder, { body }, { idempotencyKey: 'k1' });
    expect(calls()[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(calls()[0]?.body).toBe('productNo=a%26b&priceFen=100');
    expect(calls()[0]?.headers.get('idempotency-key')).toBe('k1');
    await request(getAccountUserInfo);
    expect(calls()[1]?.headers.get('content-type')).toContain('application/json');
    expect(calls()[1]?.body).toBe('{}');
  });

  test("a request when an admin is signed in: the admin's credentials replace the bearer token", async () => {
    configurePorts({ token: () => 't1', admin: () => ({ token: 'at', userId: '77' }) });
    serve((c) => c.json(packages));
    await request(listPackages);
    expect(calls()[0]?.headers.get('authorization')).toBeNull();
    expect(calls()[0]?.headers.get('admin-token')).toBe('at');
    expect(calls()[0]?.url.search).toBe('?adminUserId=77&adminToken=at');
  });

  test('a static file when its host is configured: fetched from there with its folders', async () => {
    configurePorts({ token: () => 't1', origins: { static: 'https://cdn.test' } });
    serve((c) => c.json({ no: 'options' }));
    const params = { path: 'pecsale/yj_gefmtj' };
    const error = await failureOf(request(getMedicalPageOptions, { params }));
    expect(calls()[0]?.url.href).toBe('https://cdn.test/static-config/medical-page-options/pecsale/yj_gefmtj.en.json');
    expect(calls()[0]?.headers.get('authorization')).toBeNull();
    expect(error).toMatchObject({ code: 'SHAPE', path: '/productNo' });
  });

  test('the server of error reports when it gets a report: gets no data of a person, an admin or a session', async () => {
    configurePorts({
      token: () => 't1',
      admin: () => ({ token: 'at', userId: '77' }),
      origins: { web: 'https://alarm.test' },
    });
    serve((c) => c.text('', 404));
    await failureOf(request(listPackages));
    const [report] = await reports();
    expect(report?.url.href).toBe('https://alarm.test/api/sdb/v1/alarm/febot-notice');
    expect([...(report?.headers.keys() ?? [])].filter((name) => /auth|token|cookie/.test(name))).toEqual([]);
    expect(JSON.stringify(report)).not.toMatch(/t1|"at"|adminToken/);
  });

  test("a static file's host when it gets a request: gets no data of a person, an admin or a session", async () => {
    configurePorts({
      token: () => 't1',
      admin: () => ({ token: 'at', userId: '77' }),
      origins: { static: 'https://cdn.test' },
    });
    serve((c) => c.json({}));
    await failureOf(request(getMedicalPageOptions, { params: { path: 'pecsale/yj_gefmtj' } }));
    const [call] = calls();
    expect(call?.url.search).toBe('');
    expect(call?.credentials).toBe('same-origin');
    expect([...(call?.headers.keys() ?? [])]).toEqual(['accept']);
  });

  test('cookies when a server has another origin: only the account service gets them', async () => {
    configurePorts({
      origins: { api: 'https://api.test', account: 'https://account.test', static: 'https://cdn.test' },
    });
    serve((c) => c.json(ok(c.req.path.endsWith('list') ? { list: [] } : { token: 't', expiresInS: 60, user })));
    await request(listPackages);
    await request(refreshSession);
    expect(calls().map(({ url, credentials }) => [url.host, credentials])).toEqual([
      ['api.test', 'same-origin'],
      ['account.test', 'include'],
    ]);
  });

  test.each([
    [0, '0'],
    [199_999, '0'],
    [200_000, '1'],
    [1_763_654_400_000, '8818272'],
  ])('a lego page when the time is %i ms: fetched with the 200 s bucket %s', (now, bucket) => {
    expect(endpointAddress(getLegoActivity, { page: 'spring' }, {}, now)).toBe(
      `/static-config/lego-activity/spring.json?t=${bucket}`,
    );
  });

  test('U03: a path value when it contains `..`: cannot leave its folder on the server', () => {
    for (const path of ['../../api/x', 'pec/../../../api/x', '..', 'pec/..', './pec', '%2e%2e/x', '..\\x']) {
      const { pathname } = new URL(endpointAddress(getMedicalPageOptions, { path }, {}), 'https://h.example');
      expect(pathname).toMatch(new RegExp(`^${getMedicalPageOptions.path.split('{')[0]}`));
    }
  });

  test('a sensitive name when it is in a query: rejected', async () => {
    const query = { productNo: 'p', mobile: '13800138000' };
    await expect(request(listExamCities, { query })).rejects.toThrow(TypeError);
    expect(calls()).toHaveLength(0);
  });

  test('a field when its endpoint marks it as personal: masked in reports, whatever its name', async () => {
    serve((context) => context.json(ok(null)));
    const body = { giftId: 'Scarf', name: 'Mei Quill', address: 'Elm Road 4' };
    await request(exchangeGift, { body }, { idempotencyKey: 'k' }).catch(() => undefined);
    expect(safeText('Scarf for Mei Quill to Elm Road 4')).toBe('Scarf for *** to ***');
  });

  test('the types of request() when given an endpoint: match the endpoint’s input and answer', () => {
    type ArgumentsOf<F extends (...args: never) => unknown> = { [I in keyof Parameters<F>]: Parameters<F>[I] };
    expectTypeOf<ReturnType<typeof request<typeof refreshSession>>>().resolves.toEqualTypeOf<Session>();
    expectTypeOf<ReturnType<typeof request<typeof createOrder>>>().resolves.toEqualTypeOf<OrderCreated>();
    expectTypeOf<ArgumentsOf<typeof request<typeof toPay>>['length']>().toEqualTypeOf<3>();
    expectTypeOf<ArgumentsOf<typeof request<typeof toPay>>[2]['idempotencyKey']>().toEqualTypeOf<string>();
    expectTypeOf<ArgumentsOf<typeof request<typeof listExamCities>>['length']>().toEqualTypeOf<2 | 3>();
    expectTypeOf<ArgumentsOf<typeof request<typeof refreshSession>>['length']>().toEqualTypeOf<1 | 2 | 3>();
  });

  test('a `once` write when it has no key: rejected', async () => {
    const options = { idempotencyKey: '' };
    await expect(request(toPay, { body: { orderNo: 'O1' } }, options)).rejects.toThrow(TypeError);
    expect(calls()).toHaveLength(0);
  });
});

describe('an answer', () => {
  test('N05: an answer with code 0 when its shape is wrong: rejected with endpoint and path, and reported', async () => {
    serve((c) => c.json(ok({ list: [{ productNo: 'p', name: 3 }] })));
    const error = await failureOf(request(listPackages));
    expect(error).toBeInstanceOf(ResponseShapeError);
    expect(error).toMatchObject({ endpoint: 'GET /api/sdhealth/mall/package/list', path: '/data/list/0/name' });
    expect(JSON.parse((await reports())[0]?.body ?? '')).toMatchObject({ code: 'SHAPE', path: '/data/list/0/name' });
  });

  test('N06: a foreign HTML page when it has status 200: NOT_OURS', async () => {
    serve((c) => c.html('<html>Welcome to the airport</html>'));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'NOT_OURS', status: 200 });
  });

  test.each([
    ['HTML by its type, without a tag', 'text/html; charset=utf-8', 'Log in to the network first', 'NOT_OURS'],
    ['HTML by its tag, not by its type', 'application/json', ' <p>Log in</p>', 'NOT_OURS'],
    ['plain text', 'text/plain', 'Log in to the network first', 'SHAPE'],
    ['HTML with a failing status', 'text/html', '<html>Bad gateway</html>', 'HTTP', 403],
  ])('N06: an answer when it is %s: fails with its code', async (_, type, body, code, status = 200) => {
    serve((c) => c.body(body, status as 200, { 'content-type': type }));
    expect(await failureOf(request(listPackages))).toMatchObject({ code, status });
  });

  test('N06: an HTML page when it arrives: not reported as reached', async () => {
    const reports: boolean[] = [];
    configurePorts({ reached: (isReached) => void reports.push(isReached) });
    serve((c) => c.html(JSON.stringify(packages)));
    expect(await answerOf(request(listPackages))).toEqual({ list: [] });
    expect(reports).not.toContain(true);
  });

  test.each([
    ['the endpoint names', listPackages, 40400],
    ['the whole product has', listPackages, 20003],
    ['a login gives', loginByMobile, 987_654],
  ])('a business code when %s it: rejects with the message for the person', async (_, endpoint, code) => {
    serve((c) => c.json({ code, data: 'x', msg: 'Nothing was found' }));
    const error = await failureOf(request<AnyEndpoint>(endpoint, {}, { login: false, idempotencyKey: '' }));
    expect(error).toMatchObject({ code, data: 'x', mayHaveHappened: false, serverMessage: 'Nothing was found' });
  });

  test('N07, B19: an unknown business code when it arrives: rejects and is reported without its message', async () => {
    serve((c) => c.json({ code: 40901, data: 'x', msg: 'OrderDao.java: price of 13800138000 changed' }));
    const error = await failureOf(request(listPackages));
    expect(error).toMatchObject({ code: 40901, data: 'x', mayHaveHappened: false });
    expect(error).not.toHaveProperty('serverMessage');
    expect(await reports()).toHaveLength(1);
    expect((await reports())[0]?.body).not.toContain('13800138000');
  });

  test('a business code when unexpected: reported, even for a background call', async () => {
    serve((c) => c.json({ code: 40901, msg: '' }));
    await failureOf(request(listPackages, {}, { expected: [40901] }));
    expect(await reports()).toHaveLength(0);
    await failureOf(request(listPackages, {}, { notice: false, login: false }));
    expect(await reports()).toHaveLength(1);
  });

  test('a missing static file when unexpected: reported', async () => {
    serve((c) => c.notFound());
    const params = { path: 'pec/none' };
    await failureOf(request(getMedicalPageOptions, { params }, { expected: [404] }));
    expect(await reports()).toHaveLength(0);
    await failureOf(request(getMedicalPageOptions, { params }));
    expect(await reports()).toHaveLength(1);
  });

  test('a business code when the HTTP status differs: the code decides', async () => {
    serve((c) => c.json({ code: 40902, msg: 'paid' }, 500));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 40902, status: 500 });
    expect(calls()).toHaveLength(1);
  });

  test('configuration when read again within its time: reused, unlike other answers', async () => {
    serve((c) => c.json(ok({ tags: [], list: [] })));
    await request(getPortraitResult);
    await request(getPortraitResult);
    await request(listPackages);
    await request(listPackages);
    expect(calls()).toHaveLength(3);
    vi.advanceTimersByTime(120_001);
    await request(getPortraitResult);
    expect(calls()).toHaveLength(4);
  });

  test('A04: a cached or prefetched answer when the token or the language differs: not used', async () => {
    const visitors = [
      { token: () => 'a', language: () => 'en' },
      { token: () => 'b', language: () => 'en' },
      { token: () => 'b', language: () => 'zh-CN' },
    ];
    serve((c, count) => c.json(ok({ tags: [String(count)] })));
    for (const [index, value] of visitors.entries()) {
      configurePorts(value);
      expect(await request(getPortraitResult)).toEqual({ tags: [String(index + 1)] });
      expect(await request(getPortraitResult)).toEqual({ tags: [String(index + 1)] });
    }
    serve((c) => c.json(packages));
    configurePorts({ token: () => 'a' });
    prefetch(listPackages, {});
    await vi.advanceTimersByTimeAsync(1);
    configurePorts({ token: () => 'b' });
    await request(listPackages);
    expect(
      calls()
        .slice(3)
        .map(({ headers }) => headers.get('authorization')),
    ).toEqual(['Bearer a', 'Bearer b']);
  });
});

test.each([
  [9_999, 1],
  [10_000, 2],
])('a prefetched answer when it is %i ms old: %i requests', async (ms, times) => {
  serve((c) => c.json(packages));
  prefetch(listPackages, {});
  await vi.advanceTimersByTimeAsync(0);
  vi.advanceTimersByTime(ms);
  await answerOf(request(listPackages));
  expect(calls()).toHaveLength(times);
});

describe('attempts', () => {
  test('N02: a read when it gets a 500: recovers at the second attempt', async () => {
    serve((c, count) => (count === 1 ? c.text('oops', 500) : c.json(packages)));
    expect(await answerOf(request(listPackages))).toEqual({ list: [] });
    expect(calls()).toHaveLength(2);
  });

  test('N03: a read when it gets a 503: retried after its Retry-After unless that is long', async () => {
    serve((c, count) => (count === 1 ? c.text('', 503, { 'retry-after': '4' }) : c.json(packages)));
    const start = Date.now();
    await answerOf(request(listPackages));
    expect(Date.now() - start).toBeGreaterThanOrEqual(4_000);
    serve((c) => c.text('', 503, { 'retry-after': '60' }));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'HTTP', status: 503, retryAfterMs: 60_000 });
    expect(calls()).toHaveLength(3);
  });

  test('a read when it is refused by status or business code: not retried', async () => {
    serve((c) => c.text('', 404));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'HTTP', status: 404, mayHaveHappened: false });
    expect(calls()).toHaveLength(1);
  });

  test('N08: a write when it has no key: sent once', async () => {
    const login = {
      mobile: '13800138000',
      verifyCode: '1',
      key: 'k',
      thirdType: 1,
      appKey: 51,
      biz: 'health',
      bizType: 15,
    };
    cutWire();
    expect(await failureOf(request(loginByMobile, { body: login }))).toMatchObject({
      code: 'NETWORK',
      mayHaveHappened: true,
    });
    expect(calls()).toHaveLength(1);
  });

  test('N08: a write when its endpoint is not `once`: sent once, even with a key', async () => {
    serve((c) => c.text('', 502));
    await failureOf(request(reportGuideStatus, { body: { guidStatus: 1 } }, { idempotencyKey: 'k' }));
    expect(calls()).toHaveLength(1);
  });

  test('P02: a keyed write when its answer is lost: resent with the same key and body', async () => {
    serve((c, count) => (count === 1 ? c.text('', 502) : c.json(ok(order))));
    const body = { productNo: 'p', priceFen: 100 };
    expect(await answerOf(request(createOrder, { body }, { idempotencyKey: 'k9' }))).toEqual(order);
    const requests = calls().map(({ headers, body: text }) => [headers.get('idempotency-key'), text]);
    expect(requests).toEqual([requests[0], requests[0]]);
    expect(requests[0]?.[0]).toBe('k9');
  });

  test('N04: an answer when headers or body stall: fails as TIMEOUT after the endpoint’s timeout', async () => {
    serve(() => new Promise<Response>(() => undefined));
    const start = Date.now();
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'TIMEOUT', mayHaveHappened: false });
    expect(Date.now() - start).toBe(10_000);
    expect(await reports()).toHaveLength(0);
  });

  test('N13: a call when its screen is closed: fails as ABORTED, neither repeated nor reported', async () => {
    serve(() => new Promise<Response>(() => undefined));
    const abort = new AbortController();
    const call = request(listPackages, {}, { signal: abort.signal });
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    expect(await failureOf(call)).toMatchObject({ code: 'ABORTED' });
    expect(calls()).toHaveLength(1);
    expect(await failureOf(request(listPackages, {}, { signal: abort.signal }))).toMatchObject({ code: 'ABORTED' });
    expect(calls()).toHaveLength(1);
  });

  test('N13: one of several callers when it aborts: fails as ABORTED while the others get the answer', async () => {
    serve(async (c) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return c.json(ok({ tags: [], list: [] }));
    });
    const abort = new AbortController();
    const { signal } = abort;
    const abortedCall = failureOf(request(getPortraitResult, {}, { signal }));
    const pendingCall = request(getPortraitResult);
    abort.abort();
    expect(await abortedCall).toMatchObject({ code: 'ABORTED' });
    expect(await answerOf(pendingCall)).toMatchObject({ tags: [] });
    expect(await failureOf(request(getPortraitResult, {}, { signal }))).toMatchObject({ code: 'ABORTED' });
    expect(calls()).toHaveLength(1);
  });
});

describe('reports', () => {
  test('a report when it fails: not reported', async () => {
    cutWire();
    await failureOf(request(reportNotice, { body: { message: 'm', page: '/' } }, {}));
    expect(await reports()).toHaveLength(1);
  });
});
