import { afterEach, expect, test, vi } from 'vitest';
import { getAppDownload, getShareConfig } from '../api/config-pages.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { asOf, configureClient, request } from '../client/request.ts';
import { builtInCopy } from './offline-copies.ts';

afterEach(() => {
  configureClient({});
  vi.unstubAllGlobals();
});

const files = Object.values(import.meta.glob<Record<string, unknown>>('../api/static-*.ts', { eager: true }));

const isRow = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';

/** Values for the parameters in each row's path. */
const NAMED: Readonly<Record<string, string>> = {
  path: 'pecsale/yj_gefmtj',
  version: 'v3',
  key: 'default',
  page: 'spring',
  serviceNo: 'S2001',
};

/** Files with phone numbers, download addresses or appids, which each installation provides (webview-app/build/static-copies). */
const OWN = ['app-download', 'mini-program-open', 'overseas', 'service/S2001', 'sos', 'tob-pec/default'];

test('N01: the static files when there is no network: each row has a valid built-in copy, except an installation’s own files', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  configureClient({ builtIn: builtInCopy });
  const without: string[] = [];
  let rows = 0;
  for (const row of [...files.flatMap((table) => Object.values(table)), getAppDownload, getShareConfig].filter(isRow)) {
    rows += 1;
    const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => NAMED[name] ?? '');
    const copy = await builtInCopy(path);
    if (copy === undefined) without.push(path.replace(/^\/static-config\/|\.json$/g, ''));
    else expect(row.data(copy), path).toBeUndefined();
  }
  expect(without.sort()).toEqual(OWN);
  expect(rows).toBeGreaterThanOrEqual(18);
  expect(asOf(await request(getShareConfig))).toBe(0);
  await expect(request(getAppDownload)).rejects.toMatchObject({ code: 'NETWORK' });
});

test('a static file when it does not exist: no copy, whatever its name', async () => {
  expect(await builtInCopy('/static-config/nothing.json')).toBeUndefined();
  expect(await builtInCopy('constructor')).toBeUndefined();
});
