import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../../../../test/page-load.ts';
import { en } from '../words/en.ts';
import { connectionFact, type HostResponses, hostResponseFacts } from './host-facts.ts';

beforeEach(() => {
  newPageLoad();
  // The bridge reports its failures, so `fetch` is stubbed.
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, data: {}, msg: '' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each<[NonNullable<HostResponses['network']>['type'] | undefined, string]>([
  [undefined, 'Unknown'],
  ['none', 'None'],
  ['wifi', 'Wi-Fi'],
  ['online', 'Online'],
  ['5g', '5G'],
])('a connection when its kind is %s: is reported as %s', (type, text) => {
  expect(connectionFact(en, { network: type && { type } }).value).toBe(text);
});

test('a fact when the host does not provide it: is shown as unknown', () => {
  expect(hostResponseFacts(en, { device: { os: 'harmony' } }).map(({ value }) => value)).toEqual([
    'Unknown',
    'harmony',
    'Unknown',
  ]);
});

test('B09: a fact when its bridge call has an invalid response: is unknown, and the other facts are read', async () => {
  const host = installHost('ios-app', { version: '2.8.0' });
  host.fault('getDeviceInfo', { kind: 'wrong-shape' });
  const { readHostFacts } = await import('./host-facts.ts');
  expect(await readHostFacts()).toEqual({
    device: undefined,
    network: { type: '5g' },
    bundle: { version: '2.8.0', build: 2801 },
  });
});

test('an old app when facts are read: is not called with methods that it does not have', async () => {
  const host = installHost('ios-app', { version: '2.0.9' });
  const { readHostFacts } = await import('./host-facts.ts');
  expect((await readHostFacts()).bundle).toBeUndefined();
  expect(host.traffic.some(({ name }) => name === 'getBundleInfo')).toBe(false);
});

test('a bridge call when the page is not configured for it: shows the missing option', async () => {
  const { supportText } = await import('./page-facts.ts');
  const support = { ok: false, reason: 'NOT_CONFIGURED', option: 'payUrl', source: 'page' } as const;
  expect(supportText(en, support)).toBe('This page is set up without payUrl, from the page itself');
  expect(supportText(en, { ok: false, reason: 'UNSUPPORTED', source: 'page' })).toBe(
    'Not supported, from the page itself',
  );
});
