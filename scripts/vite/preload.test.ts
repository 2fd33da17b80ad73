import { expect, it } from 'vitest';
import { patternOf, withPreload } from './preload.ts';

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

it('has the start page’s program before the frame and its style, and the table behind all that is drawn', () => {
  const page = withPreload(
    '<style></style><script type="module" src="a.js"></script><link rel="stylesheet"><body><main></main></body>',
    '{}',
    'go()',
  );
  expect(page.indexOf('<script>go()</script>')).toBeLessThan(page.indexOf('src="a.js"'));
  expect(page.indexOf('</main>')).toBeLessThan(page.indexOf('id="preload">{}<'));
  expect(() => withPreload('<p>', '{}', '')).toThrow();
});
