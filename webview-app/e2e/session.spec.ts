/** Tests the session on every host: a customer whose session is being restored is not a visitor. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { confirmOrder, hostTraits, ledgerOf, logInFirst, payAtCashier } from './journey/login-and-payment.ts';

const SALE = '/health/pecSale/yj_gefmtj';
/** Lists the calls that restore a session: by the account service's cookie, or by the host's token. */
const RESTORE = ['/api/account/login/refresh-token', '/api/sdb/grow/user/account-user-info'];

test('A02: a purchase when the session is still being restored: needs no other login', async ({ page, host }) => {
  await logInFirst(page, host);
  let restore = () => {};
  const order = new Promise<void>((resolve) => {
    restore = resolve;
    // Delays the call in an own app, whose page waits for the session of the app's user.
    if (hostTraits(host).login === 'native') setTimeout(restore, 3_000);
  });
  await page.route(
    ({ pathname }) => RESTORE.includes(pathname),
    (route) => order.then(() => route.continue()),
  );
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/third-login')) requestCount += 1;
  });
  await page.goto(SALE);
  await page.getByRole('button', { name: '立即购买' }).click();
  await confirmOrder(page);
  await expect(page.getByRole('dialog', { name: '正在提交订单 ¥899' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: '验证手机号' })).toHaveCount(0);
  restore();
  await payAtCashier(page, host, 'accept');
  await expect(page.getByRole('heading', { level: 1, name: '购买成功' })).toBeVisible({ timeout: 15_000 });
  expect(requestCount).toBe(0);
  expect((await ledgerOf(page)).charges).toHaveLength(1);
});

test('a purchase when an admin acts for a customer: needs no login and belongs to the customer', async ({
  page,
  context,
  host,
  shim,
  baseURL,
}) => {
  const url = baseURL ?? '';
  // Logs in again, as an own app's cashier needs the app's session.
  if (hostTraits(host).login === 'native') {
    await page.goto('/health/service/login');
    await shim.waitFor('login', 'to-page');
  }
  await context.addCookies([
    { name: 'adminToken', value: 'admin-good', url },
    { name: 'adminUserId', value: 'U2001', url },
  ]);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/third-login|\/account\/login\//.test(request.url())) requests.push(request.url());
  });
  await page.goto('/health/medical-services');
  await expect(page.getByRole('button', { name: /领取/ })).toBeVisible();
  await page.goto(SALE);
  await page.getByRole('button', { name: '立即购买' }).click();
  await confirmOrder(page);
  await payAtCashier(page, host, 'accept');
  await expect(page.getByRole('heading', { level: 1, name: '购买成功' })).toBeVisible({ timeout: 15_000 });
  expect(requests).toEqual([]);
  const { charges, orders } = await ledgerOf(page);
  expect(charges).toHaveLength(1);
  expect(orders.filter(({ orderNo }) => /^O2/.test(orderNo))).toMatchObject([{ userId: 'U2001' }]);
});
