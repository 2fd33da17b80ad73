/** Tests that a mini-program pays with its own appid from the user agent, even without a channel in the address. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { confirmOrder, ledgerOf, logInByThirdParty } from './journey/login-and-payment.ts';

// Uses the appid of payment platform 14 of the configuration.
test.use({ host: { name: 'mini-program', phone: 'ios', miniProgramAppId: 'wx5d4ea17400c0ff01' } });

test('the payment when the address has no channel: uses the mini-program of the user agent', async ({ page, shim }) => {
  await page.goto('/health/service/login');
  await logInByThirdParty(page);
  await page.goto('/health/pecSale/yj_gefmtj');
  shim.answer('accept');
  const paymentRequest = page.waitForRequest((request) => request.url().endsWith('/package/to-pay'));
  await page.getByRole('button', { name: '立即购买' }).click();
  await confirmOrder(page);
  expect(new URLSearchParams((await paymentRequest).postData() ?? '').get('payPlatform')).toBe('14');
  await expect(page.getByRole('heading', { level: 1, name: '购买成功' })).toBeVisible({ timeout: 15_000 });
  expect(JSON.stringify(shim.sent('invokeMiniProgramAPI'))).toMatch(/\/pages\/pay\/index\?[^"]*biz=sdhealth/);
  expect((await ledgerOf(page)).charges).toHaveLength(1);
});
