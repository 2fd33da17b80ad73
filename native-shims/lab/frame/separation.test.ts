import { expect, test } from 'vitest';
import { readAs } from './colour-scheme.ts';
import { prefixed } from './separation.ts';

test('frames see only their own entries', () => {
  localStorage.clear();
  const [one, two] = [prefixed(localStorage, 'lab:one:'), prefixed(localStorage, 'lab:two:')];
  one.setItem('language', 'zh');
  two.setItem('language', 'en');
  expect([one.getItem('language'), two.getItem('language'), localStorage.length]).toEqual(['zh', 'en', 2]);
  expect([one.length, one.key(0), one.key(1)]).toEqual([1, 'language', null]);
  one.clear();
  expect([one.length, two.getItem('language')]).toEqual([0, 'en']);
});

test('conditions on the colour scheme hold always or never, others stay', () => {
  expect(readAs('(prefers-color-scheme: dark)', true)).toBe('(min-width: 0px)');
  expect(readAs('(prefers-color-scheme:dark)', false)).toBe('(max-width: 0px)');
  expect(readAs('screen and (prefers-color-scheme: light) and (min-width: 40em)', true)).toBe(
    'screen and (max-width: 0px) and (min-width: 40em)',
  );
});
