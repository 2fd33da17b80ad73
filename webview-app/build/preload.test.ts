import { expect, it } from 'vitest';
import type { Preload } from '../src/app/prefetch/head-table.ts';
import { filesOf } from './manifest.ts';
import { patternOf } from './page-data.ts';
import { withPreload } from './preload.ts';

it.each([
  ['/', '/', true],
  ['/', '/service', false],
  ['/pecSale/:productNo', '/pecSale/yj_jctj', true],
  ['/pecSale/:productNo', '/pecSale/yj_jctj/success/O1', false],
  ['/pecSale/:productNo', '/pecSale/', false],
  ['/pecState/:productNo/:orderNo?', '/pecState/yj_jctj', true],
  ['/pecState/:productNo/:orderNo?', '/pecState/yj_jctj/O1', true],
  ['/pecState/:productNo/:orderNo?', '/pecState/yj_jctj/O1/x', false],
])('the pattern of route %s when it is tested on %s: %s', (row, path, fits) => {
  expect(new RegExp(patternOf(row)).test(path)).toBe(fits);
});

const table: Preload = {
  ...{ base: '/a/', files: ['en-1.js', 'zh-1.js'], texts: { en: 0, zh: 1 } },
  ...{ areas: [], screens: [], data: {}, dialogs: [] },
};

it('the page when preloading is added: has the program before the app shell and the table after the markup', () => {
  const page = withPreload(
    '<style></style><script type="module" src="a.js"></script><link rel="stylesheet"><body><main></main></body>',
    table,
    'go()',
    'tell()',
  );
  expect(page.indexOf('<script>go()</script>')).toBeLessThan(page.indexOf('src="a.js"'));
  expect(page.indexOf('</main>')).toBeLessThan(page.indexOf('id="preload">{"base":"/a/"'));
  expect(page.indexOf('content="/a/zh-1.js /a/en-1.js"')).toBeLessThan(page.indexOf('<body>'));
  expect(page.indexOf('</main>')).toBeLessThan(page.indexOf('<script>tell()</script>'));
  expect(() => withPreload('<p>', table, '', '')).toThrow();
});

it('the files of a source when they are listed: begin with its imports, each script after its styles', () => {
  const manifest = {
    'a.tsx': { file: 'a.js', css: ['a.css'], imports: ['_b.js', '_c.js'], dynamicImports: ['d.ts'] },
    '_b.js': { file: 'b.js', css: ['b.css'], imports: ['_c.js'] },
    '_c.js': { file: 'c.js', imports: ['_b.js'] },
    'd.ts': { file: 'd.js' },
  };
  expect(filesOf(manifest, 'a.tsx')).toEqual(['c.js', 'b.css', 'b.js', 'a.css', 'a.js']);
  expect(() => filesOf(manifest, 'e.ts')).toThrow('e.ts has no file');
});
