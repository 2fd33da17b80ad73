/**
 * Compares coins with a ledger in random traces: a person with two tabs earns and spends coins while the network fails. It runs
 * 500 traces. `COIN_TRACES=20000` makes a long run, `COIN_SEED` repeats a run.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTIONS, GOODS, type Outcome, run, type Step } from '../../test/coins/trace.ts';
import { formatDate } from '../rules/dates.ts';

const RUNS = Number(process.env['COIN_TRACES'] ?? (process.env['QUICK'] ? 100 : 500));
const SEED = process.env['COIN_SEED'];

const STEPS_PER_COIN = 100;
const DAILY_LIMIT = 20_000;
const STEPS_PER_GIFT = 300;

const tab = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('press' as const, 'press twice' as const),
      action: fc.constantFrom(...ACTIONS),
      tab,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('walk' as const), steps: fc.constantFrom(2_950, 7_000, 12_340) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 7_300, 86_400) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('price' as const),
      goodsIndex: fc.nat({ max: GOODS.length - 1 }),
      addedCoins: fc.constantFrom(-20, 50),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      fault: fc.constantFrom('lost' as const, 'lost' as const, 'unsent' as const, 'trouble' as const),
      times: fc.constantFrom(1, 2, 2, 3),
    }),
  },
);

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T01:00:00Z') }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Counts the events of all traces. The last test requires a minimum of them. */
const eventCounts = { goods: 0, steps: 0, lost: 0, nothing: 0 };

const signedAmount = ({ type, amount }: { type: 'income' | 'expense'; amount: number }) =>
  type === 'income' ? amount : -amount;

function expectConsistent({ records, pastCount, violations, reportedRecords, lost, gifts, isOneDay }: Outcome): void {
  expect(violations).toEqual([]);
  const { changes, balances, goods } = records;
  let sum = 0;
  for (const change of changes) {
    sum += signedAmount(change);
    expect(change.balance).toBe(sum);
    expect(sum).toBeGreaterThanOrEqual(0);
  }
  expect(balances).toEqual([sum, sum, sum, sum]);

  const changesOfTrace = changes.slice(pastCount);
  for (const { skuId, exchange } of goods) {
    const paid = changesOfTrace.filter((change) => change.skuId === skuId).map(signedAmount);
    expect({ skuId, paid }).toEqual({ skuId, paid: exchange ? [-exchange.coins] : [] });
  }
  for (const [skuId, recordNo] of reportedRecords)
    expect({ skuId, recordNo }).toEqual({
      skuId,
      recordNo: goods.find((item) => item.skuId === skuId)?.exchange?.recordNo,
    });
  // Each of these happens once a day.
  const daily = changesOfTrace.filter(({ reason }) => ['signIn', 'reward'].includes(reason) || reason === 'task');
  const dailyNames = daily
    .filter(({ title }) => title !== 'Looked at goods')
    .map(({ at, title }) => `${formatDate(at)} ${title}`);
  expect(dailyNames).toEqual([...new Set(dailyNames)]);
  const viewingDays = daily.filter(({ title }) => title === 'Looked at goods').map(({ at }) => formatDate(at));
  for (const day of viewingDays) expect(viewingDays.filter((value) => value === day).length).toBeLessThanOrEqual(2);

  // At midnight the day's steps expire. Until then each step is converted to coins or convertible.
  const convertedSteps = changesOfTrace.reduce(
    (steps, { reason, amount }) => steps + (reason === 'steps' ? amount * STEPS_PER_COIN : 0),
    0,
  );
  const { convertible, todaySteps, redPacketSteps } = records;
  if (isOneDay)
    expect(convertedSteps + convertible).toBe(
      Math.min(todaySteps, DAILY_LIMIT) + redPacketSteps + gifts * STEPS_PER_GIFT,
    );

  eventCounts.goods += goods.filter(({ exchange }) => exchange).length;
  eventCounts.steps += changesOfTrace.filter(({ reason }) => reason === 'steps').length;
  eventCounts.lost += lost;
  eventCounts.nothing += changesOfTrace.length === 0 ? 1 : 0;
}

describe('P01, P02, P03, P09, P11, P12: coins move once, and the balance is the sum of the record', () => {
  test('coins when taps, faults and lost answers are random: are moved once by each action', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) =>
        expectConsistent(await run(steps)),
      ),
      { numRuns: RUNS, ...(SEED && { seed: Number(SEED) }) },
    );
  }, 3_600_000);

  test('the random traces: have goods, steps and lost answers, and few move no coins', () => {
    expect(eventCounts.goods).toBeGreaterThan(RUNS * 0.3);
    expect(eventCounts.steps).toBeGreaterThan(RUNS * 0.2);
    expect(eventCounts.lost).toBeGreaterThan(RUNS * 0.3);
    expect(eventCounts.nothing).toBeLessThan(RUNS * 0.4);
  });
});
