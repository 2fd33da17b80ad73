/**
 * Tests how a purchase reacts to its host, the pay service and its own order. The endpoints are fakes. `purchase.model.test.ts` compares the
 * whole purchase with a ledger.
 */
import { BridgeError, pending } from '@sdhealth/bridge-sdk';
import type { HostOptions } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  closed,
  leavePaymentsOpen,
  open,
  PAY_CONFIG,
  PAYMENT,
  PRICE,
  paid,
  startSale,
  storeEarlierIntent,
} from '../../test/payment/sale-in-host.ts';
import { runUntilSettled, TIMERS } from '../../test/payment/until-ended.ts';
import type { PaymentOrder } from '../api/mall.ts';
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

describe('the end of a payment', () => {
  test.each([
    ['accept', paid, { end: 'paid', orderNo: 'O1' }, 1],
    ['accept', { ...paid, status: 'refunded' }, { end: 'paid', orderNo: 'O1' }, 1],
    ['accept', open, { end: 'unsure', orderNo: 'O1' }, 31],
    ['accept', closed, { end: 'unpaid', orderNo: 'O1', why: 'failed' }, 1],
    ['cancel', closed, { end: 'unpaid', orderNo: 'O1', why: 'cancelled' }, 1],
    ['cancel', open, { end: 'unpaid', orderNo: 'O1', why: 'cancelled' }, 1],
    ['cancel', paid, { end: 'paid', orderNo: 'O1' }, 1],
    ['fail', closed, { end: 'unpaid', orderNo: 'O1', why: 'failed' }, 1],
    ['fail', open, { end: 'unpaid', orderNo: 'O1', why: 'failed' }, 1],
    ['fail', paid, { end: 'paid', orderNo: 'O1' }, 1],
  ] as const)(
    'P05, P06: a payment when the host answers %s and the order is %o: ends with %o after %i requests',
    async (user, order, end, times) => {
      const { buy, state, phases, isReloadBlocked, intent } = await startSale({ options: { user } });
      state.mockResolvedValue(order);
      const running = buy();
      await vi.advanceTimersByTimeAsync(0);
      expect(isReloadBlocked()).toBe(true);
      expect(await running).toEqual(end);
      expect(state).toHaveBeenCalledTimes(times);
      expect(phases).toEqual(['checking', 'ordering', 'paying', 'confirming', 'idle']);
      expect(isReloadBlocked()).toBe(false);
      expect(intent()?.gaveUp).toBe(end.end === 'unpaid' && end.why === 'cancelled' ? true : undefined);
      if (end.end === 'paid') expect(intent()).toBeUndefined();
    },
  );

  test.each([
    ['accept', paid, { end: 'paid', orderNo: 'O1' }],
    ['accept', open, { end: 'unfinished', orderNo: 'O1', paySeq: 'P1' }],
    ['accept', closed, { end: 'unpaid', orderNo: 'O1', why: 'cancelled' }],
  ] as const)(
    'a payment when the person returns to this page (%s) and the order is %o: ends with %o',
    async (user, order, end) => {
      const { buy, state, phases } = await startSale({ host: 'mini-program', options: { user } });
      state.mockResolvedValue(order);
      expect(await buy()).toEqual(end);
      expect(phases).toEqual(['checking', 'ordering', 'paying', 'away', 'confirming', 'idle']);
      expect(state.mock.calls.length).toBe(order === open ? 4 : 1);
    },
  );

  test('P05: a payment when the host’s answer is invalid: the server decides', async () => {
    const { buy, state } = await startSale({ options: INVALID_RESULT });
    state.mockResolvedValue(paid);
    expect(await buy()).toEqual({ end: 'paid', orderNo: 'O1' });
  });

  test.each([
    ['paid', paid, { end: 'paid', orderNo: 'O1' }],
    ['closed', closed, { end: 'unpaid', orderNo: 'O1', why: 'failed' }],
  ] as const)(
    'P05: a payment when the host disappears during it and the order is %s: the server decides',
    async (_, order, end) => {
      const { buy, state, bridge } = await startSale({ options: { user: 'leave' } });
      state.mockResolvedValue(order);
      const running = buy();
      await vi.waitUntil(() => pending(bridge).length > 0);
      bridge.dispose();
      expect(await running).toEqual(end);
    },
  );

  test('a payment when the host cancels with an unknown result: requested once', async () => {
    const { buy, state, bridge, intent } = await startSale();
    vi.spyOn(bridge, 'call').mockRejectedValue(new BridgeError('CANCELLED', '', { mayHaveHappened: true }));
    expect(await buy()).toEqual({ end: 'unpaid', orderNo: 'O1', why: 'cancelled' });
    expect([state.mock.calls.length, intent()?.gaveUp]).toEqual([1, true]);
  });

  test.each<[string, SaleState | 'NETWORK', object]>([
    ['open', open, { end: 'blocked', orderNo: 'O1', why: 'no-page' }],
    ['closed', closed, { end: 'blocked', orderNo: 'O1', why: 'no-page' }],
    ['paid elsewhere', paid, { end: 'paid', orderNo: 'O1' }],
    ['unknown', 'NETWORK', { end: 'unsure', orderNo: 'O1' }],
  ])(
    'a payment when the host refuses to open its pay page and the order is %s: requested once',
    async (_, order, end) => {
      const { buy, state, bridge, intent, ApiError } = await startSale({
        host: 'mini-program',
        options: { missing: ['invokeMiniProgramAPI'] },
      });
      if (order === 'NETWORK') state.mockRejectedValue(new ApiError('NETWORK', 'GET /order'));
      else state.mockResolvedValue(order);
      expect(await buy()).toEqual(end);
      expect([state.mock.calls.length, pending(bridge)]).toEqual([1, []]);
      expect(intent()?.gaveUp).toBeUndefined();
    },
  );

  test('a payment when the page’s code throws: rejects without a request', async () => {
    const { purchase, sale, state } = await startSale({ host: 'mini-program' });
    const fault = new TypeError('x');
    const onPhase = (phase: string) => {
      if (phase === 'away') throw fault;
    };
    await expect(runUntilSettled(purchase(sale, PRICE, { onPhase }))).rejects.toBe(fault);
    expect(state).not.toHaveBeenCalled();
  });

  test('P05: a payment when another page covers this one: requested only after the return', async () => {
    const { buy, state } = await startSale({ host: 'mini-program', options: { thinkMs: 20_000 } });
    const startedAt = Date.now();
    const requests: number[] = [];
    state.mockImplementation(async () => {
      requests.push(Date.now() - startedAt);
      return paid;
    });
    expect(await buy()).toEqual({ end: 'paid', orderNo: 'O1' });
    expect([requests.length, Number(requests[0]) >= 20_000]).toEqual([1, true]);
  });

  test('a purchase when it fails: the page may reload again', async () => {
    const { buy, order, isReloadBlocked, phases, ApiError } = await startSale();
    order.mockRejectedValue(new ApiError('NETWORK', 'POST /order'));
    await expect(buy()).rejects.toMatchObject({ code: 'NETWORK' });
    expect([isReloadBlocked(), phases.at(-1)]).toEqual([false, 'idle']);
  });
});

describe('a payment that is not passed to a host', () => {
  test.each<[string, Partial<PaymentOrder>, string | number]>([
    ['P12: costs more than the page showed', { amountFen: PRICE + 1 }, 40901],
    ['P12: costs less than the page showed', { amountFen: PRICE - 1 }, 40901],
    ['P08: belongs to another order', { orderNo: 'O2' }, 'SHAPE'],
  ])('a payment when it is wrong (%s): not passed to a host', async (_, changed, code) => {
    const { buy, open: openRow, sent } = await startSale();
    openRow.mockResolvedValue({ ...PAYMENT, ...changed });
    await expect(buy()).rejects.toMatchObject({ code, endpoint: 'to-pay' });
    expect(sent()).toBe(0);
  });

  test.each<[object, SaleState, object]>([
    [{ isPay: false }, open, { end: 'blocked', orderNo: 'O1', why: 'not-open' }],
    [{ isPay: false }, paid, { end: 'paid', orderNo: 'O1' }],
    [{ isSign: false }, paid, { end: 'blocked', orderNo: 'O1', why: 'signature' }],
    [{ confCode: '20000000003' }, open, { end: 'blocked', orderNo: 'O1', why: 'by-config' }],
  ])(
    'a payment when the pay service answers %o and the order is %o: not passed to a host, ends with %o',
    async (config, order, end) => {
      const answers = { 'get-pay-config': { ...PAY_CONFIG, ...config } };
      const { buy, state, sent, phases } = await startSale({ answers });
      state.mockResolvedValue(order);
      expect(await buy()).toEqual(end);
      expect([sent(), phases.includes('paying')]).toEqual([0, false]);
    },
  );

  describe('a payment when payments are switched off', () => {
    const off = { answers: { get: { payment: false } } };
    const turnOff = async () => {
      const { config } = await import('../platform/configuration.ts');
      config.paymentOff = { text: undefined };
    };

    test('before the order: no order is placed, and the next attempt has the same key', async () => {
      const { buy, order, sent, intent } = await startSale(off);
      expect(await buy()).toEqual({ end: 'blocked', why: 'switched-off' });
      const { orderKey } = intent();
      expect(await buy()).toEqual({ end: 'blocked', why: 'switched-off' });
      expect([order.mock.calls.length, sent(), intent().orderKey]).toEqual([0, 0, orderKey]);
    });

    test('after the order: the order stays, and nothing is passed to the host', async () => {
      const { buy, open: openRow, sent, intent } = await startSale();
      openRow.mockImplementation(async () => {
        await turnOff();
        return PAYMENT;
      });
      expect(await buy()).toEqual({ end: 'blocked', orderNo: 'O1', why: 'switched-off' });
      expect([sent(), intent().orderNo]).toEqual([0, 'O1']);
    });

    test('while the host has the payment: it ends as always', async () => {
      const { buy, state } = await startSale();
      const { isPaymentRunning } = await import('../platform/unsaved-work.ts');
      const running: boolean[] = [];
      state.mockImplementation(async () => {
        await turnOff();
        running.push(isPaymentRunning());
        return paid;
      });
      expect(await buy()).toEqual({ end: 'paid', orderNo: 'O1' });
      expect([...running, isPaymentRunning()]).toEqual([true, false]);
    });

    test('after a payment with an unknown end: the person is asked about it first', async () => {
      storeEarlierIntent({ orderNo: 'O1', paySeq: 'P1' });
      leavePaymentsOpen(['P1']);
      const { buy, sent } = await startSale(off);
      expect(await buy()).toEqual({ end: 'unfinished', orderNo: 'O1', paySeq: 'P1' });
      expect(await buy({ replace: true })).toMatchObject({ end: 'blocked', why: 'switched-off' });
      expect(sent()).toBe(0);
    });

    test('and the product is free: it is ordered', async () => {
      const { buy } = await startSale(off);
      expect(await buy({ priceFen: 0 })).toEqual({ end: 'free', orderNo: 'O1' });
    });
  });

  test('a payment when a third party requires a login first: not passed to a host', async () => {
    const { purchase, sale, installed } = await startSale({ host: 'wechat', answers: { 'has-openid': false } });
    const assign = vi.fn<(url: string) => void>();
    Object.defineProperty(location, 'assign', { configurable: true, value: assign });
    void purchase(sale, PRICE);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(assign.mock.calls[0]?.[0]).toContain('third-login');
    expect(installed.traffic.filter(({ name }) => name === 'paySeq')).toEqual([]);
  });
});

test.each([true, false])(
  'the host’s payment call when `health` is %s: has `biz` only for the health payment',
  async (health) => {
    const { purchase, sale, state, installed } = await startSale();
    state.mockResolvedValue(paid);
    expect(await runUntilSettled(purchase({ ...sale, health }, PRICE))).toEqual({ end: 'paid', orderNo: 'O1' });
    const [request] = installed.traffic.filter(({ name }) => name === 'paySeq');
    const text = JSON.stringify(request?.body);
    for (const part of ['/pecState/p/O1"', '/pecSale/p?orderNo=O1"', '"paySeq":"P1"', '"S1"', '"sign"', '"T1"'])
      expect(text).toContain(part);
    expect(text.includes('"biz":"sdhealth"')).toBe(health);
  },
);

test('a purchase when the payment leaves the page: ends as left without a request', async () => {
  const { buy, state, phases } = await startSale({ host: 'browser' });
  const assign = vi.fn<(url: string) => void>();
  Object.defineProperty(location, 'assign', { configurable: true, value: assign });
  expect(await buy()).toEqual({ end: 'left' });
  expect(assign).toHaveBeenCalledOnce();
  expect([state.mock.calls, phases]).toEqual([[], ['checking', 'ordering', 'paying', 'idle']]);
});

test('a second tap when a purchase of the same product runs: joins it', async () => {
  const { purchase, sale, order, state } = await startSale();
  state.mockResolvedValue(paid);
  const first = purchase(sale, PRICE);
  expect(purchase(sale, PRICE)).toBe(first);
  const other = purchase({ ...sale, productNo: 'q' }, PRICE);
  expect(other).not.toBe(first);
  await runUntilSettled(Promise.all([first, other]));
  expect(order).toHaveBeenCalledTimes(2);
  const again = purchase(sale, PRICE);
  expect(again).not.toBe(first);
  await runUntilSettled(again);
});

describe('a purchase when the page is left before the payment is passed to a host', () => {
  test.each<['last' | 'order' | 'open', number, string | undefined]>([
    ['last', 0, undefined],
    ['order', 1, 'O1'],
    ['open', 1, 'O1'],
  ])(
    'a purchase when the page is left during `%s`: passes no payment to a host and has %i orders',
    async (during, orders, orderNo) => {
      const { buy, intent, bridge, sent, ...rows } = await startSale();
      const pageAbort = new AbortController();
      const leavePage = <T>(answer: T) => {
        pageAbort.abort();
        return answer;
      };
      if (during === 'last') rows.last.mockImplementation(async () => leavePage(undefined));
      if (during === 'order') rows.order.mockImplementation(async () => leavePage({ orderNo: 'O1' }));
      if (during === 'open') rows.open.mockImplementation(async () => leavePage(PAYMENT));
      expect(await buy({ signal: pageAbort.signal })).toEqual({ end: 'left' });
      expect([rows.order.mock.calls.length, sent(), pending(bridge)]).toEqual([orders, 0, []]);
      expect(intent()?.orderNo).toBe(orderNo);
    },
  );

  test('a second purchase when the page was left during the first: begins after its end with the same order', async () => {
    const { buy, order, state, sent } = await startSale();
    state.mockResolvedValue(open);
    const pageAbort = new AbortController();
    order.mockImplementationOnce(async () => {
      pageAbort.abort();
      return { orderNo: 'O1' };
    });
    const first = buy({ signal: pageAbort.signal });
    await vi.waitUntil(() => pageAbort.signal.aborted);
    state.mockResolvedValueOnce(open).mockResolvedValue(paid);
    const second = buy();
    expect(await first).toEqual({ end: 'left' });
    expect(await second).toEqual({ end: 'paid', orderNo: 'O1' });
    expect([order.mock.calls.length, sent()]).toEqual([1, 1]);
  });
});
