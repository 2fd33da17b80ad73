/** Tests the split build's first load: the time of each file's request, and the page after a failed load. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { laterWords } from '../src/messages/later-words.ts';
import { zh } from '../src/messages/zh.ts';
import { en as checkupEn } from '../src/screens/checkup/words/en.ts';
import { en as homeEn } from '../src/screens/home/words/en.ts';
import { zh as homeZh } from '../src/screens/home/words/zh.ts';
import { untilProgram } from './journey/program.ts';

test.use({
  allowErrors: [/Failed to load resource|Failed to fetch dynamically imported module|ERR_FAILED/],
});

/** Collects the names of the requested files, in order. */
function recordRequests(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.*?)-(?:[\w-]{7}|[\w-]{8})\.(?:js|css)$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) names.push(`${name}${request.url().endsWith('.css') ? '.css' : ''}`);
  });
  return names;
}

const refuse = (page: Page, name: string) => page.route(`**/assets/${name}-*.js`, (route) => route.abort());

test('the first load when the page opens: requests texts and screen early, each file once, and no other language', async ({
  page,
}) => {
  const names = recordRequests(page);
  await page.route('**/assets/frame-*.js', async (route) => {
    await expect.poll(() => names).toEqual(expect.arrayContaining(['zh', 'home', 'home-zh', 'main', 'list']));
    await route.continue();
  });
  await page.goto('/health/');
  await untilProgram(page);
  await expect(page.getByText(homeZh.home.visitor)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  expect(names).not.toContain('en');
  expect(names.filter((name) => /^(?:checkup|kit)|^(?:frame|index|list|main)\.css$/.test(name))).toEqual([]);
});

test('the first load when a link is tapped before the program: requests the files and data of its page at once', {
  tag: '@long',
}, async ({ page }) => {
  const names = recordRequests(page);
  const data = page.waitForRequest('**/mall/package/list');
  let go = () => {};
  const tapped = new Promise<void>((resolve) => {
    go = resolve;
  });
  for (const name of ['frame', 'zh'])
    await page.route(`**/assets/${name}-*.js`, (route) => tapped.then(() => route.continue()));
  await page.goto('/health/', { waitUntil: 'commit' });
  await expect.poll(() => names).toEqual(expect.arrayContaining(['frame', 'zh', 'list']));
  await page.getByRole('link', { name: '体检套餐' }).click();
  await data;
  await expect.poll(() => names).toEqual(expect.arrayContaining(['checkup', 'checkup-zh', 'kit-zh', 'second']));
  expect(names).not.toContain('main');
  go();
  await expect(page.getByText('¥').first()).toBeVisible();
  expect(names.filter((name) => /^(?:home|main)/.test(name))).toEqual([]);
});

test('the screen’s first data when the page opens: is requested before the app shell', async ({ page }) => {
  const data: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static-config/medical/')) data.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/frame-*.js', async (route) => {
    await expect.poll(() => data).toHaveLength(1);
    await route.continue();
  });
  await page.goto('/health/');
  await expect(page.getByRole('link', { name: '体检套餐' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(data).toEqual(['/static-config/medical/index.json']);
});

test('the other language when it is chosen: loads its texts, or shows a message without a network', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto('/health/');
  await untilProgram(page);
  await expect(page.getByText(homeZh.home.visitor)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: zh.common.languages.en }).click();
  await expect(page.getByText(zh.states.offline.title, { exact: true })).toBeVisible();
  await expect(page.getByText(homeZh.home.visitor)).toBeVisible();
});

test('the texts of a screen when the language changes: are loaded in the new language', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/health/');
  await page.getByRole('link', { name: '体检套餐' }).click();
  await expect(page.getByText('¥').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: zh.common.languages.en }).click();
  await page.getByRole('link', { name: 'Checkup packages' }).click();
  await expect(page.getByRole('heading', { name: checkupEn.list.heading })).toBeAttached();
});

test('the page when the texts of its language cannot be loaded: is shown in the other language', {
  tag: '@long',
}, async ({ page }) => {
  await refuse(page, 'zh');
  await page.goto('/health/');
  await expect(page.getByText(homeEn.home.visitor)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the page when no texts can be loaded: keeps its first texts and has a retry button', async ({ page }) => {
  await refuse(page, 'zh');
  await refuse(page, 'en');
  await page.goto('/health/');
  await expect(page.getByRole('button', { name: '重新打开' })).toBeVisible({ timeout: 12_000 });
  await page.unroute('**/assets/zh-*.js');
  await page.getByRole('button', { name: '重新打开' }).click();
  await expect(page.getByText(homeZh.home.visitor)).toBeVisible();
});

/** Emulates Chromium before 151, which remembers a failed script while the page is open. A repeated script fails, a call does not. */
async function rememberFailure(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await page.route('**/health/', (route) => page.unroute(`**/assets/${name}-*.js`).then(() => route.continue()));
}

// N01: a login needs the files of the host and the dialogs. A tap gets an answer without either file.
for (const file of ['overlays', 'browser'])
  for (const remembers of [true, false])
    test(`the login when the file ${file} cannot be loaded${remembers ? ' and the browser remembers the failure' : ''}: shows a message and can be retried`, {
      tag: file === 'overlays' && remembers ? [] : '@long',
    }, async ({ page, context }) => {
      await refuse(page, file);
      await page.goto('/health/');
      await untilProgram(page);
      await context.setOffline(true);
      const logIn = page.getByRole('button', { name: zh.frame.loginNeeded.button });
      await logIn.click();
      await expect(page.getByText(zh.states.offline.title, { exact: true })).toBeVisible();
      await context.setOffline(false);
      await page.unroute(`**/assets/${file}-*.js`);
      if (remembers) await rememberFailure(page, file);
      const dialog = page.getByRole('dialog', { name: laterWords.zh.login.title });
      const loadedAnew = page.waitForEvent('load');
      await logIn.click();
      const isLoadedAnew = await Promise.race([loadedAnew.then(() => true), dialog.waitFor().then(() => false)]);
      if (remembers) expect(isLoadedAnew).toBe(true);
      if (isLoadedAnew) {
        await untilProgram(page);
        await logIn.click();
      }
      await expect(dialog).toBeVisible();
    });

test('the files of a link’s page when a finger presses the link: are requested', async ({ page }) => {
  const names = recordRequests(page);
  await page.goto('/health/');
  await page.waitForLoadState('networkidle');
  expect(names).not.toContain('checkup');
  await page.getByRole('link', { name: '体检套餐' }).hover();
  await page.mouse.down();
  await expect.poll(() => names).toEqual(expect.arrayContaining(['checkup', 'checkup-zh']));
  await expect(page).toHaveURL(/\/health\/$/);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/package-list$/);
  await expect(page.getByText('¥').first()).toBeVisible();
  // The list's items are the links of a resting list, so their page is loaded too, and no other.
  await expect.poll(() => names).toContain('sale');
  expect(names.filter((name) => /^(?:rights|content|download|consultation)$/.test(name))).toEqual([]);
});

test('a page that needs the app when the file of its texts is missing: shows a message and can be retried', {
  tag: '@long',
}, async ({ page }) => {
  for (const name of ['overlays', 'stop-words']) await refuse(page, name);
  await page.route('**/website/version.json*', (route) => route.abort());
  await page.goto('/health/healthGold/iosStepLicense');
  await expect(page.getByRole('alert').getByText(zh.states.replaced.title)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: zh.common.retry }).click();
  await expect(page.getByRole('heading', { name: laterWords.zh.needsApp.title })).toBeVisible();
  await expect(page.locator('main [data-alone] svg')).toBeVisible();
});
