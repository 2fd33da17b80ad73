/** Tests a WeCom client that is too old for a call. Only an affected person is told (specification, section 8). */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { en } from '../src/messages/en.ts';
import { en as supportEn } from '../src/screens/support/words/en.ts';

test.use({ host: { name: 'wecom', phone: 'android', missing: ['updateAppMessageShareData', 'scanQRCode'] } });

test('the sale page when the client is too old for the share menu: opens without a message', async ({ page, shim }) => {
  await page.goto('/health/pecSale/yj_gefmtj?lang=en');
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeEnabled();
  await shim.waitFor('updateAppMessageShareData', 'to-host', 15_000);
  await shim.waitFor('updateAppMessageShareData', 'to-page', 15_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a function when the client is too old for it: shows that the client must be updated', async ({ page }) => {
  await page.goto('/health/hybrid-example?lang=en');
  await page.locator('summary', { hasText: 'scanCode' }).click();
  await page.locator('details[open]').getByRole('button', { name: supportEn.hybrid.call, exact: true }).click();
  await expect(page.getByRole('dialog', { name: en.states.versionTooLow })).toBeVisible();
  await page.getByRole('button', { name: en.common.iKnow }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
