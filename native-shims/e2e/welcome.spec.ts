/** Tests the first page of `npm start`: its links work, and it is accessible. */
import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../../webview-app/e2e/axe.ts';

for (const { width, colorScheme, lang } of [
  { width: 1100, colorScheme: 'light', lang: 'zh' },
  { width: 320, colorScheme: 'dark', lang: 'en' },
] as const)
  test(`the first page when it is ${width} px wide, ${colorScheme} and in ${lang}: is accessible, and its links work`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/start');
    await page.goto(`/start?lang=${lang}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const answers = await Promise.all(links.map((link) => request.get(link, { maxRedirects: 0 })));
    expect(answers.map((answer) => `${answer.status()} ${new URL(answer.url()).pathname}`)).toEqual(
      links.map((link) => `200 ${link.split('?', 1)}`),
    );
  });
