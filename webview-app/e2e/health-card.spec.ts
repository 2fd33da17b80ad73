/** Tests the purchase of a health card with a lost answer: one order, one charge, one card. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { heading, plant, press } from './journey/checkup-steps.ts';
import { buyOrPay, confirmOrder, ledgerOf, logInFirst, payAtCashier } from './journey/login-and-payment.ts';

const PLACE = '/api/sdhealth/promotion/health-card/placeOrder';
const PAGE = '/health/rights/claim-rights-paid/v3';

// Allows the console errors of lost answers.
test.use({
  allowErrors: [/status of 503|ERR_(EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|FAILED)/],
});

test('P02: the health card when the response is lost: is bought once and shown', async ({ page, host, shim }) => {
  test.slow();
  await logInFirst(page, host);
  await page.request.post('/__fixtures/settings', { data: { sampleCard: false } });
  await page.goto(PAGE);
  await expect(heading(page, '家人健康，一人一卡')).toBeVisible();

  // The order is created, but this answer and those of the automatic retries are lost.
  const match = `POST ${PLACE}`;
  await plant(page, [
    { match, times: 1, kind: 'drop' },
    { match, times: 9, kind: 'status', value: 503 },
  ]);
  shim.answer('accept');
  await press(page, '立即开卡');
  await confirmOrder(page);
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /立即开卡|立即支付/ })).toBeEnabled({ timeout: 20_000 });
  expect((await ledgerOf(page)).charges).toHaveLength(0);
  await plant(page, []);

  await buyOrPay(page, page.getByRole('button', { name: /立即开卡|立即支付/ }));
  await payAtCashier(page, host, 'accept');
  await expect(heading(page, '健康卡已开通')).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(heading(page, '健康卡已开通')).toBeVisible({ timeout: 20_000 });

  await page.goto(PAGE);
  await expect(page.getByText('您已有健康卡')).toBeVisible();
  await expect(page.getByRole('button', { name: '立即开卡' })).toHaveCount(0);
  const { charges, orders } = await ledgerOf(page);
  expect(charges).toHaveLength(1);
  expect(orders.filter((order) => 'productNo' in order && order.productNo === 'health-card')).toHaveLength(1);
  const calls: { path: string; headers: Record<string, string> }[] = await (
    await page.request.get('/__fixtures/calls')
  ).json();
  const keys = calls.filter(({ path }) => path === PLACE).map(({ headers }) => headers['idempotency-key']);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});
