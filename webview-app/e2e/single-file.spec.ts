/** Runs the single file, opened from the disk in the provider's own app, with a backend on localhost. */

import { pathToFileURL } from 'node:url';
import { SANDBOX_HEADER } from '../../fixtures/src/sandbox-name.ts';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { singleFile } from './single-file/opened.ts';

test.use({
  host: ({ host, baseURL }, give) =>
    give({ ...(typeof host === 'string' ? { name: host } : host), backend: baseURL ?? '' }),
});

test('the journey runs from file://', async ({ page, shim, baseURL, sandbox }, testInfo) => {
  const file = singleFile(testInfo, baseURL ?? '');
  const open = (address: string) => page.goto(`${pathToFileURL(file)}#/health${address}`);

  await open('/package-list');
  await page.getByRole('link', { name: /关爱父母体检套餐/ }).click();
  await expect(page.getByRole('img').first()).toBeVisible();
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '购买成功' })).toBeVisible({ timeout: 15_000 });
  expect(shim.sent('paySeq')).toHaveLength(1);

  await page.getByRole('link', { name: '立即预约' }).click();
  await page.getByRole('button', { name: '上海' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('radio', { name: /陆家嘴店/ }).check({ force: true });
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: /, 余/ }).first().click();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('radio', { name: /本人/ }).check({ force: true });
  await page.getByRole('button', { name: '确认预约' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '已预约' })).toBeVisible();

  await page.getByRole('button', { name: /取消预约/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
  await page.getByRole('link', { name: /申请退款/ }).click();
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: '申请退款' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '申请退款' }).click();
  await expect(page).toHaveURL(/#\/health\/pecSale\/yj_gefmtj\/refunded\//);

  await open('/medical-services');
  await page.getByRole('button', { name: /领取/ }).click();
  await expect(page).toHaveURL(/medical-services\/success/);

  const ledger = await page.request.get(`${baseURL}/__fixtures/ledger`, { headers: { [SANDBOX_HEADER]: sandbox } });
  expect(await ledger.json()).toMatchObject({ charges: [expect.anything()], refunds: [expect.anything()] });
});

test('a link shared from file:// opens in any browser, at the same page of the public site', async ({
  page,
  shim,
  baseURL,
  browser,
}, testInfo) => {
  const file = singleFile(testInfo, baseURL ?? '');
  await page.goto(`${pathToFileURL(file)}#/health/package-list`);
  const { body } = await shim.waitFor('setShareContent', 'to-host', 15_000);
  const { link, links } = Object(body).params;
  for (const one of [link, ...Object.values(links)]) expect(one).toContain(`${baseURL}/health/package-list?`);

  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('link', { name: /关爱父母体检套餐/ })).toBeVisible();
  await expect(theirs).toHaveURL(/\/health\/package-list\?campaign=wx_share_HY$/);
  await friend.close();
});
