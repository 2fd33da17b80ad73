import { describe, expect, test } from 'vitest';
import { type AppLinks, type DownloadWay, downloadWay, sizeInMb, threePartVersion } from './download-way.ts';

const ALL: AppLinks = { version: 'https://a/x.apk', appStore: 'https://a/store', yyb: 'https://a/market' };
const NONE: AppLinks = { version: '', appStore: '', yyb: '' };
const only = (name: keyof AppLinks): AppLinks => ({ ...NONE, [name]: ALL[name] });
const [WECHAT, BROWSER, ANDROID_APP, IOS_APP, MINI] = [1, 2, 3, 4, 5];
const [ANDROID, IPHONE, DESKTOP] = [1, 2, 3];

test.each<[place: string, AppLinks, platform: number, phone: number, opensMarket: boolean, DownloadWay]>([
  ['a browser on Android', ALL, BROWSER, ANDROID, true, 'market'],
  ['a browser on Android, no market', { ...ALL, yyb: '' }, BROWSER, ANDROID, true, 'package'],
  ['a browser on Android, only the store', only('appStore'), BROWSER, ANDROID, true, 'not-here'],
  ['a browser on an iPhone', ALL, BROWSER, IPHONE, true, 'app-store'],
  ['a browser on an iPhone, no store', { ...ALL, appStore: '' }, BROWSER, IPHONE, true, 'not-here'],
  ['a desktop', ALL, BROWSER, DESKTOP, true, 'code'],
  ['WeChat on a desktop', ALL, WECHAT, DESKTOP, true, 'code'],
  ['WeChat on Android', ALL, WECHAT, ANDROID, true, 'market'],
  ['WeChat on Android, only the package', only('version'), WECHAT, ANDROID, true, 'menu'],
  ['WeChat on an iPhone', ALL, WECHAT, IPHONE, true, 'menu'],
  ['WeCom on Android', ALL, WECHAT, ANDROID, false, 'menu'],
  ['a mini-program', ALL, MINI, IPHONE, false, 'copy'],
  ['the Android app on another system', ALL, ANDROID_APP, DESKTOP, true, 'market'],
  ['the iOS app', ALL, IOS_APP, IPHONE, true, 'app-store'],
  ['anywhere without a link', NONE, WECHAT, ANDROID, true, 'none'],
])('the way to the app when in %s: chosen by phone and host', (_, links, platform, phone, opensMarket, way) => {
  expect(downloadWay(links, { platform, phone, opensMarket })).toBe(way);
});

describe('the facts of a release', () => {
  test.each([
    [88_604_672, '84.5 MB'],
    [20 * 1024 * 1024, '20 MB'],
  ])('the size when it is %d bytes: %s', (bytes, text) => expect(sizeInMb(bytes)).toBe(text));

  test.each([
    ['2.8.0', '2.8.0'],
    ['2.8', '2.8.0'],
    ['3', '3.0.0'],
    ['2.8.0-beta.1', '2.8.0'],
    ['beta', undefined],
  ])('the version %s when split into three parts: %s', (version, parts) =>
    expect(threePartVersion(version)).toBe(parts),
  );
});
