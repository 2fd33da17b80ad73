/** Tests a campaign's offer from the entry to a cancelled date, with a fault at each step. The bank's ledger proves a single payment. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import {
  bookThroughReload,
  CITY_COUNT,
  CREATE_ORDER,
  cancelWithoutAnswer,
  confirmAnotherDay,
  moveWithoutAnswer,
  readLedger,
} from './journey/checkup-faults.ts';
import { FAULT_ERRORS, heading, loseAnswer, plant } from './journey/checkup-steps.ts';
import { buyOrPay, logInFirst, payAtCashier } from './journey/login-and-payment.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 31.2304, longitude: 121.4737 },
  allowErrors: FAULT_ERRORS,
});

const OFFER = '乐检 · 职场基础体检';

test('an offer when messages are lost: is bought, booked, moved and cancelled once', async ({ page, host, shim }) => {
  test.slow();
  const buy = page.getByRole('button', { name: /^(立即购买|立即支付)$/ });
  const payAgain = page.getByRole('dialog').getByRole('button', { name: '重新支付' });

  await test.step('reads the offers', async () => {
    await logInFirst(page, host);
    await page.goto('/health/landing');
    await page.getByRole('link', { name: new RegExp(OFFER) }).click();
    await expect(heading(page, OFFER)).toBeVisible();
  });

  await test.step('chooses a city while its order count loads slowly', async () => {
    await plant(page, [{ match: CITY_COUNT, kind: 'delay', times: 9, value: 20_000 }]);
    await page.getByRole('link', { name: /家机构/ }).click();
    await page.getByRole('button', { name: '上海', exact: true }).click();
    await page.getByRole('button', { name: '选择上海，继续' }).click();
    await expect(heading(page, OFFER)).toBeVisible();
    await expect(page.getByRole('link', { name: /家机构/ })).toContainText('上海');
  });

  await test.step('orders while the response is lost, then fails to pay', async () => {
    await loseAnswer(page, CREATE_ORDER);
    shim.answer('fail');
    await buyOrPay(page, buy);
    await payAtCashier(page, host, 'fail');
    await expect(
      page
        .getByText(/支付未完成|支付未成功|尚未支付/)
        .or(payAgain)
        .first(),
    ).toBeVisible({ timeout: 15_000 });
    expect(await readLedger(page)).toEqual({ charges: 0, orders: ['unpaid'] });
  });

  await test.step('pays, then reloads', async () => {
    shim.answer('accept');
    await ((await payAgain.isVisible()) ? payAgain.click() : buyOrPay(page, buy));
    await payAtCashier(page, host, 'accept');
    await expect(heading(page, '购买成功')).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveURL(/\/landing\/pec\/lj_jctj\/success\?/);
    await page.reload();
    await expect(heading(page, '购买成功')).toBeVisible({ timeout: 15_000 });
    expect(await readLedger(page)).toEqual({ charges: 1, orders: ['paid'] });
  });

  await test.step('books another day when the first is sold out', async () => {
    await page.getByRole('link', { name: '立即预约' }).click();
    await expect(page.getByRole('button', { name: '上海', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: '下一步' }).click();
    await bookThroughReload(page);
    await confirmAnotherDay(page);
    await expect(page).toHaveURL(/\/landing\/pec\/lj_jctj\/status\?/);
    expect(await readLedger(page)).toEqual({ charges: 1, orders: ['booked booked'] });
  });

  await test.step('changes the date, then cancels', async () => {
    await moveWithoutAnswer(page);
    await cancelWithoutAnswer(page);
    expect(await readLedger(page)).toEqual({ charges: 1, orders: ['paid cancelled'] });
  });
});
