/** Tests the app without a network: offline copies with their age and without prices, and the single file's start. */
import { pathToFileURL } from 'node:url';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { TEST_WEB_ORIGIN } from '../../scripts/bundler/web-origin.ts';
import { zh } from '../src/messages/zh.ts';
import { seeOnce, startOffline } from './journey/cold-start.ts';
import { singleFile } from './single-file/opened.ts';

test.use({
  allowErrors: [/ERR_INTERNET_DISCONNECTED/],
  host: ({ host, baseURL }, give) =>
    give({ ...(typeof host === 'string' ? { name: host } : host), backend: baseURL ?? '' }),
});

test('N01: a stored list when there is no network: shows the time of its data', async ({ page, context }) => {
  await page.goto('/health/medical-services/pec/yj_gefmtj/O1001?lang=zh');
  const age = page.getByRole('main').getByText(/^未能更新，以下为 \d\d:\d\d 的内容$/);
  await page.getByRole('button', { name: '上海' }).click();
  await expect(page.getByRole('radio', { name: /陆家嘴店/ })).toBeVisible();
  await expect(age).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: zh.common.previous }).click();
  await expect(age).toHaveCount(1);
  await expect(page.getByRole('button', { name: '上海' })).toBeVisible();
  await context.setOffline(false);
  await expect(age).toHaveCount(0);
});

test('N01, N10: the single file when there is no network: shows content without prices', async ({
  page,
  context,
  baseURL,
}, testInfo) => {
  const file = singleFile(testInfo, baseURL ?? '');
  await context.setOffline(true);
  await page.goto(`${pathToFileURL(file)}#/health/package-list`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(zh.states.offline.title).first()).toBeVisible();
  await expect(page.getByText('¥')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('¥').first()).toBeVisible();
});

test('the single file when no server is configured: shows that and no network error', async ({ page }) => {
  await page.route(`${TEST_WEB_ORIGIN}/**`, (route) => route.fulfill({ status: 204 }));
  await page.goto(`${pathToFileURL('dist/bundle/index.html')}#/health/package-list`);
  await expect(page.getByRole('heading', { name: zh.states.notSetUp.title })).toBeVisible();
  await expect(page.getByText(zh.states.notSetUp.title)).toHaveCount(1);
  await expect(page.getByRole('button', { name: zh.common.retry })).toHaveCount(0);
  await expect(page.getByText(zh.states.offline.title)).toHaveCount(0);
});

test('N01: the single file when it starts without a network: shows the home page and visited pages', async ({
  page,
  host,
  context,
  baseURL,
}, testInfo) => {
  const file = pathToFileURL(singleFile(testInfo, baseURL ?? ''));
  const addressOf = (address: string) => `${file}#${address}`;
  await seeOnce(page, host, addressOf);
  await page.close();
  await startOffline(context, addressOf);
});
