/** Tests the download pages on phones and hosts, in English: what a person gets, and what happens when it does not work. */
import { type HostOption, installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const APK = 'https://dl.health.example/android/SdHealth-2.8.0.apk';
const STORE = 'https://apps.apple.example/app/sdhealth/id1400000001';
const MARKET = 'https://a.app.qq.example/o/simple.jsp?pkgname=com.sdhealth.app';
const LINKS = '/static-config/app-download.json';
const RELEASED = '/apk/website/version.json';
const NOTICE = '/api/sdb/v1/alarm/febot-notice';
const ANDROID: HostOption = { name: 'browser', phone: 'android' };
const IPHONE: HostOption = { name: 'browser', phone: 'ios' };

const links = (value: object) =>
  [LINKS, RELEASED].map((path) => ({ match: `GET ${path}`, times: 9, kind: 'shape', value }));

const visitedAddresses = () => vi.mocked(location.assign).mock.calls.map(([address]) => String(address));

/** Opens a page of this host, with faults of the backend. */
async function open(host: HostOption, address: string, faults: readonly object[] = []) {
  const { name, ...setup } = typeof host === 'string' ? { name: host } : host;
  const shim = installHost(name, setup);
  const browser = newBrowser();
  if (faults.length > 0) await browser.control('/__fixtures/faults', faults);
  const app = await browser.open(address);
  return { app, shim, browser };
}

const copied: string[] = [];

beforeEach(() => {
  vi.spyOn(location, 'assign')
    .mockReset()
    .mockImplementation(() => undefined);
  copied.length = 0;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
});

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

describe('what a person gets', () => {
  test.each<[string, HostOption, string, string, string]>([
    ['Android', ANDROID, '/download', 'Get it from the app market', MARKET],
    ['an iPhone', IPHONE, '/download/bd', 'Get it on the App Store', STORE],
    ['WeChat on Android', { name: 'wechat', phone: 'android' }, '/download/qy', 'Get it from the app market', MARKET],
  ])('%s: one tap leads there, a double tap once', async (_, host, address, button, url) => {
    await open(host, address);
    const target = (await see(button)).closest('button');
    target?.click();
    target?.click();
    await soon(() => expect(visitedAddresses()).toEqual([url]));
  });

  test('Android: the package itself is another way, with its size', async () => {
    await open(ANDROID, '/download/commodity');
    await see('84.5 MB');
    await press('Download the Android package');
    await soon(() => expect(visitedAddresses()).toEqual([APK]));
  });

  test.each<[string, HostOption, string, string]>([
    ['WeChat on an iPhone', { name: 'wechat', phone: 'ios' }, '/download/qy-page', 'Choose “Open in browser”'],
    ['WeCom', 'wecom', '/hzdownload', 'Choose “Open in browser”'],
    ['a mini-program', 'mini-program', '/download', 'Download it in your browser'],
    ['any other system', { name: 'browser', phone: 'harmony' }, '/download/bd', 'Scan it with your phone'],
  ])('B18: %s says how to get it, and copies the address with the channel', async (_, host, address, says) => {
    await open(host, `${address}?channel=wx-menu`);
    await see(says);
    expect(sees(/Get it (on|from)/)).toBe(false);
    await press('Copy the link');
    await see('Link copied');
    expect(copied).toEqual([`${location.origin}/health${address}?channel=wx-menu`]);
    expect(visitedAddresses()).toEqual([]);
  });

  test('a phone reads the address from a code on any other screen', async () => {
    await open({ name: 'browser', phone: 'harmony' }, '/download/bd');
    await soon(() =>
      expect(document.querySelector('img[alt="QR code that leads to this page"]')?.getAttribute('src')).toMatch(
        /^data:image/,
      ),
    );
  });

  test('a host without a clipboard shows the address', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await open({ name: 'wechat', phone: 'ios' }, '/download');
    await press('Copy the link');
    await see(`${location.origin}/health/download`);
  });

  test('WeChat on Android can show the browser’s way too', async () => {
    await open({ name: 'wechat', phone: 'android' }, '/download');
    await press('Use my browser instead');
    await see('Tap the menu at the top right');
  });

  test('a page counts under its own channel, unless the person came by another', async () => {
    const tracked: unknown[] = [];
    const note = (event: Event) => tracked.push((event as CustomEvent<unknown>).detail);
    addEventListener('sdhealth:track', note);
    const { app } = await open(IPHONE, '/download/qy');
    await press('Get it on the App Store');
    await soon(() => expect(tracked).toContainEqual({ name: 'download', code: 'SD_QY' }));
    await app.reload('/download/qy?channel=partner');
    await press('Get it on the App Store');
    await soon(() => expect(tracked).toContainEqual({ name: 'download', code: 'SD_PARTNER' }));
    removeEventListener('sdhealth:track', note);
  });

  test('the pages for companies tell how many phones have it; nobody misses the number', async () => {
    const path = '/api/sdhealth/statistics/device-activation-count';
    const { app, browser } = await open(IPHONE, '/download/qy');
    await see(/^Already on [\d,]+ phones$/);
    await browser.control('/__fixtures/faults', [{ match: `GET ${path}`, times: 9, kind: 'status', value: 503 }]);
    await app.reload('/download/qy-page');
    await see('Get it on the App Store');
    expect(sees('Already on')).toBe(false);
  });
});

describe('what does not work', () => {
  test('no link at all is logged, and the person is told and goes on on the web', async () => {
    const { app } = await open(ANDROID, '/download', links({}));
    await see('The download is not available right now');
    expect(sees(/Get it/)).toBe(false);
    await soon(() => expect(app.calls.filter(({ path }) => path === NOTICE)).toHaveLength(1));
    await press('Continue here');
    await soon(() => expect(location.pathname).toBe('/health/'));
  });

  test('no link for this phone is logged, and said', async () => {
    const { app } = await open(IPHONE, '/download', links({ version: APK }));
    await see('There is no app for this phone yet');
    await soon(() => expect(app.calls.filter(({ path }) => path === NOTICE)).toHaveLength(1));
  });

  test('N02: links that cannot be had are asked for again', async () => {
    await open(ANDROID, '/download', [{ match: `GET ${LINKS}`, times: 3, kind: 'status', value: 503 }]);
    await press('Try again');
    await see('Get it from the app market');
  });

  test('U01: a link with a foreign scheme leads nowhere, and says so', async () => {
    await open(IPHONE, '/download', links({ appStore: 'javascript:alert(1)' }));
    await press('Get it on the App Store');
    await see('The download did not start');
    expect(visitedAddresses()).toEqual([]);
  });
});

describe('the page for who was sent here', () => {
  const SENT = '/medical-download/not-installed?from=%2Fscience-list%3Ftab%3Dall';

  test('offers the app, another try, and the page they came from', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open(ANDROID, SENT);
    await see('The app did not open');
    await see('Get it from the app market');
    await press('Try to open it again');
    await soon(() => expect(visitedAddresses()).toHaveLength(1));
    expect(decodeURIComponent(visitedAddresses()[0] ?? '')).toBe(
      `sdhealth://open?url=${location.origin}/health/science-list?tab=all`,
    );
    await vi.advanceTimersByTimeAsync(2_600);
    await see(/^The app still did not open/);
    await press('Continue here');
    await soon(() => expect(location.pathname + location.search).toBe('/health/science-list?tab=all'));
  });

  test.each([
    ['not-installed', ['Continue here', 'Try to open it again', 'Get it from the app market']],
    ['too-old', ['Continue here', 'Get it from the app market', 'Try to open it again']],
  ])(
    'for %s has the web edition in the page and the best way to the app first in the bar, each once',
    async (status, words) => {
      await open(ANDROID, `/medical-download/${status}`);
      await see('Get it from the app market');
      const ways = [...document.querySelectorAll('main button, main a')].map(({ textContent }) => textContent);
      expect(ways.filter((way) => words.includes(way ?? ''))).toEqual(words);
    },
  );

  test('says how to open it by hand where schemes are blocked', async () => {
    await open({ name: 'wechat', phone: 'ios' }, SENT);
    await see(/open it from your home screen/);
    expect(sees('Try to open it again')).toBe(false);
    await press('Copy the link');
    await soon(() => expect(copied).toEqual([`${location.origin}/health/download`]));
  });

  test('U05: from a page that needs the app it goes on at home, not in a circle', async () => {
    await open(IPHONE, '/medical-download/needs-app?from=%2FhealthGold%2FiosStepLicense');
    await press('Continue here');
    await soon(() => expect(location.pathname).toBe('/health/'));
  });

  test.each([
    ['needs-app', 'Use this page in the app'],
    ['too-old', 'Please update the app'],
    ['success', 'Better in the app'],
    ['constructor', 'Better in the app'],
  ])('says for %s: %s', async (status, says) => {
    await open(IPHONE, `/medical-download/${status}`);
    await see(says);
    await see('Continue here');
  });

  test.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', '/no-such-page', ''])(
    'U02: goes home instead of to «%s»',
    async (from) => {
      await open(IPHONE, `/medical-download/not-installed?from=${encodeURIComponent(from)}`);
      const link = (await see('Continue here')).closest('a');
      expect(link?.getAttribute('href')).toBe('/health/');
    },
  );
});

describe('inside an own app', () => {
  test.each<[string, HostOption, string, boolean]>([
    ['the newest', { name: 'ios-app', version: '2.8.0' }, 'Your app is up to date', false],
    ['an older one', { name: 'ios-app', version: '2.4.0' }, 'Version 2.8.0 is ready', true],
    ['one that is no longer served', { name: 'android-app', version: '2.0.9' }, 'Please update your app', true],
  ])('%s says so', async (_, host, says, updates) => {
    await open(host, '/download');
    await see(says);
    expect(document.querySelector('h1')?.textContent).toBe(updates ? says : 'You are in the app');
    expect(sees('nothing to download')).toBe(!updates);
    expect(sees('Update now')).toBe(updates);
    expect(sees(/Get it/)).toBe(false);
  });

  test.each(['too-old', 'needs-app', 'not-installed'])(
    'who was sent here as %s reads nothing that the app’s state contradicts',
    async (status) => {
      await open({ name: 'ios-app', version: '2.8.0' }, `/medical-download/${status}`);
      await see('Your app is up to date');
      expect(document.querySelector('h1')?.textContent).toBe('You are in the app');
      for (const wrong of ['Please update the app', 'Get the app', 'The app did not open', 'Continue here'])
        expect(sees(wrong)).toBe(false);
      await press('Go to the home page');
      await soon(() => expect(location.pathname).toBe('/health/'));
    },
  );

  const MEANT = '?from=%2Fscience-list%3Ftab%3Dall';
  test.each([
    '/download',
    '/download/bd',
    '/download/qy',
    '/download/qy-page',
    '/download/commodity',
    '/hzdownload',
    '/medical-download/not-installed',
  ])('%s says so, offers no download, and opens what was meant', async (address) => {
    await open({ name: 'android-app', version: '2.8.0' }, address + MEANT);
    await see('You are in the app');
    await see('Your app is up to date');
    for (const wrong of ['What you get', 'Already on', /Get it/, 'Get the app']) expect(sees(wrong)).toBe(false);
    await press('Open “Health articles”');
    await soon(() => expect(location.pathname + location.search).toBe('/health/science-list?tab=all'));
  });

  test.each(['/download/qy', '//evil.example/x', '/no-such-page'])(
    'U02: goes home instead of to «%s»',
    async (from) => {
      await open({ name: 'ios-app', version: '2.8.0' }, `/download?from=${encodeURIComponent(from)}`);
      expect((await see('Go to the home page')).closest('a')?.getAttribute('href')).toBe('/health/');
    },
  );

  test('an update opens the store by the app', async () => {
    const { shim } = await open({ name: 'ios-app', version: '2.4.0' }, '/download');
    await press('Update now');
    await soon(() => {
      const request = shim.traffic.find(({ name, direction }) => name === 'openStore' && direction === 'to-host');
      expect(request?.body).toMatchObject({ params: { appStoreUrl: STORE } });
    });
  });
});

describe('the partner’s own site', () => {
  const SITE = 'https://partner.example/benefits?from=app';

  test('opens with the channel signed', async () => {
    document.head.insertAdjacentHTML('beforeend', `<meta name="partner-site-url" content="${SITE}">`);
    const { app } = await open(ANDROID, '/hzdownload');
    await press('Continue on the partner’s site');
    await soon(() => expect(visitedAddresses()).toHaveLength(1));
    const url = new URL(visitedAddresses()[0] ?? '');
    expect(url.origin + url.pathname).toBe('https://partner.example/benefits');
    expect([...url.searchParams.keys()]).toEqual(['from', 'content', 'signature', 'timestamp']);
    expect(url.searchParams.get('content')).toBe('hz');
    expect(app.calls.filter(({ path }) => path === '/api/hz/const/signature')).toHaveLength(1);
    document.head.querySelector('meta[name="partner-site-url"]')?.remove();
  });

  test('is not offered where there is none', async () => {
    await open(ANDROID, '/hzdownload');
    await see('Get it from the app market');
    expect(sees('partner’s site')).toBe(false);
  });
});
