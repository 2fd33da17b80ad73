import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../../../../test/page-load.ts';
import { en } from '../words/en.ts';
import { connectionFact, type Told, toldHostFacts } from './told-facts.ts';

beforeEach(() => {
  newPageLoad();
  // The bridge's failures are reported.
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, data: {}, msg: '' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each<[NonNullable<Told['network']>['type'] | undefined, string]>([
  [undefined, 'Unknown'],
  ['none', 'None'],
  ['wifi', 'Wi-Fi'],
  ['online', 'Online'],
  ['5g', '5G'],
])('a connection of kind %s is told as %s', (type, words) => {
  expect(connectionFact(en, { network: type && { type } }).value).toBe(words);
});

test('facts that a host does not give are shown as unknown', () => {
  expect(toldHostFacts(en, { device: { os: 'harmony' } }).map(({ value }) => value)).toEqual([
    'Unknown',
    'harmony',
    'Unknown',
  ]);
});

test('B09: a host that answers one call wrongly loses the facts of that call alone', async () => {
  const host = installHost('ios-app', { version: '2.8.0' });
  host.fault('getDeviceInfo', { kind: 'wrong-shape' });
  const { readTold } = await import('./told-facts.ts');
  expect(await readTold()).toEqual({
    device: undefined,
    network: { type: '5g' },
    bundle: { version: '2.8.0', build: 2801 },
  });
});

test('an old app is not asked for what it does not have', async () => {
  const host = installHost('ios-app', { version: '2.0.9' });
  const { readTold } = await import('./told-facts.ts');
  expect((await readTold()).bundle).toBeUndefined();
  expect(host.traffic.some(({ name }) => name === 'getBundleInfo')).toBe(false);
});

test('a call for which this page is not set up says what is missing, by its name', async () => {
  const { supportWords } = await import('./page-facts.ts');
  const missing = { ok: false, reason: 'NOT_CONFIGURED', option: 'payUrl', source: 'page' } as const;
  expect(supportWords(en, missing)).toBe('This page is set up without payUrl, from the page itself');
  expect(supportWords(en, { ok: false, reason: 'UNSUPPORTED', source: 'page' })).toBe(
    'Not supported, from the page itself',
  );
});
