import { expect, test } from 'vitest';
import { offersPullToRefresh } from './pull-to-refresh.ts';

test.each([
  ['WeChat, which shows the page’s owner', 1, false, false],
  ['a browser tab, which reloads the page', 2, false, false],
  ['a page on the home screen', 2, true, true],
  ['the Android app', 3, false, true],
  ['the iOS app', 4, false, true],
  ['a mini-program', 5, false, false],
] as const)(
  'pull-to-refresh in %s when the platform is %i and standalone is %s: offered is %s',
  (_, platform, isStandalone, isOffered) => {
    expect(offersPullToRefresh(platform, isStandalone)).toBe(isOffered);
  },
);
