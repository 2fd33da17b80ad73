/** Tests the switches of the remote configuration on whole pages: at a start, while a page is open, and without the server. */
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
  readonly invalid: readonly unknown[];
  /** The text on the page while the switch is on. */
  readonly shownText: string;
}

const CASES: readonly Case[] = [
  {
    name: 'maintenance',
    address: '/package-list',
    on: { text: TEXT },
    off: false,
    invalid: ['yes', { text: 'Back at six' }, { text: TEXT, percent: '10' }, { text: TEXT, until: 'tomorrow' }],
    shownText: 'Back at six',
  },
  {
    name: 'screens',
    address: '/package-list',
    on: ['checkup.package-list', 'no.such-screen'],
    off: [],
    invalid: ['checkup.package-list', { 'checkup.package-list': true }],
    shownText: 'This page isn’t available right now',
  },
  {
    name: 'payment',
    address: '/pecSale/yj_gefmtj',
    on: { off: true, text: { zh: '暂停', en: 'The bank is closed tonight' } },
    off: true,
    invalid: ['off', { off: 'yes' }, { off: true, percent: 101 }],
    shownText: 'The bank is closed tonight',
  },
  {
    name: 'quickLogin',
    address: '/app-service',
    on: true,
    off: false,
    invalid: ['true', { percent: -1 }],
    shownText: 'Verify this phone in one tap',
  },
];

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T10:00:00+08:00') }));
afterEach(() => void vi.useRealTimers());

const set = (browser: Browser, name: string, value?: unknown) => browser.control('/__fixtures/switch', { name, value });

/** Makes the open page visible again after `afterMs`. The page then reads the configuration. */
async function returnToPage(afterMs = RETURN_MS): Promise<void> {
  await see('Skip to content');
  vi.setSystemTime(Date.now() + afterMs);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Returns to the page, and waits until it has applied the configuration of the server. */
async function rereadConfiguration(calls: readonly { path: string }[]): Promise<void> {
  const previous = calls.filter(({ path }) => path === CONFIG).length;
  await returnToPage();
  await soon(() => expect(calls.filter(({ path }) => path === CONFIG).length).toBeGreaterThan(previous));
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Opens the page of a switch that is on. Resolves when the page shows its text and has stored the configuration. */
async function openWithSwitchOn({ name, address, on, shownText }: Case) {
  const browser = newBrowser();
  await set(browser, name, on);
  const app = await browser.open(address);
  await see(shownText);
  await soon(() => expect(localStorage.getItem('sdhealth.configuration')).toContain(name));
  return { browser, app };
}

test.each(CASES)(
  'the switch $name when it was on at the previous start: is applied before any answer',
  async (item) => {
    const { browser, app } = await openWithSwitchOn(item);
    browser.hold(CONFIG);
    await app.reload();
    await see(item.shownText);
  },
);

test.each(CASES)(
  'the switch $name when it changes while a page is open: is applied at the next return to the page',
  async (item) => {
    const browser = newBrowser();
    const app = await browser.open(item.address);
    await rereadConfiguration(app.calls);
    expect(sees(item.shownText)).toBe(false);
    await set(browser, item.name, item.on);
    await returnToPage();
    await see(item.shownText);
    await set(browser, item.name, item.off);
    await returnToPage();
    await soon(() => expect(sees(item.shownText)).toBe(false));
    await app.reload();
    await rereadConfiguration(app.calls);
    expect(sees(item.shownText)).toBe(false);
  },
);

test.each(CASES)('the switch $name when it was on and the server cannot be reached: stays on', async (item) => {
  const { browser, app } = await openWithSwitchOn(item);
  await browser.control('/__fixtures/faults', [{ match: `GET ${CONFIG}`, times: 99, kind: 'status', value: 503 }]);
  await returnToPage();
  await app.reload();
  await see(item.shownText);
});

test.each(CASES.flatMap((item) => item.invalid.map((value) => ({ ...item, value }))))(
  'the switch $name when its value is invalid ($value): stays on or off as before',
  async (item) => {
    const { browser, app } = await openWithSwitchOn(item);
    await set(browser, item.name, item.value);
    await rereadConfiguration(app.calls);
    expect(sees(item.shownText)).toBe(true);
    await set(browser, item.name, item.off);
    await returnToPage();
    await soon(() => expect(sees(item.shownText)).toBe(false));
    await set(browser, item.name, item.value);
    await rereadConfiguration(app.calls);
    expect(sees(item.shownText)).toBe(false);
  },
);

test('a maintenance when it is stored: keeps the page closed until the maintenance ends', async () => {
  const browser = newBrowser();
  await set(browser, 'maintenance', { text: TEXT });
  const app = await browser.open('/package-list');
  await see(TEXT.en);
  await soon(() => expect(localStorage.getItem('sdhealth.switched-off')).toBeTruthy());
  const reloaded = await app.reload();
  await see(TEXT.en);
  await rereadConfiguration(reloaded.calls);
  expect(reloaded.calls.some(({ path }) => path === LIST)).toBe(false);
  await set(browser, 'maintenance');
  vi.setSystemTime(Date.now() + 60_000);
  await press('Try again');
  await soon(() => expect(sees(TEXT.en)).toBe(false));
  await soon(() => expect(reloaded.calls.some(({ path }) => path === LIST)).toBe(true));
  expect(localStorage.getItem('sdhealth.switched-off')).toBeNull();
});

test('a maintenance when a text is typed in a dialog: covers the dialog and keeps the text', async () => {
  const browser = newBrowser();
  const app = await browser.open('/app-service');
  await type('Mobile number', '138');
  await set(browser, 'maintenance', { text: TEXT });
  await rereadConfiguration(app.calls);
  await see(TEXT.en);
  // The cover was opened last, so it is over the login dialog.
  const covers = [...document.querySelectorAll('dialog')].filter(({ textContent }) => textContent.includes(TEXT.en));
  expect(covers.map(({ open }) => open)).toEqual([true]);
  await set(browser, 'maintenance', false);
  await rereadConfiguration(app.calls);
  expect(sees(TEXT.en)).toBe(false);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toContain('138');
});

test('a maintenance when its end is reached without an answer of the server: ends', async () => {
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

test('a closed page when it is open: leads to the home page, which is not closed', async () => {
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
  [0, false],
  [100, true],
])('a maintenance for %i percent of phones when the page opens: is applied: %s', async (percent, isOn) => {
  const browser = newBrowser();
  await set(browser, 'maintenance', { text: TEXT, percent });
  const app = await browser.open('/package-list');
  await rereadConfiguration(app.calls);
  expect(sees(TEXT.en)).toBe(isOn);
});

test('the phone’s id when a switch first applies to a percentage of phones: is created, and survives a logout', async () => {
  const browser = newBrowser();
  const app = await browser.open('/package-list');
  await rereadConfiguration(app.calls);
  expect(localStorage.getItem('sdhealth.phone-id')).toBeNull();
  await set(browser, 'payment', { off: true, percent: 50 });
  await rereadConfiguration(app.calls);
  const id = localStorage.getItem('sdhealth.phone-id');
  expect(id).toMatch(/"[A-Za-z0-9]{32}"/);
  const { forgetPersons } = await import('../platform/storage.ts');
  forgetPersons('local', () => true);
  expect(localStorage.getItem('sdhealth.phone-id')).toBe(id);
  expect(localStorage.getItem('sdhealth.configuration')).toBeTruthy();
});

test('the configuration when the page returns too soon or hidden: is read at the next return only', async () => {
  const browser = newBrowser();
  const app = await browser.open('/package-list');
  const count = () => app.calls.filter(({ path }) => path === CONFIG).length;
  await soon(() => expect(count()).toBe(1));
  await returnToPage(RETURN_MS / 2);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await returnToPage(INTERVAL_MS);
  hidden.mockRestore();
  expect(count()).toBe(1);
  await returnToPage(0);
  await soon(() => expect(count()).toBe(2));
});
