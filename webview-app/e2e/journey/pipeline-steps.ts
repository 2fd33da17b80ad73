/** Performs the steps for services of a policy, a renewal, and a shop, on Chinese pages. */
import type { Page } from '@playwright/test';
import { expect, type HostOption, type Shim } from '../../../native-shims/src/playwright.ts';
import { press } from './checkup-steps.ts';
import { hostTraits } from './login-and-payment.ts';

/** Signs on the payment service's page and returns. An own app shows that page over this page. */
export async function signAtBank(page: Page, host: HostOption, shim: Shim): Promise<void> {
  if (hostTraits(host).pay !== 'native') {
    await page.waitForURL(/\/cashier\/contract\?/);
    await page.getByRole('button', { name: '确认签约' }).click();
    return;
  }
  await expect(page.getByRole('button', { name: '继续签约' })).toBeVisible({ timeout: 20_000 });
  const [, address = ''] = /"url":"([^"]+)"/.exec(JSON.stringify(shim.sent('openPage'))) ?? [];
  const { pathname, search } = new URL(address);
  await page.request.post(pathname + search, { form: { result: 'signed' }, maxRedirects: 0 });
  await press(page, '我已完成签约');
}

/** Seals the address to which a shop redirects, as the embedded backend does. */
export const sealed = (target: string): string =>
  `sdh.${Buffer.from(JSON.stringify({ target })).toString('base64url')}`;
