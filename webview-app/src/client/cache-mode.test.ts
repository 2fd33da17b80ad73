// @vitest-environment node
/**
 * Checks that no answer of the service enters the browser's own cache, whatever the server's headers say. The next person would find it
 * there.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { exchange } from './exchange.ts';
import { readFile } from './file.ts';
import { configureClient } from './request.ts';

const modules = import.meta.glob<Record<string, unknown>>('../api/*.ts', { eager: true });
const isRow = (value: unknown): value is AnyEndpoint =>
  typeof Object(value).path === 'string' && typeof Object(value).method === 'string' && 'timeoutMs' in Object(value);
const rows = Object.values(modules).flatMap((module) => Object.values(module).filter(isRow));

const wire = vi.fn<typeof fetch>(async () => new Response('{}'));
beforeEach(() => {
  wire.mockClear();
  vi.stubGlobal('fetch', wire);
  configureClient({ origins: { api: 'https://api.example', account: 'https://id.example' }, language: () => 'en' });
});
afterEach(() => void vi.unstubAllGlobals());
const modes = () => wire.mock.calls.map(([, init]) => init?.cache);
const send = (row: AnyEndpoint, options: object = {}) =>
  exchange(row, { address: `https://api.example${row.path}`, body: {}, options, timeoutMs: undefined });

const ofService = rows.filter(({ host }) => host === 'api' || host === 'account');

test('every call of the service when it is sent: has the cache mode no-store', async () => {
  expect(ofService.length).toBeGreaterThan(200);
  for (const row of ofService) await send(row);
  expect(wire).toHaveBeenCalledTimes(ofService.length);
  expect(new Set(modes())).toEqual(new Set(['no-store']));
});

test('a call with `keepalive` and a key when it is sent: has the cache mode no-store', async () => {
  const [row] = ofService;
  if (row) await send(row, { keepalive: true, idempotencyKey: 'k' });
  expect(modes()).toEqual(['no-store']);
});

test('a file of a person when it is read: has the cache mode no-store', async () => {
  vi.stubGlobal('location', new URL('https://page.example/'));
  await readFile('GET report', 'https://api.example/files/a.pdf').catch(() => undefined);
  expect(modes()).toEqual(['no-store']);
});

test('a public file when requested: follows the browser’s own cache rule', async () => {
  for (const row of rows.filter(({ host }) => host === 'static')) await send(row);
  expect(modes().length).toBeGreaterThan(10);
  expect(new Set(modes())).toEqual(new Set([undefined]));
});
