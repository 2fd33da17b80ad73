/** Tests who may see data stored on the phone. An offline start has a logout, and an ended session shows nothing more. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../test/open-app.tsx';
import { asCustomer } from '../../test/person.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => import('./app.tsx'), 60_000);
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.setItem('sdhealth.language', 'en');
  installHost('browser');
});

const STATE = '/pecState/yj_gefmtj/O1002';
const LIST = '/current-service/physical-list';
const LOGOUT = '/api/account/login/logout';
const HOW_LONG = 'Your content stays on this phone for up to 14 days, a check-in code for up to 7';
/** Returns the names of a person's stored values; an empty section is a visitor's. */
const storedNames = () =>
  Object.entries({ ...localStorage }).flatMap(([name, text]) =>
    name.startsWith('sdhealth.own.') && text.includes('"owner":') ? [name] : [],
  );

test.each([
  ['the home page', '/', 'Your checkup'],
  ['an appointment with its code', STATE, 'A9002'],
  ['a list', LIST, 'In use 4'],
])(
  'A04: %s when started offline: has a logout, which asks once and removes all stored data',
  async (_, address, own) => {
    const browser = newBrowser();
    const app = await asCustomer(browser, STATE);
    await see('A9002');
    app.navigate(LIST);
    await see('In use 4');
    app.navigate('/');
    await see('Your checkup');
    browser.connect(false);
    const again = await app.reload(address);
    await see(own);
    await see(HOW_LONG);
    await press('Log out');
    await see(/You can log in again once/);
    await press('Keep it');
    await see(HOW_LONG);
    expect(sees(own)).toBe(true);
    await press('Log out');
    await see('Keep it');
    await press('Log out');
    await soon(() => expect([sees(own), sees(HOW_LONG), storedNames()]).toEqual([false, false, []]));
    await again.reload(address);
    await see(address === '/' ? 'Log in to see your services' : 'Verify your phone number');
    expect(sees(own)).toBe(false);
    browser.connect(true);
    dispatchEvent(new Event('online'));
    await soon(() => expect(again.calls.map(({ path }) => path)).toContain(LOGOUT));
  },
);

test('the bar with the offline logout when the person is a visitor or online: not shown', async () => {
  const browser = newBrowser();
  const app = await browser.open('/');
  await see('Log in to see your services');
  browser.connect(false);
  await app.reload('/');
  await see('Log in to see your services');
  expect(sees(HOW_LONG)).toBe(false);
  browser.connect(true);
  const own = await asCustomer(browser, '/');
  await see('Your checkup');
  expect(sees(HOW_LONG)).toBe(false);
  // Leaves the page with no pending requests.
  await own.reload('/pdfonline');
});

test('A04: a page when the service has ended the session: is hidden, and nothing stays stored', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, STATE);
  await see('A9002');
  app.navigate(LIST);
  await see('In use 4');
  await browser.control('/__fixtures/expire-tokens?cookies=true', {});
  app.navigate(STATE);
  await see('Verify your phone number');
  expect(document.documentElement.dataset).toHaveProperty('sessionOver');
  expect(storedNames().filter((name) => /kept\.|cache\.name/.test(name))).toEqual([]);
  browser.connect(false);
  await app.reload(STATE);
  await see('Verify your phone number');
  expect([sees('A9002'), storedNames()]).toEqual([false, []]);
});

test('stored data when the session has ended while offline: hidden as soon as the network is back', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, STATE);
  await see('A9002');
  browser.connect(false);
  await app.reload(STATE);
  await see('A9002');
  browser.connect(true);
  await browser.control('/__fixtures/expire-tokens?cookies=true', {});
  dispatchEvent(new Event('online'));
  await soon(() => expect([sees('A9002'), storedNames()]).toEqual([false, []]));
});
