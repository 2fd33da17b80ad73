/** Tests requests as cURL and HAR, and the answers that are read from a HAR. */
import { expect, test } from 'vitest';
import type { PageEvent } from '../messages.ts';
import { withValue } from './fields.ts';
import { curlOf, harOf, readHar } from './har.ts';

const SECRET = 'native-13800138000-secret';
const REQUEST: PageEvent = {
  ...{ id: 'r1', at: 0, kind: 'request', name: 'POST', text: `/api/orders/O1?token=${SECRET}` },
  ...{ status: 200, durationMs: 40, sent: JSON.stringify({ who: "it's", token: SECRET }) },
  received: JSON.stringify({ code: 0, data: { token: SECRET, total: 3 }, msg: 'ok' }),
};
const CALLS = ['GET /api/list', 'POST /api/orders/:orderNo'];

test('curlOf when a request has tokens: returns a quoted shell command with masked tokens', () => {
  const text = curlOf(REQUEST, 'https://health.example');
  expect(text).toMatch(/^curl -X POST 'https:\/\/health\.example\/api\/orders\/O1\?token=/);
  expect(text).toContain("-H 'content-type: application/json'");
  expect(text).toContain(`it'\\''s`);
  expect(text).not.toContain(SECRET);
});

test('a HAR when it is written and read again: has the answers of known endpoints, with masked tokens', () => {
  const unknown = { ...REQUEST, id: 'r2', text: '/api/elsewhere' };
  const failed = { ...REQUEST, id: 'r3', status: 500, received: '{"code":1}' };
  const event: PageEvent = { id: 'c', at: 0, kind: 'console', name: 'log', text: 'no request' };
  const text = harOf([REQUEST, unknown, failed, event], 'https://health.example');
  expect(text).not.toContain(SECRET);
  const { log } = JSON.parse(text);
  expect([log.version, log.entries.length, log.entries[0].request.postData.mimeType]).toEqual([
    '1.2',
    3,
    'application/json',
  ]);
  expect(readHar(text, CALLS)).toEqual([
    { endpoint: 'POST /api/orders/:orderNo', body: { code: 0, data: { token: '[masked]', total: 3 }, msg: 'ok' } },
  ]);
  for (const wrong of ['', '{}', '{"log":{}}', 'x']) expect(readHar(wrong, CALLS)).toBeUndefined();
});

test('withValue when a path is given: sets or removes the value', () => {
  const whole = { list: [{ a: 1 }], kept: true };
  expect(withValue(whole, ['list', 0, 'a'], 2)).toEqual({ list: [{ a: 2 }], kept: true });
  expect(withValue(whole, ['kept'], undefined)).toEqual({ list: [{ a: 1 }] });
  expect(whole).toEqual({ list: [{ a: 1 }], kept: true });
});
