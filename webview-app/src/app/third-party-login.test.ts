/**
 * Tests a third-party login that returns without a ticket or with a refused ticket. The page does not start it again in a loop, but shows
 * a message with a choice.
 */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon, type } from '../../test/open-app.tsx';
import { agree } from '../../test/person.ts';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { testsWholePages, watchVisits } from '../../test/whole-pages.ts';

testsWholePages('wechat');

const visitedAddresses = watchVisits();

const PAGE = PERSONAL_PAGE.path;
const FAILURE_TEXT = 'The login did not go through';
const waitForDepartures = (times: number) => soon(() => expect(visitedAddresses).toHaveLength(times));

/** Returns the address to which the third party returns, with the parameters that it adds. */
function returnAddress(parameters = ''): string {
  const returnUrl = new URL(new URL(visitedAddresses.at(-1) ?? '', location.href).searchParams.get('redirect') ?? '');
  return `${returnUrl.pathname.slice('/health'.length)}${returnUrl.search}${parameters}`;
}

/** Opens the page, leaves for the third party, and returns with the parameters that it adds. */
async function loginAndReturn(parameters = '', browser = newBrowser()) {
  const app = await browser.open(PAGE);
  await waitForDepartures(1);
  return app.reload(returnAddress(parameters));
}

test('a third-party login when it returns without a ticket: restarts only after a tap', async () => {
  const app = await loginAndReturn();
  await see(FAILURE_TEXT);
  expect(visitedAddresses).toHaveLength(1);
  await press('Try again');
  await waitForDepartures(2);
  await app.reload(returnAddress());
  await see(FAILURE_TEXT);
  expect(visitedAddresses).toHaveLength(2);
});

test('N01: a third-party login when offline: waits for a tap without leaving the page', async () => {
  const browser = newBrowser();
  const app = await browser.open('/service/login');
  await waitForDepartures(1);
  await app.reload();
  await waitForDepartures(2);
  browser.connect(false);
  await app.reload();
  await see('No network');
  await see('Continue without logging in');
  expect(visitedAddresses).toHaveLength(2);
  browser.connect(true);
  await press('Log in');
  await waitForDepartures(3);
});

test('a third-party login when its ticket is refused: is started once more only', async () => {
  const app = await loginAndReturn('&userTicket=ticket-bad');
  await waitForDepartures(2);
  await app.reload(returnAddress('&userTicket=ticket-bad'));
  await see(FAILURE_TEXT);
  expect(visitedAddresses).toHaveLength(2);
});

test('a failed third-party login when the person continues without a login: opens the home page', async () => {
  await loginAndReturn();
  await press('Continue without logging in');
  await see('Daily 9:30-21:30');
  expect(visitedAddresses).toHaveLength(1);
});

test('a failed third-party login when the person logs in by number: is not tried again', async () => {
  const browser = newBrowser();
  await loginAndReturn('', browser);
  const user = { userId: 'U9', mobile: '139****0000', hasMobile: true, thirdType: 9, authList: [9], nickname: 'N' };
  await browser.control('/__fixtures/faults', [
    {
      match: 'POST /api/account/login/mobile-login',
      times: 1,
      kind: 'shape',
      value: { token: 'native-13900000000-1', expiresInS: 600, user: { ...user, avatar: '' } },
    },
  ]);
  await press('Log in with my number');
  await type('Mobile number', '13900000000');
  await agree();
  await press('Get code');
  await type('Verification code', '246810');
  await see(PERSONAL_PAGE.text);
  expect(visitedAddresses).toHaveLength(1);
});

test('a logged-in person when the server always requires the third party: is sent there once', async () => {
  const browser = newBrowser();
  const refused = { match: 'GET /api/sdhealth/physical/examination/get-examination-city', times: 99, kind: 'code' };
  await browser.control('/__fixtures/faults', [{ ...refused, value: 23001 }]);
  const page = '/institutions/yj_gefmtj';
  const app = await browser.open(`${page}?userTicket=ticket-good`);
  await waitForDepartures(1);
  await app.reload(returnAddress('&userTicket=ticket-good'));
  await see(FAILURE_TEXT);
  expect(visitedAddresses).toHaveLength(1);
  expect(sees('Choose institution')).toBe(true);
});

test('the page in the provider’s app when the person declines the app’s login: offers no other login', async () => {
  replaceHost('android-app', { user: 'cancel' });
  await newBrowser().open(PAGE);
  await see('Please log in first');
  expect(sees('Log in with my number')).toBe(false);
});
