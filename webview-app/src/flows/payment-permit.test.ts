/** Tests the reasons that block a payment, and the health payment's own questions, on imitated hosts with the embedded backend. */
import { type HostName, pending } from '@sdhealth/bridge-sdk';
import { type HostOptions, installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';
import { openBank, PRODUCT } from '../../test/payment/bank.ts';
import { ended, TIMERS } from '../../test/payment/ended.ts';
import { BLOCKING_CONF_CODES } from './payment-permit.ts';

const calls: URL[] = [];
const noticed: string[] = [];
/** The code of each notice in `noticed`. */
const groups: string[] = [];

beforeEach(async () => {
  // A notice of the previous test may still be on its way.
  await vi.dynamicImportSettled();
  calls.length = 0;
  noticed.length = 0;
  groups.length = 0;
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens a host with a person logged in. `changed` modifies the answers by path. */
async function buying(
  host: HostName,
  options: HostOptions = {},
  changed: Record<string, (data: Record<string, unknown>) => unknown> = {},
  refused: Record<string, number> = {},
  see: (url: URL, init?: RequestInit) => unknown = () => undefined,
) {
  const bank = await openBank();
  newPageLoad();
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(String(input), 'http://localhost');
    if (url.pathname.endsWith('febot-notice')) {
      const { message, code } = JSON.parse(String(init?.body));
      noticed.push(message);
      groups.push(code);
    }
    calls.push(url);
    see(url, init);
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
  const buy = (
    priceFen: number,
    { health = false, ...wish }: Parameters<typeof purchase>[2] & { health?: boolean } = {},
  ) => purchase({ ...checkupSale(PRODUCT), health }, priceFen, wish);
  return { buy, channel, installed, price: bank.priceFen, books: bank.books, bank };
}

const ofType = (unifiedOrderType: unknown) => ({
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
    const { buy, price } = await buying('android-app', { app, version }, ofType('WALLET'));
    expect(await buy(price)).toMatchObject(end === 'blocked' ? { end, why: 'old-app' } : { end });
  });

  test('an app when it is too old for the wallet: still has the provider’s cashier', async () => {
    const { buy, price } = await buying('ios-app', { version: '2.1.0' });
    expect(await buy(price)).toMatchObject({ end: 'paid' });
  });
});

describe('the code of the pay configuration', () => {
  const withCode = (confCode: unknown) => ({ 'get-pay-config': (data: object) => ({ ...data, confCode }) });

  test.each([
    [false, 'get-pay-config'],
    [true, 'get-conf-sdhealth'],
  ])('the pay settings when the health payment is %s: from %s, and block', async (health, path) => {
    const { buy, price } = await buying('ios-app', {}, { [path]: (data) => ({ ...data, confCode: '20000000003' }) });
    expect(await buy(price, { health })).toMatchObject({ end: 'blocked', why: 'by-config' });
    expect(calls.filter(({ pathname }) => pathname.includes('/client-pay/'))).toHaveLength(1);
    expect(callsOf(path)).toHaveLength(1);
  });

  test.each(BLOCKING_CONF_CODES)('the pay configuration when its code is %s: blocks our own apps', async (confCode) => {
    const { buy, price, installed } = await buying('ios-app', {}, withCode(confCode));
    expect(await buy(price)).toMatchObject({ end: 'blocked', why: 'by-config' });
    expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
  });

  test.each(BLOCKING_CONF_CODES)('the pay configuration when its code is %s as a number: blocks', async (confCode) => {
    const { buy, price } = await buying('android-app', {}, withCode(Number(confCode)));
    expect(await buy(price)).toMatchObject({ end: 'blocked', why: 'by-config' });
  });

  test.each(['', null, undefined, 0, 10000000001])('a payment when the code is %j: not blocked', async (confCode) => {
    const { buy, price } = await buying('ios-app', {}, withCode(confCode));
    expect(await buy(price)).toMatchObject({ end: 'paid' });
    await vi.dynamicImportSettled();
    expect(noticed).toEqual([]);
  });

  test.each(BLOCKING_CONF_CODES)('a payment in a browser when the code is %s: not blocked', async (confCode) => {
    const assign = vi.fn<(url: string) => void>();
    Object.defineProperty(location, 'assign', { configurable: true, value: assign });
    const { buy, price } = await buying('browser', {}, withCode(confCode));
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
    const { buy, price } = await buying('ios-app', {}, { 'get-pay-config': (data) => ({ ...data, ...change }) });
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
    const { buy, price } = await buying('ios-app', {}, { 'get-pay-config': (data) => ({ ...data, ...change }) });
    expect(await buy(price)).toMatchObject({ end: 'paid' });
  });
});

describe.each(['ios-app', 'android-app', 'browser', 'wechat', 'wecom', 'mini-program'] as const)('in %s', (host) => {
  const answering = (change: object) => ({ 'get-pay-config': (data: object) => ({ ...data, ...change }) });
  /** Buys, and returns all requests and opened pages. */
  async function tried(change: object) {
    const assign = vi.fn<(url: string) => void>();
    Object.defineProperty(location, 'assign', { configurable: true, value: assign });
    const { buy, price, installed, books } = await buying(host, {}, answering(change));
    const end = await buy(price);
    await vi.dynamicImportSettled();
    const requests = installed.traffic.filter(({ name }) => /paySeq|invokeMiniProgramAPI|getBrandWCPay/.test(name));
    return { end, sent: [...requests, ...assign.mock.calls], charged: (await books()).charged };
  }

  test('a payment when the pay service does not open it (isPay): sent nowhere, and not reported', async () => {
    const { end, sent, charged } = await tried({ isPay: false });
    expect(end).toMatchObject({ end: 'blocked', why: 'not-open' });
    expect([sent, charged, noticed]).toEqual([[], [], []]);
  });

  test.each([true, false])(
    'a signature when it is refused (isSign) with isPay %s: reported, and sent nowhere',
    async (isPay) => {
      const { end, sent, charged } = await tried({ isSign: false, isPay });
      expect(end).toMatchObject({ end: 'blocked', why: 'signature' });
      expect([sent, charged, noticed]).toEqual([[], [], ['payment signature refused']]);
      expect(groups).toEqual(['PAY-SIGN']);
    },
  );
});

test('a payment when it is not open because it was just paid: shown as paid', async () => {
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

test.each(['MOON', 7, undefined])(
  'a payment when its type is the wrong %s: reported, and paid by the default path',
  async (type) => {
    // In an app too old for the wallet the default path is the provider's cashier.
    const { buy, price, books } = await buying('android-app', { version: '2.1.0' }, ofType(type));
    expect(await buy(price)).toMatchObject({ end: 'paid' });
    await vi.dynamicImportSettled();
    expect([noticed, groups]).toEqual([['wrong payment type'], ['PAY-TYPE']]);
    expect((await books()).charged).toHaveLength(1);
  },
);

test.each([
  ['more', 1],
  ['less', -1],
])('P12: a payment when its amount is %s than the page showed: not paid', async (_, by) => {
  const { buy, price, installed } = await buying(
    'android-app',
    {},
    {
      'to-pay': (data) => ({ ...data, amountFen: Number(data['amountFen']) + by }),
    },
  );
  await expect(buy(price)).rejects.toMatchObject({ code: 40901 });
  expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
});

test('P08: a payment when it is of another order: passed to no host, and reported', async () => {
  const { buy, price, installed } = await buying(
    'android-app',
    {},
    { 'to-pay': (data) => ({ ...data, orderNo: 'O-of-another' }) },
  );
  await expect(buy(price)).rejects.toMatchObject({ code: 'SHAPE' });
  expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
  expect(callsOf('get-pay-config')).toEqual([]);
  await vi.dynamicImportSettled();
  expect([noticed, groups]).toEqual([['payment of another order'], ['PAY-ORDER']]);
});

describe('the openid of a third party’s payment', () => {
  const special = { appid: 'wx5d4ea17400c0ff00', channel: 'mp' };
  const configured = {
    'config-center/get': () => ({
      channels: [{ channel: special.channel, thirdType: 1, appid: special.appid, payPlatform: 5 }],
      miniProgramPay: [{ appid: special.appid, payPlatform: 15, payUrl: '/pages/pay/index' }],
    }),
  };

  beforeEach(() => {
    document.head.innerHTML = `<meta name="health-pay-appid" content="${special.appid}">`;
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
      const { buy, channel, price } = await buying('wechat', {}, configured);
      channel.readChannel(new URLSearchParams({ channel: name }));
      expect(await buy(price, { health })).toEqual({ end: 'left' });
      expect(
        callsOf('has-openid').map(({ pathname, searchParams }) => [pathname, searchParams.get('payPlatform')]),
      ).toEqual([[expect.stringContaining(path), platform]]);
    },
  );

  test.each([false, null, 0, '', undefined])(
    'the openid when the answer is %j: missing, and the payment stops for a login',
    async (openid) => {
      const { buy, price } = await buying('wechat', {}, { 'has-openid': () => openid });
      let remaining = '';
      Object.defineProperty(location, 'assign', { configurable: true, value: (url: string) => (remaining = url) });
      void buy(price);
      await vi.waitFor(() => expect(remaining).toContain('/third-login?thirdType=1'));
      await vi.dynamicImportSettled();
      expect(noticed).toEqual([]);
    },
  );

  test.each([true, 1, 'o6_bmjrPTlm6_2sgVt7hMZOPfL2M', { openid: 'o6' }])(
    'the openid when the answer is %j: present',
    async (openid) => {
      const { buy, price } = await buying('wechat', {}, { 'has-openid': () => openid });
      expect(await buy(price)).toEqual({ end: 'left' });
    },
  );

  test.each([40400, 50000])('a purchase when the openid is refused with %i: fails unpaid', async (code) => {
    const { buy, price, installed } = await buying('wechat', {}, {}, { 'has-openid': code });
    await expect(buy(price)).rejects.toMatchObject({ code });
    expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
  });

  test('a payment without an openid when an admin is signed in: stops without opening a login', async () => {
    const { buy, price, books } = await buying('wechat', {}, { 'has-openid': () => false });
    Object.assign(document, { cookie: 'adminToken=t' });
    const assign = vi.fn<(url: string) => void>();
    Object.defineProperty(location, 'assign', { configurable: true, value: assign });
    const end = await buy(price);
    Object.assign(document, { cookie: 'adminToken=; Max-Age=0' });
    expect(end).toEqual({ end: 'no-login' });
    expect([assign.mock.calls, (await books()).charged]).toEqual([[], []]);
  });

  test.each([20205, 20203, 20102, 23001])(
    'a payment when the openid is refused with %i: stops, as the account layer handles this code',
    async (code) => {
      const { buy, price, installed } = await buying('wechat', {}, {}, { 'has-openid': code });
      expect(await buy(price)).toEqual({ end: 'no-login' });
      expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
    },
  );

  test('the openid when the host is our own app: not requested', async () => {
    const { buy, price } = await buying('ios-app');
    await buy(price);
    expect(callsOf('has-openid')).toEqual([]);
  });
});

describe('the account of a payment', () => {
  /** The mini-programs of the embedded backend's configuration, by their pay platform. */
  const APPIDS = { 15: 0, 14: 1, 12: 2, 17: 3, 20: 4 } as const;
  const appidOf = (platform: keyof typeof APPIDS) => `wx5d4ea17400c0ff0${APPIDS[platform]}`;
  const pagesOwn = {
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
  async function bought(miniProgramAppId: string, query = '') {
    const bodies: URLSearchParams[] = [];
    const { buy, channel, price, installed } = await buying(
      'mini-program',
      { miniProgramAppId },
      pagesOwn,
      {},
      (url, init) => url.pathname.endsWith('/to-pay') && bodies.push(new URLSearchParams(String(init?.body))),
    );
    channel.readChannel(new URLSearchParams(query));
    vi.useFakeTimers(TIMERS);
    // The purchase must end within this test, because its later requests need a network.
    await ended(buy(price));
    const [opened = ''] = installed.traffic.flatMap(
      ({ body }) => /\/pages\/[^?"]+\?[^"]*/.exec(JSON.stringify(body) ?? '')?.[0] ?? [],
    );
    return {
      page: opened.split('?')[0],
      fields: new URLSearchParams(opened.split('?')[1]),
      asked: callsOf('has-openid').map(({ searchParams }) => searchParams.get('payPlatform')),
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
    'a payment when there is no channel: by the user agent’s mini-program, pay platform %i, openid %s',
    async (platform, openid) => {
      const { page, fields, asked, payPlatform } = await bought(appidOf(platform));
      expect({ page, asked, payPlatform }).toEqual({
        page: `/pages/pay${platform}/index`,
        asked: [openid],
        payPlatform: [String(platform)],
      });
      expect(fields.get('biz')).toBe('sdhealth');
    },
  );

  test('a payment when the address names channel and pay platform: by the user agent’s mini-program', async () => {
    expect(await bought(appidOf(15), 'channel=mp&payPlatform=99')).toMatchObject({
      page: '/pages/pay15/index',
      asked: ['6'],
      payPlatform: ['15'],
    });
  });

  test('a payment when its mini-program is not configured: by the usual page, the address’s platform', async () => {
    expect(await bought('wx0000000000000000', 'channel=mp&payPlatform=99')).toMatchObject({
      page: '/pages/pay/index',
      asked: ['5'],
      payPlatform: ['99'],
    });
  });

  test.each([
    ['channel=mp', '12'],
    ['channel=mp&payPlatform=99', '99'],
    ['channel=nobody', null],
  ])('a payment in WeChat when the address has %s: by the pay platform %j', async (query, platform) => {
    const bodies: URLSearchParams[] = [];
    Object.defineProperty(location, 'assign', { configurable: true, value: () => undefined });
    const { buy, channel, price } = await buying(
      'wechat',
      {},
      pagesOwn,
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
    const { buy, price, books } = await buying(
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
    'the payment address when the health payment is %s: payInfo, two return addresses, and biz if it is',
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
  'the health payment when the host is %s: the host’s call has `biz`',
  async (host) => {
    const { buy, price, installed } = await buying(host);
    await buy(price, { health: true });
    expect(JSON.stringify(installed.traffic.find(({ name }) => name === 'paySeq')?.body)).toContain('"biz":"sdhealth"');
  },
);

test.each(['android-app', 'ios-app'] as const)(
  'a purchase when the handshake of %s offers no payment: refused before ordering, and not reported',
  async (host) => {
    const { buy, price, installed, books } = await buying(host, { missing: ['paySeq'] });
    expect(await buy(price)).toEqual({ end: 'blocked', why: 'no-payment' });
    expect((await books()).orders).toEqual([]);
    expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
    await vi.dynamicImportSettled();
    expect(noticed).toEqual([]);
  },
);

describe('the pay page of a mini-program', () => {
  beforeEach(() => void vi.useFakeTimers(TIMERS));
  afterEach(() => void vi.useRealTimers());

  /** Buys. Returns the end, and the seconds from the host's call to it. */
  async function waited(options: HostOptions) {
    const { buy, price, installed } = await buying('mini-program', options);
    const phases: [string, number][] = [];
    const end = await ended(buy(price, { onPhase: (phase) => phases.push([phase, Date.now()]) }));
    const from = phases.find(([phase]) => phase === 'paying')?.[1] ?? 0;
    return { end, seconds: (Date.now() - from) / 1000, installed };
  }

  test('a pay page when the client’s page stack is full: the person is asked within 5 s', async () => {
    const { end, seconds } = await waited({ stackDepth: 9 });
    expect(end).toMatchObject({ end: 'unfinished', why: 'not-opened', paySeq: expect.any(String) });
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThanOrEqual(5);
  });

  test('a pay page when the client refuses it: the payment is blocked at once, and nothing is pending', async () => {
    const { end, seconds } = await waited({ missing: ['invokeMiniProgramAPI'] });
    expect(end).toMatchObject({ end: 'blocked', why: 'no-page' });
    expect(seconds).toBeLessThanOrEqual(2);
    const { bridge } = await import('../platform/bridge.ts');
    expect(pending(bridge)).toEqual([]);
  });

  test('a pay page when it opens late: the order is paid as usual', async () => {
    const { end } = await waited({});
    expect(end).toMatchObject({ end: 'paid' });
  });
});
