/** Services in a person's hands: a phone doctor is activated, the rescue line is dialled without a network, a partner's service is received and used. */
import type { Page } from '@playwright/test';
import { expect, type HostOption, type Shim, test } from '../../native-shims/src/playwright.ts';
import { hostId, logInByDialog, logInByThirdParty, wayOf } from './journey/ways.ts';

// A browser without a phone cannot open a dialler and says so.
test.use({ allowErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to launch 'tel:/] });

const APPS = ['android-app', 'ios-app'];

async function open(page: Page, host: HostOption, address: string): Promise<void> {
  const { login } = wayOf(host);
  await page.goto(address);
  if (login === 'dialog') await logInByDialog(page);
  if (login === 'third-party') await logInByThirdParty(page);
}

/** Taps the number; an own app is told to dial it, elsewhere it is a link for the phone. */
async function dial(page: Page, host: HostOption, shim: Shim, name: RegExp, digits: string): Promise<void> {
  const link = page.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', `tel:${digits}`);
  if (!APPS.includes(hostId(host))) return;
  await link.click();
  await expect
    .poll(() => shim.sent('dialPhone'))
    .toContainEqual(expect.objectContaining({ params: { number: digits } }));
}

test('a phone doctor is activated for the number of the account, and called', async ({ page, host, shim }) => {
  await open(page, host, '/health/telUpgrade/O1001');
  await expect(page.getByRole('radio', { name: /138\*{4}8000/ })).toBeChecked();
  await page.getByRole('button', { name: '激活服务' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '激活服务' }).click();
  await expect(page.getByText('请用 138****8000 拨打，医生可立即识别您的身份')).toBeVisible();
  await dial(page, host, shim, /拨打 400-800-6120/, '4008006120');
  await page.reload();
  await expect(page.getByRole('link', { name: /拨打 400-800-6120/ })).toBeVisible();
});

test('N01: the rescue line that was seen once is there without a network, and is dialled', async ({
  page,
  host,
  shim,
  context,
}) => {
  await open(page, host, '/health/sos/yj_gefmtj/O1001');
  await expect(page.getByRole('heading', { name: '您的保障' })).toBeVisible();
  // Away and back within the app, as a web view without a worker cannot load a page anew.
  await page.goto('/health/sos/yj_gefmtj/O1001?lang=zh');
  await expect(page.getByRole('heading', { name: '您的保障' })).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByText(/^未能更新/).first()).toBeVisible();
  await dial(page, host, shim, /境外拨打/, '+861085209120');
  await dial(page, host, shim, /境内拨打/, '4008009120');
  await context.setOffline(false);
  await expect(page.getByText(/^未能更新/)).toHaveCount(0);
});

test('a partner’s service is ordered, received, begun and opened', async ({ page, host }) => {
  await open(page, host, '/health/value-added-service-detail?productNo=P4001');
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('button', { name: '领取服务' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '领取成功' })).toBeVisible();
  await page.getByRole('link', { name: '使用服务', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '已领取' })).toBeVisible();
  await page.getByRole('button', { name: '开始使用', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始使用' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '使用中' })).toBeVisible();
  await page.getByRole('button', { name: '打开服务' }).click();
  await expect(page).toHaveURL(/service-pipeline\/S2001\/G\d+/);
});
