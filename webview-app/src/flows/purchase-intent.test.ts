import { pending } from '@sdhealth/bridge-sdk';
import type { HostOptions } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  closed,
  leavePaymentsOpen,
  open,
  PAYMENT,
  PRICE,
  paid,
  startSale,
  storeEarlierIntent,
} from '../../test/payment/sale-in-host.ts';
import { TIMERS } from '../../test/payment/until-ended.ts';
import type { SaleState } from './sale.ts';

/** A host that accepts a payment and returns an invalid result. */
const INVALID_RESULT: HostOptions = { faults: { paySeq: { kind: 'wrong-shape' } } };

beforeEach(() => void vi.useFakeTimers(TIMERS));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a purchase before its first request', () => {
  test('a purchase when the person does not log in: sends no request', async () => {
    const { buy, last, order, open: openRow, sent, intent } = await startSale({ options: { user: 'cancel' } });
    const { endSession } = await import('../store/session.ts');
    endSession();
    expect(await buy()).toEqual({ end: 'no-login' });
    expect([last, order, openRow].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    expect([sent(), intent()]).toEqual([0, undefined]);
  });

  test('P03: a payment when its end is unsure: requested from the server, and not passed to a host again', async () => {
    const { buy, state, sent, intent, phases } = await startSale({ options: INVALID_RESULT });
    expect(await buy()).toEqual({ end: 'unsure', orderNo: 'O1' });
    expect([state.mock.calls.length, phases.at(-2)]).toEqual([31, 'confirming']);
    const stored = { productNo: 'p', orderKey: expect.any(String), priceFen: PRICE, madeAt: expect.any(Number) };
    expect(intent()).toEqual({ ...stored, orderNo: 'O1', paySeq: 'P1' });
    const previous = sent();
    expect(await buy()).toEqual({ end: 'unfinished', orderNo: 'O1', paySeq: 'P1' });
    expect(sent()).toBe(previous);
  });

  test('P03: an open payment when the person pays again: closed before the new payment', async () => {
    storeEarlierIntent({ orderNo: 'O1', paySeq: 'P0' });
    leavePaymentsOpen(['P0', 'P-of-another']);
    const { buy, open: openRow, order, sent, state, bridge } = await startSale();
    expect(await buy()).toEqual({ end: 'unfinished', orderNo: 'O1', paySeq: 'P0' });
    expect([openRow.mock.calls.length, sent()]).toEqual([0, 0]);
    state.mockResolvedValueOnce(open).mockResolvedValue(paid);
    expect(await buy({ replace: true })).toEqual({ end: 'paid', orderNo: 'O1' });
    expect(openRow.mock.calls.map(([{ orderNo, replaces }]) => [orderNo, replaces])).toEqual([['O1', 'P0']]);
    expect([order.mock.calls.length, pending(bridge).map(({ key }) => key)]).toEqual([0, ['P-of-another']]);
  });

  test('P03: a payment when another tab has passed it to the host: neither passed again nor requested', async () => {
    leavePaymentsOpen(['P1']);
    const { buy, sent, state, bridge, phases } = await startSale();
    expect(await buy()).toEqual({ end: 'unfinished', orderNo: 'O1', paySeq: 'P1' });
    expect([sent(), state.mock.calls.length, pending(bridge).map(({ key }) => key)]).toEqual([0, 0, ['P1']]);
    expect(phases).toEqual(['checking', 'ordering', 'paying', 'idle']);
  });

  test('a payment when the person has given it up: closed by the next payment', async () => {
    storeEarlierIntent({ orderNo: 'O1', paySeq: 'P0', gaveUp: true });
    leavePaymentsOpen(['P0']);
    const { buy, open: openRow, state } = await startSale();
    state.mockResolvedValueOnce(open).mockResolvedValue(paid);
    expect(await buy()).toEqual({ end: 'paid', orderNo: 'O1' });
    expect(openRow.mock.calls[0]?.[0].replaces).toBe('P0');
  });

  test.each([
    ['P-of-another', 'paySeq'],
    ['P0', 'share'],
  ])('a payment when the journal has only the operation %s of %s: replaces no earlier payment', async (key, method) => {
    storeEarlierIntent({ orderNo: 'O1', paySeq: 'P0' });
    leavePaymentsOpen([key], method);
    const { buy, open: openRow, state } = await startSale();
    state.mockResolvedValueOnce(open).mockResolvedValue(paid);
    expect(await buy()).toMatchObject({ end: 'paid' });
    expect(openRow.mock.calls[0]?.[0]).toMatchObject({ orderNo: 'O1', payPlatform: undefined, replaces: undefined });
  });

  test.each<[string, object, SaleState, string]>([
    ['paid', {}, paid, 'paid'],
    ['refunded', {}, { ...paid, status: 'refunded' }, 'a new order'],
    ['cancelled', {}, { ...closed, status: 'cancelled' }, 'a new order'],
    ['at another price', {}, { ...closed, amountFen: 1 }, 'a new order'],
    ['still good', {}, closed, 'the same order'],
  ])(
    'P01, P12: an earlier order when it is %s: the purchase paid, reused or replaced',
    async (_, intent, earlierState, then) => {
      storeEarlierIntent({ orderNo: 'O0', ...intent });
      const { buy, order, open: openRow, state, intent: now } = await startSale();
      state.mockImplementationOnce(async (orderNo) => ({ ...earlierState, orderNo }));
      state.mockImplementation(async (orderNo) => ({ ...paid, orderNo }));
      openRow.mockImplementation(async ({ orderNo }) => ({ ...PAYMENT, orderNo }));
      const end = await buy();
      expect(end).toEqual({ end: 'paid', orderNo: then === 'a new order' ? 'O1' : 'O0' });
      expect(order).toHaveBeenCalledTimes(then === 'a new order' ? 1 : 0);
      expect(openRow).toHaveBeenCalledTimes(then === 'paid' ? 0 : 1);
      expect(now()).toBeUndefined();
    },
  );

  test.each<[string, object | undefined, SaleState, object]>([
    ['unpaid', undefined, closed, { end: 'paid', orderNo: 'O0' }],
    ['paid meanwhile', undefined, paid, { end: 'paid', orderNo: 'O0' }],
    ['refunded', undefined, { ...paid, status: 'refunded' }, { end: 'gone', orderNo: 'O0' }],
    ['closed', undefined, { ...closed, status: 'cancelled' }, { end: 'gone', orderNo: 'O0' }],
    ['at another price', undefined, { ...closed, amountFen: 1 }, { end: 'gone', orderNo: 'O0' }],
    ['unpaid, while this phone has begun another', { orderNo: 'O5' }, closed, { end: 'paid', orderNo: 'O0' }],
    ['unpaid, while an answer is lost here', {}, closed, { end: 'paid', orderNo: 'O0' }],
    ['closed, which this phone made', { orderNo: 'O0' }, { ...closed, status: 'cancelled' }, { end: 'gone' }],
  ])(
    'P01: the payment of an existing order when it is %s: creates no other order',
    async (_, intent, existing, end) => {
      if (intent) storeEarlierIntent(intent);
      const { buy, order, open: openRow, state, phases } = await startSale();
      state.mockImplementation(async (orderNo) => ({ ...(openRow.mock.calls.length ? paid : existing), orderNo }));
      openRow.mockImplementation(async ({ orderNo }) => ({ ...PAYMENT, orderNo }));
      expect(await buy({ orderNo: 'O0' })).toMatchObject(end);
      expect(order).not.toHaveBeenCalled();
      expect(phases).not.toContain('ordering');
      expect(openRow).toHaveBeenCalledTimes(existing === closed ? 1 : 0);
    },
  );

  test('P03: an order to be paid when another order’s payment is open: ends as unfinished', async () => {
    storeEarlierIntent({ orderNo: 'O5', paySeq: 'P0' });
    leavePaymentsOpen(['P0']);
    const { buy, state } = await startSale();
    state.mockImplementation(async (orderNo) => ({ ...open, orderNo }));
    expect(await buy({ orderNo: 'O0' })).toEqual({ end: 'unfinished', orderNo: 'O5', paySeq: 'P0' });
  });

  test('P12: an open payment when its price differs: ends as unfinished', async () => {
    storeEarlierIntent({ orderNo: 'O0', paySeq: 'P0' });
    leavePaymentsOpen(['P0']);
    const { buy, state } = await startSale();
    state.mockResolvedValue({ ...open, orderNo: 'O0', amountFen: 1 });
    expect(await buy()).toEqual({ end: 'unfinished', orderNo: 'O0', paySeq: 'P0' });
  });

  test.each(['NETWORK', 50000] as const)(
    'an earlier order when its state cannot be loaded (%s): not ordered again',
    async (code) => {
      storeEarlierIntent({ orderNo: 'O0' });
      const { buy, state, order, ApiError } = await startSale();
      state.mockRejectedValue(new ApiError(code, 'GET /order'));
      await expect(buy()).rejects.toMatchObject({ code });
      expect(order).not.toHaveBeenCalled();
    },
  );

  test('an order when it belongs to another person: a new order is possible', async () => {
    storeEarlierIntent({ orderNo: 'O0' });
    const { buy, state, order, ApiError } = await startSale();
    state.mockRejectedValueOnce(new ApiError(40400, 'GET /order')).mockResolvedValue(paid);
    expect(await buy()).toEqual({ end: 'paid', orderNo: 'O1' });
    expect(order).toHaveBeenCalledOnce();
  });

  test.each([
    [-30 * 60_000, false],
    [-30 * 60_000 + 1_000, true],
    [30 * 60_000, false],
    [30 * 60_000 - 1_000, true],
  ])('P10: a key when it was created %i ms from now: reused is %s', async (ms, isReused) => {
    storeEarlierIntent({ madeAt: Date.now() + ms });
    const { buy, order, state } = await startSale();
    state.mockResolvedValue(paid);
    await buy();
    expect(order.mock.calls[0]?.[1] === 'earlier').toBe(isReused);
  });

  test('P09: an order when the person’s channel changes: has the channel of its key', async () => {
    const { buy, order, state, ApiError } = await startSale();
    const { readChannel } = await import('../platform/channel.ts');
    readChannel(new URLSearchParams('channel=c1&subChannel=s1'));
    order.mockRejectedValueOnce(new ApiError('NETWORK', 'POST /order'));
    await expect(buy()).rejects.toMatchObject({ code: 'NETWORK' });
    readChannel(new URLSearchParams('channel=c2&subChannel=s2'));
    state.mockResolvedValue(paid);
    expect(await buy()).toMatchObject({ end: 'paid' });
    const body = { productNo: 'p', priceFen: PRICE, channel: 'c1', subChannel: 's1' };
    expect(order.mock.calls.map(([orderBody]) => orderBody)).toEqual([body, body]);
  });

  test('P09: a key when it is for another price: not reused', async () => {
    storeEarlierIntent({ priceFen: PRICE - 1 });
    const { buy, order, state } = await startSale();
    state.mockResolvedValue(paid);
    await buy();
    expect(order).toHaveBeenCalledExactlyOnceWith(
      { productNo: 'p', priceFen: PRICE },
      expect.not.stringMatching('earlier'),
    );
  });

  test.each([
    [40901, false],
    ['NETWORK', true],
    ['TIMEOUT', true],
  ] as const)('P02: a key when its order failed with %s: reused is %s', async (code, isReused) => {
    const { buy, order, state, ApiError } = await startSale();
    order.mockRejectedValueOnce(new ApiError(code, 'POST /order'));
    await expect(buy()).rejects.toMatchObject({ code });
    state.mockResolvedValue(paid);
    expect(await buy()).toMatchObject({ end: 'paid' });
    const [first, second] = order.mock.calls.map(([, key]) => key);
    expect(first === second).toBe(isReused);
  });

  test('an order when its payment cannot be opened: already stored', async () => {
    const { buy, open: openRow, intent, ApiError } = await startSale();
    openRow.mockRejectedValue(new ApiError('NETWORK', 'POST /to-pay'));
    await expect(buy()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(intent()).toMatchObject({ productNo: 'p', priceFen: PRICE, orderNo: 'O1', orderKey: expect.any(String) });
  });

  test('an order when the server reports it as paid: not paid again', async () => {
    const { buy, open: openRow, state, sent, intent, ApiError } = await startSale();
    openRow.mockRejectedValue(new ApiError(40902, 'POST /to-pay'));
    state.mockResolvedValue(paid);
    expect(await buy()).toEqual({ end: 'paid', orderNo: 'O1' });
    expect([sent(), state.mock.calls.length, intent()]).toEqual([0, 1, undefined]);
  });

  test('a free product when the app has no payment: ordered without an intent', async () => {
    const { buy, open: openRow, intent } = await startSale({ options: { missing: ['paySeq'] } });
    expect(await buy()).toEqual({ end: 'blocked', why: 'no-payment' });
    expect(await buy({ priceFen: 0 })).toEqual({ end: 'free', orderNo: 'O1' });
    expect([openRow.mock.calls.length, intent()]).toEqual([0, undefined]);
  });
});

describe('P11, T03: an order that was paid elsewhere', () => {
  const MINUTE = 60_000;
  test.each<[string, number, string, string]>([
    ['a moment ago', 0, 'paid', 'shown'],
    ['30 minutes ago', 30 * MINUTE, 'paid', 'shown'],
    ['31 minutes ago', 31 * MINUTE, 'paid', 'bought'],
    ['never', 0, 'unpaid', 'bought'],
    ['and refunded', 0, 'refunded', 'bought'],
  ])('an order when it was paid elsewhere %s (%i ms, %s): %s', async (_, ago, status, then) => {
    const { buy, last, state, order } = await startSale();
    state.mockResolvedValue(paid);
    const paidAt = new Date(Date.now() - ago).toISOString();
    last.mockResolvedValue({ orderNo: 'O7', status: status as 'paid', paidAt });
    expect(await buy()).toEqual({ end: 'paid', orderNo: then === 'shown' ? 'O7' : 'O1' });
    expect(order).toHaveBeenCalledTimes(then === 'shown' ? 0 : 1);
  });

  test('an order when it was paid elsewhere since this page was loaded: shown at any age', async () => {
    const { buy, last } = await startSale();
    const paidAt = new Date(Date.now() - 5_000).toISOString();
    vi.setSystemTime(Date.now() + 2 * 60 * MINUTE);
    last.mockResolvedValue({ orderNo: 'O7', status: 'paid', paidAt });
    expect(await buy()).toEqual({ end: 'paid', orderNo: 'O7' });
  });

  test.each([
    ['the person wants one more', true, 'O1'],
    ['the person was not asked', false, 'O7'],
  ])(
    'P01: a paid order when it was shown here and %s (%s): the purchase ends with order %s',
    async (_, isAsked, end) => {
      const { buy, last, state, order, confirmPayment, sale } = await startSale();
      state.mockResolvedValue({ ...paid, orderNo: 'O7' });
      await confirmPayment(sale, 'O7');
      last.mockResolvedValue({ orderNo: 'O7', status: 'paid', paidAt: new Date().toISOString() });
      state.mockResolvedValue(paid);
      const options = isAsked && { mayRepeat: (orderNo: string) => orderNo === 'O7' };
      expect(await buy({ ...options })).toEqual({ end: 'paid', orderNo: end });
      expect(order).toHaveBeenCalledTimes(isAsked ? 1 : 0);
    },
  );

  test.each([
    ['NETWORK', false],
    ['HTTP', false],
    [40400, true],
  ] as const)('the last order when it cannot be loaded (%s): a new purchase is %s', async (code, isBought) => {
    const { buy, last, state, order, ApiError } = await startSale();
    state.mockResolvedValue(paid);
    last.mockRejectedValue(new ApiError(code, 'GET /last'));
    if (isBought) expect(await buy()).toMatchObject({ end: 'paid' });
    else await expect(buy()).rejects.toMatchObject({ code });
    expect(order).toHaveBeenCalledTimes(isBought ? 1 : 0);
  });
});
