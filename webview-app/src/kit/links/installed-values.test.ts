/** Tests that the bridge, the channels and the links to legal texts follow the installation. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../../test/page-load.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** Begins a page load with an installation's values, in a browser whose user agent ends with `token`. */
async function open(values: object, token = ''): Promise<typeof import('../../platform/bridge.ts')> {
  installHost('browser');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (Linux; Android 14) ${token}`);
  vi.stubGlobal('installationInTest', values);
  newPageLoad();
  return import('../../platform/bridge.ts');
}

const DENTAL = { appTokens: ['DentalApp'], appSchemes: ['dental'], walletSince: { Dental: '1.2.0' } };

test.each([
  [DENTAL, 'DentalApp/1.1.0', 'Dental', false],
  [DENTAL, 'DentalApp/1.2.0', 'Dental', true],
  [DENTAL, 'SdHealthApp/1.0.0', undefined, true],
  [{ appTokens: [], walletSince: {} }, 'SdHealthApp/1.0.0', undefined, true],
])('an app when the installation is %j and the user agent ends with %s: is %s, its wallet %s', async (...row) => {
  const [values, token, name, hasWallet] = row;
  const { bridge } = await open(values, token);
  expect(bridge.host.app?.name).toBe(name);
  const { canUseWallet } = await import('../../rules/payment.ts');
  expect(canUseWallet(bridge.host.app)).toBe(hasWallet);
});

test('the address that opens the app when the installation has another scheme: has that scheme', async () => {
  await open(DENTAL);
  const { appAddress, opensApps } = await import('../../flows/hand-off.ts');
  expect([appAddress('/'), opensApps()]).toEqual([expect.stringMatching(/^dental:\/\/open\?url=/), true]);
});

test('the app when no app of the installation has a scheme: cannot be opened by a page', async () => {
  await open({ ...DENTAL, appSchemes: [] });
  const { opensApps } = await import('../../flows/hand-off.ts');
  expect(opensApps()).toBe(false);
});

test('channels and mini-programs when the configuration has not loaded: are those of the installation', async () => {
  const channels = { clinic: { thirdType: 7, appid: 'wx1', payPlatform: 12 } };
  const miniPrograms = [{ appid: 'wx2', payPlatform: 15, payUrl: '/pages/pay' }];
  await open({ channels, miniPrograms });
  sessionStorage.setItem('sdhealth.channel.channel', JSON.stringify({ value: 'clinic' }));
  const { thirdType } = await import('../../platform/channel.ts');
  const { payPage, payPlatform } = await import('../../platform/pay-platform.ts');
  const inMiniProgram = { app: { name: 'miniProgram', version: '', id: 'wx2' } };
  expect([thirdType(), payPlatform({})]).toEqual([7, 12]);
  expect([payPlatform(inMiniProgram), payPage(inMiniProgram)]).toEqual([15, '/pages/pay']);
});

test.each([
  [{}, { to: '/contentStatic/terms' }],
  [{ terms: 'https://dental.example/terms' }, { href: 'https://dental.example/terms' }],
])('the terms when the installation has the legal texts %j: are at %j', async (legal, link) => {
  await open({ legal });
  const { legalDocument } = await import('./legal-document.ts');
  expect(legalDocument('terms')).toEqual(link);
});
