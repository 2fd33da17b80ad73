/** Tests the reports of the activity's statistics against the embedded backend. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backend, logIn } from '../../../../test/backend.ts';
import { settle } from '../../../../test/payment/clock.ts';
import { forgetPerson } from '../../../platform/personal.ts';
import { recordAction, recordExposure } from './activity-reports.ts';

const EXPOSURE = '/api/sdhealth/walking/exposure-report';
const OPERATION = '/api/sdhealth/walking/data/opt-report';

async function startReports() {
  const service = backend();
  await logIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sentRequests = (path: string): unknown[] =>
    service.calls.filter((call) => call.path === path).map(({ body }) => JSON.parse(body));
  const hide = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { service, sentRequests, hide, advance: (ms: number) => vi.advanceTimersByTimeAsync(ms).then(() => settle()) };
}

beforeEach(forgetPerson);
afterEach(() => {
  forgetPerson();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the reports when several events happen: are sent as one batch of each kind, 5 s after the first event', async () => {
  const { sentRequests, advance } = await startReports();
  recordExposure('goods', ['K7001', 'K7002']);
  await advance(3_000);
  recordExposure('goods', ['K7002', 'K7003']);
  recordExposure('prizes', ['Q1']);
  recordAction('tap', 'bubble');
  recordAction('tap', 'bubble');
  await advance(1_999);
  expect(sentRequests(EXPOSURE)).toEqual([]);
  await advance(1);
  expect(sentRequests(EXPOSURE)).toEqual([
    {
      seen: [
        { position: 'goods', ids: ['K7001', 'K7002', 'K7003'] },
        { position: 'prizes', ids: ['Q1'] },
      ],
    },
  ]);
  expect(sentRequests(OPERATION)).toEqual([
    {
      operations: [
        { operation: 'tap', target: 'bubble' },
        { operation: 'tap', target: 'bubble' },
      ],
    },
  ]);
  await advance(60_000);
  recordExposure('goods', ['K7001']);
  await advance(60_000);
  expect(sentRequests(EXPOSURE)).toHaveLength(1);
});

test('the reports when the page is hidden: are sent immediately by a keepalive request', async () => {
  const { sentRequests, hide, advance } = await startReports();
  const realFetch = fetch;
  const keepaliveFlags: (boolean | undefined)[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    keepaliveFlags.push(init?.keepalive);
    return realFetch(address, init);
  });
  recordAction('open');
  hide('visible');
  expect(keepaliveFlags).toEqual([]);
  hide('hidden');
  await advance(0);
  expect(sentRequests(OPERATION)).toEqual([{ operations: [{ operation: 'open' }] }]);
  expect(keepaliveFlags).toEqual([true]);
  hide('hidden');
  await advance(10_000);
  expect(sentRequests(OPERATION)).toHaveLength(1);
});

test('the reports when the page is left without being hidden: are sent once', async () => {
  const { sentRequests, hide, advance } = await startReports();
  recordAction('open');
  dispatchEvent(new Event('pagehide'));
  await advance(0);
  expect(sentRequests(OPERATION)).toEqual([{ operations: [{ operation: 'open' }] }]);
  hide('hidden');
  await advance(10_000);
  expect(sentRequests(OPERATION)).toHaveLength(1);
});

test('the reports when there are thirty events: are sent immediately', async () => {
  const { sentRequests, advance } = await startReports();
  recordExposure(
    'goods',
    Array.from({ length: 29 }, (_, index) => `K${index}`),
  );
  await advance(0);
  expect(sentRequests(EXPOSURE)).toEqual([]);
  recordAction('tap');
  await advance(0);
  expect(sentRequests(EXPOSURE)).toHaveLength(1);
  expect(sentRequests(OPERATION)).toHaveLength(1);
});

test('N01: the reports when there is no network: are stored until it returns, at most sixty', async () => {
  const { sentRequests, advance } = await startReports();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (let index = 0; index < 70; index++) recordAction('tap', `${index}`);
  await advance(60_000);
  expect(sentRequests(OPERATION)).toEqual([]);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await advance(0);
  const [batch] = sentRequests(OPERATION) as { operations: { target: string }[] }[];
  expect(batch?.operations.map(({ target }) => Number(target))).toEqual(
    Array.from({ length: 60 }, (_, index) => index + 10),
  );
});

test('the reports when sending fails: are not retried', async () => {
  const { service, sentRequests, advance } = await startReports();
  await service.control('/__fixtures/faults', [{ match: `POST ${OPERATION}`, times: 9, kind: 'drop' }]);
  recordAction('tap');
  await advance(60_000);
  expect(sentRequests(OPERATION)).toHaveLength(1);
});

test('A04: the reports when the person logs out: are dropped', async () => {
  const { sentRequests, advance } = await startReports();
  recordExposure('goods', ['K7001']);
  recordAction('tap');
  forgetPerson();
  await advance(60_000);
  expect([...sentRequests(EXPOSURE), ...sentRequests(OPERATION)]).toEqual([]);
  recordExposure('goods', ['K7001']);
  await advance(5_000);
  expect(sentRequests(EXPOSURE)).toHaveLength(1);
});
