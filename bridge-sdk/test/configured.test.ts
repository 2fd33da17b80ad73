/** Tests that `supports()` names a missing option, and that a call with a missing part has certainly not happened. */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Bridge,
  BridgeError,
  type BridgeOptions,
  createBridge,
  getLocation,
  getSteps,
  login,
  openCustomerService,
  openShareSheet,
  openStore,
  paySeq,
  pending,
} from '../src/index.ts';
import { outcome, PAY } from './connected.ts';

let bridge: Bridge;
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => {
  bridge.dispose();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.doUnmock('weixin-js-sdk');
});
const start = (
  name: Parameters<typeof replaceHost>[0],
  options: BridgeOptions = {},
  phone: 'android' | 'ios' = 'android',
) => {
  const host = replaceHost(name, { phone });
  bridge = createBridge({ origins: ['https://shop.example'], ...options });
  return host;
};
const UNSUPPORTED = { ok: false, reason: 'UNSUPPORTED', source: 'page' };
const notConfigured = (option: string) => ({ ok: false, reason: 'NOT_CONFIGURED', option, source: 'page' });

test.each([
  ['browser', 'payUrl'],
  ['wecom', 'payUrl'],
  ['mini-program', 'miniProgramPayPage'],
] as const)(
  'a payment in %s when %s is missing: is NOT_CONFIGURED by supports() and by the call',
  async (name, option) => {
    start(name);
    expect(bridge.supports(paySeq)).toEqual(notConfigured(option));
    expect(await outcome(bridge.call(paySeq, PAY))).toMatchObject({
      code: 'NOT_CONFIGURED',
      error: { option, mayHaveHappened: false, message: `NOT_CONFIGURED: paySeq on ${name}: needs ${option}` },
    });
    expect(pending(bridge)).toEqual([]);
  },
);

test('a payment in WeChat when payUrl is missing: only a JSAPI order is supported', async () => {
  start('wechat');
  expect(bridge.supports(paySeq)).toMatchObject({ ok: true });
  expect(bridge.supports(paySeq, PAY)).toEqual(notConfigured('payUrl'));
  expect(bridge.supports(paySeq, { ...PAY, payInfo: { package: 'prepay_id=1' } })).toMatchObject({ ok: true });
  expect(await outcome(bridge.call(paySeq, PAY))).toMatchObject({ code: 'NOT_CONFIGURED' });
});

test.each(['wechat', 'wecom', 'mini-program'] as const)(
  'a login in %s when its address is missing: is UNSUPPORTED, unless the page has a fallback',
  async (name) => {
    start(name);
    expect(bridge.supports(login)).toMatchObject({ ok: true });
    expect(bridge.supports(login, {})).toEqual(UNSUPPORTED);
    expect(await outcome(bridge.call(login, {}))).toMatchObject({
      code: 'UNSUPPORTED',
      error: { mayHaveHappened: false },
    });
    bridge.dispose();
    start(name, { fallbacks: { login: async () => ({ outcome: 'done' }) } });
    expect(bridge.supports(login, {})).toEqual({ ok: true, source: 'page' });
    expect(await bridge.call(login, {})).toEqual({ outcome: 'done' });
    expect(bridge.supports(login, { thirdPartyUrl: 'https://login.example/' })).toMatchObject({ source: 'user-agent' });
  },
);

test('openShareSheet when the browser has no share sheet: is UNSUPPORTED', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: undefined }));
  start('browser');
  expect(bridge.supports(openShareSheet)).toEqual(UNSUPPORTED);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: async () => {} }));
  expect(bridge.supports(openShareSheet)).toMatchObject({ ok: true });
});

describe('supports() with params', () => {
  test.each([
    ['browser', 'ios', { androidUrl: 'https://a.example/' }, false],
    ['browser', 'ios', { appStoreUrl: 'https://a.example/' }, true],
    ['browser', 'android', { marketUrl: 'market://a' }, true],
    ['wechat', 'android', { marketUrl: 'market://a' }, false],
    ['wechat', 'android', { marketUrl: 'https://a.example/' }, true],
  ] as const)(
    'openStore when the host is %s on %s and the links are %j: is supported %s',
    async (name, phone, links, ok) => {
      start(name, {}, phone);
      expect(bridge.supports(openStore, links)).toMatchObject({ ok });
      const end = await outcome(bridge.call(openStore, links));
      expect(end).toMatchObject(ok ? { value: {} } : { code: 'UNSUPPORTED', error: { mayHaveHappened: false } });
    },
  );

  test('customer service when address and phone are missing: needs miniProgramServicePage', async () => {
    start('browser');
    expect(bridge.supports(openCustomerService)).toMatchObject({ ok: true });
    expect(bridge.supports(openCustomerService, {})).toEqual(UNSUPPORTED);
    expect(await outcome(bridge.call(openCustomerService, {}))).toMatchObject({ code: 'UNSUPPORTED' });
    expect(bridge.supports(openCustomerService, { phone: '1' })).toMatchObject({ ok: true });
    expect(bridge.supports(getLocation, { coordinates: 'gcj02' })).toEqual(UNSUPPORTED);
    bridge.dispose();
    start('mini-program', { miniProgramServicePage: '/pages/service/index' });
    expect(bridge.supports(openCustomerService, {})).toMatchObject({ ok: true });
  });
});

test("a mini-program's payment when the vendor's library is missing: is HOST_GONE and not pending", async () => {
  vi.doMock('weixin-js-sdk', () => {
    throw new TypeError('Failed to resolve module specifier');
  });
  vi.resetModules();
  const sdk = await import('../src/index.ts');
  replaceHost('mini-program', { phone: 'android' });
  bridge = sdk.createBridge({ miniProgramPayPage: '/pages/pay/index', origins: ['https://shop.example'] });
  for (let times = 0; times < 2; times++)
    expect(await outcome(bridge.call(sdk.paySeq, PAY))).toMatchObject({
      code: 'HOST_GONE',
      error: {
        mayHaveHappened: false,
        message: expect.stringContaining('HOST_GONE: paySeq on mini-program: Error: weixin-js-sdk'),
      },
    });
  expect(pending(bridge)).toEqual([]);
});

test("the option `wx` when it is set: is used instead of the package's library", async () => {
  vi.doMock('weixin-js-sdk', () => {
    throw new TypeError('not installed');
  });
  vi.resetModules();
  const sdk = await import('../src/index.ts');
  replaceHost('mini-program', { phone: 'android' });
  const visited: unknown[] = [];
  const navigateTo = ({ url, success }: { url: string; success: (answer: object) => void }) => {
    visited.push(url);
    success({});
  };
  bridge = sdk.createBridge({ miniProgramLoginPage: '/pages/login/index', wx: { miniProgram: { navigateTo } } });
  expect(await bridge.call(sdk.login, {})).toEqual({ outcome: 'redirected' });
  expect(visited).toEqual([expect.stringMatching(/^\/pages\/login\/index\?back=/)]);
});

test('a mini-program when it refuses navigateTo: the calls are HOST_GONE and nothing is pending', async () => {
  replaceHost('mini-program', { phone: 'android', missing: ['invokeMiniProgramAPI'] });
  bridge = createBridge({
    origins: ['https://shop.example'],
    miniProgramPayPage: '/pages/pay/index',
    miniProgramLoginPage: '/pages/login/index',
    miniProgramServicePage: '/pages/service/index',
  });
  for (const end of [bridge.call(paySeq, PAY), bridge.call(login, {}), bridge.call(openCustomerService, {})])
    expect(await outcome(end)).toMatchObject({ code: 'HOST_GONE', error: { mayHaveHappened: false } });
  expect(pending(bridge)).toEqual([]);
  expect(bridge.health().open).toBe(0);
});

test("a payment when the browser's locks throw: is sent once, protected by the journal", async () => {
  const request = () => {
    throw new DOMException('The request was denied', 'SecurityError');
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  start('browser', { payUrl: 'https://pay.example/cashier' });
  expect(await outcome(bridge.call(paySeq, PAY))).toEqual({ value: { outcome: 'redirected' } });
  expect(await outcome(bridge.call(paySeq, PAY))).toMatchObject({ code: 'BUSY' });
  expect(location.assign).toHaveBeenCalledTimes(1);
});

test.each([
  ['HOST_GONE', true, 'BUSY'],
  ['HOST_GONE', false, 'HOST_GONE'],
  // Expects BUSY, as `false` is the default of a `BridgeError` and proves nothing for FAILED.
  ['FAILED', false, 'BUSY'],
] as const)(
  'a payment when its fallback failed with %s and mayHaveHappened %j: the next payment is %s',
  async (code, mayHaveHappened, next) => {
    const failPayment = async () => {
      throw new BridgeError(code, 'lost', { mayHaveHappened });
    };
    start('browser', { fallbacks: { paySeq: failPayment } });
    const isPending = next === 'BUSY';
    expect(await outcome(bridge.call(paySeq, PAY))).toMatchObject({ code, error: { mayHaveHappened: isPending } });
    expect(pending(bridge)).toHaveLength(isPending ? 1 : 0);
    expect(await outcome(bridge.call(paySeq, PAY))).toMatchObject({ code: next });
  },
);

test('a call when its fallback throws BAD_PARAMS: keeps the path', async () => {
  const failLogin = async () => {
    throw new BridgeError('BAD_PARAMS', 'no such address', { path: '/thirdPartyUrl' });
  };
  start('browser', { fallbacks: { login: failLogin } });
  expect(await outcome(bridge.call(login, {}))).toMatchObject({
    code: 'BAD_PARAMS',
    error: { path: '/thirdPartyUrl' },
  });
});

test.each([
  [{ origins: ['https://a.example', 'https://shop.example/'] }, '/origins/1'],
  [{ origins: ['shop.example'] }, '/origins/0'],
  [{ origins: ['HTTPS://shop.example'] }, '/origins/0'],
  [{ origins: ['https://M.Shop.example'] }, '/origins/0'],
  [{ origins: ['https://shop.example:443'] }, '/origins/0'],
  [{ origins: ['https://user@shop.example'] }, '/origins/0'],
  [{ origins: ['capacitor://user@localhost'] }, '/origins/0'],
  [{ origins: ['javascript://x'] }, '/origins/0'],
  [{ origins: [7] as never }, '/origins/0'],
  [{ origins: 'https://shop.example' as never }, '/origins'],
])('createBridge when the options are %j: throws BAD_PARAMS, also in production', (options, path) => {
  start('browser');
  expect(() => createBridge(options)).toThrow(
    expect.objectContaining({
      code: 'BAD_PARAMS',
      path,
      message: expect.stringMatching(/^BAD_PARAMS: options[/.]origins/),
    }),
  );
});

test.each(['https://shop.example:8443', 'http://localhost', 'http://[::1]:8080', 'capacitor://localhost', 'app://x'])(
  'createBridge when the origin is %s: accepts it',
  (origin) => {
    start('browser', { origins: [origin] });
    expect(bridge.host.name).toBe('browser');
  },
);

describe('the text of an error', () => {
  // Accepts errors without expectations, as in production rows.
  const isExplained = String(getSteps.params(0)).includes('\n');
  const messageOf = (location: string, expected: string) =>
    `BAD_PARAMS: getSteps on android-app: ${location}${isExplained ? ` must be ${expected}` : ''}`;

  test('an error when params are wrong: has method, host and path, and in development the expectation', async () => {
    start('android-app');
    expect(await outcome(bridge.call(getSteps, { days: 40 }))).toMatchObject({
      error: { path: '/days', message: messageOf('/days', 'an integer, at least 1, at most 31') },
    });
    expect(await outcome(bridge.call(getSteps, undefined as never))).toMatchObject({
      error: { path: '', message: messageOf('params', 'an object') },
    });
  });

  test('an error when a custom check refuses: has the text of the check', async () => {
    start('android-app');
    const method = { ...getSteps, params: () => '/days\na day' } as typeof getSteps;
    expect(await outcome(bridge.call(method, { days: 1 }))).toMatchObject({
      error: { path: '/days', message: 'BAD_PARAMS: getSteps on android-app: /days must be a day' },
    });
  });

  test.each(['getSteps', undefined, null, {}, { kind: 'event', name: 'resumed' }, 7])(
    'a call when its method is %j: fails with the text `no row`',
    async (row) => {
      start('browser');
      expect(await outcome(bridge.call(row as never, {}))).toMatchObject({
        code: 'BAD_PARAMS',
        error: {
          path: '',
          message: expect.stringMatching(/ on browser: no row$/),
        },
      });
    },
  );

  test('an error when a fallback rejects: has the fallback’s error as its cause', async () => {
    const cause = new RangeError('mine');
    start('browser', { fallbacks: { login: () => Promise.reject(cause) } });
    const { error } = await outcome(bridge.call(login, {}));
    expect(error).toMatchObject({ code: 'FAILED', cause, message: 'FAILED: login on browser: mine' });
  });
});
