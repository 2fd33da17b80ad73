/** Tests V04 and A04: a phone's next person finds no data of the last in storage, caches, history or pages. */
import type { Page } from '@playwright/test';
import { expect, type HostOption, test } from '../../native-shims/src/playwright.ts';
import { zh as home } from '../src/features/next/words/zh.ts';
import { zh as kit } from '../src/kit/words/zh.ts';
import { zh } from '../src/messages/zh.ts';
import { bookUntilConfirm, buy, ledgerOf, logInByDialog } from './journey/login-and-payment.ts';
import { expectLoggedIn, logOut } from './journey/mine.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 31.2304, longitude: 121.4737 },
  serviceWorkers: 'allow',
  allowErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
});
// Runs in hosts with a login page only. An own app has one session, and a third party's page knows one account.

const OTHER = '13900139000';
const HOME = '/health/';
const SALE = '/health/pecSale/yj_gefmtj';
/** Names a gift's booking, which anybody may begin, as it needs no order. */
const BOOKING = '/health/medical-services/pec/yj_ybtj';
const BOOKED = '/health/pecState/yj_gefmtj/O1002';
const REFUND = '/health/refunded/yj_gefmtj/O1001';
const NOTE = '只有本人写过的话';
/** Names the storage key of a person's stored answers. */
const STORED_ANSWERS_KEY = 'cache.kept';
/** Lists values of A that were chosen, typed and shown, and the pages of orders. */
const CHOSEN = ['310000', '上海', '陆家嘴', '张明', NOTE, 'own.purchase', 'bridge.pending', '/O1', 'A9002'];

/** Returns the browser's whole storage for this origin as a text. */
async function readStorage(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        files.push(request.url);
        // Skips the program's files, which are the same for everybody.
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

/** Returns A's order, appointment and payment numbers, and the mark of A's storage. */
async function numbersOf(page: Page): Promise<string[]> {
  const ledger = JSON.stringify(await ledgerOf(page));
  const numbers = new Set(ledger.match(/\b[A-Z]{1,3}[12]\d{3,}\b/g) ?? []);
  const mark = await page.evaluate(() => String(JSON.parse(localStorage['sdhealth.owner']).value.mark));
  return [...numbers, mark].filter((number) => !number.startsWith('U'));
}

async function expectNothingOfA(page: Page, numbers: readonly string[], values = CHOSEN): Promise<void> {
  const stored = await readStorage(page);
  for (const value of [...numbers, ...values]) expect(stored, value).not.toContain(value);
  const html = await page.content();
  for (const value of [...numbers, NOTE, 'A9002']) expect(html, value).not.toContain(value);
}

/** Buys a checkup as A up to the cashier, and books another up to its last step. Ends at `last`, after typing a refund's note. */
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
  // The cards of next steps link to A's orders, so that the search finds them in the page.
  for (const order of ['O1001', 'O1002']) await expect(page.locator(`a[href*="${order}"]`)).toBeVisible();
  await page.goto(last);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  const stored = await readStorage(page);
  // The search must find all values while A is signed in.
  const numbers = await numbersOf(page);
  for (const value of ['O1001', '陆家嘴', NOTE, 'own.purchase', STORED_ANSWERS_KEY, 'A9002', ...numbers.slice(-1)])
    expect(stored, value).toContain(value);
  return numbers;
}

async function askForRefund(page: Page): Promise<void> {
  await page.getByRole('radio').first().dispatchEvent('click');
  await page.getByRole('button', { name: '申请退款' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '申请退款' }).click();
}

const logInButton = (page: Page) => page.getByRole('button', { name: zh.frame.loginNeeded.button });

/** Expects B's own data after B's login, and no data of A. */
async function expectOwnHome(page: Page, numbers: readonly string[]): Promise<void> {
  await expect(page.locator(`section[aria-label="${home.title}"]:not([aria-busy])`)).toBeVisible();
  await expectNothingOfA(page, numbers);
}

/** Expects B at the first step of the booking that A had almost completed. */
async function expectFirstStep(page: Page, numbers: readonly string[]): Promise<void> {
  await page.goto(BOOKING);
  await expect(page.getByRole('heading', { level: 1, name: kit.booking.questions.city })).toBeVisible();
  await expectNothingOfA(page, numbers, [NOTE, '陆家嘴']);
}

test('A04, V04: B when A has logged out on the entry page: sees nothing of A', { tag: '@long' }, async ({
  page,
  host,
}) => {
  const numbers = await useAsA(page, host, HOME);
  await logOut(page);
  await expect(logInButton(page)).toBeVisible();
  await expectNothingOfA(page, numbers, [...CHOSEN, STORED_ANSWERS_KEY]);
  await logInButton(page).click();
  await logInByDialog(page, OTHER);
  await expectOwnHome(page, numbers);
  await expectFirstStep(page, numbers);
});

test('A04, V04: A’s stored values when A logs out without a network: are deleted', { tag: '@long' }, async ({
  page,
  host,
  context,
}) => {
  const numbers = await useAsA(page, host, HOME);
  await expectLoggedIn(page);
  await context.setOffline(true);
  await logOut(page);
  await expect(logInButton(page)).toBeVisible();
  await expectNothingOfA(page, numbers, [...CHOSEN, STORED_ANSWERS_KEY]);
  await context.setOffline(false);
  await page.reload();
  await expect(logInButton(page)).toBeVisible();
  // The account service now learns of the logout, and its cookie no longer restores A's session.
  const refreshed = () => page.request.post('/api/account/login/refresh-token').then((answer) => answer.json());
  await expect.poll(async () => (await refreshed()).code).not.toBe(0);
  await expectNothingOfA(page, numbers);
});

for (const [how, again] of [
  ['and A reloads', true],
  ['in the middle of the page', false],
] as const)
  test(`A04, V04: B when A’s session has expired ${how} and B logs in on A’s page: sees nothing of A`, {
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
