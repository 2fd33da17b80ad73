/** Tests the unmodified `weixin-js-sdk` against the imitated client. A page must receive the same answers as on a phone. */

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type weixin from 'weixin-js-sdk';
import type { Fault } from '../faults.ts';
import type { PhoneOs } from '../phones.ts';
import { freshVendor } from '../testing-vendor.ts';
import { TICKETS } from '../tickets.ts';
import { installHost } from '../vitest.ts';
import { signatureOf } from './signature.ts';

type WechatSdk = typeof weixin & { invoke(name: string, params: object, done: (answer: object) => void): void };
type Options = { success?: (a: object) => void; cancel?: (a: object) => void; fail?: (a: object) => void };

const freshSdk = () => freshVendor('weixin-js-sdk') as WechatSdk;
const href = () => location.href.split('#')[0] ?? '';
const PHONES: PhoneOs[] = ['android', 'ios'];

beforeEach(() => {
  history.replaceState(null, '', '/health/package-list');
});

function signed(url = href()) {
  const nonceStr = 'nonce';
  const timestamp = 1_700_000_000;
  const signature = signatureOf({ ticket: TICKETS.jsapi, nonceStr, timestamp: String(timestamp), url });
  return { appId: 'wx0000000000000001', timestamp, nonceStr, signature };
}

/** Resolves to the answer, with the name of the callback that received it. */
const callSdk = (run: (options: Options) => void) =>
  new Promise<Record<string, unknown>>((resolve) => {
    run({
      success: (answer) => resolve({ by: 'success', ...answer }),
      cancel: (answer) => resolve({ by: 'cancel', ...answer }),
      fail: (answer) => resolve({ by: 'fail', ...answer }),
    });
  });

const configure = (wx: WechatSdk, list: string[], url?: string) =>
  new Promise<string>((resolve) => {
    wx.error((answer: { errMsg: string }) => resolve(answer.errMsg));
    wx.ready(() => setTimeout(() => resolve('ready')));
    wx.config({ ...signed(url), jsApiList: list as never, openTagList: [] });
  });

/** Verifies a signature. Resolves to the raw answer. */
const verify = (wx: WechatSdk, url?: string) =>
  new Promise<Record<string, unknown>>((resolve) => {
    wx.config({ ...signed(url), jsApiList: [], openTagList: [], check: false } as never);
    wx.invoke('preVerifyJSAPI', { verifyJsApiList: ['scanQRCode'], verifyOpenTagList: [] }, (answer) =>
      resolve({ ...answer }),
    );
  });

describe.each(PHONES)('the WeChat client on %s', (phone) => {
  test('a signature when it is for another address: is refused, and the answer has the verified address', async () => {
    installHost('wechat', { phone });
    expect(await configure(freshSdk(), ['scanQRCode'])).toBe('ready');
    expect(await configure(freshSdk(), ['scanQRCode'], `${href()}?other`)).toBe('config:invalid signature');
    const answer = await verify(freshSdk(), 'https://elsewhere.test/');
    expect(answer.err_msg).toBe('pre_verify_jsapi:fail_invalid signature');
    expect(answer.realAuthUrl).toBe(`[${href()}, ${href()}]`);
  });

  test('a configuration when its list of functions is empty: is refused', async () => {
    installHost('wechat', { phone });
    expect(await configure(freshSdk(), [])).toBe('config:param is empty');
  });

  test('a call when its function is not in jsApiList: fails with «offline verifying»', async () => {
    installHost('wechat', { phone });
    const wx = freshSdk();
    await configure(wx, ['scanQRCode', 'getLocation']);
    const scan = await callSdk((options) => wx.scanQRCode({ needResult: 1, ...options } as never));
    expect(scan).toMatchObject({ by: 'success', errMsg: 'scanQRCode:ok', resultStr: 'https://example.com/card/6001' });
    const position = await callSdk((options) => wx.getLocation(options as never));
    expect(position).toMatchObject({ by: 'success', errMsg: 'getLocation:ok', latitude: 31.2304 });
    const images = await callSdk((options) => wx.chooseImage(options as never));
    expect(images).toMatchObject({
      by: 'fail',
      errMsg: 'chooseImage:fail, the permission value is offline verifying',
    });
  });

  test('checkJsApi and chooseImage when their answers differ by phone: reach the page in one form', async () => {
    installHost('wechat', { phone, missing: ['openLocation'] });
    const wx = freshSdk();
    await configure(wx, ['chooseImage']);
    const check = await callSdk((options) =>
      wx.checkJsApi({ jsApiList: ['getLocation', 'openLocation'], ...options } as never),
    );
    expect(check.checkResult).toEqual({ getLocation: true, openLocation: false });
    const images = await callSdk((options) => wx.chooseImage({ count: 2, ...options } as never));
    expect(Array.isArray(images.localIds) && images.localIds.length).toBe(2);
  });

  test('a call when it is cancelled, fails or has no function: calls the callback for that result', async () => {
    const host = installHost('wechat', { phone, missing: ['openLocation'] });
    const wx = freshSdk();
    await configure(wx, ['scanQRCode', 'openLocation']);
    host.answer('cancel');
    expect(await callSdk((options) => wx.scanQRCode(options as never))).toMatchObject({
      by: 'cancel',
      errMsg: 'scanQRCode:cancel',
    });
    host.answer('fail');
    expect(await callSdk((options) => wx.scanQRCode(options as never))).toMatchObject({
      by: 'fail',
      errMsg: 'scanQRCode:fail',
    });
    expect(await callSdk((options) => wx.openLocation(options as never))).toMatchObject({
      by: 'fail',
      errMsg: 'openLocation:function not exist',
    });
  });

  test('a share when the user opens it from the menu: sends the event, then the user’s decision', async () => {
    const host = installHost('wechat', { phone });
    const wx = freshSdk();
    await configure(wx, ['onMenuShareAppMessage']);
    const shareAnswer = callSdk((options) =>
      wx.onMenuShareAppMessage({ title: 'Health card', link: href(), ...options } as never),
    );
    await host.emit('menu:share:appmessage', { scene: 'friend' });
    expect(await shareAnswer).toMatchObject({ by: 'success', errMsg: 'sendAppMessage:ok' });
    const request = host.traffic.find(({ name, direction }) => name === 'sendAppMessage' && direction === 'to-host');
    expect(request?.body).toMatchObject({ title: 'Health card', type: 'link', img_url: '' });
  });

  test('getNetworkType when the page calls it: answers with the type', async () => {
    installHost('wechat', { phone });
    expect(await callSdk((options) => freshSdk().getNetworkType(options as never))).toMatchObject({
      networkType: '4g',
    });
  });
});

test('the verified address when the route changes: is the landing address on iOS and the current address on Android', async () => {
  for (const [phone, accepted, refused] of [
    ['ios', 'landing', 'current'],
    ['android', 'current', 'landing'],
  ] as const) {
    history.replaceState(null, '', '/health/package-list');
    const host = installHost('wechat', { phone });
    const urls = { landing: href(), current: '' };
    history.pushState(null, '', '/health/package-detail');
    urls.current = href();
    expect((await verify(freshSdk(), urls[accepted])).err_msg).toBe('pre_verify_jsapi:ok');
    const answer = await verify(freshSdk(), urls[refused]);
    expect(answer.realAuthUrl).toBe(`[${urls[accepted]}, ${urls[accepted]}]`);
    host.dispose();
  }
});

test('checkResult: is JSON text on Android and an object on iOS', async () => {
  for (const phone of PHONES) {
    const host = installHost('wechat', { phone });
    const wx = freshSdk();
    await verify(wx);
    await callSdk((options) => wx.checkJsApi({ jsApiList: ['scanQRCode'], ...options } as never));
    const entry = host.traffic.find(({ name, direction }) => name === 'checkJsApi' && direction === 'to-page');
    expect(entry?.body).toMatchObject({
      checkResult: phone === 'android' ? '{"scanQRCode":true}' : { scanQRCode: true },
    });
    host.dispose();
  }
});

test('a call of the bridge when its params have functions or undefined: drops them and calls back once in a later turn', async () => {
  const host = installHost('wechat');
  const bridge = Reflect.get(window, 'WeixinJSBridge');
  let calls = 0;
  await new Promise<void>((resolve) => {
    bridge.invoke('getNetworkType', { keep: 1, drop: () => 1, gone: undefined }, () => {
      calls++;
      resolve();
    });
    expect(calls).toBe(0);
  });
  expect(calls).toBe(1);
  expect(host.traffic[0]?.body).toEqual({ keep: 1 });
  bridge._handleMessageFromWeixin(JSON.stringify({ __msg_type: 'callback', __callback_id: '1000', __params: {} }));
  expect(calls).toBe(1);
});

test('the bridge when its timing is set: is injected late, before its event, or never', async () => {
  const late = installHost('wechat', { timing: 'late', timingMs: 10 });
  expect(Reflect.get(window, 'WeixinJSBridge')).toBeUndefined();
  expect(await configure(freshSdk(), ['scanQRCode'])).toBe('ready');
  late.dispose();

  const early = installHost('wechat', { timing: 'object-before-event', timingMs: 10 });
  let ready = 0;
  document.addEventListener('WeixinJSBridgeReady', () => ready++, { once: true });
  expect(Reflect.get(window, 'WeixinJSBridge')).toBeDefined();
  expect(ready).toBe(0);
  await vi.waitFor(() => expect(ready).toBe(1));
  early.dispose();

  const never = installHost('wechat', { timing: 'never' });
  expect(Reflect.get(window, 'WeixinJSBridge')).toBeUndefined();
  never.dispose();
});

test('a payment in WeChat when the user cancels or leaves: is not reported to the bank, unlike «accept» and «fail»', async () => {
  const settled: string[] = [];
  const host = installHost('wechat', { settle: async (paySeq, result) => void settled.push(`${paySeq} ${result}`) });
  const wx = freshSdk();
  await verify(wx);
  const order = {
    appId: 'wx1',
    timeStamp: '1',
    nonceStr: 'n',
    signType: 'RSA',
    paySign: 's',
    package: 'prepay_id=PS1',
  };
  const pay = () =>
    new Promise<object>((resolve) => wx.invoke('getBrandWCPayRequest', order, (a) => resolve({ ...a })));
  expect(await pay()).toMatchObject({ err_msg: 'get_brand_wcpay_request:ok' });
  host.answer('cancel');
  expect(await pay()).toMatchObject({ err_msg: 'get_brand_wcpay_request:cancel' });
  host.answer('leave');
  expect(await pay()).toMatchObject({ err_msg: 'get_brand_wcpay_request:cancel' });
  host.answer('fail');
  expect(await pay()).toMatchObject({ err_msg: 'get_brand_wcpay_request:fail', err_desc: 'payment declined' });
  expect(settled).toEqual(['PS1 paid', 'PS1 declined']);
});

test('the vendor SDK’s report when an image sends it: is blocked', async () => {
  installHost('wechat');
  const image = new window.Image();
  image.src = 'https://open.weixin.qq.com/sdk/report?v=1';
  expect(image.src).toBe('');
  image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  expect(image.src).toContain('data:image/gif');
});

test('a function of the client when a fault is set (`silent`, `instead`, `hold`): behaves as the fault defines', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const host = installHost('wechat', {});
  const answers: object[] = [];
  const call = async (fault: Fault) => {
    host.fault('getNetworkType', fault);
    Reflect.get(window, 'WeixinJSBridge').invoke('getNetworkType', {}, (answer: object) => answers.push(answer));
    await vi.advanceTimersByTimeAsync(20);
  };
  await call({ kind: 'silent' });
  expect(answers).toEqual([]);
  await call({ kind: 'instead', result: { subtype: '2g' } });
  expect(answers).toEqual([{ err_msg: 'getNetworkType:ok', subtype: '2g' }]);
  await call({ kind: 'hold' });
  expect([answers.length, host.held]).toEqual([1, [expect.objectContaining({ method: 'getNetworkType' })]]);
  host.release('getNetworkType', 'fail');
  await vi.advanceTimersByTimeAsync(20);
  expect(answers[1]).toEqual({ err_msg: 'getNetworkType:fail' });
});
