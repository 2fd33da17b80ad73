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

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';

/** Values for the parameters in each endpoint's path. */
const PARAMETERS: Readonly<Record<string, string>> = {
  path: 'pecsale/yj_gefmtj',
  version: 'v3',
  key: 'default',
  page: 'spring',
  serviceNo: 'S2001',
};

/** Files with phone numbers, download addresses or appids, which each installation provides (webview-app/build/static-copies). */
const INSTALLATION_FILES = ['app-download', 'mini-program-open', 'overseas', 'service/S2001', 'sos', 'tob-pec/default'];

test('N01: the static files when there is no network: all have valid built-in copies, except an installation’s own files', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  configureClient({ builtIn: builtInCopy });
  const missing: string[] = [];
  let rows = 0;
  for (const row of [...files.flatMap((table) => Object.values(table)), getAppDownload, getShareConfig].filter(
    isEndpoint,
  )) {
    rows += 1;
    const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? '');
    const copy = await builtInCopy(path);
    if (copy === undefined) missing.push(path.replace(/^\/static-config\/|\.json$/g, ''));
    else expect(row.data(copy), path).toBeUndefined();
  }
  expect(missing.sort()).toEqual(INSTALLATION_FILES);
  expect(rows).toBeGreaterThanOrEqual(18);
  expect(asOf(await request(getShareConfig))).toBe(0);
  await expect(request(getAppDownload)).rejects.toMatchObject({ code: 'NETWORK' });
});

test('a static file when it does not exist: has no copy', async () => {
  expect(await builtInCopy('/static-config/nothing.json')).toBeUndefined();
  expect(await builtInCopy('constructor')).toBeUndefined();
});
