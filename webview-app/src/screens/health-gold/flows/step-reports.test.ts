/** Tests the reports of steps against the embedded backend. */
import { afterEach, expect, test, vi } from 'vitest';
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
  const serviceSteps = async () => new Map((await info()).week.map(({ date, steps }) => [date, steps]));
  return {
    service,
    clock,
    take: async (...days: [date: string, steps: number][]) =>
      reports.submit(
        days.map(([date, steps]) => ({ date, steps })),
        await serviceSteps(),
      ),
    today: async () => (await info()).todaySteps,
    sentSteps: () =>
      service.calls
        .filter(({ path }) => path === REPORT)
        .map(({ body }): [string, number] => [JSON.parse(body).date, JSON.parse(body).steps]),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('the phone’s steps when a day has more than the service: are reported for that day', async () => {
  const { take, sentSteps, today } = await walker();
  expect(await take(['2026-02-24', 9_999], ['2026-03-02', 100], ['2026-03-01', 7_351], [TODAY, 6_241])).toBe(true);
  expect(sentSteps()).toEqual([
    ['2026-03-01', 7_351],
    [TODAY, 6_241],
  ]);
  expect(await today()).toBe(6_241);
});

test('the phone’s steps when there is nothing new: are not reported', async () => {
  const { take, sentSteps } = await walker();
  expect(await take([TODAY, 6_240])).toBe(false);
  expect(await take([TODAY, 0])).toBe(false);
  expect(sentSteps()).toEqual([]);
});

test('the phone’s steps when they grow: are reported for each hundred and at most once a minute', async () => {
  const { take, sentSteps, clock } = await walker();
  await take([TODAY, 6_300]);
  clock.now = 59_999;
  expect(await take([TODAY, 9_000])).toBe(false);
  clock.now = 60_000;
  expect(await take([TODAY, 6_399])).toBe(false);
  expect(await take([TODAY, 6_400])).toBe(true);
  expect(sentSteps().map(([, steps]) => steps)).toEqual([6_300, 6_400]);
});

test('A05: the phone’s steps when the day or the number is implausible: are not reported', async () => {
  const { take, sentSteps } = await walker();
  expect(await take(['2026-03-04', 5_000], ['2019-01-01', 5_000], [TODAY, 4_000_000])).toBe(false);
  expect(sentSteps()).toEqual([]);
});

test('N04: the phone’s steps when a report failed: are reported with the next reading', async () => {
  const { service, take, sentSteps, clock, today } = await walker();
  await service.control('/__fixtures/faults', [{ match: `POST ${REPORT}`, times: 1, kind: 'drop', value: 'before' }]);
  expect(await take([TODAY, 7_000])).toBe(false);
  clock.now = 60_000;
  expect(await take([TODAY, 7_000])).toBe(true);
  expect(sentSteps()).toHaveLength(2);
  expect(await today()).toBe(7_000);
});

test('the phone’s steps when two readings overlap: are reported once', async () => {
  const { take, sentSteps } = await walker();
  const results = await Promise.all([take([TODAY, 7_000]), take([TODAY, 7_500])]);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(sentSteps()).toHaveLength(1);
});
