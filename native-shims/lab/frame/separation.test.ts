import { expect, test } from 'vitest';
import { readAs } from './colour-scheme.ts';
import { prefixed } from './separation.ts';

test('frames see only their own entries', () => {
  localStorage.clear();
  const [storage, two] = [prefixed(localStorage, 'lab:one:'), prefixed(localStorage, 'lab:two:')];
  storage.setItem('language', 'zh');
  two.setItem('language', 'en');
  expect([storage.getItem('language'), two.getItem('language'), localStorage.length]).toEqual(['zh', 'en', 2]);
  expect([storage.length, storage.key(0), storage.key(1)]).toEqual([1, 'language', null]);
  storage.clear();
  expect([storage.length, two.getItem('language')]).toEqual([0, 'en']);
});

test('conditions on the colour scheme hold always or never, others stay', () => {
  expect(readAs('(prefers-color-scheme: dark)', true)).toBe('(min-width: 0px)');
  expect(readAs('(prefers-color-scheme:dark)', false)).toBe('(max-width: 0px)');
  expect(readAs('screen and (prefers-color-scheme: light) and (min-width: 40em)', true)).toBe(
    'screen and (max-width: 0px) and (min-width: 40em)',
  );
});
