/**
 * Compares the payment with a ledger in random traces of a person who buys one checkup, or one health card. It runs 100 traces, 30 in `npm
 * test`. `PAYMENT_TRACES=5000` makes a long run, `PAYMENT_SEED` repeats a run.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProductKind } from '../../test/payment/bank.ts';
import { type Cashier, type HostKind, run, type Step } from '../../test/payment/trace.ts';

const RUNS = Number(process.env['PAYMENT_TRACES'] ?? (process.env['QUICK'] ? 30 : 100));
const SEED = process.env['PAYMENT_SEED'];

const CASHIERS: readonly Cashier[] = [
  'accept',
  'fail',
  'cancel',
  'cancel, but charged',
  'cancel, charged later',
  'accept, not charged',
  'accept, charged later',
  'killed after paying',
  'killed',
  'leave',
];
const PATHS: Readonly<Record<ProductKind, readonly string[]>> = {
  checkup: ['create-order', 'to-pay', 'pay-success-info', 'get-pay-config', 'has-openid'],
  card: ['placeOrder', 'v2/has-receive-health-card', 'to-pay', 'pay-success-info', 'get-conf-sdhealth', 'has-openid'],
};

const tab = fc.nat({ max: 1 });
const stepOf = (purchaseKind: ProductKind): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('buy' as const, 'buy twice' as const), tab }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('pay again' as const, 'ask' as const), tab }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constantFrom('kill' as const, 'second tab' as const, 'back' as const) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 3, 8, 65, 1_000) }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('cashier' as const), is: fc.constantFrom(...CASHIERS) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('network' as const),
        path: fc.constantFrom(...PATHS[purchaseKind]),
        how: fc.constantFrom('lost' as const, 'unsent' as const, 'trouble' as const),
      }),
    },
  );

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T01:00:00Z') }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Counts the traces by their end. The last test requires a minimum of some ends. */
const endCounts = { charged: 0, unpaid: 0, nothing: 0 };

async function expectConsistent(
  host: HostKind,
  steps: readonly Step[],
  purchaseKind: ProductKind = 'checkup',
): Promise<void> {
  const { orders, charges, violations, finally: messages, charged } = await run(host, steps, purchaseKind);
  expect(violations).toEqual([]);
  expect(orders).toBeLessThanOrEqual(1);
  expect(charges).toBeLessThanOrEqual(1);
  endCounts[charged ? 'charged' : orders > 0 ? 'unpaid' : 'nothing'] += 1;
  for (const message of messages) expect({ message, isPaid: message === 'paid' }).toEqual({ message, isPaid: charged });
}

describe('P01 to P08, P11: one order number and one charge, and every page agrees with the ledger', () => {
  // The fraction of the traces for each host. A host that can fail in more ways gets more.
  test.each<[ProductKind, HostKind, fraction: number]>([
    ['checkup', 'android-app', 0.3],
    ['checkup', 'ios-app', 0.2],
    ['checkup', 'browser', 0.4],
    ['checkup', 'mini-program', 0.1],
    ['card', 'android-app', 0.06],
    ['card', 'browser', 0.08],
    ['card', 'mini-program', 0.04],
  ])(
    'pages and ledger when a %s is bought in %s in random traces: agree',
    async (purchaseKind, host, fraction) => {
      const steps = fc.array(stepOf(purchaseKind), { minLength: 1, maxLength: 14 });
      await fc.assert(
        fc.asyncProperty(steps, (trace) => expectConsistent(host, trace, purchaseKind)),
        { numRuns: Math.ceil(RUNS * fraction), ...(SEED && { seed: Number(SEED) }) },
      );
    },
    3_600_000,
  );

  test('a purchase when the person returns long after the payment: not repeated', async () => {
    const wait = { do: 'wait', seconds: 1_000 } as const;
    await expectConsistent('browser', [{ do: 'buy', tab: 0 }, wait, wait, { do: 'back' }, { do: 'buy', tab: 1 }]);
  });

  test('the random traces: many end paid, and some unpaid', () => {
    const total = endCounts.charged + endCounts.unpaid + endCounts.nothing;
    expect(endCounts.charged / total).toBeGreaterThan(0.2);
    // Few traces end unpaid: in a hundred of them there may be only two or three.
    expect(endCounts.unpaid).toBeGreaterThan(0);
  });
});
