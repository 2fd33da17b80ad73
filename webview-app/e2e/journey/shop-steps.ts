/** Performs the steps to exchange coins for goods, on Chinese pages. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import { plant } from './checkup-steps.ts';

const EXCHANGE = 'POST /api/sdhealth/activity/gift_exchanget_record/exchange';

/** Returns the balance on top of the account. */
export async function accountCoins(page: Page): Promise<number> {
  const text = await page.getByRole('region', { name: '我的健康金' }).innerText();
  return Number(/^[\d,]+$/m.exec(text)?.[0].replaceAll(',', ''));
}

/** Exchanges goods for a parcel while the answers of the exchange and of its retry are lost. */
export async function exchangeWithLostAnswers(page: Page): Promise<void> {
  await page.getByRole('button', { name: '立即兑换' }).tap();
  const sheet = page.getByRole('dialog', { name: '确认兑换？' });
  await sheet.getByLabel('收件人', { exact: true }).fill('张明');
  await sheet.getByLabel('手机号', { exact: true }).fill('13800138000');
  await sheet.getByLabel('详细地址').fill('朝阳区建国路 1 号');
  await plant(page, [{ match: EXCHANGE, times: 2, kind: 'drop' }]);
  await sheet.getByRole('button', { name: /^用 [\d,]+ 健康金兑换$/ }).tap();
  await expect(page.getByText('兑换成功')).toBeVisible();
}
