import { describe, expect, test } from 'vitest';
import {
  type AppLinks,
  chooseDownloadMethod,
  type DownloadMethod,
  sizeInMb,
  threePartVersion,
} from './download-method.ts';

const ALL_LINKS: AppLinks = { version: 'https://a/x.apk', appStore: 'https://a/store', yyb: 'https://a/market' };
const NO_LINKS: AppLinks = { version: '', appStore: '', yyb: '' };
const onlyLink = (name: keyof AppLinks): AppLinks => ({ ...NO_LINKS, [name]: ALL_LINKS[name] });
const [WECHAT, BROWSER, ANDROID_APP, IOS_APP, MINI] = [1, 2, 3, 4, 5];
const [ANDROID, IPHONE, DESKTOP] = [1, 2, 3];

test.each<[environment: string, AppLinks, platform: number, phone: number, opensMarket: boolean, DownloadMethod]>([
  ['a browser on Android', ALL_LINKS, BROWSER, ANDROID, true, 'market'],
  ['a browser on Android, no market', { ...ALL_LINKS, yyb: '' }, BROWSER, ANDROID, true, 'package'],
  ['a browser on Android, only the store', onlyLink('appStore'), BROWSER, ANDROID, true, 'not-here'],
  ['a browser on an iPhone', ALL_LINKS, BROWSER, IPHONE, true, 'app-store'],
  ['a browser on an iPhone, no store', { ...ALL_LINKS, appStore: '' }, BROWSER, IPHONE, true, 'not-here'],
  ['a desktop', ALL_LINKS, BROWSER, DESKTOP, true, 'code'],
  ['WeChat on a desktop', ALL_LINKS, WECHAT, DESKTOP, true, 'code'],
  ['WeChat on Android', ALL_LINKS, WECHAT, ANDROID, true, 'market'],
  ['WeChat on Android, only the package', onlyLink('version'), WECHAT, ANDROID, true, 'menu'],
  ['WeChat on an iPhone', ALL_LINKS, WECHAT, IPHONE, true, 'menu'],
  ['WeCom on Android', ALL_LINKS, WECHAT, ANDROID, false, 'menu'],
  ['a mini-program', ALL_LINKS, MINI, IPHONE, false, 'copy'],
  ['the Android app on another system', ALL_LINKS, ANDROID_APP, DESKTOP, true, 'market'],
  ['the iOS app', ALL_LINKS, IOS_APP, IPHONE, true, 'app-store'],
  ['anywhere without a link', NO_LINKS, WECHAT, ANDROID, true, 'none'],
])('the download action when in %s: chosen by phone and host', (_, links, platform, phone, opensMarket, action) => {
  expect(chooseDownloadMethod(links, { platform, phone, opensMarket })).toBe(action);
});

describe('the data of a release', () => {
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
  ])('the three-part version of %s: %s', (version, parts) => expect(threePartVersion(version)).toBe(parts));
});
