/** The start page of `npm start`: what is told to somebody who is new works. */
import { expect, test } from '@playwright/test';
import { linksOf } from '../../scripts/tour/page.ts';
import { accessibilityFaults } from '../../webview-app/e2e/axe.ts';

test('every link of the start page is answered, from the root of the site on', async ({ request }) => {
  const page = await request.get('/');
  expect(new URL(page.url()).pathname).toBe('/start');
  const links = [...new Set(linksOf(await page.text()).map((link) => link.split('#')[0] ?? ''))];
  expect(links.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const link of links) {
    const answer = await request.get(link, { maxRedirects: 0 });
    if (answer.status() !== 200) wrong.push(`${answer.status()} ${link}`);
  }
  expect(wrong).toEqual([]);
});

for (const { width, colorScheme, lang } of [
  { width: 1100, colorScheme: 'light', lang: 'zh' },
  { width: 320, colorScheme: 'dark', lang: 'en' },
] as const)
  test(`no part of the tour is hard to read or wider than the window: ${width} px, ${colorScheme}, ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`/start?lang=${lang}`);
    for (const area of await page.locator('summary').all()) await area.click();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('by keyboard an area is opened, and one of its pages in the lab', async ({ page }) => {
  await page.goto('/start?lang=en');
  await page.locator('summary', { hasText: 'Checkup packages' }).focus();
  await page.keyboard.press('Enter');
  const six = page.getByRole('link', { name: 'Open in six phones: Checkup packages /package-list' });
  await expect(six).toBeVisible();
  await six.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lab\?lang=en&.*#\/health\/package-list/);
});
