// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareVersions } from './versions.ts';

test('compareVersions when parts differ: orders by major, minor, then patch', () => {
  const parts = fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 }), fc.nat({ max: 30 }));
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const weight = ([major, minor, patch]: [number, number, number]) => (major * 100 + minor) * 100 + patch;
      expect(Math.sign(compareVersions(a.join('.'), b.join('.')))).toBe(Math.sign(weight(a) - weight(b)));
    }),
  );
});

test('compareVersions when a part is missing: counts it as 0', () => {
  expect(compareVersions('2.7', '2.7.0')).toBe(0);
  expect(compareVersions('', '0.0.1')).toBeLessThan(0);
});

test('compareVersions when a part has a suffix or two digits: compares the number only', () => {
  expect(compareVersions('2.7.2-beta', '2.7.2')).toBe(0);
  expect(compareVersions('3.0.24', '3.0.9')).toBeGreaterThan(0);
});
