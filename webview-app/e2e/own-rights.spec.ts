/** Tests the week of a health card's holder: a code, the record, a friend's coupon, and two purchases. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { FAULT_ERRORS, heading, plant, press } from './journey/checkup-steps.ts';
import { agree, ledgerOf, payAtCashier } from './journey/login-and-payment.ts';
import { closeSheet, openCard, sendCoupon, sheet, takeCode } from './journey/own-rights-steps.ts';

const card = (page: Page) => page.getByRole('region', { name: '健康卡' }).first();
const CARD = '/api/sdhealth/promotion/health-card';

test.use({ allowErrors: FAULT_ERRORS });

test('P02: the services of a health card when responses are lost: are used and paid once each', async ({
  page,
  host,
  shim,
}) => {
  test.slow();
  await openCard(page, host);
  await expect(page.getByText('剩 5/6 次')).toBeVisible();

  await test.step('finds a code in the log when its response was lost', async () => {
    await plant(page, [
      { match: `POST ${CARD}/use-service`, times: 1, kind: 'drop' },
      { match: `POST ${CARD}/use-service`, times: 9, kind: 'status', value: 503 },
    ]);
    await takeCode(page, '就医绿通');
    await expect(sheet(page).getByText('券码已生成')).toBeVisible({ timeout: 20_000 });
    await plant(page, []);
    await sheet(page).getByRole('link', { name: '查看券码' }).click();
    await expect(page.getByText(/^[A-Z\d]{4} [A-Z\d]{4}$/)).toBeVisible();
    await page.goBack();
  });

  await test.step('opens the code from the only record entry', async () => {
    await page.getByRole('link', { name: '使用记录' }).click();
    await expect(heading(page, '我的健康卡')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('link', { name: /^就医绿通/ })).toHaveCount(1);
    await page.getByRole('link', { name: /健康卡服务/ }).click();
    await expect(heading(page, '健康卡服务')).toBeVisible();
  });

  await test.step('sends a coupon to a friend after correcting the number', async () => {
    await press(page, '健康券');
    await sheet(page).getByLabel('好友手机号', { exact: true }).fill('137 0000 2222');
    await sendCoupon(page, 'WRONG1');
    await expect(sheet(page).getByText('券码无效或已使用')).toBeVisible();
    await expect(sheet(page).getByLabel('券码', { exact: true })).toHaveValue('WRONG1');
    await sendCoupon(page, 'care88');
    await expect(sheet(page).getByText('¥30 已送至 137****2222 的健康卡')).toBeVisible();
    await closeSheet(page);
  });

  await test.step('buys goods and sees the remaining balance', async () => {
    await page.getByRole('button', { name: /^胸部低剂量 CT/ }).click();
    await press(page, '余额支付 ¥298');
    await expect(sheet(page).getByText('已购买 胸部低剂量 CT')).toBeVisible();
    await closeSheet(page);
    await expect(card(page)).toContainText('202');
    await press(page, '余额明细');
    await expect(sheet(page).getByText('−¥298')).toHaveCount(1);
    await expect(sheet(page).getByText('健康券送给 137****2222')).toBeVisible();
  });

  await test.step('pays once with money when the balance is too low', async () => {
    await sheet(page).getByRole('button', { name: '关闭' }).click();
    await page.getByRole('button', { name: /^胸部低剂量 CT/ }).click();
    await expect(sheet(page).getByText('还差 ¥96')).toBeVisible();
    shim.answer('accept');
    await agree(sheet(page));
    await press(page, '支付 ¥298');
    await payAtCashier(page, host, 'accept');
    await expect(page.getByText(/^订单 .* 已生效，未使用余额$/)).toBeVisible({ timeout: 15_000 });
    await expect(card(page)).toContainText('202');
    expect((await ledgerOf(page)).charges).toHaveLength(1);
  });
});
