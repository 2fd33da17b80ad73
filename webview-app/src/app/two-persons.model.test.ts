/**
 * Tests A04 and P09 with random traces of two persons in two tabs of one browser. The ledger and the requests show that nobody acts or pays
 * in another person's name. There are 60 traces, in `npm test` 15. `PERSON_TRACES=2000` makes a long run, `PERSON_SEED` repeats a run.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runTwoPersons, type TwoPersonsStep } from '../../test/payment/two-persons.ts';

const RUNS = Number(process.env['PERSON_TRACES'] ?? (process.env['QUICK'] ? 15 : 60));
const SEED = process.env['PERSON_SEED'];
const HELD_PATHS = ['create-order', 'to-pay', 'get-pay-config', 'get-examination-vo', 'has-openid'];

const tab = fc.nat({ max: 1 });
const step: fc.Arbitrary<TwoPersonsStep> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('buy' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay again' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('log in' as const),
      tab,
      person: fc.constantFrom('a' as const, 'b' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('log out' as const, 'reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('news' as const, 'pay' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(0, 1, 3, 65) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      path: fc.constantFrom(...HELD_PATHS),
      seconds: fc.constantFrom(1, 3),
    }),
  },
);

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T01:00:00Z') }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('two persons when they share a browser: nobody acts or pays in another person’s name', async () => {
  const traceCounts = { charged: 0, left: 0 };
  const steps = fc.array(step, { minLength: 2, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(steps, async (trace) => {
      const { violations, charges, reloadCount: left } = await runTwoPersons(trace);
      expect(violations).toEqual([]);
      traceCounts.charged += Number(charges > 0);
      traceCounts.left += Number(left > 0);
    }),
    { numRuns: RUNS, ...(SEED && { seed: Number(SEED) }) },
  );
  // Traces without a payment or a departure prove nothing. A short run may lack both by chance.
  if (RUNS < 60) return;
  expect(traceCounts.charged / RUNS).toBeGreaterThan(0.2);
  expect(traceCounts.left).toBeGreaterThan(0);
}, 3_600_000);
