/** Tests the device lab: six phones with one user. */

import { readFile } from 'node:fs/promises';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import { replay } from '../../bridge-sdk/src/testing/replay.ts';
import { accessibilityFaults } from '../../webview-app/e2e/axe.ts';
import { agree } from '../../webview-app/e2e/journey/login-and-payment.ts';
import { HOST_NAMES as HOSTS } from '../src/hosts/index.ts';

test.use({ viewport: { width: 1600, height: 1000 } });

const PRODUCT = '关爱父母体检套餐';

/** The tag of tests that the sample of `npm run test:long` skips, because another test covers the same steps. */
const LONG = { tag: '@long' };

const screenOf = (page: Page, host: string): FrameLocator => page.frameLocator(`[data-host="${host}"] iframe`);
const rowsOf = (page: Page, host: string) => page.locator(`[data-host="${host}"] .rows`);
const frameOf = (page: Page, host: string) => {
  const frame = page.frame({ name: `sdhealth-lab:${host}` });
  if (!frame) throw new Error(`no frame of ${host}`);
  return frame;
};

/** Every test begins with a new backend sandbox in each phone. */
async function openLab(page: Page): Promise<void> {
  for (const host of HOSTS) {
    await page.request.post('/__fixtures/reset', { headers: { [SANDBOX_HEADER]: `lab-${host}` } });
  }
  await page.goto('/lab#/health/package-list');
  for (const host of HOSTS) await expect(screenOf(page, host).getByText(PRODUCT).first()).toBeVisible();
}

test('the lab when a page is opened: shows it in six hosts with separate user agents, channels and storage', async ({
  page,
}) => {
  await openLab(page);
  const globalsOfPhones = await Promise.all(
    HOSTS.map((host) =>
      frameOf(page, host).evaluate(() => ({
        agent: navigator.userAgent,
        has: ['WeixinJSBridge', 'webkit', 'sdhealthHost'].filter((name) => Reflect.get(window, name)),
        top: window.top === window,
      })),
    ),
  );
  expect(Object.fromEntries(HOSTS.map((host, i) => [host, globalsOfPhones[i]?.has]))).toEqual({
    wechat: ['WeixinJSBridge'],
    'mini-program': ['WeixinJSBridge'],
    wecom: ['WeixinJSBridge'],
    'android-app': ['sdhealthHost'],
    'ios-app': ['webkit'],
    browser: [],
  });
  expect(new Set(globalsOfPhones.map(({ agent }) => agent)).size).toBe(HOSTS.length);
  await frameOf(page, 'wechat').evaluate(() => localStorage.setItem('mine', '1'));
  expect(await frameOf(page, 'browser').evaluate(() => localStorage.getItem('mine'))).toBeNull();
});

test('a tap in one phone when taps are linked: is repeated in all phones', async ({ page }) => {
  await openLab(page);
  await screenOf(page, 'browser').getByText(PRODUCT).first().click();
  for (const host of HOSTS) await expect(page.locator(`[data-host="${host}"] .where`)).toHaveText('/pecSale/yj_gefmtj');
  await page.getByText('In one', { exact: true }).click();
  await page.locator('[data-host="wechat"] .bar-back').click();
  await expect(page.locator('[data-host="wechat"] .where')).toHaveText('/package-list');
  await expect(page.locator('[data-host="browser"] .where')).toHaveText('/pecSale/yj_gefmtj');
});

for (const [version, forms, address] of [
  ['2.8.0', 'absolute urls from 2.1.0 on', /"redirectUrl": "http/],
  ['2.0.9', 'paths before 2.1.0', /"redirectUrl": "\/health/],
] as const) {
  test(`a payment in app ${version}: is in the traffic with ${forms}`, LONG, async ({ page }) => {
    await openLab(page);
    await page.getByText(version, { exact: true }).click();
    await page.getByRole('button', { name: 'Sale page' }).click();
    await screenOf(page, 'android-app').getByRole('button', { name: '立即购买' }).click();
    await agree(screenOf(page, 'android-app'));
    await screenOf(page, 'android-app')
      .getByRole('button', { name: /^确认并支付/ })
      .click();
    const rows = rowsOf(page, 'android-app');
    await expect(rows.getByText('paid', { exact: true })).toBeVisible();
    const pay = rows.locator('li', { hasText: 'paySeq:' }).filter({ has: page.locator('b', { hasText: 'paySeq' }) });
    await pay.first().getByRole('button').click();
    await expect(page.getByRole('region', { name: 'Details' }).locator('pre').first()).toHaveText(address);
    await expect(page.locator('[data-host="android-app"] .where')).toHaveText(/success/);
    await page.getByRole('button', { name: 'Reset backend' }).click();
    await expect(rows.getByText('paid', { exact: true })).toHaveCount(0);
  });
}

test('a payment when the user cancels it: is an amber row and pays nothing', LONG, async ({ page }) => {
  await openLab(page);
  await page.getByRole('button', { name: 'Sale page' }).click();
  await expect(screenOf(page, 'ios-app').getByRole('button', { name: '立即购买' })).toBeVisible();
  await page.getByText('cancel', { exact: true }).click();
  await screenOf(page, 'ios-app').getByRole('button', { name: '立即购买' }).click();
  await agree(screenOf(page, 'ios-app'));
  await screenOf(page, 'ios-app')
    .getByRole('button', { name: /^确认并支付/ })
    .click();
  await expect(rowsOf(page, 'ios-app').locator('[data-outcome="turned-away"]').first()).toBeVisible();
  await expect(rowsOf(page, 'ios-app').getByText('paid', { exact: true })).toHaveCount(0);
});

test(
  'the doctor’s texts and pictures when a tester sends them: appear in the phones, also after a cut',
  LONG,
  async ({ page }) => {
    await openLab(page);
    const doctor = page.getByRole('region', { name: 'The doctor' });
    await expect(doctor).toBeHidden();
    await page.getByRole('button', { name: 'Doctor', exact: true }).click();
    await expect(doctor).toBeVisible();
    const phones = ['android-app', 'ios-app'];
    for (const host of phones) await expect(screenOf(page, host).getByRole('textbox')).toBeVisible();
    const announce = async (text: string) => {
      await doctor.getByLabel('Say as the doctor').fill(text);
      await page.keyboard.press('Enter');
      await expect(doctor.getByLabel('Say as the doctor')).toHaveValue('');
    };
    await announce('Where exactly does it hurt?');
    await doctor.getByLabel('The next connection').selectOption('refuse');
    await doctor.getByRole('button', { name: 'Cut' }).click();
    await announce('And since when?');
    for (const host of phones) {
      for (const text of ['Where exactly does it hurt?', 'And since when?'])
        await expect(screenOf(page, host).getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
    }
    await page.getByRole('button', { name: 'Packages' }).click();
    await expect(doctor).toBeHidden();
  },
);

test('dark and English when they are set: apply to every phone and to the backend’s pages', LONG, async ({ page }) => {
  await openLab(page);
  const background = () =>
    frameOf(page, 'wecom').evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--page'));
  const light = await background();
  await page.getByText('Dark', { exact: true }).click();
  expect(await background()).not.toBe(light);
  await page.getByText('English', { exact: true }).click();
  for (const host of HOSTS) await expect(screenOf(page, host).locator('html')).toHaveAttribute('lang', /en/);
  const back = encodeURIComponent(new URL('/health/', page.url()).href);
  await page.getByRole('textbox').fill(`/third-login?thirdType=1&redirect=${back}`);
  await page.keyboard.press('Enter');
  for (const host of HOSTS) await expect(screenOf(page, host).getByText('Authorise login').first()).toBeVisible();
});

test('the flight recorder of a phone when it is exported: has no secrets and can be replayed', async ({ page }) => {
  await openLab(page);
  await page.getByText('In one', { exact: true }).click();
  await page.getByRole('button', { name: 'Hybrid example' }).click();
  const screen = screenOf(page, 'android-app');
  await screen.getByText('login', { exact: true }).click();
  await screen.getByRole('button', { name: '调用', exact: true }).click();
  await expect(screen.getByText('"outcome": "done"')).toBeVisible();
  // The list shows the host's messages, which contain the token. It is masked.
  await expect(rowsOf(page, 'android-app').getByText('token: [masked]').first()).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Android app: flight recorder' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('android-app.bridgelog');
  const log = await readFile(await download.path(), 'utf8');
  expect(log).toContain('"method":"initialize"');
  expect(log).toContain('"method":"login"');
  expect(log).not.toContain('native-');
  expect((await replay(log)).calls).toContainEqual({
    method: 'login',
    end: 'resolved',
    result: expect.objectContaining({ outcome: 'done', token: expect.stringMatching(/^\[text \d+\]$/) }),
  });
});

test('the flight recorder of a phone when its page is not the app’s: is missing', LONG, async ({ page }) => {
  await openLab(page);
  for (const host of HOSTS) {
    const downloading = page.waitForEvent('download');
    await page.locator(`[data-host="${host}"] .flight`).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${host}.bridgelog`);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^\{"bridgelog":1,/);
  }
  const back = encodeURIComponent(new URL('/health/', page.url()).href);
  await page.getByRole('textbox').fill(`/third-login?thirdType=1&redirect=${back}`);
  await page.keyboard.press('Enter');
  await expect(screenOf(page, 'wechat').getByRole('button').first()).toBeVisible();
  await page.locator('[data-host="wechat"] .flight').click();
  await expect(page.locator('[data-host="wechat"] .flight')).toHaveText('None here');
});

test('the lab when the address has a setting: shows the phones, lists and differences that it defines', async ({
  page,
}) => {
  await openLab(page);
  // Opens a shared address with two phones, their requests, and a common list.
  const address = '/lab?lang=en&app=2.0.9&hosts=wechat,browser&width=320&text=150&insets=1&view=requests&timeline=1';
  await page.goto(`${address}#/health/package-list`);
  await expect(page.locator('.phone:visible')).toHaveCount(2);
  for (const host of ['wechat', 'browser'])
    await expect(screenOf(page, host).locator('html')).toHaveAttribute('lang', /en/);
  const readState = () =>
    frameOf(page, 'wechat').evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return [innerWidth, root.fontSize, root.getPropertyValue('--safe-bottom').trim()];
    });
  await expect.poll(readState).toEqual([320, '24px', '34px']);
  // A later row shows that the screen used the answer of this request.
  const request = rowsOf(page, 'browser')
    .locator('li', { hasText: '/mall/package/list', hasNotText: 'prefetched' })
    .first();
  await expect(request.locator('.ending')).toHaveText(/ms|s$/);
  await request.getByRole('button').click();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByRole('heading')).toContainText(/GET .*\/mall\/package\/list/);
  await expect(details.locator('pre')).toContainText('"productNo"');
  expect((await details.boundingBox())?.width).toBe(1600);

  // A line of the timeline links to the phone's own list.
  await page.getByText('Console', { exact: true }).click();
  await page.getByLabel('Search all lists').fill('package/list');
  await page
    .getByRole('complementary', { name: 'Timeline' })
    .getByRole('button', { name: /WeChat.*package\/list/ })
    .first()
    .click();
  await expect(rowsOf(page, 'wechat').locator('.shown [aria-pressed=true]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/view=requests&find=package%2Flist&timeline=1/);

  // Compares two phones. Differences by design are not counted. Any other is marked in both phones and has a line with a link to it.
  await page.getByRole('button', { name: 'Differences' }).click();
  await page.getByRole('button', { name: 'Browser: side by side' }).click();
  const list = page.getByRole('complementary', { name: 'Differences' });
  await expect(list).toContainText('A browser has no title bar of its own');
  await expect(list.getByRole('heading')).toHaveText('0 differences');
  await frameOf(page, 'browser').evaluate(() => {
    const link = [...document.querySelectorAll('main li a')].at(-1);
    if (link instanceof HTMLElement) link.style.marginLeft = '40px';
  });
  await expect(list.getByRole('heading')).not.toHaveText('0 differences');
  await list.locator('.go').first().click();
  const scrolls = () =>
    Promise.all(['wechat', 'browser'].map((host) => frameOf(page, host).evaluate(() => scrollY > 0)));
  expect(await scrolls()).toEqual([true, true]);
  await expect(page.locator('.marks [data-number="1"]')).toHaveCount(2);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.getByLabel('Compared with').selectOption('all other phones');
  await page.getByRole('button', { name: 'Browser: alone, at its size' }).click();
  await expect(page.locator('.phone:visible')).toHaveCount(1);
  expect((await page.locator('[data-host="browser"] iframe').boundingBox())?.width).toBe(320);
});

test('one host when it runs in two phones: is compared in two versions and languages', LONG, async ({ page }) => {
  await page.goto(
    '/lab?lang=zh&app=2.8.0&hosts=ios-app&differences=1&first=ios-app&second=2.0.9#/health/hybrid-example',
  );
  const list = page.getByRole('complementary', { name: 'Differences' });
  const agent = () => frameOf(page, 'twin').evaluate(() => navigator.userAgent);
  await expect(page.getByRole('heading', { name: 'iOS app, 2.0.9' })).toBeVisible();
  await expect(screenOf(page, 'twin').getByText('login', { exact: true })).toBeVisible();
  expect(await agent()).toContain('SdHealthApp/2.0.9');
  // This page lists the app's capabilities.
  await expect(list.getByText(/^In iOS app, 2\.0\.9|^Only in iOS app$|^in iOS app, 2\.0\.9/).first()).toBeVisible();
  await page.getByLabel('Compared with').selectOption('itself in English');
  await page.getByRole('button', { name: 'Packages' }).click();
  await expect(screenOf(page, 'twin').locator('html')).toHaveAttribute('lang', /en/);
  await expect(screenOf(page, 'ios-app').locator('html')).toHaveAttribute('lang', /zh/);
  // Both phones have the version that is chosen for all.
  await page.getByText('2.1.0', { exact: true }).click();
  // The frame is still reloading.
  await expect(async () => expect(await agent()).toContain('SdHealthApp/2.1.0')).toPass();
  await screenOf(page, 'ios-app').getByText(PRODUCT).first().click();
  for (const host of ['ios-app', 'twin'])
    await expect(page.locator(`[data-host="${host}"] .where`)).toHaveText('/pecSale/yj_gefmtj');
  await page.getByRole('button', { name: 'Differences', exact: true }).click();
  await expect(page.locator('[data-host="twin"]')).toHaveCount(0);
});

test('a real phone when it joins by the code’s address: is a column with its console and bridge traffic', async ({
  page,
  browser,
}) => {
  await openLab(page);
  await page.getByText('Add a phone', { exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const phone = await browser.newContext({ locale: 'en-US' });
  const theirs = await phone.newPage();
  await theirs.goto(new URL('/lab/join', page.url()).href);
  await theirs.evaluate(() => console.warn('said on the phone'));
  const column = page.locator('[data-host="remote"]');
  await expect(column.getByRole('heading', { name: 'Phone 1' })).toBeVisible();
  await page.getByText('Console', { exact: true }).click();
  await expect(column.getByText('said on the phone')).toBeVisible();
  // The phone follows the lab's navigation.
  await page.getByRole('button', { name: 'Packages' }).click();
  await expect(theirs).toHaveURL(/\/health\/package-list/);
  await expect(column.locator('.where')).toHaveText(/^\/package-list/);
  await phone.close();
});

test('people, orders and faults when they are set for all phones: apply at once and can be reset', async ({ page }) => {
  await openLab(page);
  const controls = page.getByRole('region', { name: 'Controls' });
  const open = (name: string) => controls.getByRole('button', { name, exact: true }).click();
  await open('People');
  await controls.getByLabel('Order', { exact: true }).selectOption('booked');
  await controls.getByRole('button', { name: 'Make and open it' }).click();
  for (const host of HOSTS) {
    await expect(page.locator(`[data-host="${host}"] .where`)).toHaveText(/^\/pecState\/yj_gefmtj\/O2\d+/);
    await expect(screenOf(page, host).getByRole('heading', { name: '已预约' }).first()).toBeVisible();
  }

  const answers = () =>
    Promise.all(
      HOSTS.map((host) =>
        frameOf(page, host).evaluate(() =>
          fetch('/api/sdhealth/mall/package/list').then(
            ({ status }) => status,
            () => (navigator.onLine ? 'no answer' : 'offline'),
          ),
        ),
      ),
    );
  const all = (answer: unknown) => HOSTS.map(() => answer);
  await open('Backend');
  await controls.getByLabel('What the backend does').selectOption('error-503');
  await controls.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(controls.getByText('backend, all calls: error 503')).toBeVisible();
  await expect.poll(answers).toEqual(all(503));
  await open('Events');
  await controls.getByRole('button', { name: 'Network lost' }).click();
  expect(await answers()).toEqual(all('offline'));
  expect(decodeURIComponent(page.url())).toContain('"network":"offline"');
  await controls.getByRole('button', { name: 'Put everything back' }).click();
  await expect.poll(answers).toEqual(all(200));
  await expect(controls.getByRole('group', { name: 'Current settings' })).toBeHidden();
});
