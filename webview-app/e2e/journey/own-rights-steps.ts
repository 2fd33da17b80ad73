/** Performs the steps of a holder of a health card, on Chinese pages. */
import type { Page } from '@playwright/test';
import { expect, type HostOption } from '../../../native-shims/src/playwright.ts';
import { heading, press } from './checkup-steps.ts';
import { openLoggedIn } from './login-and-payment.ts';

/** Opens the card's page, and logs in as the host does it. */
export async function openCard(page: Page, host: HostOption): Promise<void> {
  await openLoggedIn(page, host, '/health/rights/health-card-service');
  await expect(heading(page, '健康卡服务')).toBeVisible();
}

const sheet = (page: Page) => page.getByRole('dialog');

/** Asks for the code of a service of the card, and agrees. */
export async function takeCode(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await sheet(page).getByRole('button', { name: '领取券码' }).click();
}

/** Types a coupon for a friend and sends it. */
export async function sendCoupon(page: Page, couponNo: string): Promise<void> {
  await sheet(page).getByLabel('券码', { exact: true }).fill(couponNo);
  await sheet(page).getByRole('button', { name: '确认赠送' }).click();
}

export async function closeSheet(page: Page): Promise<void> {
  await press(page, '我知道了');
  await expect(sheet(page)).toBeHidden();
}

export { sheet };
