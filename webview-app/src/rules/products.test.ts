import { expect, test } from 'vitest';
import { isFreeProduct, isPackageProduct, needsVasOrder, PREFETCHED_PEC } from './products.ts';

test.each([
  ['yj_ybtj', true, false, true],
  ['lj_ybtj', true, false, false],
  ['yj_gefmtj', false, true, true],
  ['yj_crgdtj', false, true, true],
  ['yj_jctj', false, true, true],
  ['lj_gefmtj', false, true, false],
  ['lj_crgdtj', false, true, false],
  ['lj_jctj', false, true, false],
  ['other', false, false, true],
])('the product %s: free %s, package %s, needs a value-added order %s', (productNo, free, isPackage, vas) => {
  expect([isFreeProduct(productNo), isPackageProduct(productNo), needsVasOrder(productNo)]).toEqual([
    free,
    isPackage,
    vas,
  ]);
});

test('a product with prefetched pages when booked: needs a value-added order', () => {
  expect(PREFETCHED_PEC.every(needsVasOrder)).toBe(true);
});
