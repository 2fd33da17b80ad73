/** Requests out of the lab as cURL and HAR, and a HAR's answers into it. */
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

test('a request is a command for a shell, quoted, with its tokens masked', () => {
  const text = curlOf(REQUEST, 'https://health.example');
  expect(text).toMatch(/^curl -X POST 'https:\/\/health\.example\/api\/orders\/O1\?token=/);
  expect(text).toContain("-H 'content-type: application/json'");
  expect(text).toContain(`it'\\''s`);
  expect(text).not.toContain(SECRET);
});

test('what goes out as HAR comes in as answers, of the endpoints that are known; no token is in either', () => {
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

test('a value is put at its place, and taken away', () => {
  const whole = { list: [{ a: 1 }], kept: true };
  expect(withValue(whole, ['list', 0, 'a'], 2)).toEqual({ list: [{ a: 2 }], kept: true });
  expect(withValue(whole, ['kept'], undefined)).toEqual({ list: [{ a: 1 }] });
  expect(whole).toEqual({ list: [{ a: 1 }], kept: true });
});
