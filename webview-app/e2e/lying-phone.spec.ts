/** Checks that a phone on its side shows a page's main content without scrolling. */
import { expect, test } from '../../native-shims/src/playwright.ts';

for (const [width, height] of [
  [667, 375],
  [844, 390],
] as const)
  test(`the price of a package when the screen has ${width} x ${height}: is visible`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/health/pecSale/yj_gefmtj');
    await expect(page.locator('main img').first()).toBeVisible();
    const price = page.locator('main span[aria-hidden=true]', { hasText: '899' });
    await expect(price.first()).toBeInViewport({ ratio: 1 });
  });
