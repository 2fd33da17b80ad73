// @vitest-environment node
/**
 * Checks that no answer of the service enters the browser's HTTP cache, whatever the server's headers are. The next person would find it
 * there.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { exchange } from './exchange.ts';
import { readFile } from './file.ts';
import { configureClient } from './request.ts';

const modules = import.meta.glob<Record<string, unknown>>('../api/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof Object(value).path === 'string' && typeof Object(value).method === 'string' && 'timeoutMs' in Object(value);
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint));

const fetchMock = vi.fn<typeof fetch>(async () => new Response('{}'));
beforeEach(() => {
  fetchMock.mockClear();
  vi.stubGlobal('fetch', fetchMock);
  configureClient({ origins: { api: 'https://api.example', account: 'https://id.example' }, language: () => 'en' });
});
afterEach(() => void vi.unstubAllGlobals());
const modes = () => fetchMock.mock.calls.map(([, init]) => init?.cache);
const send = (row: AnyEndpoint, options: object = {}) =>
  exchange(row, { address: `https://api.example${row.path}`, body: {}, options, timeoutMs: undefined });

const serviceEndpoints = endpoints.filter(({ host }) => host === 'api' || host === 'account');

test('a request to the service when it is sent: has the cache mode no-store', async () => {
  expect(serviceEndpoints.length).toBeGreaterThan(200);
  for (const row of serviceEndpoints) await send(row);
  expect(fetchMock).toHaveBeenCalledTimes(serviceEndpoints.length);
  expect(new Set(modes())).toEqual(new Set(['no-store']));
});

test('a request when it has `keepalive` and a key: has the cache mode no-store', async () => {
  const [row] = serviceEndpoints;
  if (row) await send(row, { keepalive: true, idempotencyKey: 'k' });
  expect(modes()).toEqual(['no-store']);
});

test('a personal file when it is read: has the cache mode no-store', async () => {
  vi.stubGlobal('location', new URL('https://page.example/'));
  await readFile('GET report', 'https://api.example/files/a.pdf').catch(() => undefined);
  expect(modes()).toEqual(['no-store']);
});

test('a public file when requested: follows the browser’s default cache rule', async () => {
  for (const row of endpoints.filter(({ host }) => host === 'static')) await send(row);
  expect(modes().length).toBeGreaterThan(10);
  expect(new Set(modes())).toEqual(new Set([undefined]));
});
