/** The lab on the real dev server, as `npm start` serves it. */
import { expect, test } from '@playwright/test';
import { HOST_NAMES } from '../src/hosts/index.ts';

test('the dev server shows the app in every phone of the lab', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/lab#/health/package-list');
  for (const host of HOST_NAMES) {
    const screen = page.frameLocator(`[data-host="${host}"] iframe`);
    await expect(screen.getByText('关爱父母体检套餐').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator(`[data-host="${host}"] .rows`).getByText('page loaded').first()).toBeVisible();
  }
});
