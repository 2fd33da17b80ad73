import { describe, expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { agree, asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';
import { updateGeneralStatus } from '../../api/general-order.ts';
import { placeCardOrder, sendCoupon, useCardService } from '../../api/health-card.ts';
import { toPay } from '../../api/mall.ts';

testsWholePages('browser');

const CARD = '/api/sdhealth/promotion/health-card';
const USE = `${CARD}/use-service`;
const ORDER = `${CARD}/placeOrder`;
const COUPON = `${CARD}/manual-send-coupon`;
const RIGHTS = '/rights/user-rights';
const PAID = '/rights/user-rights-paid';
const PAGE = '/rights/health-card-service';
const NEW_PERSON = '13700002222';

const makeFault = (match: string, kind: string, value?: unknown, times = 1) => [{ match, times, kind, value }];
/** Executes the request but drops its response, and refuses every retry. */
const lostResponse = (path: string) => [
  ...makeFault(`POST ${path}`, 'drop'),
  ...makeFault(`POST ${path}`, 'status', 503, 9),
];

/** Taps the first button, link or label with the name. */
const tap = (name: string): Promise<void> =>
  soon(() => {
    const match = [...document.querySelectorAll<HTMLElement>('button, a, label')].find(
      (element) => element.getAttribute('aria-label') === name || element.textContent?.startsWith(name),
    );
    if (!match) throw new Error(`nothing to tap: ${name}`);
    match.click();
  });

/** Returns the links in the bar at the bottom of the page. */
const barLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('main [class*=actions] a')].map(
    (element) => `${element.textContent} ${element.getAttribute('href')?.replace(/^.*health/, '')}`,
  );

type Browser = ReturnType<typeof newBrowser>;
/** Replaces the faults of the backend. */
const setFaults = (browser: Browser, ...faults: object[][]) => browser.control('/__fixtures/faults', faults.flat());
const clearFaults = (browser: Browser) => setFaults(browser);
/** Lets a GET request fail for the rest of the test. */
const failGet = (path: string, status = 503) => makeFault(`GET ${path}`, 'status', status, 9);

/** Opens the confirmation of a service that is used by a voucher. */
async function openCodeDialog(browser: Browser) {
  const app = await asCustomer(browser, PAGE);
  await tap('Fast track');
  await see('Get a code?');
  return app;
}

/** Requests a voucher and loses the response. The log that would show its use also fails. */
async function takeWithoutResponse(browser: Browser) {
  const app = await openCodeDialog(browser);
  await setFaults(browser, lostResponse(USE), failGet(`${CARD}/service-log-data`));
  await press('Get the code');
  await soon(() => expect(document.querySelector('dialog [role=alert]')?.textContent).toMatch(/\S/));
  return app;
}

/** Opens the sheet of goods. */
async function openGoodsSheet(browser: Browser, name: string) {
  const app = await asCustomer(browser, PAGE);
  await tap(name);
  await see('Buy with your balance?');
  return app;
}

/** Fills in a coupon for a friend. */
async function typeCoupon(number: string) {
  await tap('Coupon');
  await type('Your friend’s mobile number', '137 0000 2222');
  await type('Coupon number', number);
}

describe('the benefits of a person', () => {
  test('the benefits when a state is chosen: are filtered by that state, which is in the address', async () => {
    await asCustomer(newBrowser(), RIGHTS);
    await see('5 of 6 left');
    expect(sees('Teeth cleaning')).toBe(false);
    document.querySelector<HTMLInputElement>('input[value=used]')?.click();
    await see('Teeth cleaning');
    expect(location.search).toBe('?tab=used');
    document.querySelector<HTMLInputElement>('input[value=upcoming]')?.click();
    await see(/^From \w+ \d+, \d{4}/);
    document.querySelector<HTMLInputElement>('input[value=expired]')?.click();
    await see(/^Ended on /);
  });

  test.each([RIGHTS, PAID])('the benefits when %s opens: have headings that skip no level', async (path) => {
    await asCustomer(newBrowser(), path);
    await see('Ask a doctor');
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('the benefits when their counts cannot be loaded: are still shown and counted', async () => {
    const browser = newBrowser();
    await setFaults(browser, failGet('/api/sdhealth/promotion/user-rights/get-user-rights-count'));
    await asCustomer(browser, RIGHTS);
    await see('5 of 6 left');
    expect(document.querySelector('fieldset')?.textContent).toContain('7To use1Upcoming1Used up1Expired');
    await asCustomer(newBrowser(), RIGHTS, NEW_PERSON);
    await see('You have no benefits yet');
  });

  test.each([RIGHTS, PAID])(
    'the page %s when a visitor opens it: shows the benefits and a login button',
    async (address) => {
      const app = await newBrowser().open(address);
      await see('Ask a doctor');
      await see('Log in to see my benefits');
      expect(sees('Verification code')).toBe(false);
      expect(app.calls.some(({ path }) => path.includes('rights-list') || path.includes('service-log'))).toBe(false);
    },
  );
});

test('P01: a voucher when its button is tapped three times: is taken and recorded once', async () => {
  const app = await asCustomer(newBrowser(), PAID);
  await tap('Use: Fast track');
  const button = (await see('Get the code')).closest('button');
  for (let times = 0; times < 3; times++) button?.click();
  await see('Your code is ready');
  await see('1 of 2 left');
  expect(app.calls.filter(({ path }) => path === USE)).toHaveLength(1);
  await press('See the code');
  await soon(() => expect(location.pathname).toBe('/health/value-added-vas-detail'));
  const { search } = location;
  await app.reload(`${PAID}?tab=log`);
  await see('Fast track');
  const logLink = [...document.querySelectorAll('main li a')].find((element) =>
    element.textContent?.startsWith('Fast track'),
  );
  expect(logLink?.getAttribute('href')).toBe(`/health/value-added-vas-detail${search}`);
});

test('P02, P03: a voucher when its responses are lost: is found in the log after a reload', async () => {
  const browser = newBrowser();
  const app = await takeWithoutResponse(browser);
  expect(sees('Your code is ready')).toBe(false);
  await clearFaults(browser);
  await app.reload();
  await see('Your code is ready after all: Fast track');
  await see('In progress');
  await app.reload(PAID);
  await see('1 of 2 left');
  await tap('See: Fast track');
  await see('Your code');
});

test('P12: a voucher when its number of uses has changed: must be confirmed again', async () => {
  const browser = newBrowser();
  await openCodeDialog(browser);
  const { request } = await import('../../client/request.ts');
  const body = { serviceCode: 'green', left: 2 };
  const { logNo } = await request(useCardService, { body }, { idempotencyKey: 'of another phone' });
  await request(updateGeneralStatus, { body: { orderNo: logNo, status: 'used', seenStatus: 'received' } });
  await press('Get the code');
  await see('was 2, now 1');
  await press('Go ahead');
  await see('Your code is ready');
});

test('goods when they can be paid with the balance: have links to the terms beside the button', async () => {
  await openGoodsSheet(newBrowser(), 'Full eye test');
  await soon(() => {
    const links = [...document.querySelectorAll('dialog[open] a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/health/contentStatic/terms', '/health/contentStatic/privacy']);
  });
});

test('P02: goods when the response to the order is lost: are bought and paid once', async () => {
  const browser = newBrowser();
  await openGoodsSheet(browser, 'Full eye test');
  await setFaults(browser, lostResponse(ORDER));
  await press('Pay ¥68 from the card');
  await see('Full eye test is yours');
  await soon(() => expect(sees('¥432')).toBe(true));
  await clearFaults(browser);
  await press('Got it');
  await tap('Balance');
  await see('−¥68');
  expect(document.body.textContent.match(/−¥68/g)).toHaveLength(1);
});

test('P02: goods when an order with the balance is uncertain: are not sold again for money', async () => {
  const browser = newBrowser();
  const app = await openGoodsSheet(browser, 'Low-dose chest CT');
  await setFaults(browser, lostResponse(ORDER), failGet(`${CARD}/get-user-recharge-info`));
  await press('Pay ¥298 from the card');
  await see('¥96 short');
  expect(sees(/^Pay ¥298$/)).toBe(false);
  await clearFaults(browser);
  await app.reload();
  await tap('Low-dose chest CT');
  await press('Pay ¥298 from the card');
  await see('Low-dose chest CT is yours');
  await see('¥202');
});

test('goods when the balance is too small: are paid with money', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, PAGE);
  await see('Low-dose chest CT');
  const { request } = await import('../../client/request.ts');
  const body = { goodsNo: 'H6002', quantity: 1, priceFen: 29_800 };
  await request(placeCardOrder, { body }, { idempotencyKey: 'before' });
  await app.reload();
  await see('¥202');
  await tap('Low-dose chest CT');
  await see('¥96 short');
  expect(sees('from the card')).toBe(false);
  const requestModule = await import('../../client/request.ts');
  const options = { idempotencyKey: 'by money' };
  const order = await requestModule.request(placeCardOrder, { body: { ...body, payBy: 'payment' } }, options);
  await app.reload(`${PAGE}?payResult=success&orderNo=${order.orderNo}&goodsNo=H6002`);
  await see('It was not paid, and nothing was taken');
  await see('¥202');
  browser.hold('/api/sdhealth/mall/package/to-pay');
  await tap('Low-dose chest CT');
  await see('Pay ¥298');
  await agree();
  await press('Pay ¥298');
  await soon(() => expect(app.calls.some(({ path }) => path === ORDER)).toBe(true));
  // The sheet stays below the dialog, and neither has a close button.
  await see('Opening the payment');
  await soon(() => expect(document.querySelectorAll('dialog[open]:not(:has([aria-label=Close]))')).toHaveLength(2));
});

test('P02: goods when a payment is open and the balance suffices: are not bought twice', async () => {
  Object.defineProperty(location, 'assign', { configurable: true, value: () => undefined });
  const browser = newBrowser();
  const app = await asCustomer(browser, PAGE);
  await see('Low-dose chest CT');
  const { request } = await import('../../client/request.ts');
  const spend = (goodsNo: string, priceFen: number) =>
    request(placeCardOrder, { body: { goodsNo, quantity: 1, priceFen } }, { idempotencyKey: goodsNo });
  await spend('H6001', 16_800);
  await spend('H6005', 6_800);
  await app.reload();
  await tap('Low-dose chest CT');
  await see('¥34 short');
  await see(/^Pay ¥298$/);
  await agree();
  await press(/^Pay ¥298$/);
  await soon(() => expect(JSON.stringify({ ...localStorage })).toMatch(/purchase\.health-card-H6002.*paySeq/));
  const { request: newRequest } = await import('../../client/request.ts');
  await newRequest(sendCoupon, { body: { couponNo: 'HEALTH' } }, { idempotencyKey: 'top up' });

  const reloaded = await app.reload(PAGE);
  await see('¥314');
  await tap('Low-dose chest CT');
  await setFaults(browser, failGet('/api/sdhealth/mall/package/pay-success-info'));
  await press('Pay ¥298 from the card');
  await soon(() => expect(document.querySelector('dialog [role=alert]')?.textContent).toMatch(/\S/));
  await clearFaults(browser);
  await press('Pay ¥298 from the card');
  await see('A payment for this is still open');
  await see(/^Pay ¥298$/);
  await agree();
  await press(/^Pay ¥298$/);
  await see('Did you pay already?');
  const { payments } = await (await fetch('/__fixtures/ledger')).json();
  await browser.control('/__fixtures/pay', { paySeq: payments.at(-1).paySeq, result: 'paid' });
  await press('I have paid');
  await see(/is yours\. Your balance was not used$/);
  expect(reloaded.calls.filter(({ path }) => path === ORDER)).toHaveLength(0);
  await see('¥314');
});

test('goods when they were paid a moment ago: are not bought again with the balance', async () => {
  const browser = newBrowser();
  await asCustomer(browser, PAGE);
  await see('Low-dose chest CT');
  const { orderNo, paySeq } = await beginPaymentElsewhere();
  const { keepIntent } = await import('../../store/purchase.ts');
  const productNo = 'health-card-H6002';
  keepIntent({ productNo, orderKey: 'by money', priceFen: 29_800, madeAt: Date.now(), orderNo, paySeq });
  await browser.control('/__fixtures/pay', { paySeq, result: 'paid' });
  await tap('Low-dose chest CT');
  await press('Pay ¥298 from the card');
  await see(`Order ${orderNo} is yours. Your balance was not used`);
  await see('You have already bought this');
  await see('¥500');
  await press('Buy another');
  await press('Pay ¥298 from the card');
  await see('Low-dose chest CT is yours');
  await see('¥202');
});

test('P06: a payment when the bank has not confirmed it: is shown neither as paid nor as unpaid', async () => {
  const browser = newBrowser();
  await asCustomer(browser, PAGE);
  const { orderNo, paySeq } = await beginPaymentElsewhere();
  const returnPath = `${PAGE}?orderNo=${orderNo}&goodsNo=H6002`;
  const app = await browser.open(`${returnPath}&payResult=fail`);
  await see('The payment is not finished. Nothing has been taken so far');
  await app.reload(`${returnPath}&payResult=success`);
  await soon(() =>
    expect(app.calls.filter(({ path }) => path.endsWith('/pay-success-info')).length).toBeGreaterThan(1),
  );
  await see('Confirming your payment');
  expect(sees('It was not paid, and nothing was taken')).toBe(false);
  await browser.control('/__fixtures/pay', { paySeq, result: 'paid' });
  await see(`Order ${orderNo} is yours. Your balance was not used`);
});

test.each([
  ['declined', 'Buy with your balance?'],
  ['paid', 'You have already bought this'],
])('P02: goods when their payment on another phone is %s: show the dialog «%s»', async (result, title) => {
  const browser = newBrowser();
  await asCustomer(browser, PAGE);
  await see('Low-dose chest CT');
  const { paySeq } = await beginPaymentElsewhere();
  await tap('Low-dose chest CT');
  await press('Pay ¥298 from the card');
  await see('A payment for this is still open');
  await browser.control('/__fixtures/pay', { paySeq, result });
  await press('Check again');
  await see(title);
  if (result === 'paid') await press('Buy another');
  await press('Pay ¥298 from the card');
  await see('Low-dose chest CT is yours');
});

test('an order when its money was refunded: is shown as refunded and not as paid', async () => {
  const browser = newBrowser();
  const value = {
    ...{ orderNo: 'O1001', productNo: 'health-card-H6002', productName: 'CT', coverUrl: '/static/x.svg' },
    ...{ status: 'refunded', amountFen: 29_800, createdAt: '2026-03-02T09:00:00+08:00', nextStep: 'none' },
  };
  await setFaults(browser, makeFault('GET /api/sdhealth/mall/package/pay-success-info', 'shape', value));
  await asCustomer(browser, `${PAGE}?payResult=success&orderNo=O1001&goodsNo=H6002`);
  await see('Refunded');
  expect(sees('is yours')).toBe(false);
});

test('a paid order when it belongs to other goods: is not shown as the payment of these goods', async () => {
  await asCustomer(newBrowser(), `${PAGE}?payResult=success&orderNo=O1001&goodsNo=H6002`);
  await see(/^We do not know yet whether your payment arrived/);
  expect(sees(/^Paid/)).toBe(false);
});

test('a coupon when it is sent: is checked before, and its number is not stored', async () => {
  const browser = newBrowser();
  const app = await asCustomer(browser, PAGE);
  await typeCoupon('AB');
  await press('Send it');
  await see('A coupon number has exactly 6 letters or digits');
  expect(app.calls.some(({ path }) => path === COUPON)).toBe(false);
  await type('Coupon number', 'ABCDEF');
  await press('Send it');
  await see('This coupon number is unknown or has been used');
  expect(document.querySelector<HTMLInputElement>('[name=couponNo]')?.value).toBe('ABCDEF');
  await setFaults(browser, lostResponse(COUPON));
  await type('Coupon number', 'care88');
  await press('Send it');
  await see('¥30 sent to the card of 137****2222');
  await setFaults(browser, lostResponse(COUPON), failGet(`${CARD}/get-user-recharge-info`));
  await press('Got it');
  await typeCoupon('HEALTH');
  await press('Send it');
  await see(/^We can’t tell yet if it worked/);
  expect(JSON.stringify({ ...localStorage })).toContain('card-coupon');
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/HEALTH/);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/13700002222|0000 2222/);
});

test('goods when the service is older or the card is missing or expired: are shown only with a valid card', async () => {
  const browser = newBrowser();
  await setFaults(browser, failGet(`${CARD}/v2/get-goods-list`, 404));
  await asCustomer(browser, PAGE);
  await see('Full eye test');
  await asCustomer(newBrowser(), PAGE, NEW_PERSON);
  await see('You have no health card yet');
  const otherBrowser = newBrowser();
  await setFaults(otherBrowser, failGet(`${CARD}/has-receive-health-card`));
  await asCustomer(otherBrowser, PAGE, NEW_PERSON);
  await see('Try again');
  expect(sees('You have no health card yet')).toBe(false);
  const expiredBrowser = newBrowser();
  await expiredBrowser.control('/__fixtures/settings', { cardDays: 400 });
  await asCustomer(expiredBrowser, PAGE);
  await see('This card has expired');
  expect(sees('Full eye test')).toBe(false);
  expect(barLinks()).toEqual(['Get a new card /rights/claim-rights-paid']);
  await asCustomer(expiredBrowser, PAID);
  await see('History');
  expect(barLinks()).toEqual(['Get a new card /rights/claim-rights-paid']);
});

test('A04: the card page when another person logs in: shows nothing of the previous person', async () => {
  const browser = newBrowser();
  await takeWithoutResponse(browser);
  await clearFaults(browser);
  await asCustomer(browser, PAGE, NEW_PERSON);
  await see('You have no health card yet');
  expect(sees('2001')).toBe(false);
  expect(JSON.stringify({ ...localStorage })).not.toContain('card-use');
});

/** Orders goods for money and begins the payment, as another phone would. */
async function beginPaymentElsewhere(): Promise<{ orderNo: string; paySeq: string }> {
  const { request } = await import('../../client/request.ts');
  const body = { goodsNo: 'H6002', quantity: 1, priceFen: 29_800, payBy: 'payment' as const };
  const { orderNo } = await request(placeCardOrder, { body }, { idempotencyKey: 'by money' });
  const { paySeq } = await request(toPay, { body: { orderNo } }, { idempotencyKey: 'pay' });
  return { orderNo, paySeq };
}

test('the card when it can be refunded: leads to its refund, with the last day', async () => {
  const browser = newBrowser();
  browser.alter(({ path }, answer) => {
    if (!path.endsWith('/health-card-info')) return answer;
    const copy = structuredClone(answer) as { data?: { card?: object } };
    Object.assign(copy.data?.card ?? {}, { refund: { orderNo: 'O1077', until: '2026-03-10' } });
    return copy;
  });
  await asCustomer(browser, '/rights/user-rights-paid');
  const link = (await see('Full refund of the card')).closest('a');
  expect(link?.getAttribute('href')).toBe('/health/refunded/health-card/O1077');
  await see('Until Mar 10, 2026, while nothing of it is used');
});
