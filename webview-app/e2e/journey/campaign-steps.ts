/** Performs the steps of an inviter and an invited friend, on Chinese pages. */
import type { Browser, Page } from '@playwright/test';
import { SANDBOX_COOKIE, SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import { expect, type HostOption, type Shim } from '../../../native-shims/src/playwright.ts';
import { userAgent } from '../../../native-shims/src/user-agents.ts';
import { heading, press } from './checkup-steps.ts';
import { hostId, logInByDialog, openLoggedIn } from './login-and-payment.ts';

/** Opens the page on which friends are invited, and logs in as the host does it. */
export async function openInvitations(page: Page, host: HostOption): Promise<void> {
  await openLoggedIn(page, host, '/health/invite-friends?channel=c1&subChannel=s1');
}

/** Sends the invitation as the host does. Returns the friend's link. */
export async function shareInvitation(page: Page, host: HostOption, shim: Shim): Promise<string> {
  const dialog = page.getByRole('dialog', { name: '发送邀请' });
  await expect(dialog.getByRole('img', { name: '带二维码的邀请卡片' })).toBeVisible();
  const id = hostId(host);
  if (id === 'ios-app' || id === 'android-app') {
    await dialog.getByRole('button', { name: '分享给好友' }).click();
    await expect(dialog).toBeHidden();
    return linksIn(shim.sent('openShareSheet')).at(-1) ?? '';
  }
  if (id === 'browser') {
    // Copies the link, as this browser has no share sheet.
    await expect(dialog.getByRole('button', { name: '分享给好友' })).toHaveCount(0);
    await dialog.getByRole('button', { name: '复制链接' }).click();
    await expect(page.getByText('链接已复制')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  }
  await expect(dialog.getByText(/点击右上角/)).toBeVisible();
  await expect(dialog.getByText(/长按图片/)).toBeVisible();
  const sentRequests = () =>
    SHARE_MENU_CALLS.flatMap((name) => linksIn(shim.sent(name))).filter((link) => link.includes('inviteCode'));
  await expect.poll(() => sentRequests().length).toBeGreaterThan(0);
  return sentRequests().find((link) => link.includes('wx_share_HY')) ?? sentRequests()[0] ?? '';
}

/** Lists the messages by which a page sets the content of a share menu. */
const SHARE_MENU_CALLS = ['updateAppMessageShareData', 'onMenuShareAppMessage', 'invokeMiniProgramAPI'];

/** Returns all links in messages, in order. */
const linksIn = (bodies: readonly unknown[]): string[] =>
  [...JSON.stringify(bodies).matchAll(/"link":"(https?:[^"]+)"/g)].map(([, link = '']) => link);

/** Opens a page in the friend's own browser, in the same sandbox. */
export async function friendsPage(browser: Browser, sandbox: string, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    // The friend uses a browser, independent of the inviter's host.
    userAgent: userAgent({ host: 'browser' }),
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    extraHTTPHeaders: { [SANDBOX_HEADER]: sandbox },
  });
  await context.addCookies([{ name: SANDBOX_COOKIE, value: sandbox, url: baseURL }]);
  return context.newPage();
}

/** Claims the card from the link. */
export async function claimByLink(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(heading(page, '好友送您一份健康好礼')).toBeVisible();
  await page.getByRole('link', { name: '领取权益卡和礼品' }).click();
  await logInByDialog(page, '13700137000');
  await page.getByRole('checkbox').check();
  await press(page, '立即领取');
  await expect(heading(page, '领取成功')).toBeVisible();
}

/** Fills in the address for the welcome gift, as the only open gift is already chosen. */
export async function fillParcel(page: Page): Promise<void> {
  await page.getByRole('link', { name: '挑选我的礼品' }).click();
  await page.getByLabel('收件人').fill('王小明');
  await page.getByLabel('手机号').fill('137 0013 7000');
  await page.getByLabel('城市', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '杭州' }).click();
  await page.getByLabel('详细地址').fill('西湖区文三路 1 号 2 单元 301');
}
