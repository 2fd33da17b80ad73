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
const NOBODYS = '13700002222';

const fault = (match: string, kind: string, value?: unknown, times = 1) => [{ match, times, kind, value }];
/** Executes the call but drops its answer, and refuses every retry. */
const lost = (path: string) => [...fault(`POST ${path}`, 'drop'), ...fault(`POST ${path}`, 'status', 503, 9)];

/** Presses the tile or button of a name among several parts. */
const tap = (name: string): Promise<void> =>
  soon(() => {
    const match = [...document.querySelectorAll<HTMLElement>('button, a, label')].find(
      (element) => element.getAttribute('aria-label') === name || element.textContent?.startsWith(name),
    );
    if (!match) throw new Error(`nothing to tap: ${name}`);
    match.click();
  });

/** Returns the links in the bar at the bottom of the page. */
const mainWays = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('main [class*=actions] a')].map(
    (element) => `${element.textContent} ${element.getAttribute('href')?.replace(/^.*health/, '')}`,
  );

type Browser = ReturnType<typeof newBrowser>;
/** Replaces all planted faults by these. */
const faults = (browser: Browser, ...planted: object[][]) => browser.control('/__fixtures/faults', planted.flat());
const none = (browser: Browser) => faults(browser);
/** Lets a call fail for the rest of the test. */
const down = (path: string, status = 503) => fault(`GET ${path}`, 'status', status, 9);

/** Opens the confirmation of a service that is used by a voucher. */
async function askForCode(browser: Browser) {
  const app = await asCustomer(browser, PAGE);
  await tap('Fast track');
  await see('Get a code?');
  return app;
}

/** Requests a voucher without an answer, and without the log that would show its use. */
async function takeUnanswered(browser: Browser) {
  const app = await askForCode(browser);
  await faults(browser, lost(USE), down(`${CARD}/service-log-data`));
  await press('Get the code');
  await soon(() => expect(document.querySelector('dialog [role=alert]')?.textContent).toMatch(/\S/));
  return app;
}

/** Opens the sheet of goods. */
async function askToBuy(browser: Browser, name: string) {
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
  test('the benefits when a state is chosen: are of that state, which the address keeps', async () => {
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

  test('the benefits when their numbers fail: are shown, and a page without any has a link', async () => {
    const browser = newBrowser();
    await faults(browser, down('/api/sdhealth/promotion/user-rights/get-user-rights-count'));
    await asCustomer(browser, RIGHTS);
    await see('5 of 6 left');
    expect(document.querySelector('fieldset')?.textContent).toContain('7To use1Upcoming1Used up1Expired');
    await asCustomer(newBrowser(), RIGHTS, NOBODYS);
    await see('You have no benefits yet');
  });

  test.each([RIGHTS, PAID])(
    'the page %s when a visitor opens it: shows what there is and opens no login by itself',
    async (address) => {
      const app = await newBrowser().open(address);
      await see('Ask a doctor');
      await see('Log in to see my benefits');
      expect(sees('Verification code')).toBe(false);
      expect(app.calls.some(({ path }) => path.includes('rights-list') || path.includes('service-log'))).toBe(false);
    },
  );
});

describe('the health card', () => {
  test('P01: a voucher when it is tapped several times: is taken once and recorded under its month', async () => {
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
    const row = [...document.querySelectorAll('main li a')].find((element) =>
      element.textContent?.startsWith('Fast track'),
    );
    expect(row?.getAttribute('href')).toBe(`/health/value-added-vas-detail${search}`);
  });

  test('P02, P03: a voucher when its answers are lost: is found in the log, also after a reload, and not taken again', async () => {
    const browser = newBrowser();
    const app = await takeUnanswered(browser);
    expect(sees('Your code is ready')).toBe(false);
    await none(browser);
    await app.reload();
    await see('Your code is ready after all: Fast track');
    await see('In progress');
    await app.reload(PAID);
    await see('1 of 2 left');
    await tap('See: Fast track');
    await see('Your code');
  });

  test('P12: a voucher when its number of uses has changed: is not taken, and the page asks again', async () => {
    const browser = newBrowser();
    await askForCode(browser);
    const { request } = await import('../../client/request.ts');
    const body = { serviceCode: 'green', left: 2 };
    const { logNo } = await request(useCardService, { body }, { idempotencyKey: 'of another phone' });
    await request(updateGeneralStatus, { body: { orderNo: logNo, status: 'used', seenStatus: 'received' } });
    await press('Get the code');
    await see('was 2, now 1');
    await press('Go ahead');
    await see('Your code is ready');
  });

  test('goods when the balance pays them: have their terms beside the button', async () => {
    await askToBuy(newBrowser(), 'Full eye test');
    await soon(() => {
      const links = [...document.querySelectorAll('dialog[open] a')].map((link) => link.getAttribute('href'));
      expect(links).toEqual(['/health/contentStatic/terms', '/health/contentStatic/privacy']);
    });
  });

  test('P02: goods when the answer is lost: are bought once, and the price is taken once', async () => {
    const browser = newBrowser();
    await askToBuy(browser, 'Full eye test');
    await faults(browser, lost(ORDER));
    await press('Pay ¥68 from the card');
    await see('Full eye test is yours');
    await soon(() => expect(sees('¥432')).toBe(true));
    await none(browser);
    await press('Got it');
    await tap('Balance');
    await see('−¥68');
    expect(document.body.textContent.match(/−¥68/g)).toHaveLength(1);
  });

  test('P02: goods when they may have been bought: are not sold again for money, though the balance is short', async () => {
    const browser = newBrowser();
    const app = await askToBuy(browser, 'Low-dose chest CT');
    await faults(browser, lost(ORDER), down(`${CARD}/get-user-recharge-info`));
    await press('Pay ¥298 from the card');
    await see('¥96 short');
    expect(sees(/^Pay ¥298$/)).toBe(false);
    await none(browser);
    await app.reload();
    await tap('Low-dose chest CT');
    await press('Pay ¥298 from the card');
    await see('Low-dose chest CT is yours');
    await see('¥202');
  });

  test('goods when the balance is too small: are paid with money; unpaid, the page says so and the balance is unchanged', async () => {
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
    const now = await import('../../client/request.ts');
    const manner = { idempotencyKey: 'by money' };
    const created = await now.request(placeCardOrder, { body: { ...body, payBy: 'payment' } }, manner);
    await app.reload(`${PAGE}?payResult=success&orderNo=${created.orderNo}&goodsNo=H6002`);
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

  test('P02: goods when a payment is open and the balance suffices: lead to that payment and are not bought twice', async () => {
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
    const { request: later } = await import('../../client/request.ts');
    await later(sendCoupon, { body: { couponNo: 'HEALTH' } }, { idempotencyKey: 'top up' });

    const again = await app.reload(PAGE);
    await see('¥314');
    await tap('Low-dose chest CT');
    await faults(browser, down('/api/sdhealth/mall/package/pay-success-info'));
    await press('Pay ¥298 from the card');
    await soon(() => expect(document.querySelector('dialog [role=alert]')?.textContent).toMatch(/\S/));
    await none(browser);
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
    expect(again.calls.filter(({ path }) => path === ORDER)).toHaveLength(0);
    await see('¥314');
  });

  test('goods when they were paid a moment ago: say so before the balance moves', async () => {
    const browser = newBrowser();
    await asCustomer(browser, PAGE);
    await see('Low-dose chest CT');
    const { orderNo, paySeq } = await begun();
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

  test('P06: a payment when the bank is still working: is neither paid nor unpaid; an abandoned one is not finished', async () => {
    const browser = newBrowser();
    await asCustomer(browser, PAGE);
    const { orderNo, paySeq } = await begun();
    const back = `${PAGE}?orderNo=${orderNo}&goodsNo=H6002`;
    const app = await browser.open(`${back}&payResult=fail`);
    await see('The payment is not finished. Nothing has been taken so far');
    await app.reload(`${back}&payResult=success`);
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
  ])(
    'P02: goods when their payment on another phone is %s: are not bought with the balance: «%s»',
    async (result, title) => {
      const browser = newBrowser();
      await asCustomer(browser, PAGE);
      await see('Low-dose chest CT');
      const { paySeq } = await begun();
      await tap('Low-dose chest CT');
      await press('Pay ¥298 from the card');
      await see('A payment for this is still open');
      await browser.control('/__fixtures/pay', { paySeq, result });
      await press('Check again');
      await see(title);
      if (result === 'paid') await press('Buy another');
      await press('Pay ¥298 from the card');
      await see('Low-dose chest CT is yours');
    },
  );

  test('an order when its money was refunded: is shown as refunded and not as paid', async () => {
    const browser = newBrowser();
    const value = {
      ...{ orderNo: 'O1001', productNo: 'health-card-H6002', productName: 'CT', coverUrl: '/static/x.svg' },
      ...{ status: 'refunded', amountFen: 29_800, createdAt: '2026-03-02T09:00:00+08:00', nextStep: 'none' },
    };
    await faults(browser, fault('GET /api/sdhealth/mall/package/pay-success-info', 'shape', value));
    await asCustomer(browser, `${PAGE}?payResult=success&orderNo=O1001&goodsNo=H6002`);
    await see('Refunded');
    expect(sees('is yours')).toBe(false);
  });

  test('a paid order when it is of something else: pays none of these goods', async () => {
    await asCustomer(newBrowser(), `${PAGE}?payResult=success&orderNo=O1001&goodsNo=H6002`);
    await see(/^We do not know yet whether your payment arrived/);
    expect(sees(/^Paid/)).toBe(false);
  });

  test('a coupon when its number is wrong: the field keeps it with the reason; a right one is sent, and nothing is stored', async () => {
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
    await faults(browser, lost(COUPON));
    await type('Coupon number', 'care88');
    await press('Send it');
    await see('¥30 sent to the card of 137****2222');
    await faults(browser, lost(COUPON), down(`${CARD}/get-user-recharge-info`));
    await press('Got it');
    await typeCoupon('HEALTH');
    await press('Send it');
    await see(/^We can’t tell yet if it worked/);
    expect(JSON.stringify({ ...localStorage })).toContain('card-coupon');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/HEALTH/);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/13700002222|0000 2222/);
  });

  test('goods when the service is older: are shown; without a valid card the page says so', async () => {
    const browser = newBrowser();
    await faults(browser, down(`${CARD}/v2/get-goods-list`, 404));
    await asCustomer(browser, PAGE);
    await see('Full eye test');
    await asCustomer(newBrowser(), PAGE, NOBODYS);
    await see('You have no health card yet');
    const unanswered = newBrowser();
    await faults(unanswered, down(`${CARD}/has-receive-health-card`));
    await asCustomer(unanswered, PAGE, NOBODYS);
    await see('Try again');
    expect(sees('You have no health card yet')).toBe(false);
    const late = newBrowser();
    await late.control('/__fixtures/settings', { cardDays: 400 });
    await asCustomer(late, PAGE);
    await see('This card has expired');
    expect(sees('Full eye test')).toBe(false);
    expect(mainWays()).toEqual(['Get a new card /rights/claim-rights-paid']);
    await asCustomer(late, PAID);
    await see('History');
    expect(mainWays()).toEqual(['Get a new card /rights/claim-rights-paid']);
  });

  test('A04: the card when another person logs in: has nothing of the previous person or of an open try', async () => {
    const browser = newBrowser();
    await takeUnanswered(browser);
    await none(browser);
    await asCustomer(browser, PAGE, NOBODYS);
    await see('You have no health card yet');
    expect(sees('2001')).toBe(false);
    expect(JSON.stringify({ ...localStorage })).not.toContain('card-use');
  });
});

/** Orders goods for money and opens the payment as another phone would. */
async function begun(): Promise<{ orderNo: string; paySeq: string }> {
  const { request } = await import('../../client/request.ts');
  const body = { goodsNo: 'H6002', quantity: 1, priceFen: 29_800, payBy: 'payment' as const };
  const { orderNo } = await request(placeCardOrder, { body }, { idempotencyKey: 'by money' });
  const { paySeq } = await request(toPay, { body: { orderNo } }, { idempotencyKey: 'pay' });
  return { orderNo, paySeq };
}
