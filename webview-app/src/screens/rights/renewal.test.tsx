/** Tests automatic renewal: how a person turns it off, and signs the contract that pays it. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages, watchVisits } from '../../../test/whole-pages.ts';

testsWholePages();

const GUIDE = '/rights/close-renewal-guide';
const SIGN = '/rights/guide-contract-withholding';
const BASE = '/api/sdhealth/promotion/entrust';
const APPLY = `${BASE}/apply`;
const BOUND = `${BASE}/has-bind-entrust`;
const AGREE = 'Agree to the renewal';

const visits = watchVisits();

const applyCount = ({ calls }: OpenedApp) => calls.filter(({ path }) => path === APPLY).length;
const tickConsent = () => document.querySelector<HTMLInputElement>('input[name=agreed]')?.click();
const setFault = (browser: Browser, path: string, kind: string, value?: unknown, times = 1) =>
  browser.control('/__fixtures/faults', [
    { match: `${path === APPLY ? 'POST' : 'GET'} ${path}`, times, kind, ...(value !== undefined && { value }) },
  ]);

/** Answers on the payment service's page as a person does. */
async function answerBank(result: 'signed' | 'refused' | 'ended', address = visits.at(-1) ?? ''): Promise<void> {
  const { pathname, search } = new URL(address, location.href);
  await fetch(pathname + search, { method: 'POST', body: new URLSearchParams({ result }) });
}
const returnToPage = () => document.dispatchEvent(new Event('visibilitychange'));

/** Sends the form and goes to the payment service's page. */
async function openBank(): Promise<void> {
  await see(AGREE);
  tickConsent();
  await press(AGREE);
  await soon(() => expect(visits).toHaveLength(1));
}

test('the contract when it opens: shows the charges, and is signed on the payment service’s page after consent', async () => {
  installHost('browser');
  const app = await asCustomer(newBrowser(), SIGN);
  for (const words of ['Health card for a year', /irst charge/, 'Following charge', '/ year', 'How to stop'])
    await see(words);
  // After nine in the evening a change takes effect a day later. The first charge is then on a separate day.
  const days = document.body.textContent?.match(/[A-Z][a-z]{2}\s\d+, \d{4}/g) ?? [];
  expect(days).toHaveLength(sees('Start and first charge') ? 2 : 3);
  expect(days.map((day) => Date.parse(day))).toEqual(days.map((day) => Date.parse(day)).sort((a, b) => a - b));
  expect(document.querySelector('a[href="/health/contentStatic/withholding"]')).not.toBeNull();
  await press(AGREE);
  await see('Please read this and tick the box to go on');
  expect(applyCount(app)).toBe(0);

  tickConsent();
  const button = (await see(AGREE)).closest('button');
  for (let times = 0; times < 3; times++) button?.click();
  await soon(() => expect(visits).toHaveLength(1));
  expect(new URL(visits[0] ?? '').origin).toBe(location.origin);
  expect(applyCount(app)).toBe(1);

  await answerBank('signed');
  const reloaded = await app.reload(SIGN);
  await see('Automatic renewal is set up');
  await see('Next charge');
  expect(sees(AGREE)).toBe(false);
  expect(applyCount(reloaded)).toBe(0);
});

test('the contract when the payment service refuses: is shown as not signed and can be started again', async () => {
  installHost('browser');
  const app = await asCustomer(newBrowser(), SIGN);
  await openBank();
  await answerBank('refused');
  await app.reload(SIGN);
  await see('You have not signed up');
  expect(sees('Automatic renewal is on')).toBe(false);
  await see(AGREE);
});

test('P09: the contract when the response to its start is lost: is looked up and continued', async () => {
  installHost('browser');
  const browser = newBrowser();
  const app = await asCustomer(browser, SIGN);
  await see(AGREE);
  // The service begins the contract, but drops this response and refuses all automatic retries.
  const match = `POST ${APPLY}`;
  await browser.control('/__fixtures/faults', [
    { match, times: 1, kind: 'drop' },
    { match, times: 9, kind: 'status', value: 503 },
  ]);
  await openBank();
  const { entrustNo } = (await loadContract()) ?? {};
  await answerBank('signed');
  await app.reload(SIGN);
  await see('Automatic renewal is set up');
  await see(String(entrustNo));
});

test('P02: the contract when it is pending in another tab: is continued and not started again', async () => {
  installHost('browser');
  const app = await asCustomer(newBrowser(), SIGN);
  await see(AGREE);
  const { applyEntrust } = await import('../../api/entrust.ts');
  const { request } = await import('../../client/request.ts');
  await request(applyEntrust, { body: {} }, { idempotencyKey: 'of-another-tab' });
  const previousCount = applyCount(app);
  await openBank();
  expect(applyCount(app)).toBe(previousCount);
  const page = visits[0];
  const reloaded = await app.reload(SIGN);
  await see('Not confirmed yet');
  await press('I have confirmed');
  await see('We have no confirmation yet');
  await press('Continue to confirm');
  await soon(() => expect(visits).toEqual([page, page]));
  expect(applyCount(reloaded)).toBe(0);
  await answerBank('signed');
  returnToPage();
  await see('Automatic renewal is set up');
});

test('P08: the contract when its start fails: shows an error and keeps the consent', async () => {
  installHost('browser');
  const browser = newBrowser();
  await asCustomer(browser, SIGN);
  await see(AGREE);
  tickConsent();
  await setFault(browser, APPLY, 'status', 503, 9);
  await press(AGREE);
  await soon(() =>
    expect([...document.querySelectorAll('main [role=alert]')].map(({ textContent }) => textContent).join('')).toMatch(
      /\S/,
    ),
  );
  expect(document.querySelector<HTMLInputElement>('input[name=agreed]')?.checked).toBe(true);
  expect(visits).toEqual([]);
});

test('the contract when the address of its text is foreign: is not offered and can be requested again', async () => {
  installHost('browser');
  const browser = newBrowser();
  const offer = {
    productNo: 'p',
    productName: 'A year',
    amountFen: 1,
    period: 'year',
    contractUrl: 'https://evil.example/contract',
    firstChargeOn: '2026-03-03',
    nextChargeOn: '2027-03-03',
  };
  await setFault(browser, BOUND, 'shape', { bound: false, offer }, 9);
  await asCustomer(browser, SIGN);
  await see('The agreement can’t be opened right now');
  expect([sees(AGREE), sees('There is nothing to renew')]).toEqual([false, false]);
  await browser.control('/__fixtures/faults', []);
  await press('Try again');
  await see(AGREE);
});

test.each(['https://evil.example/sign', 'https://localhost:3000@evil.example/', 'http://localhost:3001/'])(
  'U01 U02: the contract when the address of its page is %s: does not open it',
  async (signUrl) => {
    installHost('browser');
    const browser = newBrowser();
    await asCustomer(browser, SIGN);
    await see(AGREE);
    const contract = {
      entrustNo: 'E1',
      state: 'signing',
      productNo: 'p',
      productName: 'p',
      amountFen: 1,
      period: 'year',
      contractUrl: '/health/contentStatic/withholding',
      appliedAt: '2026-03-02T09:00:00+08:00',
      nextChargeOn: '2026-03-03',
      signUrl,
    };
    await setFault(browser, APPLY, 'shape', contract);
    tickConsent();
    await press(AGREE);
    await see('The payment service’s page could not be opened');
    expect(visits).toEqual([]);
  },
);

test.each([
  { host: 'wechat', firstSection: 'In WeChat', isHere: true },
  { host: 'mini-program', firstSection: 'In WeChat', isHere: true },
  { host: 'ios-app', firstSection: 'In our app', isHere: true },
  { host: 'browser', firstSection: 'In WeChat', isHere: false },
] as const satisfies readonly { host: HostName; firstSection: string; isHere: boolean }[])(
  'the guide when the host is $host: begins with the steps of that host',
  async ({ host, firstSection, isHere }) => {
    installHost(host, { token: 'native-13800138000-1' });
    await asCustomer(newBrowser(), GUIDE);
    await see('Automatic renewal is off');
    const sections = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    expect(sections).toEqual([firstSection, 'In other apps']);
    expect(sees('You are here')).toBe(isHere);
    expect([...document.querySelectorAll('main summary')]).toHaveLength(2);
  },
);

test('the guide when the renewal was turned off: shows that after another check', async () => {
  installHost('ios-app', { token: 'native-13800138000-1' });
  const app = await asCustomer(newBrowser(), SIGN);
  await see(AGREE);
  tickConsent();
  await press(AGREE);
  // The app shows the payment service's page above this page.
  await see('Not confirmed yet');
  const bank = (await loadContract())?.signUrl ?? '';
  await answerBank('signed', bank);
  returnToPage();
  await see('Automatic renewal is set up');
  app.navigate(GUIDE);
  await see('Automatic renewal is on');
  await see('You signed up here');
  expect([...document.querySelectorAll('main h2')][0]?.textContent).toBe('In WeChat');
  await press('Check again');
  await see('Automatic renewal is still on');
  await answerBank('ended', bank);
  await press('Check again');
  await see('Automatic renewal is now off');
  expect(document.querySelector('main h1')?.textContent).toBe('Automatic renewal is now off');
  expect(sees('Check again')).toBe(false);
});

test('P08: the guide when the state cannot be loaded: shows that and the steps', async () => {
  installHost('browser');
  const browser = newBrowser();
  await browser.logIn('13800138000');
  await setFault(browser, BOUND, 'status', 503, 9);
  await browser.open(GUIDE);
  await see('We can’t check your automatic renewal right now');
  await see('Tap Wallet, then Payment Settings');
  expect(sees('Automatic renewal is off') || sees('Automatic renewal is on')).toBe(false);
  await browser.control('/__fixtures/faults', []);
  await press('Check again');
  await see('Automatic renewal is off');
});

/** Loads the contract from the service. */
async function loadContract() {
  const { hasBindEntrust } = await import('../../api/entrust.ts');
  const { request } = await import('../../client/request.ts');
  return (await request(hasBindEntrust, {})).entrust;
}
