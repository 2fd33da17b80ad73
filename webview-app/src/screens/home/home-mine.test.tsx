/** The bar of the entry page, what is the person's behind it, the one tile for gifts, the steps of today. */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const WALKING = '/api/sdhealth/walking/user-activity-info';
const linkOf = (text: string | RegExp) => see(text).then((match) => match.closest('a')?.getAttribute('href'));
const dialog = () => document.querySelector('dialog');

test('a person finds in one tap their name, orders, cards, language, data and the way out', async () => {
  await asCustomer(newBrowser(), '/');
  await see('Waiting for payment');
  await press('Mine');
  await soon(() => expect(location.search).toBe('?step=mine'));
  await soon(() => expect(dialog()?.textContent).toContain('138****8000'));
  const links = [...(dialog()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/health/app-service',
    '/health/current-service/physical-list',
    '/health/medical-services/hasGot',
    '/health/contentStatic/privacy',
  ]);
  expect(dialog()?.textContent).toContain('中文');
  history.back();
  await soon(() => expect(dialog()).toBeNull());
});

test('without a network it opens all the same, and the logout takes everything of the person away', async () => {
  const browser = newBrowser();
  await asCustomer(browser, '/');
  await see('Waiting for payment');
  await see('Mine');
  browser.connect(false);
  await press('Mine');
  expect(await linkOf('Privacy and my data')).toBe('/health/contentStatic/privacy');
  await press('Log out');
  await see('Log in to see your services');
  await soon(() => expect([dialog(), location.search]).toEqual([null, '']));
  expect(sees('Waiting for payment')).toBe(false);
});

test('a visitor can log in there, and has nothing to log out of', async () => {
  await newBrowser().open('/?step=mine');
  await see('Not logged in');
  expect(sees('Log out')).toBe(false);
  dialog()?.querySelector<HTMLElement>('button:not([aria-label])')?.click();
  await see('Verify your phone number');
});

test('a visitor finds the other language at the top', async () => {
  await newBrowser().open('/');
  await press('中文');
  await see('登录后查看您的服务');
});

test('the bar is on no other page', async () => {
  const app = await newBrowser().open('/');
  await see('Mine');
  app.navigate('/science-list');
  await see('Health articles');
  await soon(() => expect(sees('Mine')).toBe(false));
});

test('one tile leads to all gifts, each of which leads to its page', async () => {
  await newBrowser().open('/');
  await see('4 to choose from');
  expect(sees('Invite friends')).toBe(false);
  await press('Gifts and offers');
  expect(await linkOf('Invite friends')).toBe('/health/invite-friends');
  expect(await linkOf('Claim your benefits')).toBe('/health/rights/claim-rights');
  expect(dialog()?.querySelectorAll('a')).toHaveLength(4);
});

test('today’s steps lead who walks to their page; a visitor’s are not asked for', async () => {
  const browser = newBrowser();
  const { calls } = await browser.open('/');
  await see('Mine');
  expect(calls.map(({ path }) => path)).not.toContain(WALKING);
  await asCustomer(browser, '/');
  expect(await linkOf(/^[\d,]+ today$/)).toBe('/health/healthGold/step');
});

test.each([
  ['is over', { activityTime: 'END' }],
  ['was not joined', { totalSteps: 0 }],
])('there are no steps where the activity %s', async (_, value) => {
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', { match: `GET ${WALKING}`, times: 9, kind: 'shape', value });
  const app = await asCustomer(browser, '/');
  await see('Waiting for payment');
  await soon(() => expect(app.calls.map(({ path }) => path)).toContain(WALKING));
  await see('Mine');
  expect(sees(/[\d,]+ steps/)).toBe(false);
});

test.each(['ios-app', 'android-app'] as const)('inside %s nothing offers the app', async (host) => {
  replaceHost(host);
  await newBrowser().open('/');
  await see('Health guarantee');
  expect(sees('Get the app')).toBe(false);
  expect([...document.querySelectorAll('a')].filter((link) => /download/.test(link.href))).toEqual([]);
});

test('a browser offers the app', async () => {
  await newBrowser().open('/');
  expect(await linkOf('Get the app')).toBe('/health/download');
});
