/** Tests the search of the entry page, which searches each kind of result independently. */
import { expect, test } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const FIELD = 'Packages, institutions, doctors, articles';
const DOCTORS = '/api/sdhealth/special-inquiry/get-department-doctor-list';
const ORDERS = '/api/sdb/health/main/order-list';
const STORAGE_KEY = 'sdhealth.own.home-searches';

const groups = () =>
  [...document.querySelectorAll('dialog h3, dialog section h2')].map(({ textContent }) => textContent);
const status = () => document.querySelector('dialog [role=status]')?.textContent ?? '';
const linkOf = (text: string | RegExp) => see(text).then((match) => match.closest('a')?.getAttribute('href'));
const isOpen = () => document.querySelector('dialog') !== null;
const storedSearches = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{"value":{"value":[]}}').value.value;

async function openSearch(): Promise<void> {
  await see('Home');
  await press('Search');
  await see(/^Type what you are looking for/);
}

async function openAsVisitor(browser: Browser = newBrowser()): Promise<OpenedApp> {
  const app = await browser.open('/');
  await openSearch();
  return app;
}

async function search(text: string): Promise<void> {
  await type(FIELD, text);
  await soon(() => expect(status()).toMatch(/result|Nothing found/));
}

test('the results when a text is searched: are grouped by kind with announced counts', async () => {
  await openAsVisitor();
  await search('heart');
  expect(status()).toMatch(/^\d+ results: .*Doctors \d+, Articles \d+/);
  expect(groups().some((title) => /^Doctors \(\d+\)$/.test(title ?? ''))).toBe(true);
  const targets = [...document.querySelectorAll('dialog section a')].map((link) => link.getAttribute('href') ?? '');
  expect(targets.some((to) => to.startsWith('/health/graphic/doctorDetail/none/'))).toBe(true);
  expect(targets.some((to) => to.startsWith('/health/scienceNew/'))).toBe(true);
});

test('the results when the text has several words or a city: match in any word order and in that city', async () => {
  await openAsVisitor();
  await search('checkup premium');
  expect(await linkOf('Adult Premium checkup')).toBe('/health/pecSale/yj_crgdtj');
  await search('shanghai lujiazui');
  await see(/^In Shanghai/);
  const institution = [...document.querySelectorAll('dialog a')].find((link) =>
    /Lujiazui/.test(link.textContent ?? ''),
  );
  expect(institution?.getAttribute('href')).toMatch(/^\/health\/institutions\/[^/]+\?city=310000&search=.*Lujiazui/);
});

test('the search when the person is a visitor: requires no login and requests no orders', async () => {
  const { calls } = await openAsVisitor();
  await search('checkup');
  expect(calls.map(({ path }) => path)).not.toContain(ORDERS);
  expect(groups().join()).not.toContain('My orders');
  expect(sees('Verify your phone number')).toBe(false);
});

test('the orders when a customer searches: are the first group and are not stored', async () => {
  await asCustomer(newBrowser(), '/');
  await see('Waiting for payment');
  await openSearch();
  await search('O1004');
  await soon(() => expect(groups()[0]).toMatch(/^My orders \(\d\)$/));
  expect(document.querySelector('dialog section a')?.getAttribute('href')).toBe('/health/pecSale/yj_crgdtj');
  const copies = Object.keys(localStorage).filter((name) => name.includes('order-list'));
  expect(copies).toEqual([]);
});

test('the search when the person types without a pause: sends one request', async () => {
  const browser = newBrowser();
  const { calls } = await openAsVisitor(browser);
  const requestCount = () => calls.filter(({ path }) => path === DOCTORS).length;
  await type(FIELD, 'h', 'he', 'heart');
  await soon(() => expect(status()).toMatch(/result/));
  expect(requestCount()).toBe(1);
  const release = browser.hold(DOCTORS);
  await type(FIELD, 'skin');
  await soon(() => expect(requestCount()).toBe(2));
  await type(FIELD, 'no such thing at all');
  await soon(() => expect(requestCount()).toBe(3));
  release();
  await soon(() => expect(status()).toBe('Nothing found for “no such thing at all”'));
});

test('a group of results when its request fails: shows that and can be retried', async () => {
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', [{ match: `POST ${DOCTORS}`, kind: 'status', value: 503, times: 99 }]);
  await openAsVisitor(browser);
  await search('heart');
  await see('Doctors: the search did not work');
  expect(groups().some((title) => title?.startsWith('Articles ('))).toBe(true);
  await browser.control('/__fixtures/faults', []);
  await press('Try again');
  await see(/^Doctors \(\d+\)$/);
  expect(sees('the search did not work')).toBe(false);
});

test('the search when nothing matches: links to the lists', async () => {
  await openAsVisitor();
  await search('qqqq');
  expect(status()).toBe('Nothing found for “qqqq”');
  expect(await linkOf('All checkup packages')).toBe('/health/package-list');
  expect(await linkOf('Doctors by department')).toBe('/health/medical-services/online');
  await see('Customer service');
});

test('the search when the person goes back from a result: is shown with its results', async () => {
  const app = await openAsVisitor();
  await search('heart');
  await press(/^Show all \d+$/);
  await soon(() => expect(location.pathname).not.toBe('/health/'));
  expect(new URLSearchParams(location.search).get('search')).toBe('heart');
  history.back();
  await soon(() => expect(location.search).toBe('?step=search'));
  await soon(() => expect(status()).toMatch(/result/));
  history.back();
  await soon(() => expect(isOpen()).toBe(false));
  expect(location.pathname + location.search).toBe('/health/');
  await app.reload('/?step=search');
  await see(/^Type what you are looking for/);
  document.querySelector<HTMLElement>('dialog button[aria-label=Close]')?.click();
  await soon(() => expect(isOpen()).toBe(false));
  expect(location.search).toBe('');
});

test('A04: a search when its result was opened: is stored until it is deleted or the person logs out', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, '/');
  await see('Waiting for payment');
  const { keepPersonal } = await import('../../platform/personal.ts');
  keepPersonal('home-searches', ['skin', 'knee', 'sleep', 'cough', 'back', 'eyes', 'teeth', 'allergy'], { days: 30 });
  await openSearch();
  await search('heart');
  expect(storedSearches()).not.toContain('heart');
  document.querySelector<HTMLElement>('dialog section a')?.click();
  await soon(() =>
    expect(storedSearches()).toEqual(['heart', 'skin', 'knee', 'sleep', 'cough', 'back', 'eyes', 'teeth']),
  );
  await app.reload('/?step=search');
  await see('Your last searches');
  await press('knee');
  await soon(() => expect(status()).toMatch(/result|Nothing/));
  await type(FIELD, '');
  await press('Delete');
  await soon(() => expect(sees('Your last searches')).toBe(false));
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  keepPersonal('home-searches', ['mine'], { days: 30 });
  await app.reload('/');
  await see('Waiting for payment');
  await press('Mine');
  await press('Log out');
  await see('Log in to see your services');
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
});
