/** The steps of a person who looks after what they have. Chinese pages. */
import type { Page } from '@playwright/test';
import { expect, type HostOption } from '../../../native-shims/src/playwright.ts';
import { heading } from './checkup-steps.ts';
import { ACCOUNT, logInByDialog, logInByThirdParty, wayOf } from './ways.ts';

/** Goes from the home page to the current service, and logs in as the host does it. */
export async function openCurrentService(page: Page, host: HostOption): Promise<void> {
  await page.goto('/health/');
  await page.getByRole('link', { name: /^当前服务/ }).click();
  const { login } = wayOf(host);
  if (login === 'dialog') await logInByDialog(page);
  if (login === 'third-party') await logInByThirdParty(page);
  await expect(heading(page, '当前服务')).toBeVisible();
}

/** Fills in the number of the account, a code and the consent of the service's form; nothing is sent yet. */
export async function fillActivation(page: Page, code: string): Promise<void> {
  await page.getByLabel('手机号', { exact: true }).fill(ACCOUNT.phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await page.getByRole('checkbox').check();
}

/** The calls of a path that the page has sent so far. */
export async function callsOf(page: Page, path: string): Promise<{ headers: Record<string, string> }[]> {
  const calls: { path: string; headers: Record<string, string> }[] = await (
    await page.request.get('/__fixtures/calls')
  ).json();
  return calls.filter((call) => call.path === path);
}
