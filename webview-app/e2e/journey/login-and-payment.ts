/** Logs in and pays as a customer does in each host. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { ImitatedHost } from '../../../native-shims/src/environment.ts';
import { HOSTS } from '../../../native-shims/src/hosts/index.ts';
import type { HostOption } from '../../../native-shims/src/playwright.ts';

export type HostId = Exclude<HostOption, object>;

export const hostId = (host: HostOption): HostId => (typeof host === 'string' ? host : host.name);
/** Returns the imitation of the host. The journeys differ only by how it logs in and pays. */
export const hostTraits = (host: HostOption): ImitatedHost => HOSTS[hostId(host)];

export const ACCOUNT = { phone: '13800138000', code: '246810' } as const;

/** Ticks the box of the agreements, in a dialog or beside a button. A person who has already agreed sees a line of text instead. */
export async function agree(within: { locator(selector: string): Locator }): Promise<void> {
  const checkbox = within.locator('input[name="agreements"], [data-agreed]').last();
  await expect(checkbox).toBeVisible();
  if (await checkbox.evaluate((element) => element instanceof HTMLInputElement)) await checkbox.check();
}

export async function logInByDialog(page: Page, phone: string = ACCOUNT.phone): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '验证手机号' });
  await dialog.getByLabel('手机号', { exact: true }).fill(phone);
  await agree(dialog);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByText('验证码已发送')).toBeVisible();
  await dialog.getByLabel('验证码', { exact: true }).fill(ACCOUNT.code);
  await expect(dialog).toBeHidden();
}

/** Tells if the phone is an iPhone, which loads the clean address again after login (`flows/clean-reload.ts`). */
const landsAgain = (page: Page): Promise<boolean> => page.evaluate(() => /iPhone/.test(navigator.userAgent));

/** Presses the only button of the third-party login. It returns to the requesting page, which exchanges the ticket. */
export async function logInByThirdParty(
  page: Page,
  press = (button: Locator): Promise<void> => button.click(),
): Promise<void> {
  await page.waitForURL(/\/third-login\?/);
  const redirect = new URL(page.url()).searchParams.get('redirect') ?? '';
  const loads = await landsAgain(page);
  const exchanged = page.waitForResponse(/\/ticket-login$/);
  // Waits from before the tap, as the page may return immediately.
  const returned = page.waitForURL((url) => url.pathname === new URL(redirect).pathname, { waitUntil: 'commit' });
  await press(page.getByRole('button').first());
  await returned;
  await exchanged;
  await page.waitForFunction(() => localStorage.getItem('sdhealth.had-session') !== null);
  if (loads)
    await page.waitForFunction(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
    });
  expect(page.url()).not.toMatch(/userTicket|loginRound/);
}

/** Logs in where the host asks for it now. An own app has a session already. */
export async function logInAsHost(page: Page, host: HostOption): Promise<void> {
  const { login } = hostTraits(host);
  if (login === 'dialog') await logInByDialog(page);
  if (login === 'third-party') await logInByThirdParty(page);
}

/** Opens a page that needs a login, and logs in as the host does. */
export async function openLoggedIn(page: Page, host: HostOption, address: string): Promise<void> {
  await page.goto(address);
  await logInAsHost(page, host);
}

/** Logs in on the login page, which an own app does not need. */
export async function logInFirst(page: Page, host: HostOption): Promise<void> {
  if (hostTraits(host).login !== 'native') await page.goto('/health/service/login');
  await logInAsHost(page, host);
}

/** Waits for the review of the order, agrees to the terms, and confirms. */
export async function confirmOrder(page: Page): Promise<void> {
  const order = page.getByRole('dialog', { name: '确认订单' });
  await agree(order);
  await order.getByRole('button', { name: /^确认并支付/ }).click();
}

/** Taps the button to buy or to pay an existing order. Only a new order is reviewed first. */
export async function buyOrPay(page: Page, button: Locator): Promise<void> {
  const isThere = (await button.textContent())?.includes('立即支付');
  await button.click();
  if (!isThere) await confirmOrder(page);
}

/** Taps «buy», logs in if the host asks for it, and taps again if the login has left the page. Resolves when the payment begins. */
export const buy = (page: Page, host: HostOption): Promise<void> =>
  placeOrder(host, page, async () => {
    await page.getByRole('button', { name: '立即购买' }).click();
    await confirmOrder(page);
  });

/** Orders a free product, which is not reviewed first. */
export const takeForFree = (page: Page, host: HostOption): Promise<void> =>
  placeOrder(host, page, async () => {
    await agree(page);
    await page.getByRole('button', { name: '免费领取' }).click();
  });

async function placeOrder(host: HostOption, page: Page, ask: () => Promise<void>): Promise<void> {
  const { login } = hostTraits(host);
  await ask();
  if (login === 'native') return;
  if (login === 'dialog') return logInByDialog(page);
  await logInByThirdParty(page);
  await ask();
}

/** Goes as a visitor from a sale page to the host's login dialog. */
export async function askForLogin(page: Page): Promise<void> {
  const order = page.getByRole('dialog', { name: '确认订单' });
  if (!(await order.isVisible())) await page.getByRole('button', { name: '立即购买' }).click();
  await confirmOrder(page);
  await expect(page.getByRole('dialog', { name: '验证手机号' })).toBeVisible();
}

/**
 * Finds a day of the calendar with free places by its index. Between 18:00 and 21:00 in China the first is tomorrow, which cannot be
 * changed after booking. A journey that changes its date uses the second.
 */
export const openDay = (page: Page, index: number): Locator => page.getByRole('button', { name: /，余/ }).nth(index);

/** Books at the clinic of Lujiazui for the logged-in person, up to the button «confirm». */
export async function bookUntilConfirm(
  page: Page,
  compareScreen: (step: string) => Promise<void> = async () => {},
): Promise<void> {
  const shanghai = page.getByRole('button', { name: '上海' });
  await expect(shanghai).toBeVisible();
  await compareScreen('book-city');
  await shanghai.click();
  const clinic = page.getByRole('radio', { name: /陆家嘴店/ });
  await expect(clinic).toBeAttached();
  await compareScreen('book-institution');
  await clinic.dispatchEvent('click');
  const day = openDay(page, 1);
  await expect(day).toBeVisible();
  await compareScreen('book-date');
  await day.click();
  await page.getByRole('radio', { name: /本人/ }).dispatchEvent('click');
  await compareScreen('book-person');
}

export type Answer = 'accept' | 'cancel' | 'fail';

/** Answers for the user at the cashier's page. The apps and the mini-program have their answer beforehand, by `shim.answer`. */
export async function payAtCashier(page: Page, host: HostOption, answer: Answer): Promise<void> {
  if (hostTraits(host).pay !== 'cashier') return;
  await page.waitForURL(/\/cashier\?/);
  const names = { accept: '确认支付', cancel: '离开', fail: /支付失败/ } as const;
  await page.getByRole(answer === 'cancel' ? 'link' : 'button', { name: names[answer] }).click();
}

interface Ledger {
  charges: unknown[];
  refunds: { orderNo: string }[];
  orders: { orderNo: string; status: string; appointments: { date: string; state: string }[] }[];
}

/** Returns the bank and the orders of this test's sandbox. */
export async function ledgerOf(page: Page): Promise<Ledger> {
  const answer = await page.request.get('/__fixtures/ledger');
  return answer.json();
}

export type { HostOption };
