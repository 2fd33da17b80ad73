/** Tests services with steps, the return from a shop, and health guarantee. */
import { describe, expect, test } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages, watchVisits } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const visits = watchVisits();

const BASE = '/api/sdhealth/tob/policy/health/rights';
const ACTIVE = `${BASE}/active`;
const detailPath = (type: string, service = 'S2001', order = 'O1001') =>
  `/service-pipeline/detail/${service}/${order}/${type}`;
const setFault = (browser: Browser, ...faults: object[]) => browser.control('/__fixtures/faults', faults);
/** Presses the confirmation of the open dialog. */
const confirmDialog = () => document.querySelector<HTMLElement>('dialog[open] button:last-of-type')?.click();
const requestCount = ({ calls }: OpenedApp, path: string) => calls.filter((call) => call.path === path).length;
const hasHeading = (text: string) => document.querySelector('main h1')?.textContent === text;

describe('the services of a policy', () => {
  test('the services of a policy when the page opens: show steps and remaining uses', async () => {
    const app = await asCustomer(newBrowser(), '/service-pipeline/S2001/O1001');
    await see('Hospital fast track');
    for (const text of ['We arrange it with you', 'Help with a specialist', '2 of 2', /^Until/, /^Unlimited/, '3 of 3'])
      await see(text);
    await see(/^From \w+ \d/);
    expect(sees(/2 of 2 left · Until/)).toBe(true);
    expect(hasHeading('Hospital fast track')).toBe(true);
    await see('Not started');
    expect(sees('Nursing after hospital, last year')).toBe(false);
    await press('Used or expired');
    await see('Nursing after hospital, last year');
    expect(location.search).toBe('?tab=invalid');
    await app.reload();
    await see('Nursing after hospital, last year');
    // Only the first service of a type has a page.
    const links = [...document.querySelectorAll('[role=tabpanel] a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/health${detailPath('VISIT')}`]);
  });

  test('the services of a policy when one can be activated: can activate it from the bar', async () => {
    const app = await asCustomer(newBrowser(), '/service-pipeline/S2001/O1001');
    await see(/^Next: /);
    await see('Call the service');
    await press('Activate the service');
    await see('Activate it now?');
    confirmDialog();
    await soon(() => expect(requestCount(app, ACTIVE)).toBe(1));
    await see('The service is active');
  });

  test('the services of a policy when the order is closed: are all listed as expired', async () => {
    await asCustomer(newBrowser(), '/service-pipeline/S2001/O1006');
    await see('Nothing left to use');
    await press('Used or expired');
    await see('Help with a specialist');
  });

  test('the services of a policy when they are expired: show no progress and a phone link', async () => {
    await asCustomer(newBrowser(), '/service-pipeline/S2001/O1001');
    await see('Progress');
    await press('Used or expired');
    await see(/^Call 400/);
    expect(sees('Progress') || sees('Activate the service')).toBe(false);
  });

  test('the services of a policy when their texts cannot be loaded: are still shown', async () => {
    const browser = newBrowser();
    await browser.logIn('13800138000');
    await setFault(browser, { match: 'GET /static-config/service/*', times: 9, kind: 'status', value: 503 });
    await browser.open('/service-pipeline/S2001/O1001');
    await see('Help with a specialist');
  });

  test.each([
    '/service-pipeline/S9/O1001',
    '/service-pipeline/S2001/O9999',
    detailPath('constructor'),
    detailPath('vas'),
  ])('the page of a service when its address is %s: shows «not found»', async (address) => {
    const app = await asCustomer(newBrowser(), address);
    await see('We could not find this service');
    expect(requestCount(app, `${BASE}/get-use-info`)).toBe(0);
  });
});

test('a service when its activation is confirmed three times: is activated once', async () => {
  const app = await asCustomer(newBrowser(), detailPath('VAS'));
  await see('Activate it first');
  await see('2 of 2');
  await press('Activate the service');
  await see('Activate it now?');
  expect(requestCount(app, ACTIVE)).toBe(0);
  for (let times = 0; times < 3; times++) confirmDialog();
  await soon(() => expect(hasHeading('Ready to use')).toBe(true));
  expect(requestCount(app, ACTIVE)).toBe(1);
  await press('Use the service');
  await soon(() => expect(location.pathname).toBe('/health/value-added-service-detail'));
});

test('P09: an activation when its response is lost: is shown as done', async () => {
  const browser = newBrowser();
  await asCustomer(browser, detailPath('INQUIRY'));
  await see('Unlimited');
  const match = `POST ${ACTIVE}`;
  await setFault(browser, { match, times: 1, kind: 'drop' }, { match, times: 9, kind: 'status', value: 503 });
  await press('Activate the service');
  await see('Activate it now?');
  confirmDialog();
  await soon(() => expect(hasHeading('Ready to use')).toBe(true));
});

test('P02: a service when another page has activated it: is shown as active', async () => {
  const browser = newBrowser();
  await asCustomer(browser, detailPath('VAS'));
  await press('Activate the service');
  await see('Activate it now?');
  const { activatePipeline } = await import('../../api/service-pipeline.ts');
  const { request } = await import('../../client/request.ts');
  const body = { serviceNo: 'S2001', orderNo: 'O1001', productType: 'VAS' as const };
  await request(activatePipeline, { body }, { idempotencyKey: 'of-another-page' });
  confirmDialog();
  await soon(() => expect(hasHeading('Ready to use')).toBe(true));
});

test('P08: an activation when it is refused: shows the reason and leaves the service inactive', async () => {
  const browser = newBrowser();
  await asCustomer(browser, detailPath('VAS'));
  await press('Activate the service');
  await see('Activate it now?');
  await setFault(browser, {
    match: `POST ${ACTIVE}`,
    times: 9,
    kind: 'code',
    value: { code: 40997, msg: 'Not today' },
  });
  confirmDialog();
  await see('Not today');
  expect(hasHeading('Activate it first')).toBe(true);
});

test.each([
  { address: detailPath('VAS', 'S2002'), title: 'Ready to use', texts: ['1 of 2', 'History', 'Use the service'] },
  { address: detailPath('VISIT'), title: 'Used up', texts: ['0 of 1', 'You have used all of it', /^Call 400/] },
  { address: detailPath('CARE'), title: 'Not started yet', texts: [/^You can activate it from/, /^Call 400/] },
  { address: detailPath('VAS', 'S2001', 'O1006'), title: 'This service has ended', texts: ['0 of 2', /^Call 400/] },
])('a service when its address is $address: has the heading «$title»', async ({ address, title, texts }) => {
  await asCustomer(newBrowser(), address);
  await soon(() => expect(hasHeading(title)).toBe(true));
  for (const text of texts) await see(text);
  expect(sees('Activate the service')).toBe(false);
});

test('U01: the page of a service when it has a foreign origin: is not opened', async () => {
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
  await setFault(browser, { match: `GET ${BASE}/get-use-info`, times: 9, kind: 'shape', value });
  await browser.open(detailPath('VAS'));
  await press('Use the service');
  await see('This page cannot be opened here');
  expect(visits).toEqual([]);
});

describe('the return from a shop', () => {
  /** Encrypts values in the form that the embedded service decrypts. */
  const seal = (values: object) => `sdh.${Buffer.from(JSON.stringify(values)).toString('base64url')}`;
  const transferPath = (values: object) => `/youzan/transfer?encrypt=${seal(values)}`;

  test.each([
    [{ target: '/health/package-list?tab=one' }, '/health/package-list?tab=one'],
    [{ target: 'http://localhost:3000/health/healthGold/record' }, '/health/healthGold/record'],
    [{ orderNo: 'O1001', productNo: 'yj_gefmtj' }, '/health/pecState/yj_gefmtj/O1001'],
  ])('the return page when the message is %j: is replaced by %s', async (values, to) => {
    const entries = history.length;
    await asCustomer(newBrowser(), transferPath(values));
    await soon(() => expect(location.pathname + location.search).toBe(to));
    expect(history.length).toBe(entries);
    expect(visits).toEqual([]);
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

  test('U01 U02 H03: the return page when the target is hostile: does not open it', async () => {
    const app = await asCustomer(newBrowser(), '/youzan/transfer');
    for (const target of HOSTILE) {
      app.navigate('/youzan/transfer');
      await see('This link from the shop does not work');
      app.navigate(transferPath({ target }));
      await see('We did not open this address');
      expect(visits, target).toEqual([]);
      expect(document.querySelector('a[href*=evil], a[href*=script]'), target).toBeNull();
    }
    app.navigate(transferPath({ target: 'https://user@prize.example/win' }));
    await see('prize.example');
    await press('See all services');
    await soon(() => expect(location.pathname).toBe('/health/'));
  });

  test.each([
    '/youzan/transfer',
    '/youzan/transfer?encrypt=sdh.%25',
    `/youzan/transfer?encrypt=x`,
    transferPath({ name: 'a' }),
  ])('the return page when its address is %s: shows that the link does not work', async (address) => {
    await asCustomer(newBrowser(), address);
    expect((await see('This link from the shop does not work')).tagName).toBe('H2');
    expect(document.title).toBe('Back from the shop');
    await see('See my orders');
  });

  test('the return page when the site is allowed: opens it after a tap', async () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'allowed-origins' });
    meta.content = 'https://shop.example';
    document.head.append(meta);
    try {
      await asCustomer(newBrowser(), transferPath({ target: 'https://shop.example/order/1?x=2' }));
      await see('You are about to leave');
      await see('shop.example');
      expect(visits).toEqual([]);
      await press('Continue');
      await soon(() => expect(visits).toEqual(['https://shop.example/order/1?x=2']));
    } finally {
      meta.remove();
    }
  });

  test('N01: the return page when the service cannot be reached: can be retried', async () => {
    const browser = newBrowser();
    await browser.logIn('13800138000');
    await setFault(browser, {
      match: 'POST /api/sdhealth/tob/decrypt/by-encrypt',
      times: 1,
      kind: 'status',
      value: 503,
    });
    await browser.open(transferPath({ target: '/health/package-list' }));
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
  ])('health guarantee when the address is %s: shows its configured texts', async (address, ...texts) => {
    await asCustomer(newBrowser(), address);
    for (const text of texts) await see(text);
  });

  test.each(['missing', 'empty'])('the health guarantee trial when it is %s: is the usual page', async (state) => {
    const browser = newBrowser();
    await browser.logIn('13800138000');
    const empty = { page: 'p', title: 'T', startAt: '2026-01-01T00:00:00Z', endAt: '2099-01-01T00:00:00Z', blocks: [] };
    const fault = state === 'missing' ? { kind: 'status', value: 404 } : { kind: 'shape', value: empty };
    await setFault(browser, { match: page('health-guarantee-experiment*'), times: 9, ...fault });
    await browser.open('/healthGuarantee?version=experiment');
    await see('Choose a checkup');
  });

  test('health guarantee when it has ended or cannot be loaded: shows that', async () => {
    const browser = newBrowser();
    await browser.logIn('13800138000');
    await browser.control('/__fixtures/settings', { activity: 'END' });
    const app = await browser.open('/healthGuarantee');
    await see('This activity has ended');
    expect(sees('Choose a checkup')).toBe(false);
    await setFault(browser, { match: page('health-guarantee*'), times: 9, kind: 'status', value: 404 });
    await app.reload();
    await see('This activity is no longer here');
  });
});
