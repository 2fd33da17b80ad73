/**
 * Tests the promises on hosts without our wire: browser, WeChat, mini-program, WeCom, with the vendors' unmodified libraries. Promises
 * 4, 5 and 6 do not apply, because they are about messages on a wire (see README.md in this folder).
 */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as contract from '../src/contract/index.ts';
import {
  type Bridge,
  type BridgeOptions,
  bindMobile,
  chooseImages,
  createBridge,
  detectHost,
  dialPhone,
  getNetwork,
  type LogEntry,
  networkChanged,
  openApp,
  openExternal,
  openPage,
  openShareSheet,
  paySeq,
  pending,
  scanCode,
  supportsOn,
} from '../src/index.ts';
import { type ManualClock, manualClock } from '../src/testing/manual-clock.ts';
import { outcome, PAY } from './connected.ts';

const calls = Object.values(contract).flatMap((row) => (row.kind === 'method' ? [row] : []));
const sign = async () => ({ appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' });

describe.each(['browser', 'wechat', 'mini-program', 'wecom'] as const)('%s', (name) => {
  let bridge: Bridge;
  let log: LogEntry[];
  let clock: ManualClock;
  const start = (options: BridgeOptions = {}) => {
    log = [];
    clock = manualClock();
    const wecom = { corpId: 'ww1' };
    bridge = createBridge({
      clock,
      sign,
      wecom,
      log: (entry) => log.push(entry),
      appSchemes: ['sdhealth'],
      payUrl: 'https://pay.example/cashier',
      miniProgramPayPage: '/pages/pay/index',
      ...options,
    });
    return bridge;
  };

  beforeEach(() => {
    localStorage.clear();
    installHost(name, { phone: 'android' });
  });
  afterEach(() => {
    bridge.dispose();
    vi.unstubAllGlobals();
  });

  test('promise 1: a call when the host never answers: ends by its deadline, its signal or dispose', async () => {
    start();
    expect(await bridge.call(getNetwork, {})).toEqual({ type: 'online' });
    const lateCall = outcome(bridge.call(chooseImages, { count: 1 }, { deadlineMs: 30 }));
    await clock.advance(30);
    expect(await lateCall).toMatchObject({ code: 'TIMEOUT' });
    const controller = new AbortController();
    const abortedCall = outcome(bridge.call(chooseImages, { count: 1 }, { signal: controller.signal }));
    controller.abort();
    expect(await abortedCall).toMatchObject({ code: 'ABORTED' });
    const lastCall = outcome(bridge.call(chooseImages, { count: 1 }));
    bridge.dispose();
    expect(await lastCall).toMatchObject({ code: 'HOST_GONE' });
    expect(bridge.health().open).toBe(0);
  });

  test('promise 2: a call when this host does not support it: rejects with the reason of supports()', async () => {
    start();
    await bridge.opened;
    for (const row of calls) {
      const support = bridge.supports(row);
      if (support.ok) continue;
      const unchecked = { ...row, params: () => undefined, wrap: undefined } as unknown as typeof getNetwork;
      expect([row.name, (await outcome(bridge.call(unchecked, {}))).code]).toEqual([row.name, support.reason]);
    }
  });

  test("promise 2: a call when the page's fallback rejects: is FAILED and may have happened", async () => {
    start({ fallbacks: { bindMobile: () => Promise.reject(new RangeError('mine')) } });
    expect(await outcome(bridge.call(bindMobile, {}))).toMatchObject({
      code: 'FAILED',
      error: { mayHaveHappened: true },
    });
  });

  test('promise 3: params and results when they are wrong, also of a fallback: are refused with the path', async () => {
    start({ fallbacks: { bindMobile: async () => ({ outcome: 5 }) } });
    expect(await outcome(bridge.call(dialPhone, { number: ' ' }))).toMatchObject({
      code: 'BAD_PARAMS',
      error: { path: '/number' },
    });
    expect(await outcome(bridge.call(bindMobile, {}))).toMatchObject({
      code: 'BAD_REPLY',
      error: { path: '/outcome' },
    });
  });

  test('promise 7: supports() when the host has opened: returns the same as before and as on a server', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: async () => {} }));
    start();
    const previous = calls.map((row) => bridge.supports(row));
    await bridge.opened;
    expect(calls.map((row) => bridge.supports(row))).toEqual(previous);
    const server = detectHost({ userAgent: navigator.userAgent });
    expect(calls.map((row) => supportsOn(server, row))).toEqual(previous);
  });

  test('promise 8: a dialog when several callers open it: is opened once and shared', async () => {
    const dialog = vi.fn(async () => ({ outcome: 'done' }));
    start({ fallbacks: { bindMobile: dialog } });
    await Promise.all([bridge.call(bindMobile, {}), bridge.call(bindMobile, {})]);
    await bridge.call(bindMobile, {});
    expect(dialog).toHaveBeenCalledTimes(2);
  });

  test('promise 9: calls when the host is not ready: keep their order, the 65th is BUSY', async () => {
    start();
    const order: number[] = [];
    const outcomes = Array.from({ length: 65 }, (_, i) =>
      outcome(bridge.call(getNetwork, {})).then(({ code }) => {
        if (!code) order.push(i);
        return code;
      }),
    );
    const codes = await Promise.all(outcomes);
    expect(codes.filter(Boolean)).toEqual(['BUSY']);
    expect(order).toEqual(Array.from({ length: 64 }, (_, i) => i));
  });

  test('promise 10: an event that the page detects when one listener throws: reaches the others', async () => {
    start();
    const types: string[] = [];
    bridge.on(networkChanged, () => {
      throw new Error('mine');
    });
    bridge.on(networkChanged, ({ type }) => types.push(type));
    window.dispatchEvent(new window.Event('offline'));
    window.dispatchEvent(new window.Event('online'));
    await clock.advance(50);
    expect(types).toEqual(['none', 'online']);
    expect(log.map(({ event }) => event)).toContain('listener-threw');
  });

  test('promise 11: a failure when its code is not 3 or 4: is logged, without its text', async () => {
    start({ fallbacks: { bindMobile: () => Promise.reject(new RangeError('geheim')) } });
    await outcome(bridge.call(bindMobile, {}));
    await outcome(bridge.call({ ...getNetwork, name: 'neverHeardOf' } as unknown as typeof getNetwork, {}));
    expect(log.filter(({ event }) => event === 'call-failed').map(({ code }) => code)).toEqual(['FAILED']);
    expect(JSON.stringify(log)).not.toContain('geheim');
  });

  test('calls when they need user activation: run in the task of the call', async () => {
    start();
    await bridge.opened;
    const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const shareSheet = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: shareSheet }));
    const share = { title: 't', desc: 'd', link: 'https://shop.example/', imgUrl: '' };
    const calls = [
      bridge.call(chooseImages, { count: 1 }, { deadlineMs: 30 }),
      bridge.call(dialPhone, { number: '4008001234' }),
      bridge.call(openExternal, { url: 'https://shop.example/' }),
      ...(name === 'browser'
        ? [bridge.call(openApp, { url: 'sdhealth://open' }), bridge.call(openShareSheet, share)]
        : []),
    ].map(outcome);
    expect(click).toHaveBeenCalledOnce();
    expect(assign.mock.calls.flat()).toEqual([
      'tel:4008001234',
      'https://shop.example/',
      ...(name === 'browser' ? ['sdhealth://open'] : []),
    ]);
    expect(shareSheet).toHaveBeenCalledTimes(name === 'browser' ? 1 : 0);
    await clock.advance(30);
    await Promise.all(calls);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  if (name !== 'mini-program')
    test('the cashier’s address when a payment is made: has fields of payInfo, both urls and biz only', async () => {
      const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
      start({ payUrl: 'https://pay.example/cashier?lang=en', origins: ['https://shop.example'] });
      const payInfo = { tradeNo: 'T1', nested: { a: 1 }, failUrl: 'https://evil.example/', biz: 'other' };
      await bridge.call(paySeq, { ...PAY, payInfo, biz: 'sdhealth' });
      await bridge.call(paySeq, { ...PAY, paySeq: 'PS2', payInfo: { tradeNo: 'T2' } });
      const { redirectUrl, failUrl } = PAY;
      const fields = { lang: 'en', tradeNo: 'T1', nested: '{"a":1}', redirectUrl, failUrl, biz: 'sdhealth' };
      expect(assign.mock.calls.map(([url]) => Object.fromEntries(new URL(String(url)).searchParams))).toEqual([
        fields,
        { lang: 'en', tradeNo: 'T2', redirectUrl, failUrl },
      ]);
      vi.restoreAllMocks();
    });

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'https://a@evil.example', 'intent://x'])(
    'U01 U02: a call when its address is %j: is BAD_PARAMS, without navigation or payment',
    async (url) => {
      start({ miniProgramPayPage: '/pages/pay/index' });
      const address = location.href;
      const returnUrls = { redirectUrl: address, failUrl: address };
      for (const call of [
        bridge.call(openExternal, { url }),
        bridge.call(openPage, { url }),
        bridge.call(paySeq, { ...PAY, ...returnUrls, redirectUrl: url }),
        bridge.call(paySeq, { ...PAY, ...returnUrls, paySeq: 'PS2', failUrl: url }),
      ])
        expect(await outcome(call)).toMatchObject({ code: 'BAD_PARAMS', error: { mayHaveHappened: false } });
      expect(location.href).toBe(address);
      expect(pending(bridge)).toEqual([]);
      expect(log.filter(({ code }) => code === 'BAD_PARAMS')).toHaveLength(4);
    },
  );
});

describe("WeChat without the vendor's object", () => {
  let bridge: Bridge;
  let clock: ManualClock;
  const start = () => {
    localStorage.clear();
    installHost('wechat', { phone: 'android' });
    Reflect.deleteProperty(globalThis, 'WeixinJSBridge');
    clock = manualClock();
    bridge = createBridge({ sign, clock, origins: ['https://shop.example'] });
  };
  afterEach(() => bridge.dispose());

  test('B06: a payment when it is made: is HOST_GONE, has not happened and may be retried', async () => {
    start();
    const order = { ...PAY, payInfo: { package: 'prepay_id=1' } };
    for (let i = 0; i < 2; i++)
      expect(await outcome(bridge.call(paySeq, order))).toMatchObject({
        code: 'HOST_GONE',
        error: { mayHaveHappened: false },
      });
    expect(pending(bridge)).toEqual([]);
  });

  test.each([
    [undefined, 'FAILED'],
    [null, 'FAILED'],
    [{ err_msg: 7 }, 'FAILED'],
    [{}, 'FAILED'],
    [{ err_msg: 'get_brand_wcpay_request:cancel' }, 'CANCELLED'],
  ])("promise 1: a payment when WeChat's sheet answers %j: rejects and may have happened", async (answer, code) => {
    start();
    const invoke = (_name: string, _params: object, done: (answer: unknown) => void) => done(answer);
    Reflect.set(globalThis, 'WeixinJSBridge', { invoke });
    const order = { ...PAY, payInfo: { package: 'prepay_id=1' } };
    expect(await outcome(bridge.call(paySeq, order))).toMatchObject({ code, error: { mayHaveHappened: true } });
    Reflect.deleteProperty(globalThis, 'WeixinJSBridge');
  });

  test('B05: a call that a person decides when no host accepts it: is HOST_GONE before its deadline', async () => {
    start();
    const call = outcome(bridge.call(scanCode, {}));
    const ended = vi.fn();
    void call.then(ended);
    // Advances repeatedly, because the timeout of three seconds starts only when the chunk of the vendor's library has loaded.
    await vi.waitFor(
      async () => {
        await clock.advance(3_000);
        expect(ended).toHaveBeenCalled();
      },
      { timeout: 10_000 },
    );
    expect(clock.Date.now()).toBeLessThan(600_000);
    expect(await call).toMatchObject({ code: 'HOST_GONE', error: { mayHaveHappened: false } });
  });
});

test('promise 7: a signed call in WeCom when the option wecom is missing: is NOT_CONFIGURED', async () => {
  installHost('wecom', { phone: 'android' });
  const bridge = createBridge({ sign });
  expect(bridge.supports(scanCode)).toEqual({ ok: false, reason: 'NOT_CONFIGURED', option: 'wecom', source: 'page' });
  expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({ code: 'NOT_CONFIGURED' });
  expect(bridge.supports(getNetwork)).toMatchObject({ ok: true });
  bridge.dispose();
});
