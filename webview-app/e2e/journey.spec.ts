/** Tests the product's main journeys on every host: from a package to its refund, and the health-rights card. */
import { expect, type Shim, test } from '../../native-shims/src/playwright.ts';
import {
  bookUntilConfirm,
  buy,
  type HostOption,
  hostTraits,
  ledgerOf,
  openDay,
  openLoggedIn,
  payAtCashier,
} from './journey/login-and-payment.ts';
import { expectSameOnAllHosts } from './journey/seen.ts';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 31.2304, longitude: 121.4737 } });

test('a checkup when a visitor buys, books, moves and cancels it: is refunded', async ({ page, host, shim }) => {
  const compareScreen = (name: string) => expectSameOnAllHosts(page, name);

  await test.step('chooses a package', async () => {
    await page.goto('/health/package-list');
    // Waits for the list's button, which appears after the first paint.
    await expect(page.getByRole('button', { name: '刷新列表' })).toBeAttached();
    await compareScreen('package-list');
    await page.getByRole('link', { name: /关爱父母体检套餐/ }).click();
  });

  await test.step('buys and pays', async () => {
    await expect(page.getByRole('heading', { level: 1, name: '关爱父母体检套餐' })).toBeVisible();
    await buy(page, host);
    await payAtCashier(page, host, 'accept');
    await expect(page.getByRole('heading', { level: 1, name: '购买成功' })).toBeVisible({ timeout: 15_000 });
    await compareScreen('purchase-success');
    expectTraffic(shim, host);
    const { charges, orders } = await ledgerOf(page);
    expect(charges).toHaveLength(1);
    expect(orders.filter(({ orderNo }) => /^O2/.test(orderNo))).toHaveLength(1);
  });

  await test.step('books a date', async () => {
    await page.getByRole('link', { name: '立即预约' }).click();
    await bookUntilConfirm(page, compareScreen);
    await page.getByRole('button', { name: '确认预约' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '已预约' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '体检前准备' })).toBeVisible();
    await expect(page.getByRole('img', { name: '到检二维码' })).toBeVisible();
    await compareScreen('state-booked');
  });

  await test.step('changes the date', async () => {
    await page.getByRole('link', { name: /修改日期/ }).click();
    await openDay(page, 2).click();
    await page.getByRole('button', { name: /确认/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: '已预约' })).toBeVisible();
    await expect(page.getByText('还可修改 1 次')).toBeVisible();
  });

  await test.step('cancels the booking', async () => {
    await page.getByRole('button', { name: /取消预约/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '请选择日期' })).toBeVisible();
    await compareScreen('state-cancelled');
  });

  await test.step('requests a refund', async () => {
    await page.getByRole('link', { name: /退款/ }).click();
    await compareScreen('refund-apply');
    await page.getByRole('radio').first().dispatchEvent('click');
    await page.getByRole('button', { name: '申请退款' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '申请退款' }).click();
    await expect(page).toHaveURL(/refunded/);
    await compareScreen('refund-success');
    await page.getByRole('link', { name: /退款/ }).first().click();
    await compareScreen('pay-refunded');
  });
});

test('the health-rights card when it was claimed: is shown at the second visit', { tag: '@one-host' }, async ({
  page,
  host,
}) => {
  await openLoggedIn(page, host, '/health/medical-services');
  await expectSameOnAllHosts(page, 'card-claim');
  await page.getByRole('button', { name: /领取/ }).click();
  await expect(page).toHaveURL(/medical-services\/success/);
  await expectSameOnAllHosts(page, 'card-success');
  await page.goto('/health/medical-services');
  await expect(page).toHaveURL(/medical-services\/hasGot/);
  await expectSameOnAllHosts(page, 'card-has-got');
});

const answersTo = (shim: Shim, name: string) =>
  shim.traffic.filter((entry) => entry.name === name && entry.direction === 'to-page').map(({ body }) => body);

/** Checks the messages and requests on the way to the payment. */
function expectTraffic(shim: Shim, host: HostOption): void {
  const { pay } = hostTraits(host);
  const setup = typeof host === 'string' ? { name: host } : host;
  if (setup.name === 'wechat') {
    const verified = answersTo(shim, 'preVerifyJSAPI');
    const ok = expect.objectContaining({ err_msg: 'pre_verify_jsapi:ok' });
    expect(verified).toContainEqual(ok);
    // A tap may change the address during a signature. That signature is refused, the next is accepted.
    for (const [index, answer] of verified.entries()) expect([answer, verified[index + 1]]).toContainEqual(ok);
  }
  if (setup.name === 'wecom')
    expect(answersTo(shim, 'agentConfig')).toContainEqual(expect.objectContaining({ err_msg: 'agentConfig:ok' }));
  if (pay === 'native') {
    const [message] = shim.sent('paySeq');
    const absolute = setup.version !== '2.0.9';
    expect(message).toMatchObject({
      params: {
        redirectUrl: expect.stringMatching(absolute ? /^https?:\/\// : /^\/health\/pecSale\//),
        failUrl: expect.stringMatching(absolute ? /^https?:\/\// : /^\/health\/pecSale\//),
      },
    });
    expect(shim.sent('paySeq')).toHaveLength(1);
  }
  if (pay === 'mini-program') {
    const request = JSON.stringify(shim.sent('invokeMiniProgramAPI'));
    expect(request).toContain('navigateTo');
    expect(request).toContain('/pages/pay/index?');
    expect(request).toContain('biz=sdhealth');
  }
}
