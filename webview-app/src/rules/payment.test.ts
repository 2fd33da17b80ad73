import { describe, expect, test } from 'vitest';
import { canUseWallet, openidPlatform } from './payment.ts';

describe('the third party’s wallet', () => {
  test.each([
    ['SdHealth', '2.7.1', false],
    ['SdHealth', '2.7.2', true],
    ['SdHealth', '2.10.0', true],
    ['SdInsurance', '3.1.9', false],
    ['SdInsurance', '3.2.0', true],
    ['SdInsurance', '2.10.0', false],
    ['Other', '0.1', true],
    ['constructor', '0.1', true],
  ])('the wallet when the app is %s %s: allowed is %s', (name, version, isAllowed) =>
    expect(canUseWallet({ name, version })).toBe(isAllowed),
  );

  test('the wallet when the page is outside of the apps: allowed', () => expect(canUseWallet(undefined)).toBe(true));
});

test.each([
  ['wx1', 'wx1', 6],
  ['wx2', 'wx1', 5],
  [undefined, 'wx1', 5],
  ['', '', 5],
] as const)(
  'the openid when the appid is %j and the special one is %j: requested under platform %i',
  (appid, specialAppid, platform) => expect(openidPlatform(appid, specialAppid)).toBe(platform),
);
