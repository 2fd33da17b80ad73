import { expect, test } from 'vitest';
import { forceScheme } from './colour-scheme.ts';
import { prefixedStorage } from './separation.ts';

test('the storage of a frame when another frame shares the area: has the entries of its prefix only', () => {
  localStorage.clear();
  const [storage, two] = [prefixedStorage(localStorage, 'lab:one:'), prefixedStorage(localStorage, 'lab:two:')];
  storage.setItem('language', 'zh');
  two.setItem('language', 'en');
  expect([storage.getItem('language'), two.getItem('language'), localStorage.length]).toEqual(['zh', 'en', 2]);
  expect([storage.length, storage.key(0), storage.key(1)]).toEqual([1, 'language', null]);
  storage.clear();
  expect([storage.length, two.getItem('language')]).toEqual([0, 'en']);
});

test('conditions on the colour scheme when a scheme is set: become constant, and others do not change', () => {
  expect(forceScheme('(prefers-color-scheme: dark)', true)).toBe('(min-width: 0px)');
  expect(forceScheme('(prefers-color-scheme:dark)', false)).toBe('(max-width: 0px)');
  expect(forceScheme('screen and (prefers-color-scheme: light) and (min-width: 40em)', true)).toBe(
    'screen and (max-width: 0px) and (min-width: 40em)',
  );
});
