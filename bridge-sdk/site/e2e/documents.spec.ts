/** Tests the documents of the built site as a reader uses them. */
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from '../../../webview-app/e2e/axe.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** Collects faults of a page: requests to other origins, missing files and script errors. */
const collectFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:http:\/\/localhost:|data:|blob:)/.test(request.url())) faults.push(`asked ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
};

test('the search when a reader enters a term in English or Chinese: finds the document', async ({ page }) => {
  const faults = collectFaults(page);
  await page.goto('./');
  for (const [buttonName, query, match] of [
    ['Search', 'chooseImages', 'chooseImages'],
    ['搜索', '支付结果', '支付'],
  ] as const) {
    if (buttonName === '搜索') await page.goto('zh/');
    await page.getByRole('button', { name: buttonName }).click();
    await page.getByRole('searchbox').fill(query);
    const first = page.getByRole('option').first();
    await expect(first).toContainText(match);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText(match);
    expect(new URL(page.url()).pathname.includes('/zh/')).toBe(buttonName === '搜索');
  }
  expect(faults).toEqual([]);
});

const SAMPLE = [
  './',
  'zh/',
  'sdk/media.html',
  'zh/sdk/hosts.html',
  'api/bridge-sdk.html',
  'zh/installation/settings.html',
];

for (const address of SAMPLE) {
  test(`${address} when shown light and dark, wide and narrow: accessible and not wider than the screen`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 360],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await accessibilityFaults(page), `${colorScheme}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(faults).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader when starting from the first page: reaches a method and its Chinese page', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: 'bridge-sdk' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'media', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'chooseImages' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '中文' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.getByRole('link', { name: '全部页面' }).click();
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  });
});
