/** Tests U04 (`docs/faults.md`): secrets are removed from the address before the first request and are never sent for a signature. */
import { previewImages } from '@sdhealth/bridge-sdk';
import { type HostOptions, replaceHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, describe, expect, test } from 'vitest';
import { newBrowser, type OpenedApp, see, sees, soon } from '../../test/open-app.tsx';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();

const reloads: string[] = [];
beforeEach(() => {
  reloads.length = 0;
  Object.defineProperty(location, 'assign', { configurable: true, value: () => undefined });
  Object.defineProperty(location, 'reload', { configurable: true, value: () => void reloads.push(location.href) });
});

const LIST = '/package-list';
const PAGE_TEXT = PERSONAL_PAGE.text;
const SECRETS = {
  mobile: '13912345678',
  id_card: '11010519491231002X',
  IDCARD: '110105194912310039',
  token: 'tkn-secret-1',
  adminToken: 'tkn-secret-2',
  userTicket: 'ticket-bad',
};
const values = Object.values(SECRETS);
const query = new URLSearchParams(SECRETS);
const withoutTicket = new URLSearchParams({ ...SECRETS, userTicket: '' });
const addressesOf = ({ calls }: OpenedApp) => decodeURIComponent(calls.map(({ search }) => search).join());
const signatureRequests = ({ calls }: OpenedApp) => calls.filter(({ path }) => path.endsWith('/jsapi-signature'));

const expectNoSecrets = (text: string) => {
  for (const value of values) expect(text).not.toContain(value);
};

test.each([
  ['in the query', `${LIST}?tab=1&${query}&channel=2`, '?tab=1&channel=2'],
  ['after the hash', `${LIST}?tab=1#x?${query}`, '?tab=1'],
  ['as the hash', `${LIST}?tab=1#${query}`, '?tab=1'],
])('a page’s address when it has secrets %s: loses them and keeps the other parameters', async (_, address, search) => {
  const entries = history.length;
  const app = await newBrowser().open(address);
  expect(location.pathname + location.search + location.hash).toBe(`/health${LIST}${search}`);
  expect(history.length).toBe(entries);
  await soon(() => expect(app.calls.length).toBeGreaterThan(0));
  expectNoSecrets(addressesOf(app));
  expectNoSecrets(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
});

/** Values in parameters that no route declares, and personal numbers in parameters that the app declares. */
const FOREIGN_PARAMETERS: readonly (readonly [name: string, value: string])[] = [
  ...['jwt', 'auth', 'credential', 'otp', 'state', 'sso', 'nsukey', 'uid', 'utm_source', 'patient', '姓名', 'q'].map(
    (name) => [name, 'q7Vd2mKx9wLp'] as const,
  ),
  ...['13800138000', '+86 138-0013-8000', '11010519491231002X', '6222020200112230', 'li.lei@example.com'].flatMap(
    (value) => ['channel', 'search', 'tab', 'from'].map((name) => [name, value] as const),
  ),
];

test.each([
  ['in the query', `${LIST}?tab=kept&`],
  ['after the hash', `${LIST}?tab=kept#x?`],
  ['as the hash', `${LIST}?tab=kept#`],
])(
  `a page’s address when it has one of ${FOREIGN_PARAMETERS.length} foreign values %s: keeps only declared parameters`,
  async (_, begin) => {
    history.replaceState(null, '', `/health${LIST}`);
    const { watchAddress } = await import('../platform/address-secrets.ts');
    for (const [name, value] of FOREIGN_PARAMETERS) {
      history.replaceState(null, '', `/health${begin}${new URLSearchParams([[name, value]])}`);
      watchAddress();
      expect({ name, value, href: location.href.split('/health')[1] }).toEqual({
        name,
        value,
        href: `${LIST}?tab=kept`,
      });
    }
  },
);

test('an order number in an address when the page’s route declares its parameter: stays', async () => {
  const { watchAddress } = await import('../platform/address-secrets.ts');
  const address = '/pecSale/yj_gefmtj?payResult=fail&orderNo=13800138000';
  history.replaceState(null, '', `/health${address}&state=x`);
  watchAddress();
  expect(location.href.endsWith(`/health${address}`)).toBe(true);
});

test('a page’s address when it has no secrets: stays exactly the same', async () => {
  await newBrowser().open(`${LIST}?search=%e6%9d%8e+b%20c&tab#e`);
  expect(location.href.endsWith(`${LIST}?search=%e6%9d%8e+b%20c&tab#e`)).toBe(true);
});

describe('the address that WeChat’s signature is requested for', () => {
  const open = async (options: HostOptions, address: string) => {
    replaceHost('wechat', options);
    const app = await newBrowser().open(address);
    await soon(() => expect(signatureRequests(app).length).toBeGreaterThan(0));
    return app;
  };

  test.each(['ios', 'android'] as const)(
    'the address to sign for WeChat when the page is loaded with secrets on %s: has no secrets',
    async (phone) => {
      const app = await open({ phone }, `/pecSale/yj_gefmtj?${withoutTicket}`);
      expectNoSecrets(addressesOf(app));
      const [call] = signatureRequests(app);
      expect(new URLSearchParams(call?.search).get('url')).toBe(`${location.origin}/health/pecSale/yj_gefmtj`);
    },
  );

  test('a host call when WeChat requires the signature of an address with secrets: fails without sending a secret', async () => {
    history.replaceState(null, '', `/health${LIST}?${query}`);
    replaceHost('wechat', { phone: 'ios' }); // WeChat remembers the address of this page load
    const app = await newBrowser().open('/pecSale/yj_gefmtj');
    const { bridge } = await import('../platform/bridge.ts');
    await soon(() => expect(signatureRequests(app).length).toBeGreaterThan(0));
    // This call waits for the signature that the page has already requested.
    await expect(bridge.call(previewImages, { urls: ['https://h5.test/a.png'] })).rejects.toThrow('secret address');
    expectNoSecrets(addressesOf(app));
  });
});

describe('WeChat on an iPhone, which verifies the address of the page load', () => {
  test('a page in WeChat on an iPhone when its address has a ticket: reloads without it after the login', async () => {
    replaceHost('wechat', { phone: 'ios' });
    const browser = newBrowser();
    const app = await browser.open(`${PERSONAL_PAGE.path}?userTicket=ticket-good`);
    await soon(() => expect(reloads).toHaveLength(1));
    expect(app.calls.some(({ path }) => path.endsWith('/ticket-login'))).toBe(true);
    expect(sees(PAGE_TEXT)).toBe(false);
    await app.reload();
    await see(PAGE_TEXT);
    expect(reloads).toHaveLength(1);
  });

  test('a page in WeChat on an iPhone when its address has secrets but no ticket: reloads at once', async () => {
    replaceHost('wechat', { phone: 'ios' });
    await newBrowser().open(`${LIST}?mobile=13912345678`);
    expect(reloads).toHaveLength(1);
  });

  test('a page in WeChat on an iPhone when cookies are refused: reloads at most three times in a visit', async () => {
    replaceHost('wechat', { phone: 'ios' });
    const app = await newBrowser().open(`${PERSONAL_PAGE.path}?userTicket=ticket-good`);
    await soon(() => expect(reloads).toHaveLength(1));
    for (const count of [2, 3, 3]) {
      await app.reload(`${PERSONAL_PAGE.path}?userTicket=ticket-good&token=x`);
      await see('Switch to another account?');
      // Each page load has its own modules.
      const { dropTicket } = await import('../flows/login.ts');
      dropTicket();
      expect(reloads).toHaveLength(count);
    }
    await see(PAGE_TEXT);
  });

  test('a reload of a page in WeChat when two callers request it in one page load: is counted once', async () => {
    replaceHost('wechat', { phone: 'ios' });
    const app = await newBrowser().open(`${PERSONAL_PAGE.path}?userTicket=ticket-good`);
    await soon(() => expect(reloads).toHaveLength(1));
    for (const count of [1, 2, 3]) {
      const { dropTicket } = await import('../flows/login.ts');
      dropTicket();
      expect(reloads).toHaveLength(count);
      if (count === 3) return;
      await app.reload(`${PERSONAL_PAGE.path}?userTicket=ticket-good&token=x`);
      await see('Switch to another account?');
      (await import('../flows/login.ts')).dropTicket();
    }
  });

  test.each([
    ['wechat', { phone: 'android' }],
    ['ios-app', {}],
    ['browser', {}],
  ] as const)('a page when the host is %s %j: is not reloaded', async (host, options) => {
    replaceHost(host, options);
    const app = await newBrowser().open(`${LIST}?mobile=13912345678`);
    await soon(() => expect(app.calls.length).toBeGreaterThan(0));
    replaceHost('wechat', { phone: 'ios' });
    const pageWithoutSecrets = await newBrowser().open(LIST);
    await soon(() => expect(pageWithoutSecrets.calls.length).toBeGreaterThan(0));
    expect(reloads).toEqual([]);
  });
});
