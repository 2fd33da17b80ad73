import { beforeEach, expect, test } from 'vitest';
import { channelInfo, readChannel, thirdType, withVisitOrigin } from './channel.ts';

beforeEach(() => sessionStorage.clear());

test('what the address says of the channel is kept for this visit; what it does not say stays', () => {
  readChannel(new URLSearchParams('channel=c1&subChannel=s1&unknown=x'));
  readChannel(new URLSearchParams('adPlace=top'));
  expect(channelInfo()).toMatchObject({ channel: 'c1', subChannel: 's1', adPlace: 'top', payPlatform: '' });
});

test('what the customer came by goes on with an address that leaves the app; what that says itself stays', () => {
  expect(withVisitOrigin('/stock?tab=1')).toBe('/stock?tab=1');
  readChannel(new URLSearchParams('channel=c1&subChannel=s1&campaign=wx_share_QQ&shareSource=2&payPlatform=15'));
  expect(withVisitOrigin('/stock')).toBe('/stock?channel=c1&subChannel=s1&campaign=wx_share_QQ&shareSource=2');
  expect(withVisitOrigin('/stock?channel=own')).toBe(
    '/stock?channel=own&subChannel=s1&campaign=wx_share_QQ&shareSource=2',
  );
});

test('so do the place of the advertisement, the source of the lead and the channel of the app', () => {
  readChannel(new URLSearchParams('adPlace=top&chanceSource=lead7&appChannel=store9&toMp=1&wxMpType=2'));
  expect(withVisitOrigin('/stock')).toBe('/stock?appChannel=store9&chanceSource=lead7&adPlace=top');
});

test('an unknown channel has third type 1, whatever it is called', () => {
  for (const channel of ['', 'c1', 'constructor', '__proto__']) {
    readChannel(new URLSearchParams({ channel }));
    expect(thirdType('h.example')).toBe(1);
  }
});

test('the partner’s channel has third type 301', () => {
  readChannel(new URLSearchParams('channel=partner'));
  expect(thirdType('h.example')).toBe(301);
});
