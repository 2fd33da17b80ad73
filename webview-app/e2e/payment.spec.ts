/** Tests on every host that taps, reloads, cancels and failures never cause two orders or payments. The bank's ledger proves it. */

import type { Page } from '@playwright/test';
import { expect, type Shim, test } from '../../native-shims/src/playwright.ts';
import {
  type Answer,
  agree,
  buyOrPay,
  type HostOption,
  hostTraits,
  ledgerOf,
  logInFirst,
  payAtCashier,
} from './journey/login-and-payment.ts';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 31.2304, longitude: 121.4737 } });

const SALE = '/health/pecSale/yj_gefmtj';
/** Finds the button «buy now», «pay now» for a waiting order, or «pay again» for an open payment. */
const buyButton = (page: Page) => page.getByRole('button', { name: /立即购买|立即支付/ });
const payAgain = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '重新支付' });
const UNPAID = /支付未完成|支付未成功|尚未支付/;
const paidHeading = (page: Page) => page.getByRole('heading', { level: 1, name: '购买成功' });

/** Opens the sale page, logged in, so that a tap on «buy» begins to pay. */
async function openSale(page: Page, host: HostOption): Promise<void> {
  await logInFirst(page, host);
  await page.goto(SALE);
  await expect(buyButton(page)).toBeEnabled();
}

/** Checks the return from a payment that did not happen: the page says so, and nothing is charged. */
async function expectUnpaid(page: Page): Promise<void> {
  const notice = page.getByText(UNPAID).or(payAgain(page)).first();
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expectOneOf(page, { charges: 0 });
}

/** Answers as the user: in the cashier's page, or before it opens for an own app and the mini-program. */
async function payAs(page: Page, host: HostOption, shim: Shim, answer: Answer): Promise<void> {
  shim.answer(answer);
  await ((await payAgain(page).isVisible()) ? payAgain(page).click() : buyOrPay(page, buyButton(page)));
  await payAtCashier(page, host, answer);
}

async function expectOneOf(page: Page, { charges, orders = 1 }: { charges: number; orders?: number }): Promise<void> {
  const ledger = await ledgerOf(page);
  expect(ledger.charges).toHaveLength(charges);
  expect(ledger.orders.filter(({ orderNo }) => /^O2/.test(orderNo))).toHaveLength(orders);
}

test('P01: the purchase when its button is tapped many times: creates one order and one payment', async ({
  page,
  host,
  shim,
}) => {
  await openSale(page, host);
  shim.answer('accept');
  for (const words of ['立即购买', '确认并支付']) {
    if (words === '确认并支付') await agree(page.getByRole('dialog'));
    const button = page.getByRole('button', { name: words });
    await expect(button).not.toHaveAttribute('aria-busy');
    await button.evaluate((element: HTMLElement) => {
      for (let i = 0; i < 20; i++) element.click();
    });
  }
  await payAtCashier(page, host, 'accept');
  await expect(paidHeading(page)).toBeVisible({ timeout: 15_000 });
  await expectOneOf(page, { charges: 1 });
});

test('P03: the purchase when the page is reloaded: continues with the same order', async ({ page, host, shim }) => {
  await openSale(page, host);
  shim.answer('leave' as Answer); // the person is still in the cashier
  await buyOrPay(page, buyButton(page));
  if (hostTraits(host).pay === 'cashier') await page.waitForURL(/\/cashier\?/);
  else if (hostTraits(host).pay === 'native') await shim.waitFor('paySeq');
  else await expect.poll(() => JSON.stringify(shim.sent('invokeMiniProgramAPI'))).toContain('navigateTo');
  await page.goto(SALE);
  await expect(buyButton(page)).toBeEnabled();
  shim.answer('accept');
  await buyOrPay(page, buyButton(page));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /重新支付|再次支付/ })
    .click();
  await payAtCashier(page, host, 'accept');
  await expect(paidHeading(page)).toBeVisible({ timeout: 15_000 });
  await expectOneOf(page, { charges: 1 });
});

for (const [answer, outcome, tag] of [
  ['cancel', 'cancelled', ['@long']],
  ['fail', 'declined', []],
] as const)
  test(`the purchase when the payment is ${outcome}: shows that and pays the same order once at the next attempt`, {
    tag: [...tag],
  }, async ({ page, host, shim }) => {
    await openSale(page, host);
    await payAs(page, host, shim, answer);
    await expectUnpaid(page);
    await payAs(page, host, shim, 'accept');
    await expect(paidHeading(page)).toBeVisible({ timeout: 15_000 });
    await expectOneOf(page, { charges: 1 });
  });

test('P08: the sale page when a person who has paid returns to it: does not offer to pay again', async ({
  page,
  host,
  shim,
}) => {
  await openSale(page, host);
  await payAs(page, host, shim, 'accept');
  await expect(paidHeading(page)).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(paidHeading(page)).toBeVisible({ timeout: 15_000 });
  await expectOneOf(page, { charges: 1 });
});
