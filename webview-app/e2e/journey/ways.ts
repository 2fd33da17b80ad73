/** Logs in and pays as a customer does, in the way of each host. */
import { expect, type Page } from '@playwright/test';
import type { ImitatedHost } from '../../../native-shims/src/environment.ts';
import { HOSTS } from '../../../native-shims/src/hosts/index.ts';
import type { HostOption, Shim } from '../../../native-shims/src/playwright.ts';

export type HostId = Exclude<HostOption, object>;

export const hostId = (host: HostOption): HostId => (typeof host === 'string' ? host : host.name);
/** Returns the host's imitation: how it logs in and pays is all that differs between the journeys. */
export const wayOf = (host: HostOption): ImitatedHost => HOSTS[hostId(host)];

export const ACCOUNT = { phone: '13800138000', code: '246810' } as const;

export async function logInByDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '验证手机号' });
  await dialog.getByLabel('手机号', { exact: true }).fill(ACCOUNT.phone);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByText('验证码已发送')).toBeVisible();
  await dialog.getByLabel('验证码', { exact: true }).fill(ACCOUNT.code);
  await dialog.getByRole('button', { name: '验证手机号' }).click();
  await expect(dialog).toBeHidden();
}

/** Presses the one button of the third-party login; it returns to the page that asked for it. */
export async function logInByThirdParty(page: Page): Promise<void> {
  await page.waitForURL(/\/third-login\?/);
  const back = new URL(page.url()).searchParams.get('redirect') ?? '';
  await page.getByRole('button').first().click();
  await page.waitForURL((url) => url.pathname === new URL(back).pathname);
  await expect.poll(() => page.url()).not.toContain('userTicket');
}

/** Taps «buy», logs in where the host does it now, and taps again where the login left the page. Ends when the payment begins. */
export async function buy(page: Page, host: HostOption): Promise<void> {
  const { login } = wayOf(host);
  const button = page.getByRole('button', { name: '立即购买' });
  await button.click();
  if (login === 'native') return;
  if (login === 'dialog') return logInByDialog(page);
  await logInByThirdParty(page);
  await button.click();
}

export type Answer = 'accept' | 'cancel' | 'fail';

/** Answers for the user at the cashier's page. The apps and the mini-program have their answer beforehand, by `shim.answer`. */
export async function payAtCashier(page: Page, host: HostOption, answer: Answer): Promise<void> {
  if (wayOf(host).pay !== 'cashier') return;
  await page.waitForURL(/\/cashier\?/);
  const names = { accept: '确认支付', cancel: '离开', fail: /支付失败/ } as const;
  await page.getByRole(answer === 'cancel' ? 'link' : 'button', { name: names[answer] }).click();
}

/** Returns the bank and the orders of this test's sandbox. */
export async function ledgerOf(
  page: Page,
): Promise<{ charges: unknown[]; orders: { orderNo: string; status: string }[] }> {
  const answer = await page.request.get('/__fixtures/ledger');
  return answer.json();
}

export type { HostOption, Shim };
