import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderState } from '../api/mall.ts';
import { confirmPayment, isBought, isPaid } from './payment-end.ts';
import type { Sale, SaleState } from './sale.ts';

const OPEN: SaleState = { orderNo: 'O1', status: 'unpaid', amountFen: 1, payment: { paySeq: 'P1', state: 'open' } };

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T01:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function selling() {
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

test('who leaves an older order gives up no newer payment', async () => {
  const { giveUp } = await import('./purchase.ts');
  const { intentFor, keepIntent } = await import('../store/purchase.ts');
  const gaveUp = () => intentFor('p')?.gaveUp ?? false;
  keepIntent({ productNo: 'p', orderKey: 'k', priceFen: 1, madeAt: Date.now(), orderNo: 'O2', paySeq: 'P2' });
  giveUp('p', 'O1');
  expect(gaveUp()).toBe(false);
  giveUp('p', 'O2');
  expect(gaveUp()).toBe(true);
});

test('P06: a payment that stays open is asked about every 2 s for 60 s, then it is unsure', async () => {
  const { sale, state } = selling();
  const end = confirmPayment(sale, 'O1', { patient: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await end).toBe('unsure');
  expect(state).toHaveBeenCalledTimes(31);
});

test('A05: nobody waits for days for a clock that was set back', async () => {
  const { sale, state } = selling();
  const end = confirmPayment(sale, 'O1', { patient: true });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.setSystemTime(Date.now() - 36 * 3_600_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await Promise.race([end, 'still asking'])).toBe('unsure');
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
] as const)('an order that is %s counts as paid: %s, as bought: %s', (status, paid, bought) => {
  expect([isPaid({ status }), isBought({ status })]).toEqual([paid, bought]);
});

test('P05: a cancelled order is not paid, whatever its payment says, and is asked about once', async () => {
  const { sale, state } = selling();
  state.mockResolvedValue({ ...OPEN, status: 'cancelled' });
  expect(await confirmPayment(sale, 'O1', { patient: true })).toBe('unpaid');
  expect(state).toHaveBeenCalledOnce();
});
