import { expect, test } from 'vitest';
import { pullsHere } from './pull-way.ts';

test.each([
  ['WeChat, which shows whose page it is', 1, false, false],
  ['a tab of a browser, which loads the page again', 2, false, false],
  ['a page on the home screen', 2, true, true],
  ['the Android app', 3, false, true],
  ['the iOS app', 4, false, true],
  ['a mini-program', 5, false, false],
] as const)('%s when the platform is %i and standalone is %s: %s', (_, platform, isStandalone, pulls) => {
  expect(pullsHere(platform, isStandalone)).toBe(pulls);
});
