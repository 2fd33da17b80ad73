/** Tests the start page, which waits for the app's program: it reports a failure, and retries automatically. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { zh as entryZh } from '../src/screens/home/words/zh.ts';

test.use({ allowErrors: [/Failed to load resource|Failed to fetch dynamically imported module|ERR_/] });

const ADDRESS = '/health/?lang=zh&from=poster#more';
const FRAME = '**/assets/frame-*.js';
const FAILED = /暂时无法打开健康服务/;
const reloadButton = (page: Page) => page.getByRole('button', { name: '重新打开' });
/** Finds the app's page, which replaces the first page. */
const home = (page: Page) => page.locator('#root > main').getByText(entryZh.home.visitor);

/** Counts the page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

for (const missing of [FRAME, '**/assets/{zh,en}-*.js'])
  test(`the start page when ${missing} is missing: shows that, retries and keeps the whole address`, async ({
    page,
  }) => {
    const loads = countLoads(page);
    await page.route(missing, (route) => (loads() > 1 ? route.continue() : route.abort()));
    await page.goto(ADDRESS);
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(page.getByText('正在打开')).toBeHidden();
    await expect(reloadButton(page)).toBeVisible();
    await expect(home(page)).toBeVisible();
    expect(loads()).toBe(2);
    await expect(page).toHaveURL(/\?lang=zh&from=poster#more$/);
  });

test('the start page when its button is tapped: retries at once with the whole address', async ({ page }) => {
  await page.route(FRAME, (route) => route.abort());
  await page.goto(ADDRESS);
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.unroute(FRAME);
  await reloadButton(page).click();
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL(/\?lang=zh&from=poster#more$/);
});

test('the start page when three attempts have failed: waits for the person', async ({ page }) => {
  await page.clock.install();
  const loads = countLoads(page);
  await page.route(FRAME, (route) => route.abort());
  await page.goto(ADDRESS);
  for (const [tries, wait] of [2_000, 8_000, 30_000].entries()) {
    await expect(page.getByText(FAILED)).toBeVisible();
    await page.clock.runFor(wait - 100);
    expect(loads()).toBe(tries + 1);
    await page.clock.runFor(200);
    await expect.poll(loads).toBe(tries + 2);
  }
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.clock.runFor(100_000);
  expect(loads()).toBe(4);
  await expect(reloadButton(page)).toBeVisible();
  // O09: the last retry changes the address, as a host may serve an old page for the old one.
  await expect(page).toHaveURL(/\?lang=zh&from=poster&v=\d+#more$/);
});

test('N01: the start page when there is no network: waits for it and does not reload', async ({ page, context }) => {
  await page.clock.install();
  const loads = countLoads(page);
  await page.route(FRAME, (route) => route.abort());
  await page.goto(ADDRESS);
  await expect(page.getByText(FAILED)).toBeVisible();
  await context.setOffline(true);
  await page.clock.runFor(60_000);
  await expect(page.getByText(FAILED)).toBeVisible();
  expect(loads()).toBe(1);
  await page.unroute(FRAME);
  await context.setOffline(false);
  await page.clock.runFor(10_000);
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL(/\?lang=zh&from=poster#more$/);
});
