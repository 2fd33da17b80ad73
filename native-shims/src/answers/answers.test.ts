/** Tests a tester's answers as a page receives them: through the SDK, and through a vendor's library. */
import * as sdk from '@sdhealth/bridge-sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type HostOptions, installHost as install, instead, refusal } from '../index.ts';
import { freshVendor } from '../testing-vendor.ts';
import { TICKETS } from '../tickets.ts';
import { installHost } from '../vitest.ts';
import { signatureOf, signedUrl } from '../wechat-bridge/signature.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** Installs a host and opens a page in it. */
async function openPage(name: sdk.HostName, options: HostOptions = {}, installWith = installHost) {
  const host = installWith(name, options);
  const bridge = sdk.createBridge();
  cleanups.push(() => bridge.dispose());
  await bridge.opened;
  return { host, bridge };
}

const openWallet = sdk.hostMethod<'acme.openWallet', { id: string }, { coins: number }>('acme.openWallet', {
  params: () => undefined,
  result: (result) => (typeof Object(result).coins === 'number' ? undefined : '/coins'),
});

describe.each(['ios-app', 'android-app'] as const)("a tester's handler in the %s", (name) => {
  test("a call when its method has a handler: gets the handler's answer, and `next` returns the shim's answer", async () => {
    const { host, bridge } = await openPage(name, {
      methods: {
        getSteps: async ({ days }) => ({ days: [{ date: '2026-01-02', steps: days * 1_000 }] }),
        getDeviceInfo: async (_params, next) => ({ ...(await next()), model: 'Fairphone 6' }),
      },
    });
    await expect(bridge.call(sdk.getSteps, { days: 3 })).resolves.toEqual({
      days: [{ date: '2026-01-02', steps: 3_000 }],
    });
    await expect(bridge.call(sdk.getDeviceInfo, {})).resolves.toMatchObject({
      model: 'Fairphone 6',
      os: host.name === 'ios-app' ? 'ios' : 'android',
    });
    host.method('getNetwork', () => ({ type: 'none' }));
    await expect(bridge.call(sdk.getNetwork, {})).resolves.toEqual({ type: 'none' });
    host.method('getNetwork');
    await expect(bridge.call(sdk.getNetwork, {})).resolves.toEqual({ type: '5g' });
  });

  test('a call when its handler throws a refusal, an SDK error or an error of `next`: rejects with its code', async () => {
    const errors: unknown[] = [];
    const { bridge } = await openPage(name, {
      user: 'cancel',
      methods: {
        getSteps: () => {
          throw refusal('DENIED', 'no step counter', { mayHaveHappened: false });
        },
        getLocation: () => {
          throw new sdk.BridgeError('FAILED', 'no satellite', { hostCode: 77, mayHaveHappened: true });
        },
        scanCode: (_params, next) =>
          next().catch((error: unknown) => {
            errors.push(error);
            throw error;
          }),
      },
    });
    await expect(bridge.call(sdk.getSteps, { days: 1 })).rejects.toMatchObject({
      code: 'DENIED',
      mayHaveHappened: false,
    });
    await expect(bridge.call(sdk.getLocation, {})).rejects.toMatchObject({
      code: 'FAILED',
      hostCode: 77,
      mayHaveHappened: true,
    });
    await expect(bridge.call(sdk.scanCode, {})).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(errors).toEqual([expect.objectContaining({ code: 'CANCELLED' })]);
  });

  test('a handler when the app is too old for its method: is not called', async () => {
    const handler = vi.fn(() => ({ days: [] }));
    const { bridge } = await openPage(name, { version: '1.0.0', methods: { getSteps: handler } });
    await expect(bridge.call(sdk.getSteps, { days: 1 })).rejects.toMatchObject({ code: 'HOST_TOO_OLD' });
    expect(handler).not.toHaveBeenCalled();
  });

  test('a handshake when a test adds methods and events: lists them, and they work', async () => {
    const coinsEvent = sdk.hostEvent<'acme.coins', { coins: number }>('acme.coins', { payload: () => undefined });
    const { host, bridge } = await openPage(name, {
      ownMethods: { 'acme.openWallet': ({ id }: { id: string }) => ({ coins: id.length }) },
      ownEvents: ['acme.coins'],
    });
    expect(bridge.supports(openWallet)).toMatchObject({ ok: true, source: 'host' });
    await expect(bridge.call(openWallet, { id: 'four' })).resolves.toEqual({ coins: 4 });
    const payload = new Promise((resolve) => bridge.on(coinsEvent, resolve));
    await host.emit('acme.coins', { coins: 9 });
    await expect(payload).resolves.toEqual({ coins: 9 });
  });

  test('a call when the page aborts it before the handler answers: ends', async () => {
    const { bridge } = await openPage(name, { methods: { scanCode: () => new Promise(() => {}) } });
    const controller = new AbortController();
    const scanCall = bridge.call(sdk.scanCode, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 5);
    await expect(scanCall).rejects.toMatchObject({ code: 'ABORTED' });
  });
});

describe('the tester’s mistakes', () => {
  const openWithMistakes = (options: HostOptions) => openPage('ios-app', { onMistake: () => {}, ...options }, install);

  test.each([
    [
      'another shape',
      () => ({ days: [{ date: '2026-01-02', steps: 'many' }] }),
      /getSteps is wrong: \/days\/0\/steps must be an integer.*It was .*many/,
    ],
    ['nothing', () => undefined, /getSteps is wrong: \/days must be .*It was nothing/],
    [
      'a crash',
      () => {
        throw new TypeError('x is not a function');
      },
      /getSteps threw TypeError: x is not a function/,
    ],
    [
      'an unknown code',
      () => {
        throw Object.assign(new Error('no'), { code: 'DENYED' });
      },
      /getSteps threw the code "DENYED", which no host sends; DENIED is one/,
    ],
    [
      'a code that only the page sets',
      () => {
        throw new sdk.BridgeError('TIMEOUT', 'late');
      },
      /getSteps threw the code "TIMEOUT", which no host sends/,
    ],
  ])(
    'a handler when its answer or error is %s: is reported to the test, and the call is FAILED',
    async (_name, getSteps, text) => {
      const { host, bridge } = await openWithMistakes({ methods: { getSteps: getSteps as never } });
      await expect(bridge.call(sdk.getSteps, { days: 1 })).rejects.toMatchObject({
        code: 'FAILED',
        message: expect.stringContaining('the tester'),
      });
      expect(host.mistakes).toEqual([expect.stringMatching(text)]);
      host.dispose();
    },
  );

  test('a wrong answer when the fault `instead` sends it: reaches the page and is not reported as a mistake', async () => {
    const { host, bridge } = await openWithMistakes({ faults: { getNetwork: instead({ type: 7 }) } });
    await expect(bridge.call(sdk.getNetwork, {})).rejects.toMatchObject({ code: 'BAD_REPLY', path: '/type' });
    expect(host.mistakes).toEqual([]);
    host.dispose();
  });
});

test.each<[string, () => unknown, string]>([
  ['a host', () => install('wechatt' as never), '"wechatt" is no host; did you mean "wechat"?'],
  [
    'a host that resembles no other',
    () => install('netscape' as never),
    '"netscape" is no host; one of: wechat, mini-program, wecom, android-app, ios-app, browser',
  ],
  [
    'an option',
    () => install('ios-app', { phnoe: 'ios' } as never),
    '"phnoe" is no option of a host; did you mean "phone"?',
  ],
  [
    'an option’s value',
    () => install('ios-app', { user: 'acept' as never }),
    '"acept" is no value of the option `user`; did you mean "accept"?',
  ],
  [
    'a method',
    () => install('ios-app', { methods: { getStep: () => ({}) } as never }),
    '"getStep" is no method of any host (your own are declared in `ownMethods`); did you mean "getSteps"?',
  ],
  [
    'a handler',
    () => install('ios-app', { methods: { getSteps: { days: [] } } as never }),
    'methods.getSteps must be a function, like (params, next) => answer, not object',
  ],
  [
    'a custom method that a host already has',
    () => install('ios-app', { ownMethods: { getSteps: () => ({}) } }),
    '"getSteps" is a method of a host: it is answered in `methods`',
  ],
  [
    'a fault',
    () => install('ios-app', { faults: { getSteps: { kind: 'latte' } as never } }),
    '"latte" is no fault; did you mean "late"?',
  ],
  [
    'a fault’s method',
    () => install('ios-app', { faults: { getstep: { kind: 'drop' } } }),
    '"getstep" is no method of any host, nor `*`; did you mean "getSteps"?',
  ],
  [
    'a missing method',
    () => install('ios-app', { missing: ['chooseImagess'] }),
    '"chooseImagess" is no method of any host (your own are declared in `ownMethods`); did you mean "chooseImages"?',
  ],
])('the wrong name of %s when it is used: throws with a hint', (_name, installWrong, text) => {
  expect(installWrong).toThrow(`native-shims: ${text}`);
  expect(navigator.userAgent).not.toContain('SdHealth');
});

test('a wrong name when it is passed to a running host: throws an error with the nearest valid name', async () => {
  const host = installHost('ios-app');
  await expect(host.emit('sesionChanged')).rejects.toThrow('did you mean "sessionChanged"?');
  expect(() => host.fault('getNetwrk', { kind: 'drop' })).toThrow('did you mean "getNetwork"?');
  expect(() => host.method('getNetwrk', () => ({}))).toThrow('did you mean "getNetwork"?');
  expect(() => host.answer('cancle' as never)).toThrow('did you mean "cancel"?');
});

describe('in WeChat', () => {
  interface Vendor {
    config(options: object): void;
    ready(run: () => void): void;
    scanQRCode(options: object): void;
  }
  const scan = async (options: HostOptions) => {
    installHost('wechat', options);
    const wx = freshVendor('weixin-js-sdk') as Vendor;
    const [nonceStr, timestamp] = ['n', 1];
    const signature = signatureOf({
      ticket: TICKETS.jsapi,
      nonceStr,
      timestamp: String(timestamp),
      url: signedUrl(location.href),
    });
    wx.config({ appId: 'wx1', timestamp, nonceStr, signature, jsApiList: ['scanQRCode'] });
    await new Promise<void>((resolve) => wx.ready(resolve));
    return new Promise<unknown>((resolve) =>
      wx.scanQRCode({ needResult: 1, success: resolve, cancel: resolve, fail: resolve }),
    );
  };

  test('handlers in WeChat when one has the low-level name of a function and one is for another host: only the first is used', async () => {
    const methods = {
      scanQRCode: () => ({ err_msg: 'scanQRCode:ok', resultStr: 'EAN_13,6901234567892' }),
      getSteps: () => ({ days: [] }),
    };
    expect(await scan({ phone: 'android', methods })).toEqual({
      errMsg: 'scanQRCode:ok',
      resultStr: 'EAN_13,6901234567892',
    });
  });

  test('a refusal in WeChat when a handler throws it: has the client’s text', async () => {
    const scanQRCode = () => {
      throw refusal('CANCELLED');
    };
    expect(await scan({ methods: { scanQRCode } })).toEqual({ errMsg: 'scanQRCode:cancel' });
  });

  test('an answer in WeChat when it has no err_msg: is reported as the tester’s mistake', async () => {
    const mistakes: string[] = [];
    const host = install('wechat', {
      methods: { closeWindow: () => ({ ok: true }) as never },
      onMistake: (text) => mistakes.push(text),
    });
    const answer = await new Promise((resolve) =>
      Reflect.get(window, 'WeixinJSBridge').invoke('closeWindow', {}, resolve),
    );
    expect(answer).toMatchObject({ err_msg: expect.stringMatching(/^closeWindow:fail native-shims: the tester/) });
    expect(mistakes).toEqual([expect.stringContaining("like { err_msg: 'closeWindow:ok' }")]);
    host.dispose();
  });
});

test('the result of a payment when `settle` is set: is reported there, without it to nobody', async () => {
  const reported: string[] = [];
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nobody is there'));
  cleanups.push(() => fetchSpy.mockRestore());
  const params = {
    paySeq: 'P1',
    payServiceOrderId: 'O1',
    signature: 's',
    payInfo: { unifiedOrderType: 'SDHEALTH' },
    redirectUrl: new URL('/ok', location.href).href,
    failUrl: new URL('/no', location.href).href,
  };
  const { host, bridge } = await openPage('ios-app', { token: 't' });
  await expect(bridge.call(sdk.paySeq, params)).resolves.toEqual({ outcome: 'paid' });
  expect(fetchSpy).not.toHaveBeenCalled();
  bridge.dispose();
  host.dispose();
  const appWithBank = await openPage('android-app', {
    token: 't',
    settle: async (paySeq, result) => void reported.push(`${paySeq} ${result}`),
  });
  await expect(appWithBank.bridge.call(sdk.paySeq, { ...params, paySeq: 'P2' })).resolves.toEqual({ outcome: 'paid' });
  expect(reported).toEqual(['P2 paid']);
});
