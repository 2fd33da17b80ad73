/** Tests the lab and the backend on the real dev server, as `npm start` serves them. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { logInByDialog } from '../../webview-app/e2e/journey/login-and-payment.ts';
import { singleFile } from '../../webview-app/e2e/single-file/opened.ts';
import { HOST_NAMES } from '../src/hosts/index.ts';

test('the lab on the dev server: shows the app in every phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/lab#/health/package-list');
  for (const host of HOST_NAMES) {
    const screen = page.frameLocator(`[data-host="${host}"] iframe`);
    await expect(screen.getByText('关爱父母体检套餐').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator(`[data-host="${host}"] .rows`).getByText('page loaded').first()).toBeVisible();
  }
});

test('a CORS preflight when the page is a file: is allowed, unlike that of a foreign site', async ({ request }) => {
  const allowed = async (origin: string, path: string) => {
    const requested = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
    const answer = await request.fetch(path, { method: 'OPTIONS', headers: { origin, ...requested } });
    return answer.headers()['access-control-allow-origin'];
  };
  for (const path of ['/api/sdhealth/mall/package/list', '/static/img/yj_gefmtj.svg'])
    expect([await allowed('null', path), await allowed('https://evil.example', path)]).toEqual(['null', undefined]);
  const picture = await request.get('/static/img/yj_gefmtj.svg', { headers: { origin: 'null' } });
  expect(picture.headers()['access-control-allow-origin']).toBe('null');
});

test.describe('from a file', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('the single file when it is opened from the disk: logs in and shows personal data and pictures', async ({
    page,
    baseURL,
  }, testInfo) => {
    test.skip(!existsSync('dist/bundle/index.html'), 'npm run bundle makes the file');
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${pathToFileURL(singleFile(testInfo, baseURL ?? ''))}#/health/pecState/yj_gefmtj/O1002`);
    await logInByDialog(page);
    await expect(page.getByRole('heading', { level: 1, name: '已预约' })).toBeVisible();
    await page.goto(page.url().replace(/#.*/, '#/health/package-list'));
    const picture = page.locator('img[src*="/static/img/"]').first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});
