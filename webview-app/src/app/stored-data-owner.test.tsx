/** Tests who may see data stored on the phone (A04). An offline start has a logout, and an ended session hides all stored data. */
import { expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../test/open-app.tsx';
import { asCustomer } from '../../test/person.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages('browser');

const STATE = '/pecState/yj_gefmtj/O1002';
const LIST = '/current-service/physical-list';
const LOGOUT = '/api/account/login/logout';
const BAR_TEXT = 'Your content stays on this phone for up to 14 days, a check-in code for up to 7';
/** Returns the names of a person's stored values. The empty sections of visitors are left out. */
const storedNames = () =>
  Object.entries({ ...localStorage }).flatMap(([name, text]) =>
    name.startsWith('sdhealth.own.') && text.includes('"owner":') ? [name] : [],
  );

test.each([
  ['the home page', '/', 'Your checkup'],
  ['an appointment with its code', STATE, 'A9002'],
  ['a list', LIST, 'In use 4'],
])(
  'A04: %s when it is opened offline: has a logout that removes all stored data after a confirmation',
  async (_, address, ownText) => {
    const browser = newBrowser();
    const app = await asCustomer(browser, STATE);
    await see('A9002');
    app.navigate(LIST);
    await see('In use 4');
    app.navigate('/');
    await see('Your checkup');
    browser.connect(false);
    const again = await app.reload(address);
    await see(ownText);
    await see(BAR_TEXT);
    await press('Log out');
    await see(/You can log in again once/);
    await press('Keep it');
    await see(BAR_TEXT);
    expect(sees(ownText)).toBe(true);
    await press('Log out');
    await see('Keep it');
    await press('Log out');
    await soon(() => expect([sees(ownText), sees(BAR_TEXT), storedNames()]).toEqual([false, false, []]));
    await again.reload(address);
    await see(address === '/' ? 'Log in to see your services' : 'Verify your phone number');
    expect(sees(ownText)).toBe(false);
    browser.connect(true);
    dispatchEvent(new Event('online'));
    await soon(() => expect(again.calls.map(({ path }) => path)).toContain(LOGOUT));
  },
);

test('the bar with the offline logout when the person is a visitor or online: is not shown', async () => {
  const browser = newBrowser();
  const app = await browser.open('/');
  await see('Log in to see your services');
  browser.connect(false);
  await app.reload('/');
  await see('Log in to see your services');
  expect(sees(BAR_TEXT)).toBe(false);
  browser.connect(true);
  const ownText = await asCustomer(browser, '/');
  await see('Your checkup');
  expect(sees(BAR_TEXT)).toBe(false);
  // Leaves the page with no pending requests.
  await ownText.reload('/pdfonline');
});

test('A04: a page when the service has ended the session: is hidden and its stored data removed', async () => {
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

test('stored data when the session has ended while offline: is hidden as soon as the network is back', async () => {
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
