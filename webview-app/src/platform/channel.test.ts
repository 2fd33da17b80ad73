import { beforeEach, expect, test } from 'vitest';
import { channelInfo, readChannel, thirdType, withVisitOrigin } from './channel.ts';

beforeEach(() => sessionStorage.clear());

test('the channel when the address has some fields: stores them and keeps the others', () => {
  readChannel(new URLSearchParams('channel=c1&subChannel=s1&unknown=x'));
  readChannel(new URLSearchParams('adPlace=top'));
  expect(channelInfo()).toMatchObject({ channel: 'c1', subChannel: 's1', adPlace: 'top', payPlatform: '' });
});

test('an address that leaves the app when the visit has an origin: has the origin unless it has own values', () => {
  expect(withVisitOrigin('/stock?tab=1')).toBe('/stock?tab=1');
  readChannel(new URLSearchParams('channel=c1&subChannel=s1&campaign=wx_share_QQ&shareSource=2&payPlatform=15'));
  expect(withVisitOrigin('/stock')).toBe('/stock?channel=c1&subChannel=s1&campaign=wx_share_QQ&shareSource=2');
  expect(withVisitOrigin('/stock?channel=own')).toBe(
    '/stock?channel=own&subChannel=s1&campaign=wx_share_QQ&shareSource=2',
  );
});

test('an address that leaves the app when the visit has an advertisement, a lead source and an app channel: has them', () => {
  readChannel(new URLSearchParams('adPlace=top&chanceSource=lead7&appChannel=store9&toMp=1&wxMpType=2'));
  expect(withVisitOrigin('/stock')).toBe('/stock?appChannel=store9&chanceSource=lead7&adPlace=top');
});

test('a channel when it is unknown, whatever its name: third type 1', () => {
  for (const channel of ['', 'c1', 'constructor', '__proto__']) {
    readChannel(new URLSearchParams({ channel }));
    expect(thirdType('h.example')).toBe(1);
  }
});

test('the partner’s channel when it logs in: third type 301', () => {
  readChannel(new URLSearchParams('channel=partner'));
  expect(thirdType('h.example')).toBe(301);
});
