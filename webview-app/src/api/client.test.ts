// @vitest-environment node
import { type Context, Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { getAccountUserInfo, getPortraitResult } from './account.ts';
import {
  ApiError,
  type ClientHooks,
  configureClient,
  forgetAnswers,
  isApiError,
  ResponseShapeError,
  request,
} from './client.ts';
import { reportNotice } from './config.ts';
import { listExamCities } from './exam.ts';
import { loginByMobile, refreshSession, type Session } from './login.ts';
import { createOrder, listPackages, type OrderCreated, toPay } from './mall.ts';
import { getMedicalPageOptions } from './static.ts';

const ok = (data: unknown) => ({ code: 0, data, msg: 'ok' });
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

interface Seen {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
}
let seen: Seen[];
let reply: (c: Context, count: number) => Response | Promise<Response>;

/** A server at the wire: the client's real requests, whatever is said back. */
function serve(answer: typeof reply) {
  reply = answer;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T08:00:00Z') });
  seen = [];
  const app = new Hono();
  app.post('/api/sdb/v1/alarm/febot-notice', async (c) => {
    const { method, url, headers } = c.req.raw;
    seen.push({ method, url: new URL(url), headers, body: await c.req.text() });
    return c.json(ok(null));
  });
  app.all('*', async (c) => {
    const { method, url, headers } = c.req.raw;
    seen.push({ method, url: new URL(url), headers, body: await c.req.raw.clone().text() });
    return reply(c, seen.length);
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { signal } = init;
    const gone = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return Promise.race([app.request(new URL(address, 'http://page.test').href, init), gone]);
  });
  frame({});
});
afterEach(() => {
  forgetAnswers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function frame(given: Partial<ClientHooks>) {
  configureClient({ language: () => 'en', ...given });
}
async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const [result] = await Promise.all([
    promise.then(
      () => undefined,
      (error: unknown) => error,
    ),
    vi.runAllTimersAsync(),
  ]);
  if (result instanceof ApiError) return result;
  throw new Error(`expected an ApiError, got ${String(result)}`);
}
async function answerOf<T>(promise: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([promise, vi.runAllTimersAsync()]);
  return answer;
}
const reports = () => seen.filter(({ url }) => url.pathname.endsWith('febot-notice'));
const calls = () => seen.filter(({ url }) => !url.pathname.endsWith('febot-notice'));

describe('what is sent', () => {
  test('a read carries its query, the language and the bearer token, and no body', async () => {
    frame({ token: () => 't1' });
    serve((c) => c.json(ok({ cities: [] })));
    await request(listExamCities, { query: { productNo: 'yj gef', latitude: undefined } });
    expect(seen[0]?.url.search).toBe('?productNo=yj+gef');
    expect(seen[0]?.headers.get('accept-language')).toBe('en');
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer t1');
    expect(seen[0]?.body).toBe('');
  });

  test('a form travels urlencoded, with its key, and json as json', async () => {
    serve((c) => c.json(ok(c.req.path.includes('create-order') ? order : user)));
    const body = { productNo: 'a&b', priceFen: 100 };
    await request(createOrder, { body }, { idempotencyKey: 'k1' });
    expect(seen[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(seen[0]?.body).toBe('productNo=a%26b&priceFen=100');
    expect(seen[0]?.headers.get('idempotency-key')).toBe('k1');
    await request(getAccountUserInfo);
    expect(seen[1]?.headers.get('content-type')).toContain('application/json');
    expect(seen[1]?.body).toBe('{}');
  });

  test("an admin's credentials replace the bearer token", async () => {
    frame({ token: () => 't1', admin: () => ({ token: 'at', userId: '77' }) });
    serve((c) => c.json(packages));
    await request(listPackages);
    expect(seen[0]?.headers.get('authorization')).toBeNull();
    expect(seen[0]?.headers.get('admin-token')).toBe('at');
    expect(seen[0]?.url.search).toBe('?adminUserId=77&adminToken=at');
  });

  test('hosts are configuration; a path keeps its folders; a static file has no envelope', async () => {
    frame({ token: () => 't1', origins: { static: 'https://cdn.test' } });
    serve((c) => c.json({ no: 'options' }));
    const params = { path: 'pecsale/yj_gefmtj' };
    const error = await failureOf(request(getMedicalPageOptions, { params }));
    expect(seen[0]?.url.href).toBe('https://cdn.test/static-config/medical-page-options/pecsale/yj_gefmtj.json');
    expect(seen[0]?.headers.get('authorization')).toBeNull();
    expect(error).toMatchObject({ code: 'SHAPE', path: '/productNo' });
  });

  test('a sensitive name never gets into an address', async () => {
    const query = { productNo: 'p', mobile: '13800138000' };
    await expect(request(listExamCities, { query })).rejects.toThrow(TypeError);
    expect(seen).toHaveLength(0);
  });

  test('the compiler knows what each endpoint needs and answers', () => {
    type Needed<F extends (...args: never) => unknown> = { [I in keyof Parameters<F>]: Parameters<F>[I] };
    expectTypeOf<ReturnType<typeof request<typeof refreshSession>>>().resolves.toEqualTypeOf<Session>();
    expectTypeOf<ReturnType<typeof request<typeof createOrder>>>().resolves.toEqualTypeOf<OrderCreated>();
    expectTypeOf<Needed<typeof request<typeof toPay>>['length']>().toEqualTypeOf<3>();
    expectTypeOf<Needed<typeof request<typeof toPay>>[2]['idempotencyKey']>().toEqualTypeOf<string>();
    expectTypeOf<Needed<typeof request<typeof listExamCities>>['length']>().toEqualTypeOf<2 | 3>();
    expectTypeOf<Needed<typeof request<typeof refreshSession>>['length']>().toEqualTypeOf<1 | 2 | 3>();
  });

  test('a write that happens once is refused without a key', async () => {
    const options = { idempotencyKey: '' };
    await expect(request(toPay, { body: { orderNo: 'O1' } }, options)).rejects.toThrow(TypeError);
    expect(seen).toHaveLength(0);
  });
});

describe('what comes back', () => {
  test('N05 code 0 with a wrong shape is refused by name and path, and reported', async () => {
    serve((c) => c.json(ok({ list: [{ productNo: 'p', name: 3 }] })));
    const error = await failureOf(request(listPackages));
    expect(error).toBeInstanceOf(ResponseShapeError);
    expect(error).toMatchObject({ endpoint: 'GET /api/sdhealth/mall/package/list', path: '/data/list/0/name' });
    expect(JSON.parse(reports()[0]?.body ?? '')).toMatchObject({ code: 'SHAPE', path: '/data/list/0/name' });
  });

  test("N06 somebody else's HTML with status 200 is a wrong shape", async () => {
    serve((c) => c.html('<html>Welcome to the airport</html>'));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'SHAPE', path: '' });
  });

  test('N07 a business code rejects with the message for the person, and is reported without it', async () => {
    serve((c) => c.json({ code: 40901, data: 'x', msg: 'price of 13800138000 changed' }));
    const error = await failureOf(request(listPackages));
    expect(error).toMatchObject({ code: 40901, data: 'x', mayHaveHappened: false, serverMessage: expect.any(String) });
    expect(reports()).toHaveLength(1);
    expect(reports()[0]?.body).not.toContain('13800138000');
  });

  test('a business code that the caller expects, and a quiet call, are not reported', async () => {
    serve((c) => c.json({ code: 40901, msg: '' }));
    await failureOf(request(listPackages, {}, { expected: [40901] }));
    await failureOf(request(listPackages, {}, { quiet: true }));
    expect(reports()).toHaveLength(0);
  });

  test('a code counts more than the status it travels with', async () => {
    serve((c) => c.json({ code: 40902, msg: 'paid' }, 500));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 40902, status: 500 });
    expect(calls()).toHaveLength(1);
  });

  test('configuration is reused for its time, others never', async () => {
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
});

describe('tries', () => {
  test('N02 a read recovers from a 500 by itself, at the second try', async () => {
    serve((c, count) => (count === 1 ? c.text('oops', 500) : c.json(packages)));
    expect(await answerOf(request(listPackages))).toEqual({ list: [] });
    expect(calls()).toHaveLength(2);
  });

  test('N03 a 503 is not asked again before its Retry-After, and not at all when that is long', async () => {
    serve((c, count) => (count === 1 ? c.text('', 503, { 'retry-after': '4' }) : c.json(packages)));
    const start = Date.now();
    await answerOf(request(listPackages));
    expect(Date.now() - start).toBeGreaterThanOrEqual(4_000);
    serve((c) => c.text('', 503, { 'retry-after': '60' }));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'HTTP', status: 503, retryAfterMs: 60_000 });
    expect(calls()).toHaveLength(3);
  });

  test('a refusal is final: neither a 4xx nor a business code is asked twice', async () => {
    serve((c) => c.text('', 404));
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'HTTP', status: 404, mayHaveHappened: false });
    expect(calls()).toHaveLength(1);
  });

  test('N08 a write without a key is sent once', async () => {
    const login = { mobile: '13800138000', verifyCode: '1', key: 'k', thirdType: 1 };
    vi.stubGlobal('fetch', async (address: string) => {
      seen.push({ method: 'POST', url: new URL(address, 'http://page.test'), headers: new Headers(), body: '' });
      throw new TypeError('reset');
    });
    expect(await failureOf(request(loginByMobile, { body: login }))).toMatchObject({
      code: 'NETWORK',
      mayHaveHappened: true,
    });
    expect(calls()).toHaveLength(1);
  });

  test('P02 a keyed write whose answer was lost is sent again with the same key and body', async () => {
    serve((c, count) => (count === 1 ? c.text('', 502) : c.json(ok(order))));
    const body = { productNo: 'p', priceFen: 100 };
    expect(await answerOf(request(createOrder, { body }, { idempotencyKey: 'k9' }))).toEqual(order);
    const sent = calls().map(({ headers, body: text }) => [headers.get('idempotency-key'), text]);
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(sent[0]?.[0]).toBe('k9');
  });

  test('N04 an answer that stalls, headers or body, ends as TIMEOUT in the endpoint’s time', async () => {
    serve(() => new Promise<Response>(() => undefined));
    const start = Date.now();
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'TIMEOUT', mayHaveHappened: true });
    expect(Date.now() - start).toBe(10_000);
    expect(reports()).toHaveLength(0);
  });

  test('N13 a call whose screen is gone ends as ABORTED and is neither repeated nor reported', async () => {
    serve(() => new Promise<Response>(() => undefined));
    const abort = new AbortController();
    const failure = failureOf(request(listPackages, {}, { signal: abort.signal }));
    abort.abort();
    expect(await failure).toMatchObject({ code: 'ABORTED' });
    expect(seen).toHaveLength(1);
    expect(await failureOf(request(listPackages, {}, { signal: abort.signal }))).toMatchObject({ code: 'ABORTED' });
    expect(seen).toHaveLength(1);
  });
});

describe('session trouble', () => {
  const guarded = (isGood: (token: string) => boolean, code: number) =>
    serve((c) => {
      const token = c.req.header('authorization')?.slice(7) ?? '';
      return isGood(token) ? c.json(packages) : c.json({ code, msg: 'please log in' });
    });

  for (const code of [20205, 20203])
    test(`A02 twenty calls failing together with ${code} share one refresh, and each is repeated once`, async () => {
      let token = 'old';
      const refreshToken = vi.fn(async () => {
        token = 'new';
        return true;
      });
      frame({ token: () => token, refreshToken });
      guarded((sent) => sent === 'new', code);
      await answerOf(Promise.all(Array.from({ length: 20 }, () => request(listPackages))));
      expect(refreshToken).toHaveBeenCalledTimes(1);
      expect(calls()).toHaveLength(40);
      expect(reports()).toHaveLength(0);
    });

  test('A02 when the refresh fails the person logs in once, and all go on', async () => {
    let token: string | undefined = 'old';
    const requireLogin = vi.fn(async () => {
      token = 'new';
      return true;
    });
    frame({ token: () => token, refreshToken: async () => false, requireLogin });
    guarded((sent) => sent === 'new', 20205);
    await answerOf(Promise.all([request(listPackages), request(listPackages)]));
    expect(requireLogin.mock.calls).toEqual([['expired']]);
  });

  test('a refreshed call that fails again is not refreshed again', async () => {
    const refreshToken = vi.fn(async () => true);
    frame({ token: () => 'same', refreshToken });
    guarded(() => false, 20205);
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 20205 });
    expect(refreshToken).toHaveBeenCalledTimes(1);
    expect(calls()).toHaveLength(2);
  });

  test('a late failure with an older token is repeated without another refresh', async () => {
    let token = 'old';
    const refreshToken = vi.fn(async () => true);
    frame({ token: () => token, refreshToken });
    serve((c) => {
      const isOld = c.req.header('authorization') === 'Bearer old';
      token = 'new';
      return isOld ? c.json({ code: 20205, msg: '' }) : c.json(packages);
    });
    await answerOf(request(listPackages));
    expect(refreshToken).not.toHaveBeenCalled();
  });

  for (const [code, reason, repeated] of [
    [20003, 'required', true],
    [23001, 'account', true],
    [20102, 'reload', false],
  ] as const)
    test(`code ${code} asks for a login (${reason})${repeated ? ' and repeats the call' : ''}`, async () => {
      let token: string | undefined;
      const requireLogin = vi.fn(async () => {
        token = 'new';
        return true;
      });
      frame({ token: () => token, requireLogin });
      guarded((sent) => sent === 'new', code);
      if (repeated) await answerOf(request(listPackages));
      else expect(await failureOf(request(listPackages))).toMatchObject({ code });
      expect(requireLogin.mock.calls).toEqual([[reason]]);
      expect(calls()).toHaveLength(repeated ? 2 : 1);
    });

  test('a quiet call asks nobody to log in', async () => {
    const requireLogin = vi.fn(async () => true);
    frame({ requireLogin });
    guarded(() => false, 20003);
    expect(await failureOf(request(listPackages, {}, { quiet: true }))).toMatchObject({ code: 20003 });
    expect(requireLogin).not.toHaveBeenCalled();
  });

  test('the account service is never answered with a refresh or a login', async () => {
    const refreshToken = vi.fn(async () => true);
    const requireLogin = vi.fn(async () => true);
    frame({ refreshToken, requireLogin });
    guarded(() => false, 20205);
    expect(await failureOf(request(refreshSession))).toMatchObject({ code: 20205 });
    expect(refreshToken).not.toHaveBeenCalled();
    expect(requireLogin).not.toHaveBeenCalled();
  });

  test('20202 and 20206 show the message; 100304 and 100302 go to their hooks; none is reported', async () => {
    const said: string[] = [];
    frame({
      notify: (message) => said.push(message),
      noPermission: () => said.push('no permission'),
      leaveAdmin: () => said.push('left'),
    });
    for (const code of [20202, 20206, 100304, 100302]) {
      serve((c) => c.json({ code, msg: `m${code}` }));
      expect(await failureOf(request(listPackages))).toMatchObject({ code });
    }
    expect(said).toEqual(['m20202', 'm20206', 'no permission', 'left']);
    expect(reports()).toHaveLength(0);
  });

  test('10009 is left to its caller, and reported', async () => {
    serve((c) => c.json({ code: 10009, msg: '' }));
    const error = await failureOf(request(listPackages));
    expect(isApiError(error, 10009)).toBe(true);
    expect(reports()).toHaveLength(1);
  });
});

describe('reports', () => {
  test('a failed report is not reported', async () => {
    serve((c) => c.json({ code: 40000, msg: '' }));
    vi.stubGlobal('fetch', async (address: string) => {
      seen.push({ method: 'POST', url: new URL(address, 'http://page.test'), headers: new Headers(), body: '' });
      return new Response('{"code":5,"msg":""}');
    });
    await failureOf(request(reportNotice, { body: { message: 'm', page: '/' } }, { quiet: true }));
    await vi.runAllTimersAsync();
    expect(seen).toHaveLength(1);
  });
});
