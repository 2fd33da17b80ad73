import { pending } from '@sdhealth/bridge-sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderState } from '../api/mall.ts';
import { ApiError } from '../client/request.ts';
import { bridge } from '../platform/bridge.ts';
import { forgetPerson } from '../platform/personal.ts';
import { intentFor, keepIntent } from '../store/purchase.ts';
import { confirmPayment, isBought, isPaid, wasShownPaid } from './payment-end.ts';
import type { Sale, SaleState } from './sale.ts';

const OPEN: SaleState = { orderNo: 'O1', status: 'unpaid', amountFen: 1, payment: { paySeq: 'P1', state: 'open' } };

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T01:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function fakeSale() {
  const state = vi.fn(async () => OPEN);
  const refuse = () => Promise.reject(new Error('not asked for here'));
  const page = () => '/';
  const sale: Sale<Pick<OrderState, keyof SaleState>> = {
    productNo: 'p',
    order: refuse,
    open: refuse,
    last: refuse,
    state,
    orderPage: page,
    freePage: page,
    leftPage: page,
  };
  return { sale, state };
}

test('giveUp() when it is for an older order: the newer order’s payment is not given up', async () => {
  const { giveUp } = await import('./purchase.ts');
  const { intentFor, keepIntent } = await import('../store/purchase.ts');
  const gaveUp = () => intentFor('p')?.gaveUp ?? false;
  keepIntent({ productNo: 'p', orderKey: 'k', priceFen: 1, madeAt: Date.now(), orderNo: 'O2', paySeq: 'P2' });
  giveUp('p', 'O1');
  expect(gaveUp()).toBe(false);
  giveUp('p', 'O2');
  expect(gaveUp()).toBe(true);
  giveUp('no pending purchase', 'O2');
});

test('P06: a payment when it stays open: requested every 2 s for 60 s, then unsure', async () => {
  const { sale, state } = fakeSale();
  const end = confirmPayment(sale, 'O1', { patient: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await end).toBe('unsure');
  expect(state).toHaveBeenCalledTimes(31);
});

test('A05: the wait for a payment when the clock is set back: ends in time', async () => {
  const { sale, state } = fakeSale();
  const end = confirmPayment(sale, 'O1', { patient: true });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.setSystemTime(Date.now() - 36 * 3_600_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await Promise.race([end, 'still waiting'])).toBe('unsure');
  expect(state.mock.calls.length).toBeLessThanOrEqual(31);
});

test.each([
  ['unpaid', false, false],
  ['cancelled', false, false],
  ['paid', true, true],
  ['booked', true, true],
  ['used', true, true],
  ['noService', true, true],
  ['refunded', true, false],
] as const)('an order when it is %s: paid is %s, bought is %s', (status, paid, bought) => {
  expect([isPaid({ status }), isBought({ status })]).toEqual([paid, bought]);
});

test('P05: a cancelled order when its payment is open: unpaid after one request', async () => {
  const { sale, state } = fakeSale();
  state.mockResolvedValue({ ...OPEN, status: 'cancelled' });
  expect(await confirmPayment(sale, 'O1', { patient: true })).toBe('unpaid');
  expect(state).toHaveBeenCalledOnce();
});

describe('a single request', () => {
  test.each<[string, { [K in keyof SaleState]?: unknown }, string]>([
    ['paid', { status: 'paid' }, 'paid'],
    ['used', { status: 'used' }, 'paid'],
    ['refunded', { status: 'refunded' }, 'refunded'],
    ['cancelled', { status: 'cancelled' }, 'unpaid'],
    ['still open', {}, 'unpaid'],
    ['without a payment', { payment: undefined }, 'unpaid'],
  ])('a single request of a payment when the order is %s: resolves immediately', async (_, changed, end) => {
    const { sale, state } = fakeSale();
    const order = { ...OPEN, ...changed } as SaleState;
    state.mockResolvedValue(order);
    const states: unknown[] = [];
    expect(await confirmPayment(sale, 'O1', { onState: (item) => states.push(item) })).toBe(end);
    expect(states).toEqual([order]);
    expect(state).toHaveBeenCalledExactlyOnceWith('O1', undefined);
  });

  test.each(['NETWORK', 'TIMEOUT', 'HTTP', 'SHAPE', 'NOT_OURS'] as const)(
    'P06: a single request of a payment when it has no answer (%s): unsure, never unpaid',
    async (code) => {
      const { sale, state } = fakeSale();
      state.mockRejectedValue(new ApiError(code, 'GET /order'));
      const onState = vi.fn<() => void>();
      expect(await confirmPayment(sale, 'O1', { onState })).toBe('unsure');
      expect(onState).not.toHaveBeenCalled();
    },
  );

  test.each([
    [40400, new ApiError(40400, 'GET /order')],
    ['ABORTED', new ApiError('ABORTED', 'GET /order')],
    ['a fault of the page', new TypeError('x')],
  ])('a request of a payment when it fails with %s: rejects with the same error', async (_, error) => {
    const { sale, state } = fakeSale();
    state.mockRejectedValue(error);
    await expect(confirmPayment(sale, 'O1', { patient: true })).rejects.toBe(error);
  });
});

describe('repeated requests', () => {
  test.each(['closed', 'paid'] as const)(
    'repeated requests of a payment when it is %s: end immediately',
    async (paymentState) => {
      const { sale, state } = fakeSale();
      state.mockResolvedValueOnce(OPEN);
      state.mockResolvedValue({ ...OPEN, payment: { paySeq: 'P1', state: paymentState } });
      const end = confirmPayment(sale, 'O1', { patient: true });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await Promise.race([end, 'still waiting'])).toBe('unpaid');
      expect(state).toHaveBeenCalledTimes(2);
    },
  );

  test('repeated requests of a payment when an answer is missing: continue until the end', async () => {
    const { sale, state } = fakeSale();
    state.mockRejectedValueOnce(new ApiError('NETWORK', 'GET /order'));
    state.mockResolvedValue({ ...OPEN, status: 'paid' });
    const end = confirmPayment(sale, 'O1', { patient: true });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(state).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.race([end, 'still waiting'])).toBe('paid');
  });

  test('repeated requests of a payment when their duration is set: end after that time', async () => {
    const { sale, state } = fakeSale();
    const end = confirmPayment(sale, 'O1', { patient: true, patienceMs: 6_000 });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await Promise.race([end, 'still waiting'])).toBe('unsure');
    expect(state).toHaveBeenCalledTimes(4);
  });

  test('repeated requests of a payment when the page is left: stop immediately', async () => {
    const { sale, state } = fakeSale();
    const abort = new AbortController();
    const end = confirmPayment(sale, 'O1', { patient: true, signal: abort.signal }).catch(() => 'left');
    await vi.advanceTimersByTimeAsync(500);
    abort.abort();
    expect(await Promise.race([end, vi.advanceTimersByTimeAsync(0)])).toBe('left');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state).toHaveBeenCalledExactlyOnceWith('O1', abort.signal);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a payment’s end from the server', () => {
  const journalEntry = (method: string, key: string) => ({ method, key, startedAt: 1, page: 'earlier' });
  const openOperations = () => pending(bridge).map(({ method, key }) => `${method} ${key}`);
  const INTENT = { productNo: 'p', orderKey: 'k', priceFen: 1, madeAt: 1, paySeq: 'P1' };
  const preparePayment = (orderNo: string) => {
    localStorage.setItem(
      'sdhealth.bridge.pending',
      JSON.stringify([journalEntry('paySeq', 'P1'), journalEntry('paySeq', 'P2'), journalEntry('share', 'P1')]),
    );
    keepIntent({ ...INTENT, orderNo });
  };

  test.each<[string, Partial<SaleState>, isSettled: boolean, isForgotten: boolean]>([
    ['paid', { status: 'paid' }, true, true],
    ['refunded', { status: 'refunded' }, true, true],
    ['open', {}, false, false],
    ['cancelled, with its payment open', { status: 'cancelled' }, false, false],
    ['closed', { payment: { paySeq: 'P1', state: 'closed' } }, true, false],
  ])(
    'the answer about a payment when it is %s: changes only its own payment and intent',
    async (_, changed, isSettled, isForgotten) => {
      const { sale, state } = fakeSale();
      preparePayment('O1');
      state.mockResolvedValue({ ...OPEN, ...changed });
      await confirmPayment(sale, 'O1');
      expect(openOperations()).toEqual([...(isSettled ? [] : ['paySeq P1']), 'paySeq P2', 'share P1']);
      expect(intentFor('p') === undefined).toBe(isForgotten);
    },
  );

  test('the intent of a newer order when an older order is paid: stays', async () => {
    const { sale, state } = fakeSale();
    preparePayment('O2');
    state.mockResolvedValue({ ...OPEN, status: 'paid' });
    await confirmPayment(sale, 'O1');
    expect(intentFor('p')?.orderNo).toBe('O2');
  });

  test('A04: a paid order when it was shown: remembered for that person only', async () => {
    const { sale, state } = fakeSale();
    state.mockResolvedValue({ ...OPEN, orderNo: 'O9' });
    await confirmPayment(sale, 'O9');
    expect(wasShownPaid('O9')).toBe(false);
    state.mockResolvedValue({ ...OPEN, orderNo: 'O9', status: 'paid' });
    await confirmPayment(sale, 'O9');
    expect([wasShownPaid('O9'), wasShownPaid('O8')]).toEqual([true, false]);
    forgetPerson();
    expect(wasShownPaid('O9')).toBe(false);
  });
});
