/** Tests the playground of the built site, which runs the lab from static files, without a server. */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { gzipSizeOf } from '../../../scripts/weight/budgets.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const BUILT = new URL('../../../dist/site/playground/', import.meta.url);
/** Limits the gzip bytes that load before the phones appear. */
const MAX_FIRST_VIEW = 150_000;

const screenOf = (page: Page, host: string): FrameLocator => page.frameLocator(`[data-host="${host}"] iframe`);

test('a method when tried in two hosts from its document: one succeeds, the other shows the reason', async ({
  page,
}) => {
  await page.goto('sdk/health.html');
  await page.getByRole('link', { name: 'Try it in the playground' }).first().click();
  await expect(page).toHaveURL(/playground\/\?.*try=/);
  for (const host of ['android-app', 'browser']) {
    const card = screenOf(page, host).locator('details[open]');
    await expect(card.locator('summary code')).toHaveText('getSteps');
  }
  const own = screenOf(page, 'android-app').locator('details[open]');
  await own.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(own.getByRole('status')).toContainText('steps');
  const other = screenOf(page, 'browser').locator('details[open]');
  await expect(other.getByRole('status')).toContainText('UNSUPPORTED');
});

test('a link with a fault when opened in another browser: reproduces the fault until it is reset', async ({
  page,
  browser,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { protocol, port } = new URL(request.url());
    if (protocol.startsWith('http') && port !== process.env['SITE_PORT']) requests.push(request.url());
  });
  await page.goto('playground/?lang=en&app=2.8.0&hosts=wechat,ios-app#/health/pecSale/yj_gefmtj');
  const sale = screenOf(page, 'ios-app');
  await expect(sale.getByRole('button', { name: 'Buy now' })).toBeVisible();
  await page.getByText('Controls', { exact: true }).first().click();
  await page.getByRole('button', { name: /^Backend/ }).click();
  await page.getByRole('form', { name: 'Set trouble of the backend' }).getByRole('button', { name: 'Set' }).click();
  await expect(page).toHaveURL(/faults=/);

  const otherPage = await (await browser.newContext()).newPage();
  await otherPage.goto(page.url());
  await expect(screenOf(otherPage, 'wechat').getByText('Buy now')).toBeHidden();
  await expect(screenOf(otherPage, 'wechat').getByRole('button', { name: /again/i }).first()).toBeVisible();
  await otherPage.getByRole('button', { name: 'Put everything back' }).click();
  await otherPage.getByRole('button', { name: 'Reset backend' }).click();
  await expect(screenOf(otherPage, 'wechat').getByRole('button', { name: 'Buy now' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('the playground when the screen is a phone’s: shows one host at a time in the language of the link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('playground/?lang=zh&words=zh');
  await expect(page.locator('.phone:visible')).toHaveCount(1);
  await expect(screenOf(page, 'wechat').getByText('关爱父母体检套餐').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('combobox', { name: '宿主', exact: true }).selectOption('ios-app');
  await expect(page.locator('.phone:visible')).toHaveAttribute('data-host', 'ios-app');
  await expect(screenOf(page, 'ios-app').getByText('关爱父母体检套餐').first()).toBeVisible();
  await expect(page).toHaveURL(/single=ios-app/);
  await page.locator('[data-host="ios-app"] .entry').first().click();
  expect((await page.getByRole('region', { name: '详情' }).boundingBox())?.width).toBe(390);
  await page.getByRole('button', { name: '关闭详情' }).click();
  await page.getByRole('button', { name: '设置' }).click();
  await expect(page.getByRole('button', { name: '重置后台' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'English lab' }).click();
  await expect(page.getByRole('button', { name: 'Reset backend' })).toBeVisible();
  await expect(page).toHaveURL(/words=en|lang=zh&app=2\.8\.0&single/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a recording when it is dropped on the page: replayed, and copied as a test', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('playground/?lang=en&hosts=android-app,browser&try=getSteps#/health/hybrid-example');
  const own = screenOf(page, 'android-app').locator('details[open]');
  await own.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(own.getByRole('status')).toContainText('steps');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Android app: flight recorder' }).click();
  const log = await readFile(await (await downloading).path(), 'utf8');
  expect(log).toContain('"method":"getSteps"');

  const drop = (name: string, text: string) =>
    page.evaluate(
      ([file = '', content = '']) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], file));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [name, text],
    );
  await drop('android-app.bridgelog', log);
  const sheet = page.getByRole('dialog', { name: 'Recording android-app.bridgelog' });
  await expect(sheet.getByRole('row', { name: /^getSteps resolved resolved/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Copy as a Vitest test' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('["getSteps","resolved"]');
  await sheet.getByRole('button', { name: 'Close' }).click();

  // Shows at once that a host's answer breaks the contract.
  await drop('wrong.bridgelog', log.replaceAll(/"steps":\d+/g, '"steps":"many"'));
  const wrong = page.getByRole('dialog', { name: 'Recording wrong.bridgelog' });
  await expect(wrong.getByRole('row', { name: /^getSteps resolved BAD_/ })).toBeVisible();
  await wrong.getByRole('button', { name: 'Close' }).click();
  await drop('photo.png', 'x');
  await expect(page.getByRole('alert')).toHaveText('This file is no .bridgelog.');
});

test('the settings of phones when they are in the link: applied to the pages', async ({ page }) => {
  const set = [
    { kind: 'theme', phones: 'ios-app', theme: 'dark' },
    { kind: 'edges', phones: 'ios-app', edges: 'full' },
    { kind: 'clock', phones: 'ios-app', clock: 'expired' },
    { kind: 'place', phones: 'all', place: 'beijing' },
  ];
  const faults = encodeURIComponent(JSON.stringify(set));
  await page.goto(
    `playground/?lang=en&app=2.8.0&hosts=ios-app,browser&turned=1&cpu=4&faults=${faults}#/health/package-list`,
  );
  const pageState = (host: string) =>
    page.frame({ name: `sdhealth-lab:${host}` })?.evaluate(async () => ({
      days: Math.round((Date.now() - Reflect.get(parent, 'Date').now()) / 86_400_000),
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      edges: ['top', 'left'].map((edge) =>
        getComputedStyle(document.documentElement).getPropertyValue(`--safe-${edge}`),
      ),
      size: [innerWidth, innerHeight, screen.orientation.type],
      place: await new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(({ coords }) => resolve([coords.latitude, coords.longitude])),
      ),
    }));
  const size = [844, 390, 'landscape-primary'];
  const place = [39.9042, 116.4074];
  await expect(screenOf(page, 'ios-app').getByRole('heading').first()).toBeVisible();
  await expect(screenOf(page, 'browser').getByRole('heading').first()).toBeVisible();
  expect(await pageState('ios-app')).toEqual({ days: 400, isDark: true, edges: ['0px', '47px'], size, place });
  expect(await pageState('browser')).toEqual({ days: 0, isDark: false, edges: ['0px', '0px'], size, place });
  // Measures the slow processor: the page has a quarter of the time.
  const passes = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const end = performance.now() + 600;
          let count = 0;
          const nextPass = () => {
            count++;
            if (performance.now() < end) setTimeout(nextPass, 0);
            else resolve(count);
          };
          nextPass();
        }),
    );
  const slow = await passes();
  await page.getByText('2 phones').click();
  await page.getByLabel('Processor', { exact: true }).selectOption('Processor as fast as it is');
  await expect(page).not.toHaveURL(/cpu=/);
  await expect.poll(async () => (await passes()) / slow, { timeout: 20_000 }).toBeGreaterThan(2);
  await page.getByText('2 phones').click();
  await page.getByRole('button', { name: 'Put everything back' }).click();
  const clockOffset = () =>
    page.frame({ name: 'sdhealth-lab:ios-app' })?.evaluate(() => Date.now() - Reflect.get(parent, 'Date').now());
  await expect.poll(async () => Math.abs((await clockOffset()) ?? 1_000_000)).toBeLessThan(10_000);
});

test('the HarmonyOS app when it is shown beside others: separate user agent, storage and calls', async ({ page }) => {
  await page.goto(
    'playground/?lang=en&app=2.8.0&hosts=android-app,harmony-app&try=getDeviceInfo#/health/hybrid-example',
  );
  await expect(page.getByRole('heading', { name: 'HarmonyOS app' })).toBeVisible();
  for (const [host, os] of [
    ['harmony-app', 'harmony'],
    ['android-app', 'android'],
  ] as const) {
    const card = screenOf(page, host).locator('details[open]');
    await card.getByRole('button', { name: 'Call', exact: true }).click();
    await expect(card.getByRole('status')).toContainText(`"os": "${os}"`);
  }
  const frame = page.frame({ name: 'sdhealth-lab:harmony-app' });
  expect(await frame?.evaluate(() => navigator.userAgent)).toMatch(/OpenHarmony.*ArkWeb.* SdHealthApp\/2\.8\.0/);
  await frame?.evaluate(() => localStorage.setItem('mine', '1'));
  const other = page.frame({ name: 'sdhealth-lab:android-app' });
  expect(await other?.evaluate(() => localStorage.getItem('mine'))).toBeNull();
});

test('the gallery when opened from the playground: its language, theme and width are in its link', async ({ page }) => {
  await page.goto('playground/?lang=zh&words=zh&hosts=browser');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: '界面组件' }).click();
  const gallery = await opening;
  const parts = gallery.frameLocator('iframe');
  await expect(parts.getByRole('heading', { name: 'Charts' })).toBeVisible();
  await expect(parts.getByText('本周步数').first()).toBeVisible();
  const ground = () => parts.locator('body').evaluate((body) => getComputedStyle(body).getPropertyValue('--page'));
  const light = await ground();
  await gallery.getByText('深色', { exact: true }).click();
  await expect.poll(ground).not.toBe(light);
  await gallery.getByText('320', { exact: true }).click();
  await gallery.getByText('English', { exact: true }).click();
  await expect(parts.getByText('Steps this week').first()).toBeVisible();
  await expect(gallery).toHaveURL(/lang=en&look=dark&width=320&text=100$/);
  expect(await parts.locator('body').evaluate(() => innerWidth)).toBe(320);
  await gallery.setViewportSize({ width: 390, height: 844 });
  expect(await gallery.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a custom response when created by the form: on the page, in the link and in the HAR export', async ({ page }) => {
  await page.goto('playground/?lang=en&words=en&hosts=browser&view=requests#/health/package-list');
  await expect(screenOf(page, 'browser').locator('main li').first()).toBeVisible();
  await page.getByRole('button', { name: /^Backend/ }).click();
  const own = page.getByRole('form', { name: 'An answer of your own' });
  await own.getByLabel('Whenever the page asks for').fill('GET /api/sdhealth/mall/package/list');
  await own.getByLabel('Whenever the page asks for').press('Tab');
  await own.getByLabel('name', { exact: true }).first().fill('A package of my own');
  await own.getByLabel('name', { exact: true }).first().press('Tab');
  await own.getByRole('button', { name: 'Use this answer' }).click();
  await expect(page).toHaveURL(/faults=.*answer/);
  await page.getByRole('button', { name: 'Load all phones again' }).click();
  await expect(screenOf(page, 'browser').getByText('A package of my own').first()).toBeVisible();
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByLabel('Phone whose steps are exported').selectOption('browser');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download its requests (HAR)' }).click();
  const { log } = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(JSON.stringify(log.entries)).toContain('A package of my own');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /^Backend/ }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the files before the first view when gzipped: within the limit', () => {
  const files = readdirSync(BUILT).filter((name) => /^(?:page[.-]|index\.html|worker)/.test(name));
  expect(files.length).toBeGreaterThanOrEqual(4);
  const bytes = files.reduce((sum, name) => sum + gzipSizeOf(readFileSync(new URL(name, BUILT))), 0);
  expect(bytes).toBeLessThan(MAX_FIRST_VIEW);
});
