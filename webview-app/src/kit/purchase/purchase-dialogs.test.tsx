/** Tests the dialogs of a purchase on the sale page: review, waiting, blocked, failed and slow payments. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { buyNow, loggedIn } from '../../../test/person.ts';
import { acting, render } from '../../../test/render.tsx';
import { testsWholePages } from '../../../test/whole-pages.ts';
import type { PurchasePhase } from '../../flows/purchase.ts';
import type { Purchase } from './use-purchase.ts';

testsWholePages();
afterEach(() => vi.restoreAllMocks());

const PAY_CONFIG = 'GET /api/pay/config/client-pay/get-pay-config';
const SALE = '/pecSale/yj_jctj';

test.each([
  [{ isSign: true, isPay: false }, 'This payment cannot be opened now'],
  [{ isSign: false, isPay: false }, 'This payment could not be verified'],
])(
  'a payment when the configuration is %j: is blocked with a reason and an offer of customer service',
  async (answer, title) => {
    installHost('browser');
    const browser = newBrowser();
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await loggedIn(browser, '/service/login');
    await soon(() => expect(document.querySelector('dialog')).toBeNull());
    const value = { confCode: '10000000001', ...answer };
    await browser.control('/__fixtures/faults', [{ match: PAY_CONFIG, times: 1, kind: 'shape', value }]);
    await browser.open(SALE);
    await buyNow();
    await see(title);
    await see('Your order is kept');
    const buttons = [...document.querySelectorAll('dialog button')].map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Got it', 'Customer service']);
    expect(leave).not.toHaveBeenCalled();
    await press('Got it');
    await soon(() => expect(sees(title)).toBe(false));
  },
);

test('N03: a purchase when a request before the payment fails: shows the failure and offers to pay the placed order', async () => {
  installHost('browser');
  const browser = newBrowser();
  await loggedIn(browser, '/service/login');
  await soon(() => expect(document.querySelector('dialog')).toBeNull());
  await browser.control('/__fixtures/faults', [{ match: PAY_CONFIG, times: 9, kind: 'status', value: 503 }]);
  await browser.open(SALE);
  await buyNow();
  await see('Not sent. What you entered is kept, please try again');
  expect(sees('We can’t tell yet if it worked. Please try again: it won’t be done twice')).toBe(false);
  await see('Pay now');
  expect(sees('Buy now')).toBe(false);
});

test('P06: a purchase when the person returns from the cashier to the same page: asks if it is paid', async () => {
  installHost('browser');
  const browser = newBrowser();
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await loggedIn(browser, '/service/login');
  await soon(() => expect(document.querySelector('dialog')).toBeNull());
  await browser.open(SALE);
  await buyNow();
  await soon(() => expect(leave).toHaveBeenCalledOnce());
  await see('Opening the payment');
  acting(() => document.dispatchEvent(new Event('visibilitychange')));
  await see('I have paid');
  await see('Pay again');
});

test('P06: a payment when its confirmation takes 10 s: offers to keep waiting or to leave', async () => {
  installHost('browser');
  const { AppRouter } = await import('../../app/app-router.tsx');
  const { PurchaseDialogs } = await import('./purchase-dialogs.tsx');
  const purchase = (phase: PurchasePhase): Purchase => ({
    phase,
    lastEnd: undefined,
    isReviewing: false,
    review: () => undefined,
    buy: () => undefined,
    askAgain: () => undefined,
    isAsking: false,
    clear: () => undefined,
  });
  await import('../words/index.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const dialogs = (phase: PurchasePhase) => (
    <AppRouter>
      <PurchaseDialogs purchase={purchase(phase)} priceFen={1} />
    </AppRouter>
  );
  const { rerender } = render(dialogs('paying'));
  acting(() => vi.advanceTimersByTime(20_000));
  rerender(dialogs('confirming'));
  acting(() => vi.advanceTimersByTime(9_999));
  const readText = () => document.querySelector('dialog')?.textContent;
  expect(readText()).toContain('Confirming your payment');
  expect(readText()).not.toContain('You can leave this page');
  acting(() => vi.advanceTimersByTime(1));
  const dialog = document.querySelector('dialog');
  expect(dialog?.textContent).toContain('You can leave this page');
  expect(dialog?.querySelector('a')?.getAttribute('href')).toBe('/health/');
  acting(() => dialog?.querySelector('button')?.click());
  expect(readText()).toContain('Confirming your payment');
  expect(document.querySelector('dialog a')).toBeNull();
  acting(() => vi.advanceTimersByTime(10_000));
  expect(document.querySelector('dialog a')).not.toBeNull();
  vi.useRealTimers();
});

const CREATE = '/api/sdhealth/mall/package/create-order';
const OVERVIEW = '/api/sdhealth/physical/examination/get-examination-vo';

test('an order when its review is closed: is not placed', async () => {
  installHost('browser');
  const app = await newBrowser().open(SALE);
  await press('Buy now');
  await see('Check your order');
  const facts = [...document.querySelectorAll('dialog dt')].map(({ textContent }) => textContent);
  expect(facts).toEqual(['For', 'Valid until', 'Full refund until', 'Provided by']);
  await see('You or your family, named when you book');
  await see('Shengda Health Management Co., Ltd.');
  await see('Terms of service');
  await see(/\b20\d\d$/);
  await see('Confirm and pay ¥299');
  document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await soon(() => expect(document.querySelector('dialog')).toBeNull());
  expect(app.calls.some(({ path }) => path === CREATE)).toBe(false);
});

test('P01: a purchase when it repeats a recent one: is placed only after the confirmation “one more”', async () => {
  const host = installHost('ios-app', { token: 'native-13800138000-1', sandbox: 'default' });
  host.answer('accept');
  const browser = newBrowser();
  const app = await browser.open(SALE);
  const countOrders = () => app.calls.filter(({ path }) => path === CREATE).length;
  const release = browser.hold(CREATE);
  await buyNow();
  await see('Placing your order ¥299');
  await see('One moment, please');
  release();
  await see('Book a date');
  expect(countOrders()).toBe(1);
  await app.reload(SALE);
  await see('Buy now');
  const value = 503;
  await browser.control('/__fixtures/faults', [{ match: `GET ${OVERVIEW}`, times: 99, kind: 'status', value }]);
  await press('Buy now');
  await see('Try again');
  expect(sees('Confirm and pay')).toBe(false);
  await browser.control('/__fixtures/faults', []);
  await press('Try again');
  await see(/^You have just bought this \(order O\d+\)\. One more\?$/);
  expect(countOrders()).toBe(0);
  await press('Buy one more for ¥299');
  await soon(() => expect(location.pathname).toMatch(/success/));
  expect(countOrders()).toBe(1);
});
