/** Tests the bar of the entry page, the sheet «Mine», the gift tile and today's steps. */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const WALKING = '/api/sdhealth/walking/user-activity-info';
const linkOf = (text: string | RegExp) => see(text).then((match) => match.closest('a')?.getAttribute('href'));
const dialog = () => document.querySelector('dialog');

test('«Mine» when a customer opens it: contains the masked number, orders, cards, data and languages', async () => {
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

test('«Mine» when there is no network: opens and can log out', async () => {
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

test('«Mine» when a visitor opens it: contains a login and no logout', async () => {
  await newBrowser().open('/?step=mine');
  await see('Not logged in');
  expect(sees('Log out')).toBe(false);
  dialog()?.querySelector<HTMLElement>('button:not([aria-label])')?.click();
  await see('Verify your phone number');
});

test('the button of the other language when a visitor taps it: changes the language', async () => {
  await newBrowser().open('/');
  await press('中文');
  await see('登录后查看您的服务');
});

test('the bar when another page is open: is not shown', async () => {
  const app = await newBrowser().open('/');
  await see('Mine');
  app.navigate('/science-list');
  await see('Health articles');
  await soon(() => expect(sees('Mine')).toBe(false));
});

test('the gift tile when it is tapped: lists all gifts with links', async () => {
  await newBrowser().open('/');
  await see('4 to choose from');
  expect(sees('Invite friends')).toBe(false);
  await press('Gifts and offers');
  expect(await linkOf('Invite friends')).toBe('/health/invite-friends');
  expect(await linkOf('Claim your benefits')).toBe('/health/rights/claim-rights');
  expect(dialog()?.querySelectorAll('a')).toHaveLength(4);
});

test('today’s steps when the person is a customer: link to the walking page', async () => {
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
])('today’s steps when the activity %s: are not shown', async (_, value) => {
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', { match: `GET ${WALKING}`, times: 9, kind: 'shape', value });
  const app = await asCustomer(browser, '/');
  await see('Waiting for payment');
  await soon(() => expect(app.calls.map(({ path }) => path)).toContain(WALKING));
  await see('Mine');
  expect(sees(/[\d,]+ steps/)).toBe(false);
});

test.each(['ios-app', 'android-app'] as const)('the link to the app when in %s: is not shown', async (host) => {
  replaceHost(host);
  await newBrowser().open('/');
  await see('Health guarantee');
  expect(sees('Get the app')).toBe(false);
  expect([...document.querySelectorAll('a')].filter((link) => /download/.test(link.href))).toEqual([]);
});

test('the link to the app when home opens in a browser: is shown', async () => {
  await newBrowser().open('/');
  expect(await linkOf('Get the app')).toBe('/health/download');
});
