import { expect, it } from 'vitest';
import { patternOf, scriptFirst } from './preload.ts';

it.each([
  ['/', '/', true],
  ['/', '/service', false],
  ['/pecSale/:productNo', '/pecSale/yj_jctj', true],
  ['/pecSale/:productNo', '/pecSale/yj_jctj/success/O1', false],
  ['/pecSale/:productNo', '/pecSale/', false],
  ['/pecState/:productNo/:orderNo?', '/pecState/yj_jctj', true],
  ['/pecState/:productNo/:orderNo?', '/pecState/yj_jctj/O1', true],
  ['/pecState/:productNo/:orderNo?', '/pecState/yj_jctj/O1/x', false],
])('the pattern of %s and %s: %s', (row, path, fits) => {
  expect(new RegExp(patternOf(row)).test(path)).toBe(fits);
});

it('stands before the frame and its style, with its table before it', () => {
  const page = scriptFirst(
    '<style></style><script type="module" src="a.js"></script><link rel="stylesheet">',
    '{}',
    'go()',
  );
  expect(page.indexOf('id="preload">{}<')).toBeLessThan(page.indexOf('<script>go()</script>'));
  expect(page.indexOf('go()')).toBeLessThan(page.indexOf('src="a.js"'));
  expect(() => scriptFirst('<p>', '{}', '')).toThrow();
});
