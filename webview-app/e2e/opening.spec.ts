import { pathToFileURL } from 'node:url';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { en } from '../src/messages/en.ts';
import { zh } from '../src/messages/zh.ts';

test('an unknown address when it opens: shows «not found» in the requested language', async ({ page }) => {
  await page.goto('/health/no-such-page?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(en.states.notFound.text)).toBeVisible();
});

test('the root of the site when it opens with or without a slash: leads to the app', async ({ page, baseURL }) => {
  for (const path of ['/', '/health', '/health/']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    await expect(page.locator('#root .start')).toHaveCount(0);
  }
});

test('the single file when it opens from the disk: shows the app', async ({ page }) => {
  await page.goto(`${pathToFileURL('dist/bundle/index.html')}#/health/no-such-page`);
  await expect(page.getByText(zh.states.notFound.text)).toBeVisible();
});
