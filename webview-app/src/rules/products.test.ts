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
])(
  'the product %s when it is classified: free %s, package %s, needs a value-added order %s',
  (productNo, isFree, isPackage, needsVas) => {
    expect([isFreeProduct(productNo), isPackageProduct(productNo), needsVasOrder(productNo)]).toEqual([
      isFree,
      isPackage,
      needsVas,
    ]);
  },
);

test('a product with prefetched pages when it is booked: needs a value-added order', () => {
  expect(PREFETCHED_PEC.every(needsVasOrder)).toBe(true);
});
