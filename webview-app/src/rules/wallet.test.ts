import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canUseWallet, compareVersions, versionOfNumber } from './wallet.ts';

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
  ])('%s %s can: %s', (name, version, can) => expect(canUseWallet({ name, version })).toBe(can));

  test('outside of the apps it can', () => expect(canUseWallet(undefined)).toBe(true));
});

describe('versions', () => {
  test.each([
    [210, '2.1.0'],
    [272, '2.7.2'],
    [320, '3.2.0'],
  ])('%i is %s', (number, version) => expect(versionOfNumber(number)).toBe(version));

  test('are ordered as their parts are', () => {
    const parts = fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 }), fc.nat({ max: 30 }));
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const weight = ([major, minor, patch]: [number, number, number]) => (major * 100 + minor) * 100 + patch;
        expect(Math.sign(compareVersions(a.join('.'), b.join('.')))).toBe(Math.sign(weight(a) - weight(b)));
      }),
    );
    expect(compareVersions('2.7', '2.7.0')).toBe(0);
    expect(compareVersions('', '0.0.1')).toBeLessThan(0);
  });
});
