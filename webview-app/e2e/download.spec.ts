/** Tests the ways to the app, to a mini-program and to a medal in each host, with help after failures. */
import type { Page, Request } from '@playwright/test';
import { expect, type HostOption, test } from '../../native-shims/src/playwright.ts';
import { hostId, hostTraits, logInAsHost } from './journey/login-and-payment.ts';

// The app's scheme has no handler, and the addresses lead to no store.
test.use({ allowErrors: [/Failed to launch 'sdhealth:|ERR_|status of 404/] });

type DownloadAction = 'market' | 'store' | 'menu' | 'copy' | 'app';

/** Maps hosts to the page's offer. The market is Android's. */
const DOWNLOAD_ACTIONS: Readonly<Record<string, DownloadAction>> = {
  wecom: 'menu',
  'mini-program': 'copy',
  'android-app': 'app',
  'ios-app': 'app',
};
const isIphone = (page: Page): Promise<boolean> => page.evaluate(() => /iPhone/.test(navigator.userAgent));

async function downloadActionOf(page: Page, host: HostOption): Promise<DownloadAction> {
  const expectedAction = DOWNLOAD_ACTIONS[hostId(host)];
  if (expectedAction) return expectedAction;
  if (!(await isIphone(page))) return 'market';
  return hostId(host) === 'wechat' ? 'menu' : 'store';
}

const expectText: Readonly<Record<DownloadAction, RegExp>> = {
  market: /^前往应用市场下载$/,
  store: /^前往 App Store 下载$/,
  menu: /^复制链接$/,
  copy: /^复制链接$/,
  app: /^(去首页|立即更新)$/,
};
const leadsTo: Readonly<Partial<Record<DownloadAction, RegExp>>> = {
  market: /^https:\/\/a\.app\.qq\.example\//,
  store: /^https:\/\/apps\.apple\.example\//,
};

/** Taps, and returns the foreign address that the page leaves for. */
async function foreignAddressAfter(page: Page, tap: () => Promise<void>): Promise<string> {
  const isForeign = (request: Request) => request.isNavigationRequest() && /\.example\//.test(request.url());
  const leaving = page.waitForRequest(isForeign);
  await tap();
  return (await leaving).url();
}

test('the download page when it opens: offers what the phone and the host support', async ({ page, host, shim }) => {
  await page.route(/\.example\//, (route) => route.fulfill({ body: 'a store' }));
  await page.goto('/health/download/bd?channel=bd');
  const downloadAction = await downloadActionOf(page, host);
  const title = downloadAction === 'app' ? '您正在使用App' : '合作专享，一站用好';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const button = page
    .getByRole('main')
    .getByRole(downloadAction === 'app' ? 'link' : 'button', { name: expectText[downloadAction] });
  if (downloadAction === 'app') {
    const update = page.getByRole('button', { name: '立即更新' });
    await expect(update.or(button).first()).toBeVisible();
    if (!(await update.isVisible()) || !shim) return;
    await update.click();
    // An app before 2.1.0 cannot open the store itself.
    await expect.poll(() => [...shim.sent('openStore'), ...shim.sent('openExternal')]).toHaveLength(1);
    return;
  }
  await expect(button).toBeVisible();
  const address = leadsTo[downloadAction];
  if (address) expect(await foreignAddressAfter(page, () => button.click())).toMatch(address);
  else
    await expect(
      page.getByText(downloadAction === 'menu' ? '选择“在浏览器打开”' : '打开手机浏览器，粘贴到地址栏'),
    ).toBeVisible();
});

test('the hand-off page when the app does not open: links to app, retry and previous page', async ({ page, host }) => {
  await page.goto('/health/medical-download/not-installed?from=%2Fscience%2F6001%3Ftab%3Dx');
  if (hostTraits(host).login === 'native') {
    // An unsupported version offers only the update.
    if (typeof host === 'object' && /^2\.0\./.test(host.version ?? ''))
      return expect(page.getByRole('button', { name: '立即更新' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^打开/ })).toHaveAttribute('href', /science\/6001/);
    return;
  }
  await expect(page.getByRole('heading', { level: 1, name: '没能打开App' })).toBeVisible();
  const retryButton = page.getByRole('button', { name: '再次尝试打开' });
  if (hostId(host) === 'browser') {
    await retryButton.click();
    await expect(page.getByText('仍然没能打开')).toBeVisible();
  } else await expect(page.getByText('请直接从手机桌面打开App')).toBeVisible();
  await page.getByRole('link', { name: '继续使用网页版' }).click();
  await expect(page).toHaveURL(/\/science\/6001\?tab=x$/);
});

test('the download page when it has no link: shows that and links to the web edition', async ({ page, host }) => {
  test.skip(hostTraits(host).login === 'native', 'an own app is there already');
  const faults = ['/static-config/app-download.json', '/apk/website/version.json'].map((path) => ({
    match: `GET ${path}`,
    times: 9,
    kind: 'shape',
    value: {},
  }));
  await page.request.post('/__fixtures/faults', { data: faults });
  const reported = page.waitForRequest(/febot-notice$/);
  await page.goto('/health/hzdownload');
  await expect(page.getByText('暂时无法下载')).toBeVisible();
  expect((await reported).postDataJSON()).toMatchObject({ message: 'no download link' });
  await expect(page.getByRole('link', { name: '继续使用网页版' })).toBeVisible();
});

test('a mini-program when its button is tapped: opens as the host allows, or its name and code are shown', async ({
  page,
  host,
  shim,
}) => {
  await page.route(/\.example\//, (route) => route.fulfill({ body: 'a mini-program' }));
  await page.goto('/health/activity/open-minapp-new?key=health');
  const open = page.getByRole('button', { name: '打开小程序' });
  if (hostId(host) === 'mini-program') {
    await expect(page.getByRole('button', { name: '复制名称' })).toBeVisible();
    return;
  }
  await expect(open).toBeVisible();
  if (hostTraits(host).login === 'native') {
    await open.dblclick();
    await expect.poll(() => shim.sent('openMiniProgram')).toHaveLength(1);
  } else expect(await foreignAddressAfter(page, () => open.click())).toBe('https://wxaurl.example/health');
});

test('the medals when they are opened from home: are the person’s and can be shared', async ({ page, host }) => {
  await page.goto('/health/');
  await page.getByRole('link', { name: /^健康勋章/ }).click();
  await logInAsHost(page, host);
  await expect(page.getByRole('heading', { name: '即将点亮' })).toBeVisible();
  await page.getByRole('link', { name: /^健步达人/ }).click();
  await expect(page.getByText(/^[\d年月日]+获得$/)).toBeVisible();
  await expect(
    page.getByText('点击右上角的菜单即可分享').or(page.getByRole('button', { name: '晒一晒我的勋章' })),
  ).toBeVisible();
});
