/** Tests the pages offline (N01, N10): stored copies of texts and pictures are shown with their age, but never a price. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { describe, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../test/open-app.tsx';
import { asCustomer, loggedIn } from '../../test/person.ts';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { testsWholePages } from '../../test/whole-pages.ts';
import { maskName } from '../rules/masking.ts';

testsWholePages();

const INSTITUTIONS = '/institutions/yj_gefmtj';
const AGE_TEXT = 'Not up to date: as of';
const INSTITUTION = /Zhongguancun/;

/** Opens the institutions of a package as a logged-in person, then the home page. */
async function visitInstitutions(browser = newBrowser()) {
  const app = await loggedIn(browser, INSTITUTIONS);
  await see(INSTITUTION);
  await goHome(app);
  return app;
}

/** Opens the home page, so that the previous screen repeats its calls when it is opened again. */
async function goHome(app: OpenedApp): Promise<void> {
  app.navigate('/');
  await see(/Health-rights card|健康权益卡/);
}

/** Makes all calls fail. `restoreNetwork` ends that. `connect` also sends the browser's event. */
function cutNetwork(): { restoreNetwork: () => void; connect: () => void } {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  const restoreNetwork = () => void vi.stubGlobal('fetch', send);
  return {
    restoreNetwork,
    connect() {
      restoreNetwork();
      dispatchEvent(new Event('online'));
    },
  };
}

/** Makes every offline copy this number of days older. */
function ageOfflineCopies(days: number): void {
  for (const [name, text] of Object.entries({ ...localStorage }).filter(([key]) => key.includes('offlineCopy.')))
    localStorage.setItem(
      name,
      text.replace(/"at":(\d+)/, (_: string, timestamp: string) => `"at":${Number(timestamp) - days * 86_400_000}`),
    );
}

/** Returns the texts of the status lines that are not empty. */
const statusLines = () =>
  [...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent ?? '').filter(Boolean);

/** Returns the messages about a missing network or a stale page. */
const networkNotices = () =>
  [...document.querySelectorAll('[role=status], [role=alert]')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /No network|Not up to date/.test(text));

const retryButtons = () =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Try again');

/** Resolves when the app has noticed that it is offline. */
async function waitUntilOffline(): Promise<void> {
  const { network } = await import('../platform/network.ts');
  await soon(() => expect(network.online).toBe(false));
}

/** Reconnects the network. Otherwise the page of an ended test would continue its probes and disturb the next test. */
function reconnect(browser: Browser): void {
  browser.connect(true);
  dispatchEvent(new Event('online'));
}

describe('N01, N10: a person’s stored data when started offline', () => {
  const LIST_PATH = '/current-service/physical-list';
  const DETAIL_PATH = '/pecState/yj_gefmtj/O1002';
  const BOOKED_INSTITUTION = /Guomao/;
  const displayedDay = () => document.querySelector('main')?.textContent.match(/\w+day, \w+\s\d+/)?.[0];
  const MISSING_PART_TEXT = 'not kept on this phone';

  test('a booked checkup when the app starts offline: shows stored day, place and age without price or person', async () => {
    const browser = newBrowser();
    const app = await asCustomer(browser, DETAIL_PATH);
    await see('Change the date');
    expect(sees('¥')).toBe(true);
    const day = displayedDay();
    app.navigate(LIST_PATH);
    await see('In use 4');
    app.navigate('/');
    await see('Your checkup');
    browser.connect(false);
    const reloadedApp = await app.reload(LIST_PATH);
    await see(AGE_TEXT);
    await see('In use 4');
    await see('Booked');
    for (const hiddenText of ['To be', 'Activate', 'L*******n']) expect(sees(hiddenText), hiddenText).toBe(false);
    reloadedApp.navigate('/');
    await see('Your checkup');
    await see(/Guomao$/);
    expect(sees('Waiting for payment')).toBe(false);
    reloadedApp.navigate(DETAIL_PATH);
    await see(MISSING_PART_TEXT);
    await see(AGE_TEXT);
    for (const text of [
      'Booked',
      'A9002',
      'Call the institution',
      BOOKED_INSTITUTION,
      'without breakfast',
      'Bring the medicines',
    ])
      await see(text);
    for (const hiddenText of ['¥', '****'])
      expect(document.querySelector('main')?.textContent, hiddenText).not.toContain(hiddenText);
    for (const disabledAction of ['Change the date', 'Cancel the appointment'])
      expect((await see(disabledAction)).closest('button')?.disabled, disabledAction).toBe(true);
    await see('Available once you’re back online');
    expect([typeof day, displayedDay()]).toEqual(['string', day]);
    // The page is updated in place when the network is back.
    const heading = document.querySelector('main');
    reconnect(browser);
    await soon(() => expect([sees('¥'), statusLines()]).toEqual([true, []]));
    expect(document.querySelector('main')).toBe(heading);
    expect(sees('Verify your phone number')).toBe(false);
  });

  test('consultations and home page when the app starts offline: show stored states and the name, no messages', async () => {
    const browser = newBrowser();
    const app = await asCustomer(browser, '/current-service/interrogationList');
    await see(/For .*\*/);
    const previous = document.querySelectorAll('main li').length;
    const text = document.querySelector('main li [class*=message]')?.textContent ?? '';
    expect(text).not.toBe('');
    app.navigate('/');
    const name = (await see(/138\*/)).previousElementSibling?.textContent ?? '';
    // This page stores the next appointment.
    await see('Your checkup');
    browser.connect(false);
    localStorage.setItem('sdhealth.own.cache.old', JSON.stringify({ value: 'old', until: 1 }));
    const reloadedApp = await app.reload('/current-service/interrogationList');
    await see(AGE_TEXT);
    expect(document.querySelectorAll('main li')).toHaveLength(previous);
    expect(sees(text)).toBe(false);
    expect(sees(/For .*\*/)).toBe(false);
    await soon(() => expect(localStorage.getItem('sdhealth.own.cache.old')).toBeNull());
    reloadedApp.navigate('/');
    await see(maskName(name));
    expect(sees(name)).toBe(false);
    expect(sees('138*')).toBe(false);
    await see('Some of this could not be loaded');
    await see(AGE_TEXT);
    expect(retryButtons()).toHaveLength(1);
    reconnect(browser);
    await see(name);
  });

  test.each<[string, string, boolean]>([
    ['the same session of the app', 'native-13800138000-1', true],
    ['A04: another account', 'native-13900139000-1', false],
  ])('a stored list when the offline app reports %s: shown only to the same person', async (_, token, isShown) => {
    const firstHost = installHost('ios-app', { token: 'native-13800138000-1' });
    const browser = newBrowser();
    const app = await browser.open(LIST_PATH);
    await see('In use 4');
    firstHost.dispose();
    const secondHost = installHost('ios-app', { token });
    browser.connect(false);
    await app.reload(LIST_PATH);
    await see(isShown ? AGE_TEXT : 'Check your connection, then try again');
    expect(sees('In use 4')).toBe(isShown);
    reconnect(browser);
    await soon(() => expect([sees(/In use \d/), sees(AGE_TEXT)]).toEqual([true, false]));
    secondHost.dispose();
  });
});

describe('N01, N10: without a network', () => {
  test('a screen when it was opened before and is now offline: shows the stored data with its age', async () => {
    const app = await visitInstitutions();
    const network = cutNetwork();
    app.navigate(INSTITUTIONS);
    await see(AGE_TEXT);
    await see(INSTITUTION);
    // Cities and institutions share one line. It has only the time, as both were loaded today.
    expect(statusLines()).toEqual([expect.stringMatching(/^Not up to date: as of \d\d:\d\d(Try again)?$/)]);
    await waitUntilOffline();
    expect(networkNotices()).toHaveLength(1);
    network.connect();
    await soon(() => expect(statusLines()).toEqual([]));
    await see(INSTITUTION);
  });

  test('an offline screen when its data is of another day: shows the date of the data', async () => {
    const app = await visitInstitutions();
    ageOfflineCopies(2);
    const network = cutNetwork();
    app.navigate(INSTITUTIONS);
    await see(/as of \w+ \d+, \d{4}, \d\d:\d\d$/);
    network.restoreNetwork();
    await press('Try again');
    await soon(() => expect(statusLines()).toEqual([]));
  });

  test('an offline screen when the language is Chinese: shows the age of its data in Chinese', async () => {
    const app = await visitInstitutions();
    const { setLanguage } = await import('../messages/index.ts');
    await setLanguage('zh');
    app.navigate(INSTITUTIONS);
    await see(/^北京/);
    await goHome(app);
    cutNetwork();
    app.navigate(INSTITUTIONS);
    await see(/^未能更新，以下为 \d\d:\d\d 的内容$/);
  });

  test('an offline screen when it has shown a price online: does not show the price', async () => {
    const app = await visitInstitutions();
    app.navigate('/package-list');
    await see(/¥/);
    await goHome(app);
    cutNetwork();
    app.navigate('/package-list');
    await see('No network');
    expect(sees('¥')).toBe(false);
    expect(statusLines()).toEqual([]);
    // The offline bar does not repeat the message of an empty page.
    await waitUntilOffline();
    expect(networkNotices()).toEqual([expect.stringMatching(/^No network/)]);
    await goHome(app);
    await soon(() => expect(networkNotices()).toHaveLength(1));
  });

  test('a session that could not be read when the network is back: is restored', async () => {
    const browser = newBrowser();
    const app = await loggedIn(browser, PERSONAL_PAGE.path);
    await see(PERSONAL_PAGE.text);
    await browser.control('/__fixtures/faults', [
      { match: 'POST /api/account/login/refresh-token', times: 1, kind: 'status', value: 503 },
    ]);
    await app.reload();
    await see('The service can’t be reached');
    dispatchEvent(new Event('online'));
    await see(PERSONAL_PAGE.text);
  });
});

describe('N01: an offline start', () => {
  test('a list that was opened before when the app starts offline: is shown with its age until online', async () => {
    const browser = newBrowser();
    const app = await visitInstitutions(browser);
    browser.connect(false);
    await app.reload(INSTITUTIONS);
    await see(AGE_TEXT);
    const shown = await see(INSTITUTION);
    browser.connect(true);
    dispatchEvent(new Event('online'));
    await soon(() => expect(statusLines()).toEqual([]));
    // The page stays while the session is restored.
    expect(shown.isConnected).toBe(true);
    expect(sees('Verify your phone number')).toBe(false);
  });

  test.each<HostName>(['android-app', 'ios-app'])(
    'the home page in the %s when the app starts offline: is shown without a login',
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
    const app = await visitInstitutions(browser);
    browser.connect(false);
    await app.reload('/pecState/yj_gefmtj/O1001');
    await see('Check your connection, then try again');
  });

  test('stored data when the person has logged out before an offline start: is not shown', async () => {
    const browser = newBrowser();
    const app = await visitInstitutions(browser);
    await press('Mine');
    await press('Log out');
    browser.connect(false);
    await app.reload(INSTITUTIONS);
    await see('Verify your phone number');
    expect(sees(INSTITUTION)).toBe(false);
  });
});
