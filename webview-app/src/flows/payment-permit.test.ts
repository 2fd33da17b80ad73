/** Tests the reasons that block a payment, and the requests of the health payment, on imitated hosts with the embedded backend. */
import { type HostName, pending } from '@sdhealth/bridge-sdk';
import { type HostOptions, installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';
import { openBank, PRODUCT } from '../../test/payment/bank.ts';
import { runUntilSettled, TIMERS } from '../../test/payment/until-ended.ts';
import { BLOCKING_CONF_CODES } from './payment-permit.ts';

const calls: URL[] = [];
const notices: string[] = [];
const noticeCodes: string[] = [];

beforeEach(async () => {
  // A notice of the previous test may still be pending.
  await vi.dynamicImportSettled();
  calls.length = 0;
  notices.length = 0;
  noticeCodes.length = 0;
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens a host with a person logged in. `changed` modifies the answers by path. */
async function prepareBuying(
  host: HostName,
  options: HostOptions = {},
  changedAnswers: Record<string, (data: Record<string, unknown>) => unknown> = {},
  refusedCodes: Record<string, number> = {},
  onRequest: (url: URL, init?: RequestInit) => unknown = () => undefined,
) {
  const bank = await openBank();
  newPageLoad();
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(String(input), 'http://localhost');
    if (url.pathname.endsWith('febot-notice')) {
      const { message, code } = JSON.parse(String(init?.body));
      notices.push(message);
      noticeCodes.push(code);
    }
    calls.push(url);
    onRequest(url, init);
    const code = Object.entries(refusedCodes).find(([path]) => url.pathname.endsWith(path))?.[1];
    if (code) return Response.json({ code, data: null, msg: 'no' });
    const answer = await bank.fetch(url.href, init);
    const change = Object.entries(changedAnswers).find(([path]) => url.pathname.endsWith(path))?.[1];
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
  const buy = (
    priceFen: number,
    { health = false, ...options }: Parameters<typeof purchase>[2] & { health?: boolean } = {},
  ) => purchase({ ...checkupSale(PRODUCT), health }, priceFen, options);
  return { buy, channel, installed, price: bank.priceFen, books: bank.readBooks, bank };
}

const withPaymentType = (unifiedOrderType: unknown) => ({
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
  ] as const)('a wallet payment when the app is %s %s: %s', async (app, version, end) => {
    const { buy, price } = await prepareBuying('android-app', { app, version }, withPaymentType('WALLET'));
    expect(await buy(price)).toMatchObject(end === 'blocked' ? { end, why: 'old-app' } : { end });
  });

  test('a payment when the app is too old for the wallet: possible with the provider’s cashier', async () => {
    const { buy, price } = await prepareBuying('ios-app', { version: '2.1.0' });
    expect(await buy(price)).toMatchObject({ end: 'paid' });
  });
});

describe('the code of the pay configuration', () => {
  const withCode = (confCode: unknown) => ({ 'get-pay-config': (data: object) => ({ ...data, confCode }) });

  test.each([
    [false, 'get-pay-config'],
    [true, 'get-conf-sdhealth'],
  ])('the pay configuration when the health payment is %s: loaded from %s', async (health, path) => {
    const { buy, price } = await prepareBuying(
      'ios-app',
      {},
      { [path]: (data) => ({ ...data, confCode: '20000000003' }) },
    );
    expect(await buy(price, { health })).toMatchObject({ end: 'blocked', why: 'by-config' });
    expect(calls.filter(({ pathname }) => pathname.includes('/client-pay/'))).toHaveLength(1);
    expect(callsOf(path)).toHaveLength(1);
  });

  test.each(BLOCKING_CONF_CODES)('a payment in an own app when the code is %s: blocked', async (confCode) => {
    const { buy, price, installed } = await prepareBuying('ios-app', {}, withCode(confCode));
    expect(await buy(price)).toMatchObject({ end: 'blocked', why: 'by-config' });
    expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
  });

  test.each(BLOCKING_CONF_CODES)(
    'a payment in an own app when the code is %s as a number: blocked',
    async (confCode) => {
      const { buy, price } = await prepareBuying('android-app', {}, withCode(Number(confCode)));
      expect(await buy(price)).toMatchObject({ end: 'blocked', why: 'by-config' });
    },
  );

  test.each(['', null, undefined, 0, 10000000001])('a payment when the code is %j: not blocked', async (confCode) => {
    const { buy, price } = await prepareBuying('ios-app', {}, withCode(confCode));
    expect(await buy(price)).toMatchObject({ end: 'paid' });
    await vi.dynamicImportSettled();
    expect(notices).toEqual([]);
  });

  test.each(BLOCKING_CONF_CODES)('a payment in a browser when the code is %s: not blocked', async (confCode) => {
    const assign = vi.fn<(url: string) => void>();
    Object.defineProperty(location, 'assign', { configurable: true, value: assign });
    const { buy, price } = await prepareBuying('browser', {}, withCode(confCode));
    expect(await buy(price)).toEqual({ end: 'left' });
    expect(assign).toHaveBeenCalledOnce();
  });
});

describe('an answer of the pay configuration', () => {
  test.each([
    [{ isPay: 0 }, 'not-open'],
    [{ isPay: '0' }, 'not-open'],
    [{ isSign: 0 }, 'signature'],
    [{ isSign: '0' }, 'signature'],
  ])('a payment when the pay configuration is %j: blocked as %s', async (change, why) => {
    const { buy, price } = await prepareBuying('ios-app', {}, { 'get-pay-config': (data) => ({ ...data, ...change }) });
    expect(await buy(price)).toMatchObject({ end: 'blocked', why });
  });

  test.each([
    { isPay: 1 },
    { isSign: 1 },
    { isPay: '1', isSign: 'true' },
    { isPay: undefined },
    { isSign: undefined },
    { isPay: null, isSign: null },
  ])('a payment when the pay configuration is %j: not blocked', async (change) => {
    const { buy, price } = await prepareBuying('ios-app', {}, { 'get-pay-config': (data) => ({ ...data, ...change }) });
    expect(await buy(price)).toMatchObject({ end: 'paid' });
  });
});

describe.each(['ios-app', 'android-app', 'browser', 'wechat', 'wecom', 'mini-program'] as const)('in %s', (host) => {
  const withPayConfig = (change: object) => ({ 'get-pay-config': (data: object) => ({ ...data, ...change }) });
  /** Buys, and returns all requests and opened pages. */
  async function buyOnHost(change: object) {
    const assign = vi.fn<(url: string) => void>();
    Object.defineProperty(location, 'assign', { configurable: true, value: assign });
    const { buy, price, installed, books } = await prepareBuying(host, {}, withPayConfig(change));
    const end = await buy(price);
    await vi.dynamicImportSettled();
    const requests = installed.traffic.filter(({ name }) => /paySeq|invokeMiniProgramAPI|getBrandWCPay/.test(name));
    return { end, requestsSent: [...requests, ...assign.mock.calls], charged: (await books()).charged };
  }

  test('a payment when `isPay` is false: neither sent nor reported', async () => {
    const { end, requestsSent, charged } = await buyOnHost({ isPay: false });
    expect(end).toMatchObject({ end: 'blocked', why: 'not-open' });
    expect([requestsSent, charged, notices]).toEqual([[], [], []]);
  });

  test.each([true, false])('a payment when `isSign` is false and `isPay` %s: reported, and not sent', async (isPay) => {
    const { end, requestsSent, charged } = await buyOnHost({ isSign: false, isPay });
    expect(end).toMatchObject({ end: 'blocked', why: 'signature' });
    expect([requestsSent, charged, notices]).toEqual([[], [], ['payment signature refused']]);
    expect(noticeCodes).toEqual(['PAY-SIGN']);
  });
});

test('a payment when it is closed because it was just paid: ends as paid', async () => {
  const { buy, price, bank } = await prepareBuying(
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

test.each(['MOON', 7, undefined])(
  'a payment when its type is the wrong %s: reported, and paid by the default path',
  async (type) => {
    // In an app too old for the wallet the default path is the provider's cashier.
    const { buy, price, books } = await prepareBuying('android-app', { version: '2.1.0' }, withPaymentType(type));
    expect(await buy(price)).toMatchObject({ end: 'paid' });
    await vi.dynamicImportSettled();
    expect([notices, noticeCodes]).toEqual([['wrong payment type'], ['PAY-TYPE']]);
    expect((await books()).charged).toHaveLength(1);
  },
);

test.each([
  ['more', 1],
  ['less', -1],
])('P12: a payment when its amount is %s than the page showed: not paid', async (_, difference) => {
  const { buy, price, installed } = await prepareBuying(
    'android-app',
    {},
    {
      'to-pay': (data) => ({ ...data, amountFen: Number(data['amountFen']) + difference }),
    },
  );
  await expect(buy(price)).rejects.toMatchObject({ code: 40901 });
  expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
});

test('P08: a payment when it belongs to another order: reported, and not passed to the host', async () => {
  const { buy, price, installed } = await prepareBuying(
    'android-app',
    {},
    { 'to-pay': (data) => ({ ...data, orderNo: 'O-of-another' }) },
  );
  await expect(buy(price)).rejects.toMatchObject({ code: 'SHAPE' });
  expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
  expect(callsOf('get-pay-config')).toEqual([]);
  await vi.dynamicImportSettled();
  expect([notices, noticeCodes]).toEqual([['payment of another order'], ['PAY-ORDER']]);
});

describe('the openid of a third party’s payment', () => {
  const channelConfig = { appid: 'wx5d4ea17400c0ff00', channel: 'mp' };
  const configuration = {
    'config-center/get': () => ({
      channels: [{ channel: channelConfig.channel, thirdType: 1, appid: channelConfig.appid, payPlatform: 5 }],
      miniProgramPay: [{ appid: channelConfig.appid, payPlatform: 15, payUrl: '/pages/pay/index' }],
    }),
  };

  beforeEach(() => {
    document.head.innerHTML = `<meta name="health-pay-appid" content="${channelConfig.appid}">`;
    Object.defineProperty(location, 'assign', { configurable: true, value: () => undefined });
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  test.each([
    ['', false, 'user/has-openid', '5'],
    ['mp', false, 'user/has-openid', '6'],
    ['', true, 'mall/has-openid', '5'],
    ['mp', true, 'mall/has-openid', '6'],
  ])(
    'the openid when the channel is %j and the health payment %s: requested from %s for platform %s',
    async (name, health, path, platform) => {
      const { buy, channel, price } = await prepareBuying('wechat', {}, configuration);
      channel.readChannel(new URLSearchParams({ channel: name }));
      expect(await buy(price, { health })).toEqual({ end: 'left' });
      expect(
        callsOf('has-openid').map(({ pathname, searchParams }) => [pathname, searchParams.get('payPlatform')]),
      ).toEqual([[expect.stringContaining(path), platform]]);
    },
  );

  test.each([false, null, 0, '', undefined])(
    'a payment when the answer about the openid is %j: stops for a login',
    async (openid) => {
      const { buy, price } = await prepareBuying('wechat', {}, { 'has-openid': () => openid });
      let leftFor = '';
      Object.defineProperty(location, 'assign', { configurable: true, value: (url: string) => (leftFor = url) });
      void buy(price);
      await vi.waitFor(() => expect(leftFor).toContain('/third-login?thirdType=1'));
      await vi.dynamicImportSettled();
      expect(notices).toEqual([]);
    },
  );

  test.each([true, 1, 'o6_bmjrPTlm6_2sgVt7hMZOPfL2M', { openid: 'o6' }])(
    'a payment when the answer about the openid is %j: continues',
    async (openid) => {
      const { buy, price } = await prepareBuying('wechat', {}, { 'has-openid': () => openid });
      expect(await buy(price)).toEqual({ end: 'left' });
    },
  );

  test.each([40400, 50000])('a purchase when the openid is refused with %i: fails unpaid', async (code) => {
    const { buy, price, installed } = await prepareBuying('wechat', {}, {}, { 'has-openid': code });
    await expect(buy(price)).rejects.toMatchObject({ code });
    expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
  });

  test('a payment without an openid when an admin is signed in: stops without opening a login', async () => {
    const { buy, price, books } = await prepareBuying('wechat', {}, { 'has-openid': () => false });
    Object.assign(document, { cookie: 'adminToken=t' });
    const assign = vi.fn<(url: string) => void>();
    Object.defineProperty(location, 'assign', { configurable: true, value: assign });
    const end = await buy(price);
    Object.assign(document, { cookie: 'adminToken=; Max-Age=0' });
    expect(end).toEqual({ end: 'no-login' });
    expect([assign.mock.calls, (await books()).charged]).toEqual([[], []]);
  });

  test.each([20205, 20203, 20102, 23001])(
    'a payment when the openid is refused with %i: stops, because the account service handles this code',
    async (code) => {
      const { buy, price, installed } = await prepareBuying('wechat', {}, {}, { 'has-openid': code });
      expect(await buy(price)).toEqual({ end: 'no-login' });
      expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
    },
  );

  test('the openid when the host is our own app: not requested', async () => {
    const { buy, price } = await prepareBuying('ios-app');
    await buy(price);
    expect(callsOf('has-openid')).toEqual([]);
  });
});

describe('the account of a payment', () => {
  /** The mini-programs of the embedded backend's configuration, by their pay platform. */
  const APPIDS = { 15: 0, 14: 1, 12: 2, 17: 3, 20: 4 } as const;
  const appidOf = (platform: keyof typeof APPIDS) => `wx5d4ea17400c0ff0${APPIDS[platform]}`;
  const ownPages = {
    'config-center/get': (data: Record<string, unknown>) => ({
      ...data,
      channels: [{ channel: 'mp', thirdType: 1, appid: appidOf(12), payPlatform: 12 }],
      miniProgramPay: Object.keys(APPIDS).map((platform) => ({
        appid: appidOf(Number(platform) as keyof typeof APPIDS),
        payPlatform: Number(platform),
        payUrl: `/pages/pay${platform}/index`,
      })),
    }),
  };
  beforeEach(() => {
    document.head.innerHTML = `<meta name="health-pay-appid" content="${appidOf(15)}">`;
  });
  afterEach(() => {
    vi.useRealTimers();
    document.head.innerHTML = '';
  });

  /** Buys in a mini-program, and returns the values that depend on its appid. */
  async function buyInMiniProgram(miniProgramAppId: string, query = '') {
    const bodies: URLSearchParams[] = [];
    const { buy, channel, price, installed } = await prepareBuying(
      'mini-program',
      { miniProgramAppId },
      ownPages,
      {},
      (url, init) => url.pathname.endsWith('/to-pay') && bodies.push(new URLSearchParams(String(init?.body))),
    );
    channel.readChannel(new URLSearchParams(query));
    vi.useFakeTimers(TIMERS);
    // The purchase must end within this test, because its later requests need a network.
    await runUntilSettled(buy(price));
    const [address = ''] = installed.traffic.flatMap(
      ({ body }) => /\/pages\/[^?"]+\?[^"]*/.exec(JSON.stringify(body) ?? '')?.[0] ?? [],
    );
    return {
      page: address.split('?')[0],
      fields: new URLSearchParams(address.split('?')[1]),
      openidPlatforms: callsOf('has-openid').map(({ searchParams }) => searchParams.get('payPlatform')),
      payPlatform: bodies.map((body) => body.get('payPlatform')),
    };
  }

  test.each([
    [15, '6'],
    [14, '5'],
    [12, '5'],
    [17, '5'],
    [20, '5'],
  ] as const)(
    'a payment when no channel is set: uses the mini-program’s pay platform %i and openid platform %s',
    async (platform, openid) => {
      const { page, fields, openidPlatforms, payPlatform } = await buyInMiniProgram(appidOf(platform));
      expect({ page, openidPlatforms: openidPlatforms, payPlatform }).toEqual({
        page: `/pages/pay${platform}/index`,
        openidPlatforms: [openid],
        payPlatform: [String(platform)],
      });
      expect(fields.get('biz')).toBe('sdhealth');
    },
  );

  test('a payment when the address has a channel and a pay platform: uses those of the mini-program', async () => {
    expect(await buyInMiniProgram(appidOf(15), 'channel=mp&payPlatform=99')).toMatchObject({
      page: '/pages/pay15/index',
      openidPlatforms: ['6'],
      payPlatform: ['15'],
    });
  });

  test('a payment when its mini-program is not configured: uses the default page and the address’s platform', async () => {
    expect(await buyInMiniProgram('wx0000000000000000', 'channel=mp&payPlatform=99')).toMatchObject({
      page: '/pages/pay/index',
      openidPlatforms: ['5'],
      payPlatform: ['99'],
    });
  });

  test.each([
    ['channel=mp', '12'],
    ['channel=mp&payPlatform=99', '99'],
    ['channel=nobody', null],
  ])('a payment in WeChat when the address has %s: uses the pay platform %j', async (query, platform) => {
    const bodies: URLSearchParams[] = [];
    Object.defineProperty(location, 'assign', { configurable: true, value: () => undefined });
    const { buy, channel, price } = await prepareBuying(
      'wechat',
      {},
      ownPages,
      {},
      (url, init) => url.pathname.endsWith('/to-pay') && bodies.push(new URLSearchParams(String(init?.body))),
    );
    channel.readChannel(new URLSearchParams(query));
    expect(await buy(price)).toEqual({ end: 'left' });
    expect(bodies.map((body) => body.get('payPlatform'))).toEqual([platform]);
  });
});

describe.each(['browser', 'wechat', 'wecom'] as const)('the payment address in %s', (host) => {
  /** Buys, and returns the fields of the address for which the page is left. */
  async function fieldsOfAddress(health: boolean) {
    const assign = vi.fn<(url: string) => void>();
    Object.defineProperty(location, 'assign', { configurable: true, value: assign });
    const payInfo = {
      unifiedOrderType: 'SDHEALTH',
      tradeNo: 'T1',
      nested: { a: [1] },
      redirectUrl: 'https://evil.example',
    };
    const { buy, price, books } = await prepareBuying(
      host,
      {},
      { 'to-pay': (data) => ({ ...data, payInfo: { ...Object(data['payInfo']), ...payInfo } }) },
    );
    expect(await buy(price, { health })).toEqual({ end: 'left' });
    const { searchParams } = new URL(String(assign.mock.calls[0]?.[0]));
    return { fields: Object.fromEntries(searchParams), orderNo: (await books()).orders[0] };
  }

  test.each([
    [true, { biz: 'sdhealth' }],
    [false, {}],
  ])(
    'the payment address when the health payment is %s: has payInfo, two return addresses, and biz if true',
    async (health, biz) => {
      const { fields, orderNo } = await fieldsOfAddress(health);
      expect(fields).toEqual({
        unifiedOrderType: 'SDHEALTH',
        merchantNo: expect.any(String),
        tradeNo: 'T1',
        subject: expect.any(String),
        amountFen: expect.stringMatching(/^\d+$/),
        currency: 'CNY',
        nested: '{"a":[1]}',
        redirectUrl: expect.stringMatching(`^http://localhost.*/${orderNo}$`),
        failUrl: expect.stringMatching(`^http://localhost.*orderNo=${orderNo}$`),
        ...biz,
      });
    },
  );
});

test.each(['android-app', 'ios-app'] as const)(
  'the health payment when the host is %s: calls the host with `biz`',
  async (host) => {
    const { buy, price, installed } = await prepareBuying(host);
    await buy(price, { health: true });
    expect(JSON.stringify(installed.traffic.find(({ name }) => name === 'paySeq')?.body)).toContain('"biz":"sdhealth"');
  },
);

test.each(['android-app', 'ios-app'] as const)(
  'a purchase when the handshake of %s lacks the payment: refused before ordering, and not reported',
  async (host) => {
    const { buy, price, installed, books } = await prepareBuying(host, { missing: ['paySeq'] });
    expect(await buy(price)).toEqual({ end: 'blocked', why: 'no-payment' });
    expect((await books()).orders).toEqual([]);
    expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
    await vi.dynamicImportSettled();
    expect(notices).toEqual([]);
  },
);

describe('the pay page of a mini-program', () => {
  beforeEach(() => void vi.useFakeTimers(TIMERS));
  afterEach(() => void vi.useRealTimers());

  /** Buys. Returns the end, and the seconds from the host's call to it. */
  async function buyAndWait(options: HostOptions) {
    const { buy, price, installed } = await prepareBuying('mini-program', options);
    const phases: [string, number][] = [];
    const end = await runUntilSettled(buy(price, { onPhase: (phase) => phases.push([phase, Date.now()]) }));
    const payingSince = phases.find(([phase]) => phase === 'paying')?.[1] ?? 0;
    return { end, seconds: (Date.now() - payingSince) / 1000, installed };
  }

  test('a pay page when the client’s page stack is full: ends as not opened within 5 s', async () => {
    const { end, seconds } = await buyAndWait({ stackDepth: 9 });
    expect(end).toMatchObject({ end: 'unfinished', why: 'not-opened', paySeq: expect.any(String) });
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThanOrEqual(5);
  });

  test('a pay page when the client refuses it: blocks the payment immediately, and nothing is pending', async () => {
    const { end, seconds } = await buyAndWait({ missing: ['invokeMiniProgramAPI'] });
    expect(end).toMatchObject({ end: 'blocked', why: 'no-page' });
    expect(seconds).toBeLessThanOrEqual(2);
    const { bridge } = await import('../platform/bridge.ts');
    expect(pending(bridge)).toEqual([]);
  });

  test('a pay page when it opens late: the order is paid as usual', async () => {
    const { end } = await buyAndWait({});
    expect(end).toMatchObject({ end: 'paid' });
  });
});
