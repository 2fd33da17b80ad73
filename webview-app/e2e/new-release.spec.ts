/** Tests a release that replaces the files of an open page in the split build: the page reloads once. */
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { laterWords } from '../src/messages/later-words.ts';
import { zh } from '../src/messages/zh.ts';
import { zh as entryZh } from '../src/screens/home/words/zh.ts';
import { untilProgram } from './journey/program.ts';
import { pageFaults } from './screen-rows/page-faults.ts';

test.use({
  allowErrors: [
    /Failed to load resource|Failed to fetch dynamically imported module|ERR_|MIME type|Content Security Policy/,
  ],
});

const AREA = /\/assets\/checkup-[\w-]{8}\.js$/;
const DIALOGS = /\/assets\/overlays-[\w-]{8}\.js$/;
const words = zh.states.replaced;

/** Lists the ways in which servers answer for a deleted file. */
const GONE: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Not here</title>' }),
};
const respondNotFound = (route: Route) => route.fulfill({ status: 404 });

/** Counts the page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const openPackages = (page: Page) => page.getByRole('link', { name: '体检套餐' }).click();
const logIn = (page: Page) => page.getByRole('button', { name: zh.frame.loginNeeded.button });

for (const [answer, respond] of Object.entries(GONE))
  test(`O12: a screen when its file is gone (${answer}): is opened by the newer release without a message`, async ({
    page,
  }) => {
    const loads = countLoads(page);
    await page.goto('/health/');
    await untilProgram(page);
    await expect(page.getByText(entryZh.home.visitor)).toBeVisible();
    // Serves the file only in the newer release.
    await page.route(AREA, (route) => (loads() > 1 ? route.continue() : respond(route)));
    await openPackages(page);
    await expect(page.getByText('¥').first()).toBeVisible();
    await expect(page).toHaveURL(/\/health\/package-list/);
    expect(loads()).toBe(2);
    await expect(page.getByText(words.title)).toHaveCount(0);
  });

test('O12: a screen when a reload does not help: shows a button and does not reload again', async ({ page }) => {
  const loads = countLoads(page);
  await page.goto('/health/');
  await untilProgram(page);
  await expect(page.getByText(entryZh.home.visitor)).toBeVisible();
  await page.route(AREA, respondNotFound);
  await openPackages(page);
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  expect(loads()).toBe(2);
  await page.unroute(AREA);
  await page.getByRole('button', { name: zh.common.retry }).click();
  await expect(page.getByText('¥').first()).toBeVisible();
});

test('N01: a screen when its file cannot be loaded without a network: shows that, and opens once the network is back', async ({
  page,
  context,
}) => {
  const loads = countLoads(page);
  await page.goto('/health/');
  await untilProgram(page);
  await expect(page.getByText(entryZh.home.visitor)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await openPackages(page);
  await expect(page.getByRole('heading', { name: zh.states.offline.title })).toBeVisible();
  await expect(page.getByText(zh.states.offline.title)).toHaveCount(1);
  expect(loads()).toBe(1);
  await context.setOffline(false);
  await expect(page.getByText('¥').first()).toBeVisible();
});

test('a dialog when its file is gone: opens with the newer release, or shows a button', async ({ page }) => {
  const loads = countLoads(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(DIALOGS, respondNotFound);
  await page.goto('/health/');
  await logIn(page).click();
  await expect.poll(loads).toBe(2);
  await expect(logIn(page)).toBeEnabled();
  await logIn(page).click();
  await expect(page.getByText(words.title)).toBeVisible();
  expect(loads()).toBe(2);
  expect(await pageFaults(page)).toEqual([]);
  await page.unroute(DIALOGS);
  await page.getByRole('button', { name: words.again }).click();
  await logIn(page).click();
  await expect(page.getByRole('dialog', { name: laterWords.zh.login.title })).toBeVisible();
});

test('a page when its style is changed on the way and refused: is shown without it', async ({ page, violations }) => {
  await page.route(/\/health\/(?:package-list)?$/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/(<style id="styles">)/, '$1 ') });
  });
  await page.goto('/health/package-list');
  await expect(page.getByRole('main').getByText('¥').first()).toBeVisible();
  expect(await page.evaluate(() => (document.getElementById('styles') as HTMLStyleElement).sheet)).toBeNull();
  await expect(page.getByText(words.title)).toHaveCount(0);
  // Removes the expected violations.
  expect(violations.splice(0).length).toBeGreaterThan(0);
});
