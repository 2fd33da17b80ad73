// @vitest-environment node
/** Tests the idempotency key in the requests of each endpoint. A browser may repeat a request, and the service recognizes it by the key. */
import { expect, test } from 'vitest';
import { answerOf, calls, configurePorts, failureOf, installWire, ok, serve } from '../../test/wire.ts';
import { type AnyEndpoint, sameAt } from '../api/endpoint.ts';
import { carriesKey } from './address.ts';
import { request } from './request.ts';

installWire();

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';
const tables = import.meta.glob<Record<string, unknown>>('../api/*.ts', { eager: true });
const endpoints = Object.values(tables)
  .flatMap((table) => Object.values(table).filter(isEndpoint))
  .map((row) => ({ ...row, data: () => undefined }));
const writes = endpoints.filter(carriesKey);
const others = endpoints.filter((row) => !writes.includes(row));

/** Any value for the parameters of a path. */
const params = new Proxy({}, { get: () => '1', has: () => true });
const send = (row: AnyEndpoint, options: object = {}) =>
  answerOf((request as (row: AnyEndpoint, ...rest: object[]) => Promise<unknown>)(row, { params }, options));
const keys = () => calls().map(({ headers }) => headers.get('idempotency-key'));

test('the endpoint tables: have writes and reads', () => {
  expect(writes.length).toBeGreaterThan(60);
  expect(others.length).toBeGreaterThan(100);
});

test.each(writes.filter(({ once }) => !once))('$path when two calls have no key: each gets a new key', async (row) => {
  serve((c) => c.json(ok(null)));
  await send(row);
  await send(row);
  expect(keys()).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^\w{32}$/)]);
  expect(new Set(keys()).size).toBe(2);
});

test.each(writes)('$path when the caller gives the key of an action: sends it', async (row) => {
  serve((c) => c.json(ok(null)));
  await send(row, { idempotencyKey: 'action-1' });
  expect(keys()).toEqual(['action-1']);
});

test.each(others)('$path when it is a read or for a foreign server: sent without a key', async (row) => {
  serve((c) => c.json(ok(null)));
  // The test server does not record requests to the address of reports.
  await send(row.host === 'web' ? sameAt(row, '/api/elsewhere') : row);
  expect(keys()).toEqual([null]);
});

test('a write when its session is refreshed between two attempts: both have the same key', async () => {
  const [row] = writes.filter(({ once, host }) => !once && host === 'api');
  if (!row) throw new Error('no write');
  let token = 'old';
  configurePorts({
    token: () => token,
    refreshToken: async () => {
      token = 'new';
      return true;
    },
  });
  serve((c, count) => c.json(count === 1 ? { code: 20205, msg: '' } : ok(null)));
  await send(row);
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('a write without `once` when the server fails: not retried', async () => {
  const [row] = writes.filter(({ once }) => !once);
  if (!row) throw new Error('no write');
  serve((c) => c.text('', 502));
  await failureOf((request as (row: AnyEndpoint) => Promise<unknown>)(row));
  expect(calls()).toHaveLength(1);
});
