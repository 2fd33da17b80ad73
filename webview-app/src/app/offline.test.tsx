/** Tests the pages offline: stored copies of texts and pictures are shown with their age, but never a price. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../test/open-app.tsx';
import { asCustomer, loggedIn } from '../../test/person.ts';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { maskName } from '../rules/masking.ts';

vi.setConfig({ testTimeout: 60_000 });

// The first load of all modules takes longer than a test may.
beforeAll(() => import('./app.tsx'), 60_000);

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.setItem('sdhealth.language', 'en');
});

const INSTITUTIONS = '/institutions/yj_gefmtj';
const AGE = 'Not up to date: as of';
const INSTITUTION = /Zhongguancun/;

/** Opens the institutions of a package, logged in, and leaves them for the home page. */
async function seenInstitutions(browser = newBrowser()) {
  const app = await loggedIn(browser, INSTITUTIONS);
  await see(INSTITUTION);
  await goHome(app);
  return app;
}

/** Leaves the screen, so that it makes its calls again when it is opened again. */
async function goHome(app: OpenedApp): Promise<void> {
  app.navigate('/');
  await see(/Health-rights card|健康权益卡/);
}

/** Cuts the network for all calls. `heal` ends that; `connect` also sends the browser's event. */
function cutNetwork(): { heal: () => void; connect: () => void } {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  const heal = () => void vi.stubGlobal('fetch', send);
  return {
    heal,
    connect() {
      heal();
      dispatchEvent(new Event('online'));
    },
  };
}

/** Makes every offline copy this number of days older. */
function age(days: number): void {
  for (const [name, text] of Object.entries({ ...localStorage }).filter(([key]) => key.includes('offlineCopy.')))
    localStorage.setItem(
      name,
      text.replace(/"at":(\d+)/, (_: string, path: string) => `"at":${Number(path) - days * 86_400_000}`),
    );
}

/** Returns the texts of the status lines that are not empty. */
const lines = () =>
  [...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent ?? '').filter(Boolean);

/** Returns the messages about a missing network or a stale page: there is one at most. */
const notices = () =>
  [...document.querySelectorAll('[role=status], [role=alert]')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /No network|Not up to date/.test(text));

/** Returns the retry buttons. */
const retries = () => [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Try again');

/** Resolves when the frame shows its offline bar. */
async function offlineKnown(): Promise<void> {
  const { network } = await import('../platform/network.ts');
  await soon(() => expect(network.online).toBe(false));
}

/** Reconnects the network. Otherwise a page of an ended test would go on probing and disturb the next test. */
function reconnect(browser: Browser): void {
  browser.connect(true);
  dispatchEvent(new Event('online'));
}

describe('N01, N10: a person’s stored data when started offline', () => {
  const LIST = '/current-service/physical-list';
  const STATE = '/pecState/yj_gefmtj/O1002';
  const PLACE = /Guomao/;
  const dayShown = () => document.querySelector('main')?.textContent.match(/\w+day, \w+\s\d+/)?.[0];
  const KEPT_PART = 'not kept on this phone';

  test('a booked checkup when started offline: shows stored day, place and age, but no price or person', async () => {
    const browser = newBrowser();
    const app = await asCustomer(browser, STATE);
    await see('Change the date');
    expect(sees('¥')).toBe(true);
    const day = dayShown();
    app.navigate(LIST);
    await see('In use 4');
    app.navigate('/');
    await see('Your checkup');
    browser.connect(false);
    const again = await app.reload(LIST);
    await see(AGE);
    await see('In use 4');
    await see('Booked');
    for (const gone of ['To be', 'Activate', 'L*******n']) expect(sees(gone), gone).toBe(false);
    again.navigate('/');
    await see('Your checkup');
    await see(/Guomao$/);
    expect(sees('Waiting for payment')).toBe(false);
    again.navigate(STATE);
    await see(KEPT_PART);
    await see(AGE);
    for (const text of ['Booked', 'A9002', 'Call the institution', PLACE, 'without breakfast', 'Bring the medicines'])
      await see(text);
    for (const gone of ['¥', '****']) expect(document.querySelector('main')?.textContent, gone).not.toContain(gone);
    for (const off of ['Change the date', 'Cancel the appointment'])
      expect((await see(off)).closest('button')?.disabled, off).toBe(true);
    await see('Available once you’re back online');
    expect([typeof day, dayShown()]).toEqual(['string', day]);
    // The same page goes on when the network is back.
    const heading = document.querySelector('main');
    reconnect(browser);
    await soon(() => expect([sees('¥'), lines()]).toEqual([true, []]));
    expect(document.querySelector('main')).toBe(heading);
    expect(sees('Verify your phone number')).toBe(false);
  });

  test('consultations and home page when started offline: show stored states and the name, no messages', async () => {
    const browser = newBrowser();
    const app = await asCustomer(browser, '/current-service/interrogationList');
    await see(/For .*\*/);
    const previous = document.querySelectorAll('main li').length;
    const text = document.querySelector('main li [class*=said]')?.textContent ?? '';
    expect(text).not.toBe('');
    app.navigate('/');
    const name = (await see(/138\*/)).previousElementSibling?.textContent ?? '';
    // This page stores the next appointment.
    await see('Your checkup');
    browser.connect(false);
    localStorage.setItem('sdhealth.own.cache.old', JSON.stringify({ value: 'old', until: 1 }));
    const again = await app.reload('/current-service/interrogationList');
    await see(AGE);
    expect(document.querySelectorAll('main li')).toHaveLength(previous);
    expect(sees(text)).toBe(false);
    expect(sees(/For .*\*/)).toBe(false);
    await soon(() => expect(localStorage.getItem('sdhealth.own.cache.old')).toBeNull());
    again.navigate('/');
    await see(maskName(name));
    expect(sees(name)).toBe(false);
    expect(sees('138*')).toBe(false);
    await see('Some of this could not be loaded');
    await see(AGE);
    expect(retries()).toHaveLength(1);
    reconnect(browser);
    await see(name);
  });

  test.each<[string, string, boolean]>([
    ['the same session of the app', 'native-13800138000-1', true],
    ['A04: another account’s', 'native-13900139000-1', false],
  ])('a stored list when the offline app reports %s: shown only to the same person', async (_, token, isShown) => {
    const first = installHost('ios-app', { token: 'native-13800138000-1' });
    const browser = newBrowser();
    const app = await browser.open(LIST);
    await see('In use 4');
    first.dispose();
    const second = installHost('ios-app', { token });
    browser.connect(false);
    await app.reload(LIST);
    await see(isShown ? AGE : 'Check your connection, then try again');
    expect(sees('In use 4')).toBe(isShown);
    reconnect(browser);
    await soon(() => expect([sees(/In use \d/), sees(AGE)]).toEqual([true, false]));
    second.dispose();
  });
});

describe('N01, N10: without a network', () => {
  test('a screen when seen before and now offline: shows the stored data with its age, until online', async () => {
    const app = await seenInstitutions();
    const network = cutNetwork();
    app.navigate(INSTITUTIONS);
    await see(AGE);
    await see(INSTITUTION);
    // One line for the cities and the institutions; only the time, as both are of today.
    expect(lines()).toEqual([expect.stringMatching(/^Not up to date: as of \d\d:\d\d(Try again)?$/)]);
    await offlineKnown();
    expect(notices()).toHaveLength(1);
    network.connect();
    await soon(() => expect(lines()).toEqual([]));
    await see(INSTITUTION);
  });

  test('an offline screen when its data is of another day: shows the date, and a tap retries', async () => {
    const app = await seenInstitutions();
    age(2);
    const network = cutNetwork();
    app.navigate(INSTITUTIONS);
    await see(/as of \w+ \d+, \d{4}, \d\d:\d\d$/);
    network.heal();
    await press('Try again');
    await soon(() => expect(lines()).toEqual([]));
  });

  test('an offline screen when the language is Chinese: shows the age of its data in Chinese', async () => {
    const app = await seenInstitutions();
    const { setLanguage } = await import('../messages/index.ts');
    await setLanguage('zh');
    app.navigate(INSTITUTIONS);
    await see(/^北京/);
    await goHome(app);
    cutNetwork();
    app.navigate(INSTITUTIONS);
    await see(/^未能更新，以下为 \d\d:\d\d 的内容$/);
  });

  test('an offline screen when its price was seen before: does not show the price', async () => {
    const app = await seenInstitutions();
    app.navigate('/package-list');
    await see(/¥/);
    await goHome(app);
    cutNetwork();
    app.navigate('/package-list');
    await see('No network');
    expect(sees('¥')).toBe(false);
    expect(lines()).toEqual([]);
    // The offline bar does not repeat the message of an empty page.
    await offlineKnown();
    expect(notices()).toEqual([expect.stringMatching(/^No network/)]);
    await goHome(app);
    await soon(() => expect(notices()).toHaveLength(1));
  });

  test('the session when the service could not be reached: restored when the network is back', async () => {
    const browser = newBrowser();
    const app = await loggedIn(browser, PERSONAL_PAGE.path);
    await see(PERSONAL_PAGE.shown);
    await browser.control('/__fixtures/faults', [
      { match: 'POST /api/account/login/refresh-token', times: 1, kind: 'status', value: 503 },
    ]);
    await app.reload();
    await see('The service can’t be reached');
    dispatchEvent(new Event('online'));
    await see(PERSONAL_PAGE.shown);
  });
});

describe('N01: an offline start', () => {
  test('a list seen before when the app starts offline: shown with its age, and refreshed once online', async () => {
    const browser = newBrowser();
    const app = await seenInstitutions(browser);
    browser.connect(false);
    await app.reload(INSTITUTIONS);
    await see(AGE);
    const shown = await see(INSTITUTION);
    browser.connect(true);
    dispatchEvent(new Event('online'));
    await soon(() => expect(lines()).toEqual([]));
    // The page stays while the session is restored.
    expect(shown.isConnected).toBe(true);
    expect(sees('Verify your phone number')).toBe(false);
  });

  test.each<HostName>(['android-app', 'ios-app'])(
    'the home page in the %s when it starts offline: shown, although it needs a login online',
    async (host) => {
      const native = installHost(host, { token: 'native-13800138000-1' });
      const browser = newBrowser();
      const app = await browser.open('/');
      await see('138****8000');
      browser.connect(false);
      await app.reload('/');
      await see('Daily 9:30-21:30');
      expect(sees('138****8000')).toBe(false);
      native.dispose();
    },
  );

  test('a personal page without stored data when the app starts offline: does not open', async () => {
    const browser = newBrowser();
    const app = await seenInstitutions(browser);
    browser.connect(false);
    await app.reload('/pecState/yj_gefmtj/O1001');
    await see('Check your connection, then try again');
  });

  test('stored data when nobody is logged in at an offline start: not shown', async () => {
    const browser = newBrowser();
    const app = await seenInstitutions(browser);
    await press('Mine');
    await press('Log out');
    browser.connect(false);
    await app.reload(INSTITUTIONS);
    await see('Verify your phone number');
    expect(sees(INSTITUTION)).toBe(false);
  });
});
