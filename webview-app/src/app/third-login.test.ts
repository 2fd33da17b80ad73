/**
 * Tests a third-party login that fails: it returns without a ticket or with a refused ticket. The page does not start it again in a loop,
 * but says so and offers a choice.
 */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon, type } from '../../test/open-app.tsx';
import { agree } from '../../test/person.ts';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => import('./app.tsx'), 60_000);

const visited: string[] = [];
beforeEach(() => {
  visited.length = 0;
  vi.stubGlobal('scrollTo', () => undefined);
  Object.defineProperty(location, 'assign', { configurable: true, value: (to: string) => void visited.push(to) });
  localStorage.setItem('sdhealth.language', 'en');
  replaceHost('wechat');
});

const PAGE = PERSONAL_PAGE.path;
const UNFINISHED = 'The login did not go through';
const leftTimes = (times: number) => soon(() => expect(visited).toHaveLength(times));

/** Returns the address that the third party returns to, with its answer. */
function returnWith(answer = ''): string {
  const back = new URL(new URL(visited.at(-1) ?? '', location.href).searchParams.get('redirect') ?? '');
  return `${back.pathname.slice('/health'.length)}${back.search}${answer}`;
}

/** Opens the page, goes to the third party, and returns with its answer. */
async function comeBack(answer = '', browser = newBrowser()) {
  const app = await browser.open(PAGE);
  await leftTimes(1);
  return app.reload(returnWith(answer));
}

test('a third-party login when it returns without a ticket: the page says so; only a tap restarts it', async () => {
  const app = await comeBack();
  await see(UNFINISHED);
  expect(visited).toHaveLength(1);
  await press('Try again');
  await leftTimes(2);
  await app.reload(returnWith());
  await see(UNFINISHED);
  expect(visited).toHaveLength(2);
});

test('N01: a third-party login when offline: the page stays and says so, and a tap retries', async () => {
  const browser = newBrowser();
  const app = await browser.open('/service/login');
  await leftTimes(1);
  await app.reload();
  await leftTimes(2);
  browser.connect(false);
  await app.reload();
  await see('No network');
  await see('Continue without logging in');
  expect(visited).toHaveLength(2);
  browser.connect(true);
  await press('Log in');
  await leftTimes(3);
});

test('a third-party login when its ticket is refused: started once more, then the page says so', async () => {
  const app = await comeBack('&userTicket=ticket-bad');
  await leftTimes(2);
  await app.reload(returnWith('&userTicket=ticket-bad'));
  await see(UNFINISHED);
  expect(visited).toHaveLength(2);
});

test('a failed third-party login when the person goes on without a login: the home page opens', async () => {
  await comeBack();
  await press('Continue without logging in');
  await see('Daily 9:30-21:30');
  expect(visited).toHaveLength(1);
});

test('a failed third-party login when the person logs in by number: no third-party link is tried', async () => {
  const browser = newBrowser();
  await comeBack('', browser);
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
  await see(PERSONAL_PAGE.shown);
  expect(visited).toHaveLength(1);
});

test('a logged-in person when the server requires the third party again and again: sent there once', async () => {
  const browser = newBrowser();
  const refused = { match: 'GET /api/sdhealth/physical/examination/get-examination-city', times: 99, kind: 'code' };
  await browser.control('/__fixtures/faults', [{ ...refused, value: 23001 }]);
  const page = '/institutions/yj_gefmtj';
  const app = await browser.open(`${page}?userTicket=ticket-good`);
  await leftTimes(1);
  await app.reload(returnWith('&userTicket=ticket-good'));
  await see(UNFINISHED);
  expect(visited).toHaveLength(1);
  expect(sees('Choose institution')).toBe(true);
});

test('the provider’s app when the person declines its login: only that login is offered again', async () => {
  replaceHost('android-app', { user: 'cancel' });
  await newBrowser().open(PAGE);
  await see('Please log in first');
  expect(sees('Log in with my number')).toBe(false);
});
