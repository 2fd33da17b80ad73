import { expect, test } from 'vitest';
import type { TrafficEntry } from '../../src/traffic.ts';
import { rowsOf } from './rows.ts';

const entry = (direction: TrafficEntry['direction'], name: string, body: unknown, more: Partial<TrafficEntry> = {}) =>
  ({
    at: 1000,
    host: 'ios-app',
    channel: 'webkit',
    direction,
    name,
    body,
    ...more,
  }) as TrafficEntry;

test('a call when it is accepted and answered: is one row with the duration', () => {
  const rows = rowsOf([
    entry('to-host', 'paySeq', { id: 'n.1', params: { paySeq: 'PS1', biz: '' } }, { id: 'n.1' }),
    entry('to-page', '$/accepted', { method: '$/accepted', params: { id: 'n.1' } }),
    entry('to-page', 'paySeq', { id: 'n.1', result: { outcome: 'paid' } }, { id: 'n.1', at: 1900 }),
  ]);
  expect(rows).toMatchObject([{ name: 'paySeq', summary: 'paySeq: PS1', outcome: 'ok', durationMs: 900 }]);
  expect(rows[0]?.entries.length).toBe(3);
});

test('the result of a row: follows from the answer of the call', () => {
  const call = (body: object, note?: string, channel: TrafficEntry['channel'] = 'webkit') =>
    rowsOf([
      entry('to-host', 'x', {}, { id: '1', channel }),
      entry('to-page', 'x', body, { id: '1', channel, ...(note ? { note } : {}) }),
    ])[0];
  expect(call({ error: { code: 3, data: { code: 'CANCELLED' } } })).toMatchObject({ outcome: 'turned-away' });
  expect(call({ error: { code: 1, data: { code: 'DENIED' } } })).toMatchObject({ outcome: 'failed', ending: 'DENIED' });
  expect(call({ err_msg: 'scanQRCode:cancel' }, undefined, 'wechat-bridge')).toMatchObject({ outcome: 'turned-away' });
  expect(call({ err_msg: 'network_type:wwan' }, undefined, 'wechat-bridge')).toMatchObject({ outcome: 'ok' });
  expect(call({ err_msg: 'x:fail_nopermission' }, undefined, 'wechat-bridge')).toMatchObject({ outcome: 'failed' });
  expect(call({ result: {} }, 'garbage')).toMatchObject({ outcome: 'lost', ending: 'garbage' });
  expect(rowsOf([entry('to-page', 'resumed', {})])).toMatchObject([{ outcome: 'event' }]);
  expect(rowsOf([entry('to-host', 'x', {}, { id: '1' })])).toMatchObject([{ outcome: 'open' }]);
});
