/** Tests the single file if it cannot start, crashes repeatedly, or shows nothing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { singleFile } from './single-file/opened.ts';

test.use({
  host: ({ host, baseURL }, give) =>
    give({ ...(typeof host === 'string' ? { name: host } : host), backend: baseURL ?? '' }),
  allowErrors: [/Content Security Policy|Failed to load resource|broken by the test|the piece "frame" cannot be run/],
});

const LOOK_MS = 5_000;
const cannotBeOpened = (page: Page) => page.getByText(/暂时无法打开健康服务/);
const cover = (page: Page) => page.locator('.start-cover');

/** Lists addresses of all kinds: lists, details, forms, results, pages with a login, and missing pages. */
const SCREENS = [
  ...[
    '',
    '/package-list',
    '/science-list',
    '/medical-services',
    '/medical-services/hasGot',
    '/medical-services/success',
  ],
  ...[
    '/pecSale/yj_gefmtj',
    '/institutions/yj_gefmtj',
    '/pecState/yj_gefmtj/O1002',
    '/medical-services/pec/yj_gefmtj/O1001',
  ],
  ...['/service', '/service/login', '/app-service', '/current-service/physical-list', '/medical-services/online'],
  ...['/online/client/yj_gefmtj/O1001', '/graphic/submit-fc/yj_gefmtj/O1001', '/evaluate/P4001/O1005', '/landing'],
  ...['/free-appointment/yj_gefmtj/O1001', '/tob-pec/yj_gefmtj/O1001', '/assessment/A5001', '/assessment/start/A5001'],
  ...['/healthGold/step', '/healthGold/record', '/rights/claim-rights', '/rights/user-rights', '/healthGuarantee'],
  ...['/activity/milestone', '/invite-friends', '/download', '/no-such-page'],
];

test('H09: the program when one byte is changed: is refused by the policy, and the start page shows that', async ({
  page,
  baseURL,
  violations,
}, testInfo) => {
  const file = singleFile(testInfo, baseURL ?? '');
  const html = readFileSync(file, 'utf8');
  const index = html.indexOf('definePiece("frame",');
  writeFileSync(file, `${html.slice(0, index)} ${html.slice(index)}`);
  await page.clock.install();
  await page.goto(pathToFileURL(file).href);
  await expect(page.locator('.start small')).toHaveText(/^\d+\.\d+\.\d+$/);
  await expect(cannotBeOpened(page)).toBeHidden();
  await page.clock.runFor(LOOK_MS);
  await expect(cannotBeOpened(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '重新打开' })).toBeVisible();
  expect(violations.splice(0).join()).toContain('script-src');
});

test('L01, L03: the start when it fails before rendering: is reported and retried, then replaced by a safe page', async ({
  page,
  shim,
  baseURL,
}, testInfo) => {
  const file = singleFile(testInfo, baseURL ?? '');
  await page.clock.install();
  await page.addInitScript(() => {
    if (sessionStorage.getItem('whole')) return;
    // Breaks React, which adds a listener to its root before it draws.
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...words: Parameters<typeof listen>) {
      if (this instanceof Element && this.id === 'root') throw new Error('broken by the test');
      listen.apply(this, words);
    };
  });
  await page.goto(`${pathToFileURL(file)}#/health/package-list`);
  for (const wait of [2_000, 8_000]) {
    await expect(cannotBeOpened(page)).toBeVisible();
    await page.clock.runFor(wait + 100);
  }
  await expect(cover(page)).toContainText('LOOP · ');
  await page.clock.fastForward(40_000);
  await expect(cover(page)).toBeVisible();
  expect(shim.sent('reportFatal').length).toBeGreaterThan(0);
  expect(shim.sent('ready')).toEqual([]);
  await page.evaluate(() => sessionStorage.setItem('whole', '1'));
  await cover(page).getByRole('button').click();
  await expect.poll(() => shim.sent('ready').length).toBe(1);
  await expect(cover(page)).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('#/health/');
});

test('L04: a blank screen when it is detected: gets a button and is reported to the host', async ({
  page,
  shim,
  baseURL,
}, testInfo) => {
  const file = singleFile(testInfo, baseURL ?? '');
  await page.clock.install();
  await page.goto(pathToFileURL(file).href);
  await expect.poll(() => shim.sent('ready').length).toBe(1);
  expect(SCREENS.length).toBeGreaterThanOrEqual(30);
  for (const screen of SCREENS) {
    await page.evaluate((to) => location.assign(`#/health${to}`), screen);
    await page.clock.fastForward(LOOK_MS);
    await page.clock.fastForward(1_100);
    await expect(cover(page), screen).toHaveCount(0);
  }
  expect(shim.sent('reportFatal')).toEqual([]);
  await page.evaluate(() => document.getElementById('root')?.toggleAttribute('hidden', true));
  await page.evaluate(() => location.assign('#/health/package-list'));
  await page.clock.runFor(LOOK_MS + 1_100);
  await expect(cover(page)).toContainText('BLANK · ');
  expect(shim.sent('reportFatal')).toHaveLength(1);
  await page.evaluate(() => document.getElementById('root')?.toggleAttribute('hidden', false));
  await page.clock.runFor(1_100);
  await expect(cover(page)).toHaveCount(0);
});

test('a window when its layout is late: is checked again, and the host is informed that the page is ready', async ({
  page,
  shim,
  baseURL,
}, testInfo) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const none = new CSSStyleSheet();
    none.replaceSync('body > * { display: none !important }');
    document.adoptedStyleSheets = [none];
    addEventListener('sdhealth-painted', () =>
      Object.assign(window, { looks: Number(Reflect.get(window, 'looks') ?? 0) + 1 }),
    );
  });
  await page.goto(pathToFileURL(singleFile(testInfo, baseURL ?? '')).href);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'looks'))).toBeGreaterThan(0);
  expect(shim.sent('ready')).toEqual([]);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await page.clock.runFor(1_100);
  await expect.poll(() => shim.sent('ready').length).toBe(1);
});

test.describe('with somebody logged in', () => {
  test.use({
    host: ({ host, baseURL }, give) =>
      give({
        ...(typeof host === 'string' ? { name: host } : host),
        backend: baseURL ?? '',
        token: 'native-13800138000-1',
      }),
  });

  test('N04: the app when responses never arrive: renders before any error', async ({
    page,
    shim,
    baseURL,
  }, testInfo) => {
    await page.route(/^http/, () => undefined);
    await page.clock.install();
    await page.goto(pathToFileURL(singleFile(testInfo, baseURL ?? '')).href);
    await expect.poll(() => shim.traffic.length).toBeGreaterThan(0);
    // Pauses the clock ahead of the current time, as a busy machine needs time to pause it.
    const ahead = 1_000;
    await page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, ahead));
    let waited = ahead;
    const step = async () => {
      await page.clock.runFor(500);
      waited += 500;
      return page.locator('.start').count();
    };
    await expect.poll(step, { intervals: [50] }).toBe(0);
    expect(waited).toBeLessThan(4_000);
  });
});
