/** Tests the pages of a person's orders and active services, and of a friend's shared service, against the embedded backend. */
import { expect, test, vi } from 'vitest';
import { type Browser, newBrowser, press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const ORDERS = '/api/sdb/health/main/order-list';
const NEW_PERSON = '13700137000';

const setFaults = (browser: Browser, ...faults: readonly object[]) => browser.control('/__fixtures/faults', faults);
const links = () => [...document.querySelectorAll('main li a')].map((link) => link.getAttribute('href'));

test('my orders when they are of several kinds: link to the pages of their kind', async () => {
  await asCustomer(newBrowser(), '/app-service');
  await soon(() => expect(links()).toContain('/health/pecSale/yj_crgdtj'));
  await press('Show more');
  await soon(() => expect(links()).toContain('/health/pdfonline?orderNo=O1005'));
  expect(links()).toContain('/health/medical-services/pec/yj_gefmtj/O1001');
  expect(links()).toContain('/health/value-added-vas-detail?orderNo=O1001');
  expect(links().some((link) => link?.startsWith('/health/online/client/'))).toBe(true);
});

test('my orders when a tab or a search is in the address: are filtered by it', async () => {
  const app = await asCustomer(newBrowser(), '/app-service?tab=closed');
  await see('Refunded');
  expect(sees('To be paid')).toBe(false);
  await see('Expired');
  await see(/^Ended on/);
  expect(links()).toContain('/health/pecState/lj_crgdtj/O1008');
  app.navigate('/app-service?tab=active');
  await see(/^Valid until/);
  app.navigate('/app-service?tab=unpaid');
  await see('To be paid');
  expect(sees('Refunded')).toBe(false);
  // The card of the order and its payment button lead to the same page.
  expect((await see('Pay now')).closest('a')?.getAttribute('href')).toBe(links()[0]);
  app.navigate('/app-service');
  await type('Search my orders', 'dental');
  await soon(() => expect(location.search).toBe('?search=dental'));
  await soon(() => expect(links().every((link) => link?.includes('value-added'))).toBe(true));
  await type('Search my orders', 'zzz');
  await see('Nothing found for “zzz”');
});

test('my orders when they cannot be loaded: are not shown as an empty list', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, '/app-service', NEW_PERSON);
  await see('No orders yet');
  await setFaults(browser, { match: `POST ${ORDERS}`, times: 9, kind: 'status', value: 503 });
  await app.reload();
  await see('Something went wrong');
  expect(sees('No orders yet')).toBe(false);
});

const MY = '/api/sdb/insurance/my';
const AGREE = '/api/sdhealth/tob/rights-package/protocol-authorize';
const PACKAGE = '/api/sdhealth/tob/rights-package/detail';

const LOADING_TEXT = 'Asking your company’s partners. This can take half a minute';
const SLOW_TEXT = 'This is taking longer than usual. You can use everything else meanwhile';

const headings = () => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
const tick = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.click();
const unavailable = (match: string, times = 9) => ({ match, times, kind: 'status', value: 503 });

test('the current service when it opens: shows to-dos with links, policies and packages', async () => {
  await asCustomer(newBrowser(), '/service');
  await see(/^486 days with us/);
  await see('Your insurance ends soon');
  await see('Employee health package');
  await soon(() =>
    expect(headings()).toEqual([
      'Things to do',
      'Good to know',
      'My policies',
      'Employee health package',
      'With “Million-yuan medical insurance, 2025”',
      'My records',
    ]),
  );
  expect(links()).toContain('/health/pdfonline?orderNo=O1005');
  // The cards have the same order as on the home page: an open payment comes first.
  expect(document.querySelector('main section li')?.textContent).toMatch(/^Waiting for payment/);
  expect(document.querySelector('main')?.textContent).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  expect(links()).toContain('/health/app-service');
  expect(sees('1 policy has ended')).toBe(true);
});

test.each([
  ['the to-dos', 'Things to do', `GET ${MY}/backlog`],
  ['the package', 'Package from your company', `GET ${PACKAGE}`],
  ['policies', 'My policies', `GET ${MY}/health-insurance-policys`],
])('N03: the current service when %s fails: shows the rest and a retry', async (_, title, match) => {
  const browser = newBrowser();
  await setFaults(browser, unavailable(match, 3));
  const app = await asCustomer(browser, '/service');
  await see(`${title} could not be loaded`);
  await see('With “Million-yuan medical insurance, 2025”');
  expect(sees('Nothing in use yet')).toBe(false);
  const previousCount = app.calls.length;
  await press('Try again');
  await soon(() => expect(sees(`${title} could not be loaded`)).toBe(false));
  expect(new Set(app.calls.slice(previousCount).map(({ path }) => `GET ${path}`))).toEqual(new Set([match]));
});

test('the current service when the person is new: shows which services are available', async () => {
  await asCustomer(newBrowser(), '/service', NEW_PERSON);
  await see('Your first day with us');
  await see('Nothing in use yet');
  expect(links()).toContain('/health/medical-services');
  expect(headings()).toContain('Things to do');
});

test('the current service when nothing loads: shows one error', async () => {
  const browser = newBrowser();
  await setFaults(browser, unavailable('GET /api/sdb/insurance/my/*', 99), unavailable(`GET ${PACKAGE}`, 99));
  await asCustomer(browser, '/service');
  await see('Something went wrong');
  await soon(() => expect(document.querySelectorAll('main [role=alert]')).toHaveLength(1));
  expect(sees('Nothing in use yet')).toBe(false);
  expect(sees('My policies could not be loaded')).toBe(false);
});

test('N04: the package when its response is late: shows that it takes longer, and a retry button after 30 s', async () => {
  const realSetTimeout = setTimeout;
  const waitForRender = () => new Promise((resolve) => realSetTimeout(resolve, 2));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const browser = newBrowser();
  const release = browser.hold(PACKAGE);
  let elapsed = 0;
  const advanceTo = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms - elapsed);
    elapsed = ms;
    await waitForRender();
  };
  // `soon` cannot be used here: its `vi.waitFor` advances the fake timers.
  const advanceUntil = async (condition: () => boolean) => {
    for (const startedAt = elapsed; !condition() && elapsed < startedAt + 7_000; ) await advanceTo(elapsed + 1);
    expect(condition()).toBe(true);
    return elapsed;
  };
  const FAILURE_TEXT = 'Package from your company could not be loaded';
  const app = await asCustomer(browser, '/service');
  const requestedAt = await advanceUntil(() => app.calls.some(({ path }) => path === PACKAGE));
  await advanceUntil(() => sees(LOADING_TEXT) && sees('With “Million-yuan medical insurance, 2025”'));
  await advanceTo(requestedAt + 11_000);
  await advanceUntil(() => sees(SLOW_TEXT));
  await advanceTo(requestedAt + 29_900);
  for (let turns = 0; turns < 50; turns++) await waitForRender();
  expect([sees(SLOW_TEXT), sees(FAILURE_TEXT)]).toEqual([true, false]);
  await advanceTo(requestedAt + 30_000);
  expect((await advanceUntil(() => sees(FAILURE_TEXT))) - requestedAt).toBeLessThan(31_000);
  expect([sees(LOADING_TEXT), sees(SLOW_TEXT), sees('Employee health package')]).toEqual([false, false, false]);
  expect(app.calls.filter(({ path }) => path === PACKAGE)).toHaveLength(1);
  vi.useRealTimers();
  release();
  await press('Try again');
  await see('Employee health package');
});

test('U01: a protocol when its address is refused: has no link and cannot be agreed to', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, '/service');
  await see('Agree and activate');
  const { request } = await import('../../client/request.ts');
  const { getRightsPackage } = await import('../../api/rights-package.ts');
  const rightsPackage = await request(getRightsPackage, { query: {} });
  const setProtocols = (...addresses: string[]) => {
    const protocols = addresses.map((link, index) => ({
      protocolNo: `PT${index}`,
      title: `Terms ${index}`,
      version: '1',
      link,
    }));
    return setFaults(browser, {
      match: `GET ${PACKAGE}`,
      times: 9,
      kind: 'shape',
      value: { ...rightsPackage, protocols },
    });
  };
  const hrefs = () => [...document.querySelectorAll('main label a')].map((element) => element.getAttribute('href'));
  await setProtocols('/health/contentStatic/terms', '/partner/terms.pdf', `${location.origin}/health/contentStatic/x`);
  await app.reload();
  await see('Agree and activate');
  expect(hrefs()).toEqual([
    '/health/contentStatic/terms',
    `${location.origin}/partner/terms.pdf`,
    `${location.origin}/health/contentStatic/x`,
  ]);
  const unknownPages = [
    '/health/no-such-page',
    `${location.origin}/health/no-such-page?a=1`,
    '/x/../health/no-such-page',
  ];
  const foreign = ['https://evil.example/terms', `https://${location.host}@evil.example/`, '/\\evil.example'];
  for (const address of [...unknownPages, ...foreign]) {
    await setProtocols('/health/contentStatic/terms', address);
    await app.reload();
    await see('Terms 1');
    expect(document.querySelector('a[href*="evil"], a[href*="no-such"]')).toBeNull();
    expect(sees('Agree and activate')).toBe(false);
  }
  await setFaults(browser);
  await press('Try again');
  await see('Agree and activate');
});

test('P09: the agreement to protocols when the response to it is lost: is sent once', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, '/service');
  await see('Agree and activate');
  expect(document.querySelector<HTMLInputElement>('input[name=protocols]')?.checked).toBe(false);
  await press('Agree and activate');
  await see('Please read this and tick the box to go on');
  expect(app.calls.some(({ path }) => path === AGREE)).toBe(false);
  tick('input[name=protocols]');
  await setFaults(browser, { match: `POST ${AGREE}`, times: 1, kind: 'drop' }, unavailable(`POST ${AGREE}`));
  const button = (await see('Agree and activate')).closest('button');
  for (let times = 0; times < 3; times++) button?.click();
  await soon(() => expect(sees('Agree and activate')).toBe(false));
  expect(sees('Locked')).toBe(false);
});

test('the agreement to protocols when they have changed: is refused, and the protocols are loaded again', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, '/service');
  await see('Agree and activate');
  tick('input[name=protocols]');
  await setFaults(browser, {
    match: `POST ${AGREE}`,
    times: 1,
    kind: 'code',
    value: { code: 40992, msg: 'Please agree to all of the protocols first' },
  });
  await press('Agree and activate');
  await see('Please agree to all of the protocols first');
  await soon(() => expect(app.calls.filter(({ path }) => path === PACKAGE)).toHaveLength(1));
  expect(sees('Agree and activate')).toBe(true);
});

test('a tip when it is closed: stays closed, even if the request fails', async () => {
  const browser = newBrowser();
  await setFaults(browser, unavailable(`POST ${MY}/tips/operation-record`, 1));
  const app = await asCustomer(browser, '/service');
  await see('No new waiting period');
  document.querySelector<HTMLElement>('button[aria-label="Close: No new waiting period"]')?.click();
  await soon(() => expect(sees('No new waiting period')).toBe(false));
  const reloaded = await app.reload();
  await see('Have your report explained');
  expect(sees('No new waiting period')).toBe(false);
  await soon(() => expect(reloaded.calls.some(({ path }) => path.endsWith('operation-record'))).toBe(true));
});

const HPV = '/medical-services/active/hpv';
const RECEIVE = '/api/sdhealth/tob/general-order/order/receive';

/** Fills in the mobile number and its code, ticks the terms and submits. */
async function activate(mobile: string, code: string): Promise<void> {
  await type('Mobile number', mobile);
  await press('Get code');
  await see('Code sent. It can take a minute to arrive');
  await type('Verification code', code);
  tick('input[name=agreed]:not(:checked)');
  await press('Activate');
}

test('P09: the HPV service when the response to its activation is lost: is activated once', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, HPV);
  await see('Free to activate');
  await press('Activate');
  await see('Please enter the mobile number');
  await activate('138 0013 8000', '000000');
  await see('That code is not right, please check it');
  expect(document.querySelector<HTMLInputElement>('input[name=phone]')?.value).toBe('138 0013 8000');
  expect(app.calls.some(({ path }) => path === RECEIVE)).toBe(false);
  await setFaults(browser, { match: `POST ${RECEIVE}`, times: 1, kind: 'drop' }, unavailable(`POST ${RECEIVE}`));
  await type('Verification code', '246810');
  const button = (await see('Activate')).closest('button');
  for (let times = 0; times < 3; times++) button?.click();
  await see('The service is active');
  expect(sees('See the service')).toBe(true);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/0013|246810/);
  await app.reload();
  await see('The service is active');
});

test.each([
  ['13700137001', 'There is no HPV service for this number. Please check it, or try another one'],
  ['13911112222', 'The service for this number has expired'],
  ['13933334444', 'The service for this number is active in another account already'],
])('the HPV service when the number is %s: shows «%s»', async (mobile, message) => {
  const app = await asCustomer(newBrowser(), HPV);
  await activate(mobile, '246810');
  await see(message);
  expect(app.calls.some(({ path }) => path === RECEIVE)).toBe(false);
  expect(document.querySelector<HTMLInputElement>('input[name=phone]')?.getAttribute('aria-invalid')).toBe('true');
});

test('the HPV service when it has expired: is not shown as active', async () => {
  const browser = newBrowser();
  await asCustomer(browser, '/value-added-vas-detail?orderNo=O1007');
  await see('Expired');
  const { getGeneralSelfInfo } = await import('../../api/general-order.ts');
  const { request } = await import('../../client/request.ts');
  const ownInfo = { ...(await request(getGeneralSelfInfo, {})), orderNo: 'O1007' };
  const match = 'GET /api/sdhealth/tob/general-order/exist-self-info';
  await setFaults(browser, { match, times: 9, kind: 'shape', value: ownInfo });
  await browser.open(HPV);
  await see('This service has expired');
  await see('Ended on');
  expect(sees('The service is active')).toBe(false);
});

test('a shared service when a visitor opens it: shows sender, content and payer without personal data', async () => {
  const browser = newBrowser();
  const seal = (values: object) => `sdh.${Buffer.from(JSON.stringify(values)).toString('base64url')}`;
  const link = { kind: 'service', userId: 'U2001', orderNo: 'O1002', until: '9999999999999' };
  const addressOf = (values: object, state = 'unused') => `/service-share/${state}?encryptOrder=${seal(values)}`;
  const app = await browser.open(addressOf(link));
  await see('Help with a specialist');
  await see('What it includes');
  await see('In use by your friend');
  await see('See what I can use');
  await see('Z********g recommends it to you');
  await see('¥299');
  await see('A gift of your company or insurer');
  expect(document.querySelector('main')?.textContent).not.toMatch(/O1002|U2001|Zhang|138/);
  // A checkup package can be bought, so its price is beside the link to it.
  app.navigate(addressOf({ ...link, kind: 'checkup', orderNo: 'O1001' }));
  await see('See this package');
  await see('¥899');
  expect(sees('A gift of your company or insurer')).toBe(false);
  const expiredLink = addressOf({ ...link, until: '1' });
  const unknownAddress = addressOf({ ...link, orderNo: 'O9' });
  for (const address of [
    expiredLink,
    unknownAddress,
    addressOf(link, 'lost'),
    '/service-share/unused?encryptOrder=foreign',
  ]) {
    app.navigate(address);
    await see('This link is no longer valid');
    expect(sees('Help with a specialist')).toBe(false);
  }
});
