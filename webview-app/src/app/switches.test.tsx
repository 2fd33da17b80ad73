/** Tests the switches of the remote configuration on whole pages, each at every moment at which it may be turned. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, press, see, sees, soon, type } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';
import { INTERVAL_MS, RETURN_MS } from './watch-configuration.ts';

testsWholePages('browser');

const CONFIG = '/api/sdb/config-center/get';
const LIST = '/api/sdhealth/mall/package/list';
const SALE_TITLE = 'Checkup packages';
const TEXT = { zh: '六点恢复', en: 'Back at six' };

interface Case {
  readonly name: string;
  readonly address: string;
  readonly on: unknown;
  readonly off: unknown;
  readonly odd: readonly unknown[];
  /** The text on the page while the switch is on. */
  readonly sign: string;
}

const CASES: readonly Case[] = [
  {
    name: 'maintenance',
    address: '/package-list',
    on: { text: TEXT },
    off: false,
    odd: ['yes', { text: 'Back at six' }, { text: TEXT, percent: '10' }, { text: TEXT, until: 'tomorrow' }],
    sign: 'Back at six',
  },
  {
    name: 'screens',
    address: '/package-list',
    on: ['checkup.package-list', 'no.such-screen'],
    off: [],
    odd: ['checkup.package-list', { 'checkup.package-list': true }],
    sign: 'This page isn’t available right now',
  },
  {
    name: 'payment',
    address: '/pecSale/yj_gefmtj',
    on: { off: true, text: { zh: '暂停', en: 'The bank is closed tonight' } },
    off: true,
    odd: ['off', { off: 'yes' }, { off: true, percent: 101 }],
    sign: 'The bank is closed tonight',
  },
  {
    name: 'quickLogin',
    address: '/app-service',
    on: true,
    off: false,
    odd: ['true', { percent: -1 }],
    sign: 'Verify this phone in one tap',
  },
];

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T10:00:00+08:00') }));
afterEach(() => void vi.useRealTimers());

const set = (browser: Browser, name: string, value?: unknown) => browser.control('/__fixtures/switch', { name, value });

/** Brings the page back to the front after a while, once it watches. */
async function comeBack(afterMs = RETURN_MS): Promise<void> {
  await see('Skip to content');
  vi.setSystemTime(Date.now() + afterMs);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Brings the page back and waits for the answer. */
async function lookAgain(calls: readonly { path: string }[]): Promise<void> {
  const previous = calls.filter(({ path }) => path === CONFIG).length;
  await comeBack();
  await soon(() => expect(calls.filter(({ path }) => path === CONFIG).length).toBeGreaterThan(previous));
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

test.each(CASES)('$name when it is on at a start: holds, at the next start before any answer', async (item) => {
  const browser = newBrowser();
  await set(browser, item.name, item.on);
  const app = await browser.open(item.address);
  await see(item.sign);
  await soon(() => expect(localStorage.getItem('sdhealth.configuration')).toContain(item.name));
  browser.hold(CONFIG);
  await app.reload();
  await see(item.sign);
});

test.each(CASES)(
  '$name when it is turned under an open page: holds at the next look, and not after the one that ends it',
  async (item) => {
    const browser = newBrowser();
    const app = await browser.open(item.address);
    await lookAgain(app.calls);
    expect(sees(item.sign)).toBe(false);
    await set(browser, item.name, item.on);
    await comeBack();
    await see(item.sign);
    await set(browser, item.name, item.off);
    await comeBack();
    await soon(() => expect(sees(item.sign)).toBe(false));
    await app.reload();
    await lookAgain(app.calls);
    expect(sees(item.sign)).toBe(false);
  },
);

test.each(CASES)('$name when it was on and the server cannot be reached: is not forgotten', async (item) => {
  const browser = newBrowser();
  await set(browser, item.name, item.on);
  const app = await browser.open(item.address);
  await see(item.sign);
  await soon(() => expect(localStorage.getItem('sdhealth.configuration')).toContain(item.name));
  await browser.control('/__fixtures/faults', [{ match: `GET ${CONFIG}`, times: 99, kind: 'status', value: 503 }]);
  await comeBack();
  await app.reload();
  await see(item.sign);
});

test.each(CASES.flatMap(({ odd, ...item }) => odd.map((value) => ({ ...item, value }))))(
  '$name when its value is odd ($value): stays as it was, on or off',
  async (item) => {
    const browser = newBrowser();
    await set(browser, item.name, item.on);
    const app = await browser.open(item.address);
    await see(item.sign);
    await soon(() => expect(localStorage.getItem('sdhealth.configuration')).toContain(item.name));
    await set(browser, item.name, item.value);
    await lookAgain(app.calls);
    expect(sees(item.sign)).toBe(true);
    await set(browser, item.name, item.off);
    await comeBack();
    await soon(() => expect(sees(item.sign)).toBe(false));
    await set(browser, item.name, item.value);
    await lookAgain(app.calls);
    expect(sees(item.sign)).toBe(false);
  },
);

test('a maintenance when it is stored: the screen is not opened, and opens when it is over', async () => {
  const browser = newBrowser();
  await set(browser, 'maintenance', { text: TEXT });
  const app = await browser.open('/package-list');
  await see(TEXT.en);
  await soon(() => expect(localStorage.getItem('sdhealth.switched-off')).toBeTruthy());
  const again = await app.reload();
  await see(TEXT.en);
  await lookAgain(again.calls);
  expect(again.calls.some(({ path }) => path === LIST)).toBe(false);
  await set(browser, 'maintenance');
  vi.setSystemTime(Date.now() + 60_000);
  await press('Try again');
  await soon(() => expect(sees(TEXT.en)).toBe(false));
  await soon(() => expect(again.calls.some(({ path }) => path === LIST)).toBe(true));
  expect(localStorage.getItem('sdhealth.switched-off')).toBeNull();
});

test('a maintenance when something is typed in a dialog: covers it, and the typed text is there afterwards', async () => {
  const browser = newBrowser();
  const app = await browser.open('/app-service');
  await type('Mobile number', '138');
  await set(browser, 'maintenance', { text: TEXT });
  await lookAgain(app.calls);
  await see(TEXT.en);
  // The cover was opened last, so it is over the login dialog.
  const covers = [...document.querySelectorAll('dialog')].filter(({ textContent }) => textContent.includes(TEXT.en));
  expect(covers.map(({ open }) => open)).toEqual([true]);
  await set(browser, 'maintenance', false);
  await lookAgain(app.calls);
  expect(sees(TEXT.en)).toBe(false);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toContain('138');
});

test('a maintenance when it has an end: ends at that time without an answer', async () => {
  const browser = newBrowser();
  await set(browser, 'maintenance', { text: TEXT, until: '2026-03-02T12:00:00+08:00' });
  const app = await browser.open('/package-list');
  await see(TEXT.en);
  browser.hold(CONFIG);
  vi.setSystemTime('2026-03-02T12:00:01+08:00');
  await app.reload();
  await see(SALE_TITLE);
  expect(sees(TEXT.en)).toBe(false);
});

test('a closed page when another page is opened: only that page is closed, with a way home', async () => {
  const browser = newBrowser();
  await set(browser, 'screens', [{ id: 'checkup.package-list', percent: 100 }]);
  const app = await browser.open('/package-list');
  await see('This page isn’t available right now');
  await press('Home');
  await soon(() => expect(sees('This page isn’t available right now')).toBe(false));
  app.navigate('/package-list');
  await see('This page isn’t available right now');
});

test.each([
  ['0', false],
  ['100', true],
])('a maintenance for %s percent when the page opens: holds or not', async (percent, isOn) => {
  const browser = newBrowser();
  await set(browser, 'maintenance', { text: TEXT, percent: Number(percent) });
  const app = await browser.open('/package-list');
  await lookAgain(app.calls);
  expect(sees(TEXT.en)).toBe(isOn);
});

test('the phone’s id when a share is first asked for: is created, and is the same after a logout', async () => {
  const browser = newBrowser();
  const app = await browser.open('/package-list');
  await lookAgain(app.calls);
  expect(localStorage.getItem('sdhealth.phone-id')).toBeNull();
  await set(browser, 'payment', { off: true, percent: 50 });
  await lookAgain(app.calls);
  const id = localStorage.getItem('sdhealth.phone-id');
  expect(id).toMatch(/"[A-Za-z0-9]{32}"/);
  const { forgetPersons } = await import('../platform/storage.ts');
  forgetPersons('local', () => true);
  expect(localStorage.getItem('sdhealth.phone-id')).toBe(id);
  expect(localStorage.getItem('sdhealth.configuration')).toBeTruthy();
});

test('the configuration when the page is in front, hidden, or back soon: is read at its times', async () => {
  const browser = newBrowser();
  const app = await browser.open('/package-list');
  const count = () => app.calls.filter(({ path }) => path === CONFIG).length;
  await soon(() => expect(count()).toBe(1));
  await comeBack(RETURN_MS / 2);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await comeBack(INTERVAL_MS);
  hidden.mockRestore();
  expect(count()).toBe(1);
  await comeBack(0);
  await soon(() => expect(count()).toBe(2));
});
