// @vitest-environment node
/** Tests the idempotency key of each row on the wire. A browser may repeat a call by itself, and the service recognizes that by the key. */
import { expect, test } from 'vitest';
import { answerOf, calls, failureOf, frame, installWire, ok, serve } from '../../test/wire.ts';
import { type AnyEndpoint, sameAt } from '../api/endpoint.ts';
import { carriesKey } from './address.ts';
import { request } from './request.ts';

installWire();

const isRow = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';
const tables = import.meta.glob<Record<string, unknown>>('../api/*.ts', { eager: true });
const rows = Object.values(tables)
  .flatMap((table) => Object.values(table).filter(isRow))
  .map((row) => ({ ...row, data: () => undefined }));
const writes = rows.filter(carriesKey);
const others = rows.filter((row) => !writes.includes(row));

/** Any value for the parameters of a path. */
const params = new Proxy({}, { get: () => '1', has: () => true });
const ask = (row: AnyEndpoint, options: object = {}) =>
  answerOf((request as (row: AnyEndpoint, ...rest: object[]) => Promise<unknown>)(row, { params }, options));
const keys = () => calls().map(({ headers }) => headers.get('idempotency-key'));

test('the endpoint tables when they are read: have writes and reads', () => {
  expect(writes.length).toBeGreaterThan(60);
  expect(others.length).toBeGreaterThan(100);
});

test.each(writes.filter(({ once }) => !once))('$path when two calls bring no key: each gets a new key', async (row) => {
  serve((c) => c.json(ok(null)));
  await ask(row);
  await ask(row);
  expect(keys()).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^\w{32}$/)]);
  expect(new Set(keys()).size).toBe(2);
});

test.each(writes)('$path when the caller brings the key of an action: it is sent', async (row) => {
  serve((c) => c.json(ok(null)));
  await ask(row, { idempotencyKey: 'action-1' });
  expect(keys()).toEqual(['action-1']);
});

test.each(others)('$path when it changes nothing, or is sent to no server of ours: no key', async (row) => {
  serve((c) => c.json(ok(null)));
  // The wire of these tests does not record calls to the reports' address.
  await ask(row.host === 'web' ? sameAt(row, '/api/elsewhere') : row);
  expect(keys()).toEqual([null]);
});

test('a write when its session is renewed on the way: both tries have one key', async () => {
  const [row] = writes.filter(({ once, host }) => !once && host === 'api');
  if (!row) throw new Error('no write');
  let token = 'old';
  frame({
    token: () => token,
    refreshToken: async () => {
      token = 'new';
      return true;
    },
  });
  serve((c, count) => c.json(count === 1 ? { code: 20205, msg: '' } : ok(null)));
  await ask(row);
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('a write without a promise to happen once when the server fails: is not retried', async () => {
  const [row] = writes.filter(({ once }) => !once);
  if (!row) throw new Error('no write');
  serve((c) => c.text('', 502));
  await failureOf((request as (row: AnyEndpoint) => Promise<unknown>)(row));
  expect(calls()).toHaveLength(1);
});
