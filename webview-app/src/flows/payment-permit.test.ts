/** The reasons that keep a payment from a host, and the health payment's own questions: on imitated hosts, against the embedded backend. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { type HostOptions, installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';
import { openBank, PRODUCT } from '../../test/payment/bank.ts';
import { BLOCKING_CONF_CODES } from './payment-permit.ts';

const calls: URL[] = [];
const noticed: string[] = [];

beforeEach(() => {
  calls.length = 0;
  noticed.length = 0;
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A person logged in, in a host; `changed` makes another answer of a path's data. */
async function buying(
  host: HostName,
  options: HostOptions = {},
  changed: Record<string, (data: Record<string, unknown>) => unknown> = {},
  refused: Record<string, number> = {},
) {
  const bank = await openBank();
  newPageLoad();
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(String(input), 'http://localhost');
    if (url.pathname.endsWith('febot-notice')) noticed.push(JSON.parse(String(init?.body)).message);
    calls.push(url);
    const code = Object.entries(refused).find(([path]) => url.pathname.endsWith(path))?.[1];
    if (code) return Response.json({ code, data: null, msg: 'no' });
    const answer = await bank.fetch(url.href, init);
    const change = Object.entries(changed).find(([path]) => url.pathname.endsWith(path))?.[1];
    if (!change) return answer;
    const { data, ...envelope } = await answer.json();
    return Response.json({ ...envelope, data: await change(data) });
  });
  const installed = installHost(host, {
    token: bank.token,
    settle: (paySeq, result) => (result === 'paid' ? bank.pay(paySeq) : bank.decline(paySeq)),
    ...options,
  });
  const { purchase } = await import('./purchase.ts');
  const { checkupSale } = await import('./checkup-sale.ts');
  const { configureClient } = await import('../client/request.ts');
  const { beginSession, sessionToken } = await import('../store/session.ts');
  const channel = await import('../platform/channel.ts');
  configureClient({ token: sessionToken, language: () => 'en' });
  beginSession(bank.token, bank.account as Parameters<typeof beginSession>[1]);
  const buy = (priceFen: number, options?: Parameters<typeof purchase>[2]) =>
    purchase(checkupSale(PRODUCT), priceFen, options);
  return { buy, channel, installed, price: bank.priceFen, books: bank.books, bank };
}

const ofType = (unifiedOrderType: string) => ({
  'to-pay': (data: Record<string, unknown>) => ({ ...data, payInfo: { ...Object(data['payInfo']), unifiedOrderType } }),
});
const callsOf = (path: string) => calls.filter(({ pathname }) => pathname.endsWith(path));

describe('the third party’s wallet in an own app', () => {
  test.each([
    ['SdHealth', '2.7.1', 'blocked'],
    ['SdHealth', '2.7.2', 'paid'],
    ['SdHealth', '2.10.0', 'paid'],
    ['SdInsurance', '3.1.9', 'blocked'],
    ['SdInsurance', '3.2.0', 'paid'],
  ] as const)('%s %s: %s', async (app, version, end) => {
    const { buy, price } = await buying('android-app', { app, version }, ofType('WALLET'));
    expect(await buy(price)).toMatchObject(end === 'blocked' ? { end, why: 'old-app' } : { end });
  });

  test('an app too old for the wallet still has the provider’s cashier', async () => {
    const { buy, price } = await buying('ios-app', { version: '2.1.0' });
    expect(await buy(price)).toMatchObject({ end: 'paid' });
  });
});

describe('what the pay configuration says', () => {
  const withCode = (confCode: string) => ({ 'get-pay-config': (data: object) => ({ ...data, confCode }) });

  test.each([
    [false, 'get-pay-config'],
    [true, 'get-conf-sdhealth'],
  ])('health payment %s: asks %s, and is blocked by its answer', async (health, path) => {
    const { buy, price } = await buying('ios-app', {}, { [path]: (data) => ({ ...data, confCode: '20000000003' }) });
    expect(await buy(price, { health })).toMatchObject({ end: 'blocked', why: 'by-config' });
    expect(calls.filter(({ pathname }) => pathname.includes('/client-pay/'))).toHaveLength(1);
    expect(callsOf(path)).toHaveLength(1);
  });

  test.each(BLOCKING_CONF_CODES)('%s blocks the own apps', async (confCode) => {
    const { buy, price, installed } = await buying('ios-app', {}, withCode(confCode));
    expect(await buy(price)).toMatchObject({ end: 'blocked', why: 'by-config' });
    expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
  });

  test.each(BLOCKING_CONF_CODES)('%s does not block a browser', async (confCode) => {
    const assign = vi.fn<(url: string) => void>();
    Object.defineProperty(location, 'assign', { configurable: true, value: assign });
    const { buy, price } = await buying('browser', {}, withCode(confCode));
    expect(await buy(price)).toEqual({ end: 'left' });
    expect(assign).toHaveBeenCalledOnce();
  });
});

describe.each(['ios-app', 'android-app', 'browser', 'wechat', 'wecom', 'mini-program'] as const)('in %s', (host) => {
  const answering = (change: object) => ({ 'get-pay-config': (data: object) => ({ ...data, ...change }) });
  /** Buys, and returns everything that was sent or opened. */
  async function tried(change: object) {
    const left = vi.fn<(url: string) => void>();
    Object.defineProperty(location, 'assign', { configurable: true, value: left });
    const { buy, price, installed, books } = await buying(host, {}, answering(change));
    const end = await buy(price);
    const sent = installed.traffic.filter(({ name }) => /paySeq|invokeMiniProgramAPI|getBrandWCPay/.test(name));
    return { end, sent: [...sent, ...left.mock.calls], charged: (await books()).charged };
  }

  test('a payment that the pay service does not open (isPay) is sent nowhere, and is no fault to report', async () => {
    const { end, sent, charged } = await tried({ isPay: false });
    expect(end).toMatchObject({ end: 'blocked', why: 'not-open' });
    expect([sent, charged, noticed]).toEqual([[], [], []]);
  });

  test.each([true, false])('a refused signature (isSign) is reported, isPay %s, and sent nowhere', async (isPay) => {
    const { end, sent, charged } = await tried({ isSign: false, isPay });
    expect(end).toMatchObject({ end: 'blocked', why: 'signature' });
    expect([sent, charged, noticed]).toEqual([[], [], ['payment signature refused']]);
  });
});

test('a payment that is not open because it was just paid is shown as paid', async () => {
  const { buy, price, bank } = await buying(
    'browser',
    {},
    {
      'get-pay-config': async (data) => {
        await bank.pay((await bank.openPaySeq()) ?? '');
        return { ...data, isPay: false };
      },
    },
  );
  expect(await buy(price)).toMatchObject({ end: 'paid' });
});

test('a wrong payment type is reported, and nothing is paid', async () => {
  const { buy, price, books } = await buying('android-app', {}, ofType('MOON'));
  await expect(buy(price)).rejects.toMatchObject({ code: 'SHAPE' });
  expect(noticed).toEqual(['wrong payment type: MOON']);
  expect((await books()).charged).toEqual([]);
});

test('P12: another amount than the one on the page is not paid', async () => {
  const { buy, price, installed } = await buying(
    'android-app',
    {},
    {
      'to-pay': (data) => ({ ...data, amountFen: Number(data['amountFen']) + 1 }),
    },
  );
  await expect(buy(price)).rejects.toMatchObject({ code: 40901 });
  expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
});

describe('the openid, where a third party pays', () => {
  const special = { appid: 'wx5d4ea17400c0ff00', channel: 'mp' };
  const configured = {
    'config-center/get': () => ({
      channels: [{ channel: special.channel, thirdType: 1, appid: special.appid, payPlatform: 5 }],
      miniProgramPay: [{ appid: special.appid, payPlatform: 15, payUrl: '/pages/pay/index' }],
    }),
  };

  beforeEach(() => Object.defineProperty(location, 'assign', { configurable: true, value: () => undefined }));

  test.each([
    ['', false, 'user/has-openid', '5'],
    ['mp', false, 'user/has-openid', '6'],
    ['', true, 'mall/has-openid', '5'],
    ['mp', true, 'mall/has-openid', '6'],
  ])('channel %j, health payment %s: asks %s for platform %s', async (name, health, path, platform) => {
    const { buy, channel, price } = await buying('wechat', {}, configured);
    channel.readChannel(new URLSearchParams({ channel: name }));
    expect(await buy(price, { health })).toEqual({ end: 'left' });
    expect(
      callsOf('has-openid').map(({ pathname, searchParams }) => [pathname, searchParams.get('payPlatform')]),
    ).toEqual([[expect.stringContaining(path), platform]]);
  });

  test('without one the payment stops for a login', async () => {
    const { buy, price } = await buying('wechat', {}, { 'has-openid': () => false });
    let left = '';
    Object.defineProperty(location, 'assign', { configurable: true, value: (url: string) => (left = url) });
    void buy(price);
    await vi.waitFor(() => expect(left).toContain('/third-login?thirdType=1'));
  });

  test.each([20205, 20203, 20102, 23001])('code %i is the account layer’s: the payment stops', async (code) => {
    const { buy, price, installed } = await buying('wechat', {}, {}, { 'has-openid': code });
    expect(await buy(price)).toEqual({ end: 'no-login' });
    expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
  });

  test('in an own app and in a browser nobody asks for it', async () => {
    const { buy, price } = await buying('ios-app');
    await buy(price);
    expect(callsOf('has-openid')).toEqual([]);
  });
});

describe('the pay page of a mini-program', () => {
  const row = (appid: string, payUrl: string) => ({ appid, payPlatform: 14, payUrl });
  const configured = {
    'config-center/get': () => ({
      channels: [{ channel: 'mp', thirdType: 1, appid: 'wxA', payPlatform: 14 }],
      miniProgramPay: [row('wxB', '/pages/b/pay'), row('wxA', '/pages/a/pay')],
    }),
  };

  test.each([
    ['mp', '/pages/a/pay?'],
    ['', '/pages/pay/index?'],
  ])('of channel %j is %s, by its appid', async (name, page) => {
    const { buy, channel, price, installed } = await buying('mini-program', {}, configured);
    channel.readChannel(new URLSearchParams({ channel: name }));
    const bought = buy(price);
    const urls = () =>
      installed.traffic.map(({ body }) => JSON.stringify(body)).filter((text) => text.includes('/pay'));
    await vi.waitFor(() => expect(urls().join()).toContain(page));
    expect(urls().join()).toContain('biz=sdhealth');
    // It ends within this test: what it asks for afterwards must find a network.
    await bought;
  });
});

test('the health payment says its biz on every host', async () => {
  const { buy, price, installed } = await buying('android-app');
  await buy(price, { health: true });
  expect(JSON.stringify(installed.traffic.find(({ name }) => name === 'paySeq')?.body)).toContain('"biz":"sdhealth"');
});
