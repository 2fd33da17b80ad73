/** Tests that development checks all options when a bridge is made, and production checks an address when it is used. */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBridge as createInProduction } from '../src/core/connect.ts';
import { connect, createBridge } from '../src/development/index.ts';
import { connectNative } from '../src/development/native.ts';
import { getNetwork, paySeq, pending, scanCode } from '../src/index.ts';
import { outcome, PAY } from './connected.ts';

beforeEach(() => {
  localStorage.clear();
  replaceHost('browser');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const noop = () => {};
const storage = { getItem: () => null, setItem: noop, removeItem: noop };

describe('valid options are accepted', () => {
  test.each([
    {},
    { payUrl: 'https://pay.example/cashier?lang=en' },
    { payUrl: 'http://localhost:3000/cashier' },
    { payUrl: 'http://127.0.0.1/cashier' },
    { payUrl: undefined, log: undefined },
    { apps: ['MyApp'], appSchemes: ['my-app'], origins: ['https://m.shop.example'], pageName: 'a', hostName: 'b' },
    { miniProgramPayPage: '/pages/pay/index', wecom: { corpId: 'ww1', agentId: '1' }, wx: noop, ww: {} },
    { journal: storage, clock: globalThis, limits: { connectMs: 1, depth: 8 }, log: noop, recorder: noop, sign: noop },
    { fallbacks: { login: noop } },
  ])('the options %j when a bridge is made: are accepted', async (options) => {
    createBridge(options as never).dispose();
    (await connect({ ...options, limits: { connectMs: 100 } } as never)).dispose();
  });

  test('an option when it is a getter: is not read when the bridge is made', () => {
    const read = vi.fn(() => '/pages/pay/index');
    const options = Object.defineProperty({}, 'miniProgramPayPage', { get: read, enumerable: true });
    createBridge(options).dispose();
    expect(read).not.toHaveBeenCalled();
  });
});

test.each([
  [
    { payUrl: 'not a url' },
    '/payUrl',
    'options.payUrl must be an absolute https address (http on localhost and in a local network)',
  ],
  [{ payUrl: 'http://pay.example/' }, '/payUrl', 'must be an absolute https'],
  [{ payUrl: 'http://localhost.pay.example/' }, '/payUrl', 'must be an absolute https'],
  [{ payUrl: 'javascript:alert(1)' }, '/payUrl', 'must be an absolute https'],
  [{ payUrl: '/cashier' }, '/payUrl', 'must be an absolute https'],
  [{ payUrl: new URL('https://pay.example/') }, '/payUrl', 'must be an absolute https'],
  [{ payUrl: null }, '/payUrl', 'must be an absolute https'],
  [{ miniProgramPayPage: 'pages/pay/index' }, '/miniProgramPayPage', 'must be a path that begins with /'],
  [{ miniProgramLoginPage: '//login' }, '/miniProgramLoginPage', 'must be a path that begins with /'],
  [{ miniProgramServicePage: 'https://a.example/' }, '/miniProgramServicePage', 'must be a path that begins with /'],
  [{ limits: { connectMs: '3000' } }, '/limits/connectMs', 'options.limits.connectMs must be a number, at least 0'],
  [{ limits: { acceptMs: Number.NaN } }, '/limits/acceptMs', 'must be a number'],
  [{ limits: { queue: -1 } }, '/limits/queue', 'must be a number, at least 0'],
  [{ limits: { conectMs: 1 } }, '/limits/conectMs', 'did you mean connectMs?'],
  [{ clock: { setTimeout: noop, clearTimeout: noop } }, '/clock/Date', 'options.clock.Date must be an object'],
  [{ clock: { Date, setTimeout: noop } }, '/clock/clearTimeout', 'must be a function'],
  [
    { clock: { ...globalThis, Date, setTimeout: noop, clearTimeout: noop, performance: {} } },
    '/clock/performance/now',
    'must be a function',
  ],
  [{ transport: { post: noop, close: noop } }, '/transport', 'options.transport must be a function'],
  [{ log: console }, '/log', 'options.log must be a function'],
  [{ recorder: {} }, '/recorder', 'must be a function'],
  [{ sign: {} }, '/sign', 'must be a function'],
  [{ fallbacks: { login: true } }, '/fallbacks/login', 'options.fallbacks.login must be a function'],
  [{ wecom: { agentId: '1' } }, '/wecom/corpId', 'must be a text that is not empty'],
  [{ journal: { getItem: noop } }, '/journal/setItem', 'must be a function'],
  [{ apps: 'MyApp' }, '/apps', 'options.apps must be a list'],
  [{ apps: [7] }, '/apps/0', 'options.apps[0] must be a text that is not empty'],
  [{ apps: [] }, '/apps', 'must be a list that is not empty'],
  [{ apps: [''] }, '/apps/0', 'must be a text that is not empty'],
  [{ appSchemes: ['sdhealth:'] }, '/appSchemes/0', 'must be a scheme in small letters without a colon'],
  [
    { origins: ['https://a.example', 'https://b.example/'] },
    '/origins/1',
    'options.origins[1] must be an origin, like https://m.shop.example, not https://b.example/',
  ],
  [{ payURL: 'https://pay.example/' }, '/payURL', 'options.payURL does not exist; did you mean payUrl?'],
  [{ fallback: {} }, '/fallback', 'did you mean fallbacks?'],
  [{ constructor: noop }, '/constructor', 'options.constructor does not exist'],
  [{ nothingLikeIt: 1 }, '/nothingLikeIt', 'does not exist; there are userAgent, apps,'],
  [7, '', 'options must be an object'],
  [null, '', 'options must be an object'],
])('the options %j when a bridge is made: throw BAD_PARAMS with the path', async (options, path, text) => {
  const error = expect.objectContaining({ code: 'BAD_PARAMS', path, message: expect.stringContaining(text) });
  expect(() => createBridge(options as never)).toThrow(error);
  await expect(connect(options as never)).rejects.toEqual(error);
  await expect(connectNative(options as never)).rejects.toEqual(error);
});

test('the former option `pending` when it is set: is rejected as unknown', async () => {
  expect(() => createBridge({ pending: noop } as never)).toThrow('options.pending does not exist');
  await expect(connectNative({ pending: noop } as never)).rejects.toThrow('options.pending does not exist');
});

test.each(['not a url', 'http://pay.example/', 'javascript:alert(1)', '/cashier'])(
  'a payment in production when payUrl is %s: is UNSUPPORTED and not pending',
  async (payUrl) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(noop);
    const bridge = createInProduction({ payUrl, origins: ['https://shop.example'] });
    for (const _ of ['first', 'again'])
      expect(await outcome(bridge.call(paySeq, PAY))).toMatchObject({
        code: 'UNSUPPORTED',
        error: { mayHaveHappened: false, message: 'UNSUPPORTED: paySeq on browser: payUrl' },
      });
    expect(assign).not.toHaveBeenCalled();
    expect(pending(bridge)).toEqual([]);
    bridge.dispose();
  },
);

test('payUrl when it is an http address in the local network: is accepted', async () => {
  const assign = vi.fn();
  const href = 'http://192.168.1.5:5173/health/';
  vi.stubGlobal('location', { origin: 'http://192.168.1.5:5173', href, assign: assign });
  const bridge = createBridge({ payUrl: 'http://192.168.1.5:5173/cashier' });
  const urls = { redirectUrl: href, failUrl: href };
  void bridge.call(paySeq, { ...PAY, ...urls }).catch(noop);
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^http:\/\/192\.168\.1\.5:5173\/cashier\?/)),
  );
  expect(() => createBridge({ payUrl: 'http://92.168.1.5:5173/cashier' })).toThrow('options.payUrl must be');
  bridge.dispose();
  vi.unstubAllGlobals();
});

test('connectNative when there is no app: calls are HOST_GONE and the host is the browser', async () => {
  const native = await connectNative({ limits: { connectMs: 60 } });
  expect(native.host).toMatchObject({ name: 'browser', platform: 2 });
  expect(native.supports(getNetwork)).toEqual({ ok: false, reason: 'HOST_GONE', source: 'host' });
  expect(await outcome(native.call(getNetwork, {}))).toMatchObject({
    code: 'HOST_GONE',
    error: { mayHaveHappened: false, message: 'HOST_GONE: getNetwork on browser' },
  });
  // Injects the app's channel late, which the next call finds.
  replaceHost('android-app');
  expect(await native.call(getNetwork, {})).toEqual({ type: '5g' });
  expect(native.host).toMatchObject({ name: 'android-app', app: { name: 'SdHealth' } });
  native.dispose();
});

describe('the errors of a `log` that throws or rejects never reach the page', () => {
  const logError = new Error('log');
  const logs: [string, () => unknown][] = [
    [
      'throws',
      () => {
        throw logError;
      },
    ],
    ['rejects', () => Promise.reject(logError)],
  ];

  test.each(logs)('the option log when it %s on a failed call: no error reaches the page', async (_, log) => {
    const onRejection = vi.fn();
    process.on('unhandledRejection', onRejection);
    const bridge = createInProduction({ log: log as never });
    expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({ code: 'UNSUPPORTED' });
    expect(await outcome(bridge.call(getNetwork, 7 as never))).toMatchObject({ code: 'BAD_PARAMS' });
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', onRejection);
    expect(onRejection).not.toHaveBeenCalled();
    bridge.dispose();
  });

  test.each(logs)('the option log when it %s on a refused signature: no error reaches the page', async (_, log) => {
    replaceHost('wechat', { phone: 'android' });
    const bridge = createInProduction({
      log: log as never,
      sign: async () => ({ appId: 'wx1', timestamp: 1, nonceStr: 'a', signature: 'wrong' }),
    });
    expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({
      code: 'FAILED',
      error: { message: expect.stringContaining('invalid signature') },
    });
    bridge.dispose();
  });
});
