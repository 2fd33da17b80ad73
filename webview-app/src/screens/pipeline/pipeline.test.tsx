/** Tests services with steps, the return from a shop, and health guarantee. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const visited: string[] = [];
beforeEach(() => {
  visited.length = 0;
  Object.defineProperty(location, 'assign', { configurable: true, value: (to: string) => void visited.push(to) });
  installHost('browser');
});

const BASE = '/api/sdhealth/tob/policy/health/rights';
const ACTIVE = `${BASE}/active`;
const detail = (type: string, service = 'S2001', order = 'O1001') =>
  `/service-pipeline/detail/${service}/${order}/${type}`;
const plant = (browser: Browser, ...faults: object[]) => browser.control('/__fixtures/faults', faults);
/** Presses the confirmation of the open dialog. */
const confirm = () => document.querySelector<HTMLElement>('dialog[open] button:last-of-type')?.click();
const sentCount = ({ calls }: OpenedApp, path: string) => calls.filter((call) => call.path === path).length;
const seesHeading = (text: string) => document.querySelector('main h1')?.textContent === text;

describe('the services of a policy', () => {
  test('the services of a policy when they are listed: show steps and remaining uses, and the other tab is in the address', async () => {
    const app = await asCustomer(newBrowser(), '/service-pipeline/S2001/O1001');
    await see('Hospital fast track');
    for (const words of [
      'We arrange it with you',
      'Help with a specialist',
      '2 of 2',
      /^Until/,
      /^Unlimited/,
      '3 of 3',
    ])
      await see(words);
    await see(/^From \w+ \d/);
    expect(sees(/2 of 2 left · Until/)).toBe(true);
    expect(seesHeading('Hospital fast track')).toBe(true);
    await see('Not started');
    expect(sees('Nursing after hospital, last year')).toBe(false);
    await press('Used or expired');
    await see('Nursing after hospital, last year');
    expect(location.search).toBe('?tab=invalid');
    await app.reload();
    await see('Nursing after hospital, last year');
    // Only the first service of a type has a page.
    const links = [...document.querySelectorAll('[role=tabpanel] a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/health${detail('VISIT')}`]);
  });

  test('the services of a policy when one can be activated: the bar activates the first, and the phone is in the page', async () => {
    const app = await asCustomer(newBrowser(), '/service-pipeline/S2001/O1001');
    await see(/^Next: /);
    await see('Call the service');
    await press('Activate the service');
    await see('Activate it now?');
    confirm();
    await soon(() => expect(sentCount(app, ACTIVE)).toBe(1));
    await see('The service is active');
  });

  test('the services of a policy when the order is closed: are all over, and the first tab says so', async () => {
    await asCustomer(newBrowser(), '/service-pipeline/S2001/O1006');
    await see('Nothing left to use');
    await press('Used or expired');
    await see('Help with a specialist');
  });

  test('the services of a policy when they are over: ask for nothing, show no progress, and the bar calls', async () => {
    await asCustomer(newBrowser(), '/service-pipeline/S2001/O1001');
    await see('Progress');
    await press('Used or expired');
    await see(/^Call 400/);
    expect(sees('Progress') || sees('Activate the service')).toBe(false);
  });

  test('the services of a policy when their texts cannot be loaded: are shown', async () => {
    const browser = newBrowser();
    await browser.logIn('13800138000');
    await plant(browser, { match: 'GET /static-config/service/*', times: 9, kind: 'status', value: 503 });
    await browser.open('/service-pipeline/S2001/O1001');
    await see('Help with a specialist');
  });

  test.each(['/service-pipeline/S9/O1001', '/service-pipeline/S2001/O9999', detail('constructor'), detail('vas')])(
    'a page of services when its address is %s: says that there is none',
    async (address) => {
      const app = await asCustomer(newBrowser(), address);
      await see('We could not find this service');
      expect(sentCount(app, `${BASE}/get-use-info`)).toBe(0);
    },
  );
});

describe('one service', () => {
  test('a service when it is activated after a question: is activated once and can be used', async () => {
    const app = await asCustomer(newBrowser(), detail('VAS'));
    await see('Activate it first');
    await see('2 of 2');
    await press('Activate the service');
    await see('Activate it now?');
    expect(sentCount(app, ACTIVE)).toBe(0);
    for (let times = 0; times < 3; times++) confirm();
    await soon(() => expect(seesHeading('Ready to use')).toBe(true));
    expect(sentCount(app, ACTIVE)).toBe(1);
    await press('Use the service');
    await soon(() => expect(location.pathname).toBe('/health/value-added-service-detail'));
  });

  test('P09: an activation when its answer is lost: is done, and no failure is shown', async () => {
    const browser = newBrowser();
    await asCustomer(browser, detail('INQUIRY'));
    await see('Unlimited');
    const match = `POST ${ACTIVE}`;
    await plant(browser, { match, times: 1, kind: 'drop' }, { match, times: 9, kind: 'status', value: 503 });
    await press('Activate the service');
    await see('Activate it now?');
    confirm();
    await soon(() => expect(seesHeading('Ready to use')).toBe(true));
  });

  test('P02: a service when another page has activated it: is shown as active', async () => {
    const browser = newBrowser();
    await asCustomer(browser, detail('VAS'));
    await press('Activate the service');
    await see('Activate it now?');
    const { activatePipeline } = await import('../../api/service-pipeline.ts');
    const { request } = await import('../../client/request.ts');
    const body = { serviceNo: 'S2001', orderNo: 'O1001', productType: 'VAS' as const };
    await request(activatePipeline, { body }, { idempotencyKey: 'of-another-page' });
    confirm();
    await soon(() => expect(seesHeading('Ready to use')).toBe(true));
  });

  test('P08: an activation when it is refused: keeps the question and shows the reason', async () => {
    const browser = newBrowser();
    await asCustomer(browser, detail('VAS'));
    await press('Activate the service');
    await see('Activate it now?');
    await plant(browser, { match: `POST ${ACTIVE}`, times: 9, kind: 'code', value: { code: 40997, msg: 'Not today' } });
    confirm();
    await see('Not today');
    expect(seesHeading('Activate it first')).toBe(true);
  });

  test.each([
    { at: detail('VAS', 'S2002'), title: 'Ready to use', says: ['1 of 2', 'History', 'Use the service'] },
    { at: detail('VISIT'), title: 'Used up', says: ['0 of 1', 'You have used all of it', /^Call 400/] },
    { at: detail('CARE'), title: 'Not started yet', says: [/^You can activate it from/, /^Call 400/] },
    { at: detail('VAS', 'S2001', 'O1006'), title: 'This service has ended', says: ['0 of 2', /^Call 400/] },
  ])('a service when its address is $at: says «$title»', async ({ at, title, says }) => {
    await asCustomer(newBrowser(), at);
    await soon(() => expect(seesHeading(title)).toBe(true));
    for (const words of says) await see(words);
    expect(sees('Activate the service')).toBe(false);
  });

  test('U01: a service when its address has a foreign origin: is not opened', async () => {
    const browser = newBrowser();
    await browser.logIn('13800138000');
    const service = { serviceNo: 'S', productType: 'VAS', name: 'n', desc: 'd', state: 'active', unlimited: true };
    const value = {
      orderNo: 'O1001',
      service: { ...service, validFrom: '2026-01-01', validTo: '2027-01-01' },
      ...{
        canActivate: false,
        canUse: true,
        useUrl: 'https://evil.example/',
        steps: [],
        uses: [],
        notes: [],
        phone: '1',
      },
    };
    await plant(browser, { match: `GET ${BASE}/get-use-info`, times: 9, kind: 'shape', value });
    await browser.open(detail('VAS'));
    await press('Use the service');
    await see('This page cannot be opened here');
    expect(visited).toEqual([]);
  });
});

describe('the way back from a shop', () => {
  /** Encrypts values in the form that the embedded service decrypts. */
  const seal = (words: object) => `sdh.${Buffer.from(JSON.stringify(words)).toString('base64url')}`;
  const from = (words: object) => `/youzan/transfer?encrypt=${seal(words)}`;

  test.each([
    [{ target: '/health/package-list?tab=one' }, '/health/package-list?tab=one'],
    [{ target: 'http://localhost:3000/health/healthGold/record' }, '/health/healthGold/record'],
    [{ orderNo: 'O1001', productNo: 'yj_gefmtj' }, '/health/pecState/yj_gefmtj/O1001'],
  ])('the page from a shop when the message is %j: is replaced by %s', async (words, to) => {
    const entries = history.length;
    await asCustomer(newBrowser(), from(words));
    await soon(() => expect(location.pathname + location.search).toBe(to));
    expect(history.length).toBe(entries);
    expect(visited).toEqual([]);
  });

  const HOSTILE = [
    'https://evil.example/health/package-list',
    'https://localhost:3000@evil.example/health/',
    'https://localhost:3000.evil.example/',
    '//evil.example/health/package-list',
    '/\\evil.example',
    '\\\\evil.example',
    'java\tscript:alert(1)',
    'javascript:alert(1)//http://localhost:3000/health/',
    'data:text/html,<script>alert(1)</script>',
    'http://localhost:3001/health/package-list',
    'http://user@localhost:3000/health/package-list',
    'sdhealth://open?url=https://evil.example',
    '/health/../evil',
    '/health/%2e%2e/evil',
    '/health/no-such-page',
    'x'.repeat(9_000),
  ];

  test('U01 U02 H03: the page from a shop when the address is hostile: is not left', async () => {
    const app = await asCustomer(newBrowser(), '/youzan/transfer');
    for (const target of HOSTILE) {
      app.navigate('/youzan/transfer');
      await see('This link from the shop does not work');
      app.navigate(from({ target }));
      await see('We did not open this address');
      expect(visited, target).toEqual([]);
      expect(document.querySelector('a[href*=evil], a[href*=script]'), target).toBeNull();
    }
    app.navigate(from({ target: 'https://user@prize.example/win' }));
    await see('prize.example');
    await press('See all services');
    await soon(() => expect(location.pathname).toBe('/health/'));
  });

  test.each([
    '/youzan/transfer',
    '/youzan/transfer?encrypt=sdh.%25',
    `/youzan/transfer?encrypt=x`,
    from({ name: 'a' }),
  ])('the page from a shop when its address is %s: says that the link does not work', async (address) => {
    await asCustomer(newBrowser(), address);
    expect((await see('This link from the shop does not work')).tagName).toBe('H2');
    expect(document.title).toBe('Back from the shop');
    await see('See my orders');
  });

  test('the page from a shop when the site is allowed: shows the site, and the host opens it on a tap', async () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'allowed-origins' });
    meta.content = 'https://shop.example';
    document.head.append(meta);
    try {
      await asCustomer(newBrowser(), from({ target: 'https://shop.example/order/1?x=2' }));
      await see('You are about to leave');
      await see('shop.example');
      expect(visited).toEqual([]);
      await press('Continue');
      await soon(() => expect(visited).toEqual(['https://shop.example/order/1?x=2']));
    } finally {
      meta.remove();
    }
  });

  test('N01: the page from a shop when there is no network: says so, and continues when there is one', async () => {
    const browser = newBrowser();
    await browser.logIn('13800138000');
    await plant(browser, { match: 'POST /api/sdhealth/tob/decrypt/by-encrypt', times: 1, kind: 'status', value: 503 });
    await browser.open(from({ target: '/health/package-list' }));
    await press('Try again');
    await soon(() => expect(location.pathname).toBe('/health/package-list'));
  });
});

describe('health guarantee', () => {
  const page = (name: string) => `GET /static-config/lego-activity/${name}`;

  test.each([
    ['/healthGuarantee', 'Hospital, clinic and serious illness in one cover', 'Choose a checkup'],
    ['/healthGuarantee?version=experiment', 'One cover for all of you', 'Get the health card'],
    ['/healthGuarantee?version=constructor', 'Hospital, clinic and serious illness in one cover', 'Choose a checkup'],
  ])('health guarantee when the address is %s: shows what the configuration says', async (address, ...says) => {
    await asCustomer(newBrowser(), address);
    for (const words of says) await see(words);
  });

  test.each(['missing', 'empty'])('a trial of health guarantee when it is %s: is the usual page', async (how) => {
    const browser = newBrowser();
    await browser.logIn('13800138000');
    const empty = { page: 'p', title: 'T', startAt: '2026-01-01T00:00:00Z', endAt: '2099-01-01T00:00:00Z', blocks: [] };
    const fault = how === 'missing' ? { kind: 'status', value: 404 } : { kind: 'shape', value: empty };
    await plant(browser, { match: page('health-guarantee-experiment*'), times: 9, ...fault });
    await browser.open('/healthGuarantee?version=experiment');
    await see('Choose a checkup');
  });

  test('health guarantee when it has ended or cannot be loaded: says so', async () => {
    const browser = newBrowser();
    await browser.logIn('13800138000');
    await browser.control('/__fixtures/settings', { activity: 'END' });
    const app = await browser.open('/healthGuarantee');
    await see('This activity has ended');
    expect(sees('Choose a checkup')).toBe(false);
    await plant(browser, { match: page('health-guarantee*'), times: 9, kind: 'status', value: 404 });
    await app.reload();
    await see('This activity is no longer here');
  });
});
