import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSensitive } from './sensitive.ts';
import { CAMPAIGNS, SHARE_SOURCES, type ShareTarget, shareLink } from './share-link.ts';

const PAGE = 'https://h.example/health/pecSale/x';

test.each([
  ['timeline', 'wx_share_PYQ', 1],
  ['friend', 'wx_share_HY', 2],
  ['qq', 'wx_share_QQ', 2],
  ['qzone', 'wx_share_QZone', 1],
] as const)(
  'a link when it is shared to %s: has campaign %s, source %i, channel and sub-channel',
  (target, campaign, source) => {
    expect(shareLink(`${PAGE}?tab=1`, target, { channel: 'c 1', subChannel: 's' })).toBe(
      `${PAGE}?tab=1&channel=c+1&subChannel=s&campaign=${campaign}&shareSource=${source}`,
    );
    expect(shareLink(PAGE, target)).toBe(`${PAGE}?campaign=${campaign}&shareSource=${source}`);
  },
);

test('a link when its path is after the hash: parameters are added after the hash', () => {
  expect(shareLink('https://h.example/app.html?mobile=1#/health/x?a=1', 'friend', { channel: 'c' })).toBe(
    'https://h.example/app.html#/health/x?a=1&channel=c&campaign=wx_share_HY&shareSource=2',
  );
});

test('a query when it contains a question mark: unchanged before and after the hash', () => {
  for (const page of [PAGE, 'https://h.example/app.html#/health/x']) {
    const shared = shareLink(`${page}?to=https://a.example/?b=2&c=3`, 'friend');
    const query = new URLSearchParams(shared.slice(shared.indexOf('?')));
    expect([query.get('to'), query.get('c')]).toEqual(['https://a.example/?b=2', '3']);
  }
});

test('a link when it is shared again: has replaced parameters and no sensitive ones (U04, V01)', () => {
  const names = fc.constantFrom(
    'idCard',
    'mobile',
    'userTicket',
    'token',
    'a',
    'b',
    'channel',
    'campaign',
    'shareSource',
  );
  const targets = fc.constantFrom<ShareTarget>('timeline', 'friend', 'qq', 'qzone');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), targets, targets, (pairs, first, second) => {
      const start = `${PAGE}?${new URLSearchParams(pairs)}`;
      const sharedTwice = new URL(shareLink(shareLink(start, first), second));
      expect(sharedTwice.searchParams.getAll('campaign')).toEqual([CAMPAIGNS[second]]);
      expect(sharedTwice.searchParams.getAll('shareSource')).toEqual([String(SHARE_SOURCES[second])]);
      expect([...sharedTwice.searchParams.keys()].filter(isSensitive)).toEqual([]);
    }),
  );
});
