/** Tests that an engine below the minimum version shows a notice in both builds and runs nothing of the program. */
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { singleFile } from '../e2e/single-file/opened.ts';

const NOTICES = [
  '此浏览器版本过低，请更新浏览器、系统或当前 App 后再打开。',
  'This browser is too old. Update the browser, the system or this app, then open the page again.',
];

for (const build of ['web', 'single'] as const)
  test(`the ${build} build when the engine is below the minimum version: shows two sentences and runs no program`, async ({
    page,
    browser,
    baseURL,
  }, testInfo) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const file = () => `${pathToFileURL(singleFile(testInfo, baseURL ?? ''))}#/health/package-list`;
    await page.goto(build === 'web' ? '/health/package-list' : file(), { waitUntil: 'commit' });
    await expect(page.locator('p')).toHaveText(NOTICES, { timeout: 5_000 });
    const counts = await page.evaluate(() => [document.scripts.length, document.querySelectorAll('#root').length]);
    expect([browser.version().split('.', 1)[0], ...counts, ...errors]).toEqual(['92', 1, 0]);
  });
