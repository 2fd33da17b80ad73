/** Tests the first page in the markup, before the app's program: its texts, its taps, and its replacement. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { en as enKit } from '../src/kit/words/en.ts';
import { zh as zhKit } from '../src/kit/words/zh.ts';
import { en } from '../src/messages/en.ts';
import { zh } from '../src/messages/zh.ts';
import { accessibilityFaults } from './axe.ts';
import { holdProgram, untilProgram } from './journey/program.ts';
import { countShifts, shiftsOf } from './journey/shifts.ts';
import { logInByService } from './journey/signed-in.ts';

/**
 * Returns a page's structure for a person and a screen reader. Omits pictures and the bottom bar, which come later and move nothing, and
 * React's generated ids.
 */
const structureOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluate((main) => {
    const ownPattern = /^(?:id|aria-labelledby|data-look|data-personal|style|src)$/;
    const bars = [...main.querySelectorAll('nav')].map((nav) => nav.closest('[class*="_bar_"]:not(nav)'));
    return [...main.querySelectorAll('*')]
      .filter((element) => element.tagName !== 'IMG' && !bars.some((bar) => bar?.contains(element)))
      .map((element) =>
        [
          element.tagName.toLowerCase(),
          ...[...element.attributes]
            .filter(({ name }) => !ownPattern.test(name))
            .map(({ name, value }) => `${name}=${value}`),
          ...[...element.childNodes]
            .filter(({ nodeType }) => nodeType === 3)
            .map(({ textContent }) => textContent ?? ''),
        ].join(' '),
      );
  });

for (const [lang, texts] of [
  ['zh', zh],
  ['en', en],
] as const)
  test(`the prerendered page when the program replaces it: stays the same: ${lang}`, async ({ page }) => {
    await countShifts(page);
    const release = await holdProgram(page);
    await page.goto(`/health/?lang=${lang}`, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: texts.frame.loginNeeded.button })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    const first = await structureOf(page, '.start main');
    await page.evaluate(() => scrollTo(0, 300));
    release();
    await untilProgram(page);
    expect(await structureOf(page, '#root > main')).toEqual(first);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await shiftsOf(page)).toBe(0);
  });

test('a link when it is tapped before the program: shows the skeleton of its page at once, and back leads home', async ({
  page,
}) => {
  const release = await holdProgram(page);
  let loads = 0;
  let lists = 0;
  page.on('request', (request) => {
    loads += Number(request.isNavigationRequest());
    lists += Number(request.url().includes('/mall/package/list'));
  });
  await page.goto('/health/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: '体检套餐' }).click();
  await expect(page.locator('.start [aria-busy]')).toBeVisible();
  // The program handles the address of the page load first.
  await expect(page).toHaveURL(/\/health\/$/);
  await expect(page.getByText(zh.common.loading)).toBeAttached();
  expect(await accessibilityFaults(page)).toEqual([]);
  // The page's files and data are requested before the program has loaded.
  await expect(page.locator('head link[href*="/second-"][as=script]')).toBeAttached();
  await expect.poll(() => lists).toBe(1);
  release();
  await expect(page.getByText('¥').first()).toBeVisible();
  await expect(page).toHaveURL(/\/health\/package-list$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/health\/$/);
  await expect(page.getByRole('link', { name: /^体检套餐/ })).toBeVisible();
  expect([loads, lists]).toEqual([1, 1]);
});

test('a tap when it begins before the program has loaded and ends after that: opens its page', async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/health/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: '体检套餐' }).hover();
  await page.mouse.down();
  release();
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page).toHaveURL(/\/health\/package-list$/);
});

test('back when the first page of a visit is open: replaces it by the home page', async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/health/package-list', { waitUntil: 'commit' });
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: zh.common.back }).click();
  await expect(page.getByRole('link', { name: '体检套餐' })).toBeVisible();
  await expect(page).toHaveURL(/\/health\/package-list$/);
  release();
  await untilProgram(page);
  await expect(page).toHaveURL(/\/health\/$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('back when the tapped page has not loaded: shows the entry page again, and a button tapped early works later', async ({
  page,
}) => {
  const release = await holdProgram(page);
  await page.goto('/health/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: '体检套餐' }).click();
  await page.getByRole('button', { name: zh.common.back }).click();
  await page.getByRole('button', { name: zh.frame.loginNeeded.button }).click();
  await expect(page.locator('[data-waiting]')).toHaveCount(1);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the first page when its address needs a login: begins with a skeleton of its kind, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('sdhealth.had-session', '{"value":true}'));
  await countShifts(page);
  await logInByService(page.request);
  const release = await holdProgram(page);
  await page.goto('/health/current-service/physical-list', { waitUntil: 'commit' });
  await expect(page.locator('.start')).toHaveAttribute('data-kind', 'list');
  await page.goto('/health/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: '体检套餐' })).toBeVisible();
  await expect(page.getByRole('button', { name: zh.frame.loginNeeded.button })).toBeHidden();
  release();
  await expect(page.getByRole('link', { name: '国贸' })).toBeVisible({ timeout: 15_000 });
  expect(await shiftsOf(page)).toBe(0);
});

for (const [lang, words] of [
  ['zh', zhKit],
  ['en', enKit],
] as const)
  test(`the first page when a payment returns: confirms it and nothing moves: ${lang}`, async ({ page }) => {
    const { title, confirming, confirmingText } = words.payment.result;
    await page.addInitScript(() => localStorage.setItem('sdhealth.had-session', '{"value":true}'));
    await countShifts(page);
    await logInByService(page.request);
    const release = await holdProgram(page);
    // The order's state arrives after the app, which then shows the same page.
    let answer = (): void => undefined;
    const heldAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/pay-success-info*', async (route) => {
      await heldAnswer;
      await route.continue();
    });
    await page.goto(`/health/pecSale/yj_crgdtj/success/O1004?lang=${lang}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: confirming })).toBeVisible();
    await expect(page.locator('.start').getByText(confirmingText)).toBeVisible();
    await expect(page.locator('.start header').first()).toContainText(title);
    expect(await accessibilityFaults(page)).toEqual([]);
    const first = await structureOf(page, '.start main');
    release();
    await untilProgram(page);
    await expect(page.getByRole('heading', { level: 1, name: confirming })).toBeVisible();
    // Only the app knows the product of its button.
    const { length } = first;
    expect((await structureOf(page, '#root > main')).slice(0, length)).toEqual(first);
    expect(await shiftsOf(page)).toBe(0);
    answer();
    await expect(page.getByRole('heading', { level: 1, name: words.payment.result.unpaidTitle })).toBeVisible();
  });

test.describe('a host that has a title bar', () => {
  test.use({ host: { name: 'wechat', phone: 'android' }, isMobile: true });

  test('the first page when the host has a title bar: has no second one, and nothing moves', async ({ page }) => {
    await countShifts(page);
    const release = await holdProgram(page);
    await page.goto('/health/package-list', { waitUntil: 'commit' });
    await expect(page.locator('.start [aria-busy]')).toBeVisible();
    await expect(page.getByRole('button', { name: zh.common.back })).toBeHidden();
    const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
    expect(await top()).toBe(0);
    release();
    await untilProgram(page);
    expect(await top()).toBe(0);
    expect(await shiftsOf(page)).toBe(0);
  });
});
