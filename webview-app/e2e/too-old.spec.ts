/** A WeCom client that is too old for a call: a message says so, and the page works (specification, section 8). */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { en } from '../src/messages/en.ts';

test.use({ host: { name: 'wecom', phone: 'android', missing: ['updateAppMessageShareData'] } });

test('a client too old for the share menu is told to upgrade, and the sale page is there', async ({ page }) => {
  await page.goto('/health/pecSale/yj_gefmtj?lang=en');
  await expect(page.getByRole('dialog', { name: en.states.versionTooLow })).toBeVisible();
  await page.getByRole('button', { name: en.common.iKnow }).click();
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeEnabled();
});
