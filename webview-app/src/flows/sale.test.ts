/** Tests the purchase with a product that has separate endpoints and pages. */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';
import { type Bank, openBank, PRODUCT } from '../../test/payment/bank.ts';
import type { Sale } from './sale.ts';

const INTENT_KEY = 'sdhealth.own.purchase.consultation';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Sells a consultation. The imitated mall stores its orders. `last` returns the person's last order. */
async function prepareSale(last: Sale['last'] = async () => undefined, open?: Bank) {
  const bank = open ?? (await openBank());
  const calls: string[] = [];
  newPageLoad();
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    calls.push(new URL(String(input), 'http://localhost').pathname);
    return bank.fetch(String(input), init);
  });
  const host = replaceHost('android-app', { token: bank.token, settle: (paySeq) => bank.pay(paySeq) });
  const { purchase } = await import('./purchase.ts');
  const { checkupSale } = await import('./checkup-sale.ts');
  const { configureClient } = await import('../client/request.ts');
  const { beginSession, sessionToken } = await import('../store/session.ts');
  configureClient({ token: sessionToken, language: () => 'en' });
  beginSession(bank.token, bank.account as Parameters<typeof beginSession>[1]);
  const checkup = checkupSale(PRODUCT);
  const sale: Sale = {
    ...checkup,
    productNo: 'consultation',
    order: vi.fn<Sale['order']>((body, key) => checkup.order({ ...body, productNo: PRODUCT }, key)),
    last: vi.fn<Sale['last']>(last),
    orderPage: (orderNo) => `/online/client/consultation/${orderNo}`,
    freePage: (orderNo) => `/medical-services/online/free?orderNo=${orderNo}`,
    leftPage: (orderNo) => `/medical-services/online?orderNo=${orderNo}`,
  };
  const buy = () => purchase(sale, bank.priceFen);
  return { buy, sale, calls, host, bank, books: bank.readBooks };
}

test('a product when it is bought twice at once: ordered once by its own endpoint, and the payment returns to its own pages', async () => {
  const { buy, sale, host, books } = await prepareSale();
  const [first, second] = await Promise.all([buy(), buy()]);
  expect(first).toEqual(second);
  const [orderNo = ''] = (await books()).orders;
  expect(first).toEqual({ end: 'paid', orderNo });
  expect(sale.order).toHaveBeenCalledOnce();
  const request = JSON.stringify(host.traffic.find(({ name }) => name === 'paySeq')?.body);
  expect(request).toContain(`/health/online/client/consultation/${orderNo}"`);
  expect(request).toContain(`/health/medical-services/online?orderNo=${orderNo}"`);
});

test('a product when its own order was just paid: shown instead of bought again', async () => {
  const paidAt = new Date().toISOString();
  const { buy, sale, calls, books } = await prepareSale(async () => ({ orderNo: 'C7', status: 'paid', paidAt }));
  expect(await buy()).toEqual({ end: 'paid', orderNo: 'C7' });
  expect(sale.last).toHaveBeenCalledOnce();
  expect(sale.order).not.toHaveBeenCalled();
  expect(calls.filter((path) => path.includes('examination'))).toEqual([]);
  expect((await books()).charged).toEqual([]);
});

test('an order when it was paid long ago: a new purchase is possible', async () => {
  const paidAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const { buy, sale } = await prepareSale(async () => ({ orderNo: 'C7', status: 'paid', paidAt }));
  expect(await buy()).toMatchObject({ end: 'paid', orderNo: expect.not.stringContaining('C7') });
  expect(sale.order).toHaveBeenCalledOnce();
});

test('A04: a stored purchase intent when it belongs to another user of this phone: does not block a new purchase', async () => {
  localStorage.setItem(
    INTENT_KEY,
    JSON.stringify({
      value: {
        owner: 'another',
        value: { productNo: 'consultation', orderKey: 'k', priceFen: 1, madeAt: Date.now(), orderNo: 'O-of-another' },
      },
    }),
  );
  const { buy, books } = await prepareSale();
  const end = await buy();
  expect(end).toEqual({ end: 'paid', orderNo: (await books()).orders[0] });
});

test('P02, P09: an order when its answer was lost and the channel changes: resent unchanged', async () => {
  const { buy, bank } = await prepareSale();
  const { readChannel } = await import('../platform/channel.ts');
  readChannel(new URLSearchParams('channel=c1&subChannel=s1'));
  bank.fail('create-order', 'lost');
  // The second attempt is lost as well.
  const lost = buy();
  await vi.waitFor(() => expect(localStorage.getItem(INTENT_KEY)).toContain('c1'));
  await vi.waitFor(() => expect(bank.isHealed()).toBe(true));
  bank.fail('create-order', 'lost');
  await expect(lost).rejects.toMatchObject({ code: 'NETWORK' });

  const later = await prepareSale(undefined, bank);
  const { readChannel: readAgain } = await import('../platform/channel.ts');
  readAgain(new URLSearchParams('channel=c2'));
  expect(await later.buy()).toMatchObject({ end: 'paid' });
  expect((await bank.readBooks()).orders).toHaveLength(1);
});

/** Stores an intent of an earlier page load on the phone. */
function storeEarlierIntent(minutesAgo: number, priceFen: number, orderNo?: string): void {
  const madeAt = Date.now() - minutesAgo * 60_000;
  const value = { productNo: 'consultation', orderKey: 'earlier-key', priceFen, madeAt, ...(orderNo && { orderNo }) };
  localStorage.setItem(INTENT_KEY, JSON.stringify({ value: { value } }));
}

test.each([
  [29, expect.stringMatching(/^earlier-key$/)],
  [31, expect.not.stringMatching(/^earlier-key$/)],
])('P10: a key when it is %i minutes old: reused only within its window', async (minutesAgo, key) => {
  const bank = await openBank();
  storeEarlierIntent(minutesAgo, bank.priceFen);
  const { buy, sale } = await prepareSale(undefined, bank);
  expect(await buy()).toMatchObject({ end: 'paid' });
  expect(sale.order).toHaveBeenCalledExactlyOnceWith(expect.anything(), key);
});

test('P10: an order when its key is older than the window: loaded first, then continued', async () => {
  const bank = await openBank();
  const first = await prepareSale(undefined, bank);
  const { orderNo } = await first.sale.order({ productNo: 'consultation', priceFen: bank.priceFen }, 'earlier-key');
  storeEarlierIntent(31, bank.priceFen, orderNo);
  const { buy, sale, calls } = await prepareSale(undefined, bank);
  expect(await buy()).toEqual({ end: 'paid', orderNo });
  const [requested] = calls.filter((path) => !path.endsWith('/config-center/get'));
  expect(requested).toMatch(/pay-success-info$/);
  expect(sale.order).not.toHaveBeenCalled();
  expect((await bank.readBooks()).orders).toEqual([orderNo]);
});

test('A04: a running purchase when the person changes: joined only by its own person', async () => {
  const { buy, sale, bank } = await prepareSale(() => new Promise(() => undefined));
  const { beginSession } = await import('../store/session.ts');
  const a = buy();
  expect(buy()).toBe(a);
  await vi.waitFor(() => expect(sale.last).toHaveBeenCalledTimes(1));
  const account = bank.account as Parameters<typeof beginSession>[1];
  beginSession(bank.token, { ...account, userId: 'somebody-else' });
  expect(buy()).not.toBe(a);
  await vi.waitFor(() => expect(sale.last).toHaveBeenCalledTimes(2));
});

test('a product when it was refunded: can be bought again', async () => {
  const paidAt = new Date().toISOString();
  const { buy, sale } = await prepareSale(async () => ({ orderNo: 'C7', status: 'refunded', paidAt }));
  expect(await buy()).toMatchObject({ end: 'paid', orderNo: expect.not.stringContaining('C7') });
  expect(sale.order).toHaveBeenCalledOnce();
});

test('a free product when it is bought: ordered once without a payment', async () => {
  const { sale, calls, host } = await prepareSale();
  const { purchase } = await import('./purchase.ts');
  const free: Sale = { ...sale, order: vi.fn<Sale['order']>(async () => ({ orderNo: 'F1' })) };
  expect(await purchase(free, 0)).toEqual({ end: 'free', orderNo: 'F1' });
  expect(free.order).toHaveBeenCalledOnce();
  expect(calls.filter((path) => /to-pay|pay-config/.test(path))).toEqual([]);
  expect(host.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
});
