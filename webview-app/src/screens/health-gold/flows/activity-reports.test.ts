/** Tests the reports of the activity's statistics against the embedded backend. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backend, logIn } from '../../../../test/backend.ts';
import { settle } from '../../../../test/payment/clock.ts';
import { forgetPerson } from '../../../platform/personal.ts';
import { noteDone, noteSeen } from './activity-reports.ts';

const EXPOSURE = '/api/sdhealth/walking/exposure-report';
const OPERATION = '/api/sdhealth/walking/data/opt-report';

async function person() {
  const service = backend();
  await logIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sentRequests = (path: string): unknown[] =>
    service.calls.filter((call) => call.path === path).map(({ body }) => JSON.parse(body));
  const hide = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    service,
    sent: sentRequests,
    hide,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms).then(() => settle()),
  };
}

beforeEach(forgetPerson);
afterEach(() => {
  forgetPerson();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('reports of the activity', () => {
  test('when things happen: one batch of each kind, 5 s after the first', async () => {
    const { sent, pass } = await person();
    noteSeen('goods', ['K7001', 'K7002']);
    await pass(3_000);
    noteSeen('goods', ['K7002', 'K7003']);
    noteSeen('prizes', ['Q1']);
    noteDone('tap', 'bubble');
    noteDone('tap', 'bubble');
    await pass(1_999);
    expect(sent(EXPOSURE)).toEqual([]);
    await pass(1);
    expect(sent(EXPOSURE)).toEqual([
      {
        seen: [
          { position: 'goods', ids: ['K7001', 'K7002', 'K7003'] },
          { position: 'prizes', ids: ['Q1'] },
        ],
      },
    ]);
    expect(sent(OPERATION)).toEqual([
      {
        operations: [
          { operation: 'tap', target: 'bubble' },
          { operation: 'tap', target: 'bubble' },
        ],
      },
    ]);
    await pass(60_000);
    noteSeen('goods', ['K7001']);
    await pass(60_000);
    expect(sent(EXPOSURE)).toHaveLength(1);
  });

  test('when the page is hidden: sent immediately by a keepalive call, and only then', async () => {
    const { sent, hide, pass } = await person();
    const real = fetch;
    const stored: (boolean | undefined)[] = [];
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      stored.push(init?.keepalive);
      return real(address, init);
    });
    noteDone('open');
    hide('visible');
    expect(stored).toEqual([]);
    hide('hidden');
    await pass(0);
    expect(sent(OPERATION)).toEqual([{ operations: [{ operation: 'open' }] }]);
    expect(stored).toEqual([true]);
    hide('hidden');
    await pass(10_000);
    expect(sent(OPERATION)).toHaveLength(1);
  });

  test('when the page is left without being hidden: sent once', async () => {
    const { sent, hide, pass } = await person();
    noteDone('open');
    dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(sent(OPERATION)).toEqual([{ operations: [{ operation: 'open' }] }]);
    hide('hidden');
    await pass(10_000);
    expect(sent(OPERATION)).toHaveLength(1);
  });

  test('when there are thirty: sent without waiting', async () => {
    const { sent, pass } = await person();
    noteSeen(
      'goods',
      Array.from({ length: 29 }, (_, index) => `K${index}`),
    );
    await pass(0);
    expect(sent(EXPOSURE)).toEqual([]);
    noteDone('tap');
    await pass(0);
    expect(sent(EXPOSURE)).toHaveLength(1);
    expect(sent(OPERATION)).toHaveLength(1);
  });

  test('N01: when there is no network: kept until it is back, sixty at most', async () => {
    const { sent, pass } = await person();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (let index = 0; index < 70; index++) noteDone('tap', `${index}`);
    await pass(60_000);
    expect(sent(OPERATION)).toEqual([]);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await pass(0);
    const [batch] = sent(OPERATION) as { operations: { target: string }[] }[];
    expect(batch?.operations.map(({ target }) => Number(target))).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 10),
    );
  });

  test('when sending fails: not retried, nothing is shown', async () => {
    const { service, sent, pass } = await person();
    await service.control('/__fixtures/faults', [{ match: `POST ${OPERATION}`, times: 9, kind: 'drop' }]);
    noteDone('tap');
    await pass(60_000);
    expect(sent(OPERATION)).toHaveLength(1);
  });

  test('A04: when the person goes: dropped', async () => {
    const { sent, pass } = await person();
    noteSeen('goods', ['K7001']);
    noteDone('tap');
    forgetPerson();
    await pass(60_000);
    expect([...sent(EXPOSURE), ...sent(OPERATION)]).toEqual([]);
    noteSeen('goods', ['K7001']);
    await pass(5_000);
    expect(sent(EXPOSURE)).toHaveLength(1);
  });
});
