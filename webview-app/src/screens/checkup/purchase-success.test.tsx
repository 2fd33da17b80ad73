import { describe, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer, buyNow, choose, getForFree, loggedIn, pickDay } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const PAYMENT_STATE = '/api/sdhealth/mall/package/pay-success-info';

/** Advances the fake timers until the text is visible. */
async function seeLater(text: string): Promise<void> {
  for (let step = 0; step < 400 && !sees(text); step++) await vi.advanceTimersByTimeAsync(10);
  expect(sees(text)).toBe(true);
}

describe('the page that a payment returns to', () => {
  test('the result when the server confirms the payment: shows success and links to the booking', async () => {
    await loggedIn(newBrowser(), '/pecSale/yj_gefmtj/success/O1001');
    await see('Payment received. Your checkup is yours');
    await see('Valid until');
    // The heading shows the result, and the title bar shows the kind of page.
    expect(document.querySelector('h1')?.className).not.toContain('hidden');
    expect(document.title).toBe('Order status');
    const link = (await see('Book now')).closest('a');
    expect(link?.getAttribute('href')).toBe('/health/medical-services/pec/yj_gefmtj/O1001');
  });

  test('the result when the order is of another product: is not found', async () => {
    await loggedIn(newBrowser(), '/pecSale/yj_crgdtj/success/O1001');
    await see('We couldn’t find this');
    expect(sees('Your checkup is yours') || sees('Book now')).toBe(false);
  });

  test('the result when the order is unpaid: shows that, and again after another request', async () => {
    await loggedIn(newBrowser(), '/pecSale/yj_crgdtj/success/O1004');
    await see('Not paid yet');
    expect(sees('Your checkup is yours')).toBe(false);
    await press('I have paid');
    await see('There is still no payment for this order');
    await see('Pay now');
  });

  test('the result when the money was refunded: shows that and links to the refund', async () => {
    await loggedIn(newBrowser(), '/pecSale/yj_gefmtj/success/O1003');
    await see('Paid back the way you paid. See the refund for how far it is');
    expect(document.querySelector('h1')?.textContent).toBe('Refunded');
    expect(document.title).toBe('Order status');
    expect(sees('Purchase successful') || sees('Book now')).toBe(false);
    const link = (await see('See the refund')).closest('a');
    expect(link?.getAttribute('href')).toBe('/health/pay-refunded/yj_gefmtj/O1003');
  });

  test('the result when the payment state is unknown: offers no payment', async () => {
    const browser = newBrowser();
    await browser.control('/__fixtures/faults', [
      { match: 'GET /api/sdhealth/mall/package/pay-success-info', times: 99, kind: 'status', value: 503 },
    ]);
    await loggedIn(browser, '/pecSale/yj_crgdtj/success/O1004');
    await see('Confirming your payment');
    expect(sees('Pay now') || sees('Pay again')).toBe(false);
  });

  test('P06: the result when the payment is pending for 10 s: shows that the person can leave the page', async () => {
    const browser = newBrowser();
    await loggedIn(browser, '/service/login');
    const release = browser.hold(PAYMENT_STATE);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await browser.open('/pecSale/yj_crgdtj/success/O1004');
    await seeLater('Please stay on this page');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(sees('This is taking longer than usual')).toBe(false);
    const busyElement = () => document.querySelector('[aria-busy]');
    expect(busyElement()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(sees('This is taking longer than usual') && sees('You can leave this page')).toBe(true);
    expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toContain('Home');
    expect(busyElement()).toBeNull();
    release();
  });

  test('the result of a refund when the host shows no back button: has a link to other packages', async () => {
    await loggedIn(newBrowser(), '/pay-refunded/yj_gefmtj/O1003');
    const link = (await see('See other packages')).closest('a');
    expect(link?.getAttribute('href')).toBe('/health/package-list');
  });

  test('the result when the order is somebody else’s: is not found', async () => {
    await loggedIn(newBrowser(), '/pecSale/yj_gefmtj/success/O9999');
    await see('We couldn’t find this');
  });
});

describe('a free package', () => {
  const VALUE_ADDED_ORDER = '/api/sdhealth/physical/examination/place-physical-vas-order';
  const COMMIT = '/api/sdhealth/physical/examination/commit-physical-examination-info';
  /** Orders the package on its sale page, then books it for a known person. */
  async function orderAndBook(productNo: string, byCity: boolean) {
    const browser = newBrowser();
    await loggedIn(browser, '/service/login');
    const app = await browser.open(`/pecSale/${productNo}`);
    await getForFree();
    await see(byCity ? 'In which city?' : 'At which institution?');
    const orderNo = location.pathname.split('/').at(-1);
    expect(location.pathname).toBe(`/health/free-appointment/${byCity ? 'city/' : ''}${productNo}/${orderNo}`);
    const requests = app.calls.map(({ path }) => path);
    expect(requests.filter((path) => path.endsWith('/create-order'))).toHaveLength(1);
    expect(requests.filter((path) => /to-pay|get-pay-config|has-openid|cashier/.test(path))).toEqual([]);
    if (byCity) await press(/^Next$/);
    await choose(/Guomao/);
    await pickDay(1);
    await soon(() => document.querySelector<HTMLInputElement>('input[name="personId"]')?.click());
    await press(/^Book$/);
    await soon(() => expect(location.pathname).toBe(`/health/free-appointment/state/${productNo}/${orderNo}`));
    return app.calls.map(({ path }) => path).filter((path) => path === VALUE_ADDED_ORDER || path === COMMIT);
  }

  test('a free package when it is booked: gets its value-added order before the date', async () => {
    expect(await orderAndBook('yj_ybtj', false)).toEqual([VALUE_ADDED_ORDER, COMMIT]);
  });

  test('a free package when its product number begins with lj_: is booked without a value-added order', async () => {
    expect(await orderAndBook('lj_ybtj', true)).toEqual([COMMIT]);
  });

  test('the page of an order when the package is free: does not mention a purchase', async () => {
    const browser = newBrowser();
    await loggedIn(browser, '/service/login');
    await browser.open('/pecSale/lj_ybtj');
    await getForFree();
    await see('In which city?');
    await browser.open(`/pecSale/lj_ybtj/success/${location.pathname.split('/').at(-1)}`);
    await see('Book now');
    expect(document.querySelector('h1')?.textContent).toBe('It is yours, free of charge');
    expect(sees('Payment received')).toBe(false);
    expect(sees('Purchase successful') || sees('Paid')).toBe(false);
  });
});

/** Orders a package and begins its payment, as another phone would. */
async function beginPaymentElsewhere() {
  const browser = newBrowser();
  await asCustomer(browser, '/medical-services/hasGot');
  await see('No card claimed yet');
  const { request } = await import('../../client/request.ts');
  const { createOrder, toPay } = await import('../../api/mall.ts');
  const body = { productNo: 'yj_jctj', priceFen: 29_900 };
  const { orderNo } = await request(createOrder, { body }, { idempotencyKey: 'k1' });
  const { paySeq } = await request(toPay, { body: { orderNo } }, { idempotencyKey: 'k2' });
  return { browser, orderNo, paySeq };
}

test('the sale page when a payment was cancelled: shows that and creates no other order', async () => {
  const app = await newBrowser().open('/pecSale/yj_crgdtj?payResult=fail&orderNo=O1004');
  await see('Your payment was not completed');
  await see('Pay now');
  expect(app.calls.some(({ path }) => path.endsWith('/create-order'))).toBe(false);
});

test.each([
  ['before the page loads', true],
  ['while the page is open', false],
])('P01, P02: the sale page when the order was paid %s: creates no second order', async (_, isBefore) => {
  const { browser, orderNo, paySeq } = await beginPaymentElsewhere();
  const completePayment = () => browser.control('/__fixtures/pay', { paySeq, result: 'paid' });
  if (isBefore) await completePayment();
  const app = await browser.open(`/pecSale/yj_jctj?payResult=fail&orderNo=${orderNo}`);
  await see(isBefore ? 'Your payment has arrived' : 'Your payment was not completed');
  if (!isBefore) await completePayment();
  await press(isBefore ? 'Buy now' : 'Pay now');
  if (isBefore) await see(`You have just bought this (order ${orderNo}). One more?`);
  else await soon(() => expect(location.pathname).toBe(`/health/pecSale/yj_jctj/success/${orderNo}`));
  expect(sees('Pay now')).toBe(false);
  expect(app.calls.some(({ path }) => path.endsWith('/create-order'))).toBe(false);
});

test('the sale page when an order was created on another phone: pays that order', async () => {
  const { browser } = await beginPaymentElsewhere();
  const app = await browser.open('/pecSale/yj_jctj');
  browser.hold('/api/sdhealth/mall/package/to-pay');
  await press('Pay now');
  await see('Opening the payment');
  await soon(() => expect(app.calls.some(({ path }) => path.endsWith('/to-pay'))).toBe(true));
  expect(sees('Placing your order')).toBe(false);
  expect(app.calls.some(({ path }) => path.endsWith('/create-order'))).toBe(false);
});

test('the sale page when the money of an order was refunded: does not show it as paid', async () => {
  const browser = newBrowser();
  await loggedIn(browser, '/medical-services/hasGot');
  await browser.open('/pecSale/yj_gefmtj?payResult=fail&orderNo=O1003');
  await see('This order has been refunded');
  expect(sees('Your payment has arrived')).toBe(false);
});

test('the sale page when the price has changed: shows the new price and orders nothing', async () => {
  const browser = newBrowser();
  await loggedIn(browser, '/medical-services/hasGot');
  await (await browser.open('/pecSale/yj_jctj')).reload();
  await see('Buy now');
  await browser.control('/__fixtures/settings', { prices: { yj_jctj: 31_900 } });
  await buyNow();
  await see('The price has changed');
  await see('319');
});

test.each(['..', '.', '%2e%2e', '../..', '\0'])('the sale page when orderNo=%j is given: opens', async (orderNo) => {
  const query = new URLSearchParams({ payResult: 'fail', orderNo });
  await newBrowser().open(`/pecSale/yj_crgdtj?${query}`);
  await see(/^(Buy|Pay) now$/);
});

test('the sale page when the product is unknown: shows that it is no longer offered', async () => {
  await newBrowser().open('/pecSale/none');
  await see('This package is no longer offered');
});
