/** Tests the pages without a network: offline copies of words and pictures with their age, never a copy of a price. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, type OpenedApp, press, see, sees, soon } from '../../test/open-app.tsx';
import { loggedIn } from '../../test/person.ts';

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
async function seenInstitutions() {
  const app = await loggedIn(newBrowser(), INSTITUTIONS);
  await see(INSTITUTION);
  await goHome(app);
  return app;
}

/** Leaves the screen: when it is opened again it makes its calls again. */
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
      text.replace(/"at":(\d+)/, (_: string, at: string) => `"at":${Number(at) - days * 86_400_000}`),
    );
}

const lines = () => [...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent ?? '');

describe('N01, N10: without a network', () => {
  test('a screen shows what was last seen, once says from when, and is up to date again when the network is back', async () => {
    const app = await seenInstitutions();
    const network = cutNetwork();
    app.navigate(INSTITUTIONS);
    await see(AGE);
    await see(INSTITUTION);
    // Of the cities and of the institutions, but one line; of today, so the time alone.
    expect(lines()).toEqual([expect.stringMatching(/^Not up to date: as of \d\d:\d\d(Try again)?$/)]);
    network.connect();
    await soon(() => expect(lines()).toEqual([]));
    await see(INSTITUTION);
  });

  test('of another day the date is said, and a tap asks again', async () => {
    const app = await seenInstitutions();
    age(2);
    const network = cutNetwork();
    app.navigate(INSTITUTIONS);
    await see(/as of \d{4}-\d\d-\d\d \d\d:\d\d$/);
    network.heal();
    await press('Try again');
    await soon(() => expect(lines()).toEqual([]));
  });

  test('in Chinese as well', async () => {
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

  test('no earlier price is ever shown', async () => {
    const app = await seenInstitutions();
    app.navigate('/package-list');
    await see(/¥/);
    await goHome(app);
    cutNetwork();
    app.navigate('/package-list');
    await see('No network');
    expect(sees('¥')).toBe(false);
    expect(lines()).toEqual([]);
  });

  test('who is here, which could not be asked, is found out when the network is back', async () => {
    const browser = newBrowser();
    const app = await loggedIn(browser, '/telUpgrade/O1001');
    await see('Phone doctor upgrade: Not available yet');
    await browser.control('/__fixtures/faults', [
      { match: 'POST /api/account/login/refresh-token', times: 1, kind: 'status', value: 503 },
    ]);
    await app.reload();
    await see('No network');
    dispatchEvent(new Event('online'));
    await see('Phone doctor upgrade: Not available yet');
  });
});
