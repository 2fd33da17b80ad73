import type { HostName } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { asCustomer, choose, loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const SOS = '/sos/yj_gefmtj/O1001';
const NOT_STARTED = {
  orderNo: 'O1001',
  productName: 'Global rescue',
  status: 'notStarted',
  statusText: 'Not valid yet',
  cardNo: 'GR **** 1001',
  insuredName: 'Z***g',
  validFrom: '2026-05-01',
  validTo: '2027-04-30',
  region: 'Worldwide',
  phones: [
    { label: 'At home', phone: '400 800 9120', dial: '4008009120', desc: 'Free' },
    { label: 'From Hong Kong', phone: '+852 2134 5678', dial: '+85221345678', desc: 'Free' },
  ],
  services: [],
  steps: [],
  checklist: [],
  exclusions: [],
};
const ACTIVE = '/api/sdhealth/phone-doctor/active';
/** Returns the addresses of the links that dial. */
const dialLinks = () => [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));

describe('global rescue', () => {
  beforeEach(() => installHost('browser'));

  test('the rescue page when it opens: shows each number once and the cover', async () => {
    await loggedIn(newBrowser(), SOS);
    await see('400-800-9120');
    expect(dialLinks()).toEqual(['tel:4008009120', 'tel:+861085209120']);
    await see('Your cover');
    await see(/^Worldwide/);
    expect(dialLinks()).toEqual(['tel:4008009120', 'tel:+861085209120']);
  });

  test('N01: the rescue page when the service or the network does not respond: shows the numbers at once', async () => {
    const browser = newBrowser();
    const app = await loggedIn(browser, SOS);
    await see('400-800-9120');
    const releases = ['/static-config/sos.en.json', '/api/sdhealth/tob/global-rescue/detail'].map(browser.hold);
    await app.reload();
    await see('400-800-9120');
    expect(sees('Your cover')).toBe(false);
    for (const release of releases) release();
    browser.connect(false);
    await app.reload();
    await see('400-800-9120');
    await see('Your cover could not be loaded');
    expect(sees('Zhang')).toBe(false);
  });

  test('the rescue page when its numbers cannot be loaded: shows the numbers of the ambulance and customer service', async () => {
    const browser = newBrowser();
    await browser.control('/__fixtures/faults', [
      { match: 'GET /static-config/sos*', times: 9, kind: 'status', value: 503 },
      { match: 'GET /api/sdhealth/tob/global-rescue/detail', times: 9, kind: 'status', value: 503 },
    ]);
    document.head.innerHTML = '<meta name="overseas-phone" content="+86-10-1111-2222">';
    await loggedIn(browser, SOS);
    document.head.innerHTML = '';
    await see('The rescue numbers could not be loaded');
    await see('Customer service from abroad');
    expect(sees('400-800-9120')).toBe(false);
    expect(dialLinks()).toEqual(['tel:120', 'tel:+861011112222']);
  });

  test('N01: the rescue page when customer service has no number either: has a button for customer service', async () => {
    const browser = newBrowser();
    await browser.control('/__fixtures/faults', [
      { match: 'GET /static-config/sos*', times: 9, kind: 'status', value: 503 },
      { match: 'GET /api/sdhealth/tob/global-rescue/detail', times: 9, kind: 'status', value: 503 },
    ]);
    await loggedIn(browser, SOS);
    await see('The rescue numbers could not be loaded');
    expect(dialLinks()).toEqual(['tel:120']);
    expect((await see('Ask customer service')).closest('button')).not.toBeNull();
    expect(sees('no service number')).toBe(false);
  });

  test('the rescue page when its texts cannot be loaded: shows the numbers of the policy', async () => {
    const browser = newBrowser();
    await browser.control('/__fixtures/faults', [
      { match: 'GET /static-config/sos*', times: 9, kind: 'status', value: 503 },
    ]);
    await loggedIn(browser, SOS);
    await see('You may call collect');
    expect(dialLinks()).toEqual(['tel:4008009120', 'tel:+861085209120']);
  });

  test.each([
    ['O1007', /^The cover ended on \w+ \d+, \d{4}/],
    ['O1004', 'No cover found for this order'],
  ])('the rescue page when the order is %s: shows the state of the cover and the numbers', async (orderNo, text) => {
    await loggedIn(newBrowser(), `/sos/yj_gefmtj/${orderNo}`);
    await see(text);
    expect(dialLinks()).toHaveLength(2);
  });

  test('the rescue page when the cover has not begun: shows its first day and the numbers of the policy', async () => {
    const browser = newBrowser();
    await browser.control('/__fixtures/faults', [
      { match: 'GET /api/sdhealth/tob/global-rescue/detail', times: 1, kind: 'shape', value: NOT_STARTED },
    ]);
    await loggedIn(browser, SOS);
    await see('The cover begins on May 1, 2026. You can call before, but you may have to pay yourself');
    expect(dialLinks()).toEqual(['tel:4008009120', 'tel:+861085209120', 'tel:+85221345678']);
  });
});

test.each<HostName>(['android-app', 'ios-app'])('a rescue number when in %s: is dialled by the app', async (host) => {
  const native = installHost(host, { token: 'native-13800138000-1' });
  // If the host does not respond, the `tel:` link would be followed, which would leave the page.
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await newBrowser().open(SOS);
  await press('+86 10 8520 9120');
  const dialRequests = () =>
    native.traffic
      .filter(({ name, direction }) => name === 'dialPhone' && direction === 'to-host')
      .map(({ body }) => body);
  await soon(() => expect(dialRequests()).toEqual([expect.objectContaining({ params: { number: '+861085209120' } })]));
  const answered = () => native.traffic.some(({ name, direction }) => name === 'dialPhone' && direction === 'to-page');
  await soon(() => expect(answered()).toBe(true));
  expect(assign).not.toHaveBeenCalled();
  native.dispose();
  assign.mockRestore();
});

describe('the phone doctor', () => {
  beforeEach(() => installHost('browser'));

  test('the phone doctor when its activation is confirmed three times: is activated once', async () => {
    const app = await loggedIn(newBrowser(), '/telUpgrade/O1001');
    await see('138****8000');
    expect(sees('400-800-6120')).toBe(false);
    await press('Activate');
    await see('Activate for 138****8000?');
    expect(app.calls.some(({ path }) => path === ACTIVE)).toBe(false);
    const confirm = document.querySelector<HTMLElement>('dialog[open] button:last-of-type');
    for (let times = 0; times < 3; times++) confirm?.click();
    await see('Call 400-800-6120');
    await see('No calls yet');
    expect(app.calls.filter(({ path }) => path === ACTIVE)).toHaveLength(1);
  });

  test('the phone doctor when another number is typed: checks the number and does not store it', async () => {
    await loggedIn(newBrowser(), '/telUpgrade/O1001');
    await choose('Another number');
    await type('Mobile number', '1391');
    await press('Activate');
    await see('Please enter a correct mobile number');
    await type('Mobile number', '139 1111 2222');
    await press('Activate');
    await see('Activate for 139 1111 2222?');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/139 ?1111/);
    document.querySelector<HTMLElement>('dialog[open] button:last-of-type')?.click();
    await see(/139\*\*\*\*2222/);
  });

  test('P09: the phone doctor when the response to the activation is lost: is not activated again', async () => {
    const browser = newBrowser();
    const app = await loggedIn(browser, '/telUpgrade/O1001');
    await see('138****8000');
    await browser.control('/__fixtures/faults', [{ match: `POST ${ACTIVE}`, times: 1, kind: 'drop' }]);
    await press('Activate');
    await see('Activate for 138****8000?');
    document.querySelector<HTMLElement>('dialog[open] button:last-of-type')?.click();
    await see('Call 400-800-6120');
    expect(app.calls.filter(({ path }) => path === ACTIVE)).toHaveLength(1);
  });

  test('the phone doctor when the order has nothing to activate: shows the service’s message', async () => {
    await loggedIn(newBrowser(), '/telUpgrade/O1003');
    await press('Activate');
    await see('Activate for 138****8000?');
    document.querySelector<HTMLElement>('dialog[open] button:last-of-type')?.click();
    await see('This order leaves nothing to activate');
  });

  test.each([
    {
      address: '/telUpgrade/O1005',
      texts: ['Call 400-800-6120', 'A checkup report explained', '14 minutes', 'Ask in writing'],
      absent: 'From which number',
    },
    {
      address: '/telUpgrade/O1007',
      texts: [
        'This service ended on',
        'can no longer be called',
        'Ended on',
        'A checkup report explained',
        'What it included',
        'Ask in writing',
      ],
      absent: '400-800-6120',
    },
    {
      address: '/telUpgrade/O9',
      texts: ['This order has no doctor on the phone', 'See all services'],
      absent: 'From which number',
    },
  ])('the phone doctor when the address is $address: shows $texts', async ({ address, texts, absent }) => {
    await loggedIn(newBrowser(), address);
    for (const text of texts) await see(text);
    expect(sees(absent)).toBe(false);
  });
});

describe('the page of a service', () => {
  beforeEach(() => installHost('browser'));
  const addressOf = (rest: string) => `/medical-services/serviceDetail/${rest}`;

  test.each([
    {
      path: 'second-visit/yj_gefmtj/O1001',
      texts: ['Appointment arranged', 'Anhe Hospital', 'Please bring', 'Applied'],
    },
    { path: 'second-visit/yj_gefmtj/O1003', texts: ['This order has no second opinion'] },
    { path: 'phone-doctor/yj_gefmtj/O1005', texts: ['Call 400-800-6120', 'Your calls'] },
    { path: 'phone-doctor/yj_gefmtj', texts: ['We could not find this service'] },
    { path: 'S2001/yj_gefmtj/O1001', texts: ['Hospital fast track', 'Within 5 working days', 'Can I call it off?'] },
    { path: 'S2003/yj_gefmtj', texts: ['Nursing at home', 'Ready to activate', 'O1001'] },
    { path: 'constructor/yj_gefmtj', texts: ['We could not find this service', 'See all services'] },
  ])('the page of a service when its address is $path: shows $texts', async ({ path, texts }) => {
    await loggedIn(newBrowser(), addressOf(path));
    for (const text of texts) await see(text);
  });

  test('the page of the phone doctor when it is inactive: links to its activation', async () => {
    await loggedIn(newBrowser(), addressOf('phone-doctor/yj_gefmtj/O1001'));
    await see('Go to activation');
    expect(document.querySelector('main img')?.getAttribute('src')).toMatch(/scene-question/);
    await press('Go to activation');
    await see('From which number will you call?');
    expect(location.pathname).toBe('/health/telUpgrade/O1001');
  });
});

describe('a static service', () => {
  beforeEach(() => installHost('browser'));
  const addressOf = (rest: string) => `/medical-services/serviceDetail/S2001/${rest}`;
  const PIPELINE = '/api/sdhealth/tob/policy/health/rights/main-page';

  test.each([
    {
      path: 'yj_gefmtj/O1001',
      texts: ['Ready to activate', 'Valid until', 'O1001', 'We arrange it with you'],
      step: 'Activate it',
      to: '/health/service-pipeline/detail/S2001/O1001/VAS',
    },
    {
      path: 'yj_crgdtj/O1004',
      texts: ['Your order is not paid yet'],
      step: 'Go to the order',
      to: '/health/pecState/yj_crgdtj/O1004',
    },
    {
      path: 'yj_gefmtj/O1006',
      texts: ['This service has ended', /^It could be used until/],
      step: 'Get it again',
      to: '/health/pecSale/yj_gefmtj',
    },
    {
      path: 'yj_ybtj',
      texts: ['You don’t have this service yet'],
      step: 'How to get it',
      to: '/health/pecSale/yj_ybtj',
    },
    {
      path: 'P4003',
      texts: ['You don’t have this service yet'],
      step: 'How to get it',
      to: '/health/value-added-service-detail?productNo=P4003',
    },
  ])('a static service when its address is $path: has the link «$step»', async ({ path, texts, step, to }) => {
    await asCustomer(newBrowser(), addressOf(path));
    for (const text of texts) await see(text);
    const link = (await see(step)).closest('a');
    expect(link?.getAttribute('href')).toBe(to);
    expect(dialLinks()).toHaveLength(1);
    // An ended service has no progress to show.
    if (texts[0] === 'This service has ended') expect(sees('Progress')).toBe(false);
  });

  test('a static service when its order cannot be loaded: shows that and no link to buy it', async () => {
    const browser = newBrowser();
    await browser.logIn('13800138000');
    await browser.control('/__fixtures/faults', [{ match: `GET ${PIPELINE}`, times: 9, kind: 'status', value: 503 }]);
    await browser.open(addressOf('yj_gefmtj/O1001'));
    await see('Your order could not be loaded');
    await see('Within 5 working days');
    expect(sees('How to get it')).toBe(false);
    await browser.control('/__fixtures/faults', []);
  });
});

test('overseas care when it opens: has its countries and only the overseas number', async () => {
  installHost('browser');
  await loggedIn(newBrowser(), '/overseas/yj_gefmtj/O1001');
  await see('Proton therapy, early stomach cancer');
  await see('Call +86 10 8520 9120');
  expect(dialLinks()).toEqual(['tel:+861085209120']);
});
