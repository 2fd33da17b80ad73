/** Tests the pages of the campaign's offers against the embedded backend. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { buyNow, getForFree, loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');
afterEach(() => void vi.useRealTimers());

const settings = (browser: Browser, options: object) => browser.control('/__fixtures/settings', options);
/** Opens a public page as a logged-in person. */
async function openLoggedIn(browser: Browser, path: string): Promise<OpenedApp> {
  const app = await loggedIn(browser, '/service/login');
  app.navigate(path);
  return app;
}
const linkOf = async (text: string) => (await see(text)).closest('a')?.getAttribute('href');
const heading = () => document.querySelector('h1')?.textContent;
const cards = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const ENDED_OFFER = { endsAt: '2026-01-01T00:00:00+08:00' };
const endingTomorrow = () => ({ endsAt: new Date(Date.now() + 86_400_000).toISOString() });

test('a package when its link is pressed: is requested once, and complete when the tap opens it', async () => {
  const { calls } = await newBrowser().open('/package-list');
  const card = (await see('Adult Premium checkup')).closest('a');
  const productRequests = () =>
    calls.filter(({ path, search }) => /pecsale\/yj_crgdtj|list\?productNo=yj_crgdtj/.test(path + search));
  // The listener for presses loads after the first page, so the press is repeated.
  await soon(() => {
    card?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(productRequests()).toHaveLength(2);
  });
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 30; turn++) await new Promise((next) => setTimeout(next));
  card?.click();
  await Promise.resolve();
  expect(sees('Buy now') && sees('How it works')).toBe(true);
  await see('Buy now');
  expect(productRequests()).toHaveLength(2);
});

describe('a tap that is faster than its page', () => {
  const LIST = '/package-list';
  const SALE = '/pecSale/yj_crgdtj';
  const OTHER = '/pecSale/lj_jctj';
  const isAt = (page: string) => location.pathname === `/health${page}`;
  const link = (page: string) => document.querySelector<HTMLElement>(`a[href="/health${page}"]`);
  const tap = (page: string) => {
    link(page)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    link(page)?.click();
  };
  /** Opens the list, then holds all answers. Resolves when the press listener and the next page's files are loaded. */
  async function openList() {
    const browser = newBrowser();
    const app = await browser.open(LIST);
    await see('Adult Premium checkup');
    const release = browser.hold('/api/sdhealth/mall/package/list');
    await soon(() => {
      link(SALE)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      expect(app.calls.some(({ path }) => path.includes('yj_crgdtj'))).toBe(true);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return { ...app, release };
  }

  test('the tapped page when its data is late: opens complete after the data, once for two taps', async () => {
    const { navigate, release } = await openList();
    const previousLength = history.length;
    tap(SALE);
    tap(SALE);
    navigate(`${LIST}?kind=x`);
    vi.advanceTimersByTime(299);
    expect([isAt(LIST), link(SALE)?.getAttribute('aria-busy')]).toEqual([true, 'true']);
    vi.useRealTimers();
    release();
    await soon(() => expect(isAt(SALE)).toBe(true));
    expect(sees('Buy now') && sees('How it works')).toBe(true);
    expect(history.length).toBe(previousLength + 2);
  });

  test('the tapped page when its data takes longer than 300 ms: opens incomplete, unless another tap follows', async () => {
    const { navigate } = await openList();
    tap(SALE);
    vi.advanceTimersByTime(299);
    expect(isAt(LIST)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isAt(SALE)).toBe(true);

    navigate(LIST);
    await see('Adult Premium checkup');
    for (const page of [SALE, OTHER]) tap(page);
    vi.advanceTimersByTime(300);
    expect(isAt(OTHER)).toBe(true);

    navigate(LIST);
    await see('Adult Premium checkup');
    tap(SALE);
    navigate('/download');
    vi.advanceTimersByTime(300);
    expect(isAt('/download')).toBe(true);

    navigate(LIST);
    await see('Adult Premium checkup');
    tap(SALE);
    expect(isAt(LIST)).toBe(true);
    document.querySelector<HTMLElement>('label input')?.click();
    expect(isAt(SALE) && location.search === '').toBe(true);
  });
});

test('the list of packages when a kind is chosen: shows only that kind, which is in the address', async () => {
  const app = await newBrowser().open('/package-list');
  // The first frame has ten cards.
  await soon(() => expect(cards().length).toBeGreaterThan(10));
  const allCount = cards().length;
  const chip = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Early screening');
  chip?.querySelector('input')?.click();
  await soon(() => expect(cards()).toEqual(['Lejian: Adult early cancer screening']));
  expect(location.search).toBe('?kind=Early+screening');
  app.navigate('/package-list?kind=nothing-of-ours');
  await soon(() => expect(cards()).toHaveLength(allCount));
});

test('the list of offers when offers exist: shows only these, ordered by their end', async () => {
  const browser = newBrowser();
  await settings(browser, { offers: { lj_jctj: {}, yj_crgdtj: endingTomorrow(), yj_gefmtj: ENDED_OFFER } });
  await browser.open('/landing');
  await see('Adult Premium checkup');
  expect(cards()[0]).toBe('Adult Premium checkup');
  expect(cards()).toHaveLength(2);
  expect(await linkOf('Adult Premium checkup')).toBe('/health/landing/pec/yj_crgdtj');
  await see(/^1 day left$/);
});

test('the list of offers when it is empty: shows that and links to the packages', async () => {
  const browser = newBrowser();
  await settings(browser, { offers: {} });
  await browser.open('/landing');
  await see('No offers right now');
  expect(await linkOf('See all packages')).toBe('/health/package-list');
  expect(sees('Choose an offer')).toBe(false);
});

test('an offer when its time ends: shows the remaining time, then is closed', async () => {
  const browser = newBrowser();
  const endsAt = new Date(Date.now() + 10_000).toISOString();
  await settings(browser, { offers: { yj_gefmtj: { endsAt } } });
  await browser.open('/landing/pec/yj_gefmtj');
  await see('Ends in');
  await see('Buy now');
  vi.setSystemTime(Date.now() + 20_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await see('This offer has ended');
  expect(sees('Buy now') || sees('Ends in')).toBe(false);
  expect(await linkOf('See the package')).toBe('/health/pecSale/yj_gefmtj');
});

test.each([
  { name: 'not of the campaign', setup: { offers: {} }, message: 'This offer has ended', link: 'See the package' },
  { name: 'sold out', setup: { offSale: ['yj_gefmtj'] }, message: 'Sold out', link: undefined },
])('an offer when it is $name: shows that with a link, and sells nothing', async ({ setup, message, link }) => {
  const browser = newBrowser();
  await settings(browser, setup);
  await browser.open('/landing/pec/yj_gefmtj');
  await see(message);
  expect(await linkOf('Other offers')).toBe('/health/landing');
  expect(sees('See the package')).toBe(link !== undefined);
  expect(sees('Buy now')).toBe(false);
});

test('an offer when it was bought and is sold out: links to the booking', async () => {
  const browser = newBrowser();
  await settings(browser, { offSale: ['yj_gefmtj'] });
  await openLoggedIn(browser, '/landing/pec/yj_gefmtj');
  await see('Sold out');
  await soon(async () => expect(await linkOf('Book now')).toBe('/health/landing/pec/yj_gefmtj/form?orderNo=O1001'));
});

test('an offer when it is unknown: shows that and links to the other offers', async () => {
  await newBrowser().open('/landing/pec/nothing');
  await see('We could not find this offer');
  expect(await linkOf('Other offers')).toBe('/health/landing');
});

test('P12: an offer when its price has changed: shows the new price and orders nothing', async () => {
  const browser = newBrowser();
  const app = await openLoggedIn(browser, '/landing/pec/lj_jctj');
  await see('Buy now');
  await settings(browser, { prices: { lj_jctj: 12_300 } });
  await buyNow();
  await see('The price has changed');
  await see(/123/);
  expect(app.calls.filter(({ path }) => path.endsWith('/to-pay'))).toEqual([]);
});

test('an offer when it is free: is ordered without a payment and booked on the pages of the campaign', async () => {
  const app = await openLoggedIn(newBrowser(), '/landing/pec/lj_ybtj');
  await getForFree();
  await see('In which city?');
  expect(location.pathname).toBe('/health/landing/pec/lj_ybtj/form');
  expect(app.calls.filter(({ path }) => path.endsWith('/to-pay'))).toEqual([]);
});

test('the city page when the offer was bought: opens the booking with the chosen city', async () => {
  await loggedIn(newBrowser(), '/landing/pec/yj_gefmtj/city-receive');
  await see('Shanghai');
  await press(/^Shanghai$/);
  await see(/checkups ordered in this city/);
  await press('Continue in Shanghai');
  await see('In which city?');
  expect(location.search).toBe('?orderNo=O1001');
  await soon(() => expect(document.querySelector('[aria-pressed=true]')?.textContent).toMatch(/^Shanghai/));
});

test('the city page when the offer was not bought: returns to the offer with the chosen city', async () => {
  await loggedIn(newBrowser(), '/landing/pec/lj_jctj/city-receive');
  await press(/^Guangzhou$/);
  await press('Continue in Guangzhou');
  await see('Buy now');
  await see('Guangzhou');
});

test('N04: the city page when the number of orders does not load: continues without it', async () => {
  const browser = newBrowser();
  const release = browser.hold('/api/sdb/grow/user/city/get-order-count');
  await loggedIn(browser, '/landing/pec/lj_jctj/city-receive');
  await press(/^Guangzhou$/);
  expect(sees('ordered in this city')).toBe(false);
  await press('Continue in Guangzhou');
  await see('Buy now');
  release();
});

test('the result when the purchase is paid: links to the pages of the campaign', async () => {
  await loggedIn(newBrowser(), '/landing/pec/yj_gefmtj/success?orderNo=O1001');
  expect(await linkOf('Book now')).toBe('/health/landing/pec/yj_gefmtj/form?orderNo=O1001');
  expect(await linkOf('View my order')).toBe('/health/landing/pec/yj_gefmtj/status?orderNo=O1001');
});

test('the result when the address has no order: shows the last purchase', async () => {
  await loggedIn(newBrowser(), '/landing/pec/yj_crgdtj/success');
  await see('Not paid yet');
  await see('O1004');
});

test('the result when nothing was bought: shows that and no success', async () => {
  await loggedIn(newBrowser(), '/landing/pec/lj_jctj/success');
  await see('You have no order for this package');
  expect(await linkOf('See the package')).toBe('/health/landing/pec/lj_jctj');
  expect(heading()).toBe('Payment result');
  expect(document.title).toBe('Payment result');
});

test('the status page of an offer when a date is booked: links to the campaign’s page to change it', async () => {
  await loggedIn(newBrowser(), '/landing/pec/yj_gefmtj/status?orderNo=O1002');
  const changeLink = '/health/landing/pec/yj_gefmtj/form?orderNo=O1002&rebook=1';
  await soon(async () => expect(await linkOf('Change the date')).toBe(changeLink));
});

test('the packages when they cannot be loaded: show the failure without a choice of kinds', async () => {
  const browser = newBrowser();
  const match = 'GET /api/sdhealth/mall/package/list';
  await browser.control('/__fixtures/faults', [{ match, times: 99, kind: 'status', value: 503 }]);
  await browser.open('/package-list');
  await see('Something went wrong');
  expect(document.querySelectorAll('main input')).toHaveLength(0);
  await browser.control('/__fixtures/faults', []);
  await press('Try again');
  await see('Adult Premium checkup');
  expect(document.querySelectorAll('main input').length).toBeGreaterThan(2);
});
