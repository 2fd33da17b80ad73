/** Tests WeChat's browser with the unmodified `weixin-js-sdk`. Each phone needs a test file, because the library reads the phone once. */
import { type InstalledHost, type PhoneOs, signatureOf, TICKETS, userAgent } from '@sdhealth/native-shims';
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Bridge,
  type BridgeOptions,
  createBridge,
  isBridgeError,
  type LogEntry,
  openShareSheet,
  paySeq,
  pending,
  previewImages,
  type SignRequest,
  scanCode,
  setShareContent,
} from '../src/index.ts';
import { type ManualClock, manualClock } from '../src/testing/manual-clock.ts';

export const signatureFor = (url: string, ticket = TICKETS.jsapi) =>
  signatureOf({ ticket, nonceStr: 'nonce', timestamp: '1700000000', url });

export const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) =>
      isBridgeError(error) ? { code: error.code, message: error.message, error } : { unexpected: error },
  );

export const currentUrl = () => location.href.split('#', 1)[0] ?? '';
const SHARE = { title: 't', desc: 'd', link: 'https://shop.example/', imgUrl: 'https://shop.example/a.png' };
const PAY = {
  paySeq: 'PS1',
  payServiceOrderId: 'PSO1',
  signature: 's',
  payInfo: {
    appId: 'wx1',
    timeStamp: 1_700_000_000,
    nonceStr: 'n',
    package: 'prepay_id=1',
    signType: 'RSA',
    paySign: 'x',
  },
  redirectUrl: 'https://shop.example/ok',
  failUrl: 'https://shop.example/fail',
};

export function wechatSuite(phone: PhoneOs): void {
  describe(`WeChat on ${phone}`, () => {
    let host: InstalledHost;
    let bridge: Bridge;
    let signRequests: SignRequest[];
    let log: LogEntry[];
    /** The SDK's clock, which only a test advances. */
    let clock: ManualClock;

    const start = (options: BridgeOptions = {}, setup: Parameters<typeof installHost>[1] = {}) => {
      host = installHost('wechat', { phone, settle: async () => {}, ...setup });
      signRequests = [];
      log = [];
      clock = manualClock();
      bridge = createBridge({
        clock,
        sign: async (request) => {
          signRequests.push(request);
          return { appId: 'wx1', timestamp: 1_700_000_000, nonceStr: 'nonce', signature: signatureFor(request.url) };
        },
        log: (entry) => log.push(entry),
        origins: ['https://shop.example'],
        ...options,
      });
      return bridge;
    };
    const answers = (name: string) =>
      host.traffic.filter((entry) => entry.name === name && entry.direction === 'to-page').map(({ body }) => body);

    beforeEach(() => {
      localStorage.clear();
      history.replaceState(null, '', '/health/package-list?from=group#top');
    });
    afterEach(() => bridge.dispose());

    test('the share content when it is set: is passed on after the configuration for this address is verified', async () => {
      start();
      expect(await bridge.call(setShareContent, SHARE)).toEqual({});
      expect(signRequests).toEqual([{ url: currentUrl(), kind: 'config' }]);
      expect(answers('preVerifyJSAPI')).toEqual([expect.objectContaining({ err_msg: expect.stringMatching(/:ok$/) })]);
      expect(host.traffic.map(({ name }) => name)).toContain('updateTimelineShareData');
    });

    test('the share links when a target has a separate link: are that link there and the default elsewhere', async () => {
      start();
      const links = { friend: 'https://shop.example/?from=chat', timeline: 'https://shop.example/?from=moments' };
      const shareLinks = () =>
        host.traffic
          .filter(({ name, direction }) => /^update\w+ShareData$/.test(name) && direction === 'to-host')
          .map(({ name, body }) => [name, Object(body).link]);
      await bridge.call(setShareContent, { ...SHARE, links });
      await bridge.call(setShareContent, { ...SHARE, links: { qq: 'https://shop.example/?from=qq' } });
      expect(shareLinks()).toEqual([
        ['updateAppMessageShareData', links.friend],
        ['updateTimelineShareData', links.timeline],
        ['updateAppMessageShareData', SHARE.link],
        ['updateTimelineShareData', SHARE.link],
      ]);
    });

    test('the share links of QQ and QQ space when they are missing: are the links of chat and timeline', async () => {
      start();
      const links = { qq: 'https://shop.example/?from=qq', timeline: 'https://shop.example/?from=moments' };
      const shareLinks = () =>
        ['shareQQ', 'shareQZone'].map((api) =>
          host.traffic
            .filter(({ name, direction }) => name === api && direction === 'to-host')
            .map(({ body }) => Object(body).link),
        );
      await bridge.call(setShareContent, { ...SHARE, links });
      await host.emit('menu:share:qq');
      await host.emit('menu:share:QZone');
      await vi.waitFor(() => expect(shareLinks()).toEqual([[links.qq], [links.timeline]]));
    });

    test('B23: the signature when the address changes: is renewed only where the current address is signed, never for a hash', async () => {
      const landing = currentUrl();
      start();
      await bridge.call(setShareContent, SHARE);
      location.hash = '#elsewhere';
      await bridge.call(setShareContent, SHARE);
      expect(signRequests).toHaveLength(1);
      history.pushState(null, '', '/health/pecSale/yj_gefmtj');
      expect(await outcome(bridge.call(setShareContent, SHARE))).toEqual({ value: {} });
      expect(signRequests.map(({ url }) => url)).toEqual(phone === 'ios' ? [landing] : [landing, currentUrl()]);
      expect(landing).not.toBe(currentUrl());
    });

    test('B23: a signature when the client refuses it: is retried with the address that the client names', async () => {
      // Simulates another phone, so that the first choice of the address is wrong.
      const landing = currentUrl();
      start({ userAgent: userAgent({ host: 'wechat', phone: phone === 'ios' ? 'android' : 'ios' }) });
      history.pushState(null, '', '/health/pecSale/yj_gefmtj');
      expect(await outcome(bridge.call(setShareContent, SHARE))).toEqual({ value: {} });
      expect(signRequests.map(({ url }) => url)).toEqual(
        phone === 'ios' ? [currentUrl(), landing] : [landing, currentUrl()],
      );
      expect(log).not.toContainEqual(expect.objectContaining({ event: 'signature-refused' }));
    });

    test('a signed call when every signature is refused: is FAILED and logged', async () => {
      start({ sign: async () => ({ appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 'wrong' }) });
      expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({ code: 'FAILED' });
      expect(log).toContainEqual(expect.objectContaining({ event: 'signature-refused' }));
    });

    test('promise 1: a signed call when no signature arrives for ten seconds: is HOST_GONE, and the next call requests another', async () => {
      start();
      bridge.dispose();
      const signature = {
        appId: 'wx1',
        timestamp: 1_700_000_000,
        nonceStr: 'nonce',
        signature: signatureFor(currentUrl()),
      };
      let signCount = 0;
      const sign = () => (signCount++ ? Promise.resolve(signature) : new Promise<never>(() => {}));
      bridge = createBridge({ sign, clock });
      const call = outcome(bridge.call(scanCode, {}));
      await vi.waitFor(() => expect(signCount).toBe(1));
      await clock.advance(10_000);
      expect(await call).toMatchObject({
        code: 'HOST_GONE',
        error: { mayHaveHappened: false },
      });
      expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({ value: { text: expect.any(String) } });
      expect(signCount).toBe(2);
    });

    test('a signed call when the option sign is missing: is NOT_CONFIGURED', async () => {
      start();
      bridge.dispose();
      bridge = createBridge({ clock });
      expect(bridge.supports(scanCode)).toEqual({
        ok: false,
        reason: 'NOT_CONFIGURED',
        option: 'sign',
        source: 'page',
      });
      expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({ code: 'NOT_CONFIGURED' });
      expect(await outcome(bridge.call(openShareSheet, SHARE))).toMatchObject({ code: 'UNSUPPORTED' });
    });

    test('scanCode when the phone returns its specific format: returns the plain text', async () => {
      start();
      expect(await bridge.call(scanCode, {})).toEqual({ text: 'https://example.com/card/6001' });
    });

    test("B12: a signed call when the client's bridge appears late: waits for it, and times out if it never appears", async () => {
      start({}, { timing: 'late', timingMs: 60 });
      expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({ value: expect.anything() });
      bridge.dispose();
      host.dispose();
      start({}, { timing: 'never' });
      await bridge.opened;
      const call = outcome(bridge.call(scanCode, {}, { deadlineMs: 50 }));
      await clock.advance(50);
      expect(await call).toMatchObject({ code: 'TIMEOUT' });
    });

    test('a call when the client lacks its function: is UNSUPPORTED', async () => {
      start({}, { missing: ['scanQRCode'] });
      expect(await outcome(bridge.call(scanCode, {}))).toMatchObject({
        code: 'UNSUPPORTED',
        message: 'UNSUPPORTED: scanCode on wechat: scanQRCode is not in this client',
      });
    });

    test('promise 3: previewImages when its list is frozen: accepts it, because it changes nothing', async () => {
      start();
      const urls = ['https://shop.example/a.png'];
      Object.freeze(urls);
      expect(await outcome(bridge.call(previewImages, { urls }))).toEqual({ value: {} });
    });

    test('a prepaid JSAPI order when it is paid or cancelled in the client: stays pending, because both are only hints', async () => {
      start();
      expect(await bridge.call(paySeq, PAY)).toEqual({ outcome: 'paid' });
      host.answer('cancel');
      expect(await outcome(bridge.call(paySeq, { ...PAY, paySeq: 'PS2' }))).toMatchObject({
        code: 'CANCELLED',
        error: { mayHaveHappened: true },
      });
      expect(pending(bridge).map(({ key }) => key)).toEqual(['PS1', 'PS2']);
    });
  });
}
