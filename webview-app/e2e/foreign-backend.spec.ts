/** Buys through the built app from a backend that shares no code with the embedded one, and was written from the contract's document. */
import {
  FOREIGN_DATA,
  type ForeignBackend,
  PERSON,
  startForeignBackend,
} from '../../fixtures/backend/test/foreign-backend.ts';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { agree, confirmOrder } from './journey/login-and-payment.ts';

// The small backend refuses requests for endpoints that it lacks, and the app reports some of them.
test.use({ allowErrors: [/Failed to load resource/] });

let backend: ForeignBackend;
test.beforeAll(async () => {
  backend = await startForeignBackend();
});
test.afterAll(() => backend.close());

test('a purchase when another backend answers: is paid there', async ({ page }) => {
  const paidBefore = backend.shop.paidOrders.length;
  const requests: string[] = [];
  // Every call of the service goes to the other backend. Static files stay those of the site.
  await page.route(/^[^?]*\/(?:api|cashier)\b/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    requests.push(pathname);
    await route.fulfill({
      response: await route.fetch({ url: `${backend.origin}${pathname}${search}`, maxRedirects: 0 }),
    });
  });
  // The site of static files has a page of the product.
  await page.route(/CHK-9(\.en)?\.json/, (route) =>
    route.continue({ url: route.request().url().replace('CHK-9', 'yj_gefmtj') }),
  );
  await page.goto('/health/package-list');
  await page.getByRole('link', { name: /全家体检套餐/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '全家体检套餐' })).toBeVisible();
  await page.getByRole('button', { name: '立即购买' }).click();
  await confirmOrder(page);
  const dialog = page.getByRole('dialog', { name: '验证手机号' });
  await dialog.getByLabel('手机号', { exact: true }).fill(PERSON.phone);
  await agree(dialog);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByLabel('验证码', { exact: true }).fill(PERSON.code);
  await page.waitForURL(/\/cashier\?/);
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '购买成功' })).toBeVisible({ timeout: 15_000 });
  expect(backend.shop.paidOrders).toHaveLength(paidBefore + 1);
  await expect(page.getByText(`¥${Number(FOREIGN_DATA['priceFen=89900']) / 100}`).first()).toBeVisible();
  expect(requests).toContain('/api/sdhealth/mall/package/to-pay');
});
