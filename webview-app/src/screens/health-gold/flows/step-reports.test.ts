/** Tests the reports of steps against the embedded backend. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { backend, logIn } from '../../../../test/backend.ts';
import { getWalkingInfo } from '../../../api/walking.ts';
import { request } from '../../../client/request.ts';
import { createStepReports } from './step-reports.ts';

const REPORT = '/api/sdhealth/walking/steps/report';
const NOON = Date.parse('2026-03-03T12:00:00+08:00');
const TODAY = '2026-03-03';

async function walker() {
  const service = backend(() => NOON);
  await logIn();
  const clock = { now: 0 };
  const reports = createStepReports(() => clock.now);
  const info = () => request(getWalkingInfo);
  const known = async () => new Map((await info()).week.map(({ date, steps }) => [date, steps]));
  return {
    service,
    clock,
    take: async (...days: [date: string, steps: number][]) =>
      reports.submit(
        days.map(([date, steps]) => ({ date, steps })),
        await known(),
      ),
    today: async () => (await info()).todaySteps,
    sent: () =>
      service.calls
        .filter(({ path }) => path === REPORT)
        .map(({ body }): [string, number] => [JSON.parse(body).date, JSON.parse(body).steps]),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('steps of the phone', () => {
  test('when a day has more than the service knows: reported for that day', async () => {
    const { take, sent, today } = await walker();
    expect(await take(['2026-02-24', 9_999], ['2026-03-02', 100], ['2026-03-01', 7_351], [TODAY, 6_241])).toBe(true);
    expect(sent()).toEqual([
      ['2026-03-01', 7_351],
      [TODAY, 6_241],
    ]);
    expect(await today()).toBe(6_241);
  });

  test('when there is nothing new: not reported', async () => {
    const { take, sent } = await walker();
    expect(await take([TODAY, 6_240])).toBe(false);
    expect(await take([TODAY, 0])).toBe(false);
    expect(sent()).toEqual([]);
  });

  test('when they grow: reported by the hundred and once a minute', async () => {
    const { take, sent, clock } = await walker();
    await take([TODAY, 6_300]);
    clock.now = 59_999;
    expect(await take([TODAY, 9_000])).toBe(false);
    clock.now = 60_000;
    expect(await take([TODAY, 6_399])).toBe(false);
    expect(await take([TODAY, 6_400])).toBe(true);
    expect(sent().map(([, steps]) => steps)).toEqual([6_300, 6_400]);
  });

  test('A05: when the service does not count the day, or the counter is broken: not reported', async () => {
    const { take, sent } = await walker();
    expect(await take(['2026-03-04', 5_000], ['2019-01-01', 5_000], [TODAY, 4_000_000])).toBe(false);
    expect(sent()).toEqual([]);
  });

  test('N04: when a report failed: reported with the next reading', async () => {
    const { service, take, sent, clock, today } = await walker();
    await service.control('/__fixtures/faults', [{ match: `POST ${REPORT}`, times: 1, kind: 'drop', value: 'before' }]);
    expect(await take([TODAY, 7_000])).toBe(false);
    clock.now = 60_000;
    expect(await take([TODAY, 7_000])).toBe(true);
    expect(sent()).toHaveLength(2);
    expect(await today()).toBe(7_000);
  });

  test('when readings overlap: reported in one round at a time', async () => {
    const { take, sent } = await walker();
    const both = await Promise.all([take([TODAY, 7_000]), take([TODAY, 7_500])]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(sent()).toHaveLength(1);
  });
});
