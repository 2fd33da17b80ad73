import { expect, it } from 'vitest';
import { aloneFiles } from './alone.ts';

it('a file that needs nothing else has no preload of its own; one with a style, or with other files, has', () => {
  const { plugin, resolve } = aloneFiles();
  const { generateBundle } = plugin;
  if (typeof generateBundle !== 'object') throw new Error('no handler');
  const chunk = (fileName: string, styles: readonly string[]) => ({
    type: 'chunk',
    fileName,
    viteMetadata: { importedCss: new Set(styles) },
  });
  const bundle = { a: chunk('a.js', []), b: chunk('b.js', ['b.css']) };
  generateBundle.handler.call({} as never, {} as never, bundle as never, false);
  expect(resolve('a.js', ['a.js'])).toEqual([]);
  expect(resolve('b.js', ['b.js'])).toEqual(['b.js']);
  expect(resolve('a.js', ['a.js', 'c.js'])).toEqual(['a.js', 'c.js']);
});
