/** V04, A04: the next person on a phone finds nothing of the last one: in no storage, in no cache, not in the history entry’s state, on no page. */
import type { Page } from '@playwright/test';
import { expect, type HostOption, test } from '../../native-shims/src/playwright.ts';
import { zh as home } from '../src/features/next/words/zh.ts';
import { zh as kit } from '../src/kit/words/zh.ts';
import { zh } from '../src/messages/zh.ts';
import { expectLoggedIn, logOut } from './journey/mine.ts';
import { bookUntilConfirm, buy, ledgerOf, logInByDialog } from './journey/ways.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 31.2304, longitude: 121.4737 },
  serviceWorkers: 'allow',
  allowErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
});
// An own app's session is the app's own, and a third party's page knows one account.

const OTHER = '13900139000';
const HOME = '/health/';
const SALE = '/health/pecSale/yj_gefmtj';
/** A gift's booking: it needs no order, so anybody may begin it. */
const BOOKING = '/health/medical-services/pec/yj_ybtj';
const BOOKED = '/health/pecState/yj_gefmtj/O1002';
const REFUND = '/health/refunded/yj_gefmtj/O1001';
const NOTE = '只有本人写过的话';
/** The name of what is kept of a person's answers. */
const KEPT = 'cache.kept';
/** Values that A has chosen, typed and seen: city, institution, person, note; and the pages of orders. */
const CHOSEN = ['310000', '上海', '陆家嘴', '张明', NOTE, 'own.purchase', 'bridge.pending', '/O1', 'A9002'];

/** Everything that the browser keeps for this origin, as one text. */
async function everythingKept(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        files.push(request.url);
        // The program's own words are the same for everybody.
        const isProgram = new URL(request.url).pathname.startsWith('/health/assets/');
        if (!isProgram) files.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      files,
      history.state,
      document.cookie,
    ]);
  });
  return stored + page.url();
}

/** A's own order numbers, appointment numbers and payment numbers; and the mark of all that is kept of A. */
async function numbersOf(page: Page): Promise<string[]> {
  const ledger = JSON.stringify(await ledgerOf(page));
  const numbers = new Set(ledger.match(/\b[A-Z]{1,3}[12]\d{3,}\b/g) ?? []);
  const mark = await page.evaluate(() => String(JSON.parse(localStorage['sdhealth.owner']).value.mark));
  return [...numbers, mark].filter((number) => !number.startsWith('U'));
}

async function expectNothingOfA(page: Page, numbers: readonly string[], values = CHOSEN): Promise<void> {
  const stored = await everythingKept(page);
  for (const value of [...numbers, ...values]) expect(stored, value).not.toContain(value);
  const shown = await page.content();
  for (const value of [...numbers, NOTE, 'A9002']) expect(shown, value).not.toContain(value);
}

/** A buys a checkup up to the cashier, books another up to its last step, and types into the note of a refund. Ends at `last`. */
async function useAsA(page: Page, host: HostOption, last: string): Promise<string[]> {
  await page.goto(SALE);
  await buy(page, host);
  await page.waitForURL(/\/cashier\?/);
  await page.goto(BOOKING);
  await bookUntilConfirm(page);
  await page.goto(BOOKED);
  await expect(page.getByText('A9002')).toBeVisible();
  await page.goto(REFUND);
  await page.getByRole('radio').first().dispatchEvent('click');
  await page.getByRole('textbox').fill(NOTE);
  await page.goto(HOME);
  // The cards of what is next lead to A's orders: the search finds them in the page.
  for (const order of ['O1001', 'O1002']) await expect(page.locator(`a[href*="${order}"]`)).toBeVisible();
  await page.goto(last);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  const stored = await everythingKept(page);
  // The search finds all of it while A is signed in.
  const numbers = await numbersOf(page);
  for (const value of ['O1001', '陆家嘴', NOTE, 'own.purchase', KEPT, 'A9002', ...numbers.slice(-1)])
    expect(stored, value).toContain(value);
  return numbers;
}

async function askForRefund(page: Page): Promise<void> {
  await page.getByRole('radio').first().dispatchEvent('click');
  await page.getByRole('button', { name: '申请退款' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '申请退款' }).click();
}

const logInButton = (page: Page) => page.getByRole('button', { name: zh.frame.loginNeeded.button });

/** B has logged in, and what is B's own is there: it is kept and shown beside nothing of A. */
async function expectOwnHome(page: Page, numbers: readonly string[]): Promise<void> {
  await expect(page.locator(`section[aria-label="${home.title}"]:not([aria-busy])`)).toBeVisible();
  await expectNothingOfA(page, numbers);
}

/** B is at the first step of the booking that A had nearly finished. */
async function expectFirstStep(page: Page, numbers: readonly string[]): Promise<void> {
  await page.goto(BOOKING);
  await expect(page.getByRole('heading', { level: 1, name: kit.booking.questions.city })).toBeVisible();
  await expectNothingOfA(page, numbers, [NOTE, '陆家嘴']);
}

test('A04, V04: A logs out on the entry page; B, who logs in then, starts from nothing', { tag: '@long' }, async ({
  page,
  host,
}) => {
  const numbers = await useAsA(page, host, HOME);
  await logOut(page);
  await expect(logInButton(page)).toBeVisible();
  await expectNothingOfA(page, numbers, [...CHOSEN, KEPT]);
  await logInButton(page).click();
  await logInByDialog(page, OTHER);
  await expectOwnHome(page, numbers);
  await expectFirstStep(page, numbers);
});

test('A04, V04: A logs out without a network, and no value of A stays on the phone', { tag: '@long' }, async ({
  page,
  host,
  context,
}) => {
  const numbers = await useAsA(page, host, HOME);
  await expectLoggedIn(page);
  await context.setOffline(true);
  await logOut(page);
  await expect(logInButton(page)).toBeVisible();
  await expectNothingOfA(page, numbers, [...CHOSEN, KEPT]);
  await context.setOffline(false);
  await page.reload();
  await expect(logInButton(page)).toBeVisible();
  // The account service hears of it now: its cookie brings A back no more.
  const refreshed = () => page.request.post('/api/account/login/refresh-token').then((answer) => answer.json());
  await expect.poll(async () => (await refreshed()).code).not.toBe(0);
  await expectNothingOfA(page, numbers);
});

for (const [how, again] of [
  ['and A reloads', true],
  ['in the middle of the page', false],
] as const)
  test(`A04, V04: A’s session expires ${how}; B, who logs in on A’s page, starts from nothing`, {
    tag: again ? [] : '@long',
  }, async ({ page, host }) => {
    const numbers = await useAsA(page, host, REFUND);
    await page.request.post('/__fixtures/expire-tokens?cookies=true');
    if (again) await page.reload();
    else await askForRefund(page);
    await logInByDialog(page, OTHER);
    await expect(page).toHaveURL(HOME);
    await expectOwnHome(page, numbers);
    await expectFirstStep(page, numbers);
  });
