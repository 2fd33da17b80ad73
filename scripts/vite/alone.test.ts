import { expect, it } from 'vitest';
import { aloneFiles } from './alone.ts';

it('a file that needs nothing else has no preload of its own; one with other files has', () => {
  expect(aloneFiles('a.js', ['a.js'])).toEqual([]);
  expect(aloneFiles('a.js', ['a.js', 'c.js'])).toEqual(['a.js', 'c.js']);
});
