/** Tests the download pages on phones and hosts, in English: downloads and their failures. */
import { type HostOption, installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { mockVisits, testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const APK = 'https://dl.health.example/android/SdHealth-2.8.0.apk';
const STORE = 'https://apps.apple.example/app/sdhealth/id1400000001';
const MARKET = 'https://a.app.qq.example/o/simple.jsp?pkgname=com.sdhealth.app';
const LINKS = '/static-config/app-download.json';
const VERSION_FILE = '/apk/website/version.json';
const NOTICE = '/api/sdb/v1/alarm/febot-notice';
const ANDROID: HostOption = { name: 'browser', phone: 'android' };
const IPHONE: HostOption = { name: 'browser', phone: 'ios' };

const serveLinks = (value: object) =>
  [LINKS, VERSION_FILE].map((path) => ({ match: `GET ${path}`, times: 9, kind: 'shape', value }));

const visitedAddresses = () => vi.mocked(location.assign).mock.calls.map(([address]) => String(address));

/** Opens a page in a host, with planted faults of the backend. */
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
  mockVisits();
  copied.length = 0;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
});

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

describe('the download', () => {
  test.each<[string, HostOption, string, string, string]>([
    ['Android', ANDROID, '/download', 'Get it from the app market', MARKET],
    ['an iPhone', IPHONE, '/download/bd', 'Get it on the App Store', STORE],
    ['WeChat on Android', { name: 'wechat', phone: 'android' }, '/download/qy', 'Get it from the app market', MARKET],
  ])('%s when the button is tapped: leads to the app, once for two taps', async (_, host, address, button, url) => {
    await open(host, address);
    const target = (await see(button)).closest('button');
    target?.click();
    target?.click();
    await soon(() => expect(visitedAddresses()).toEqual([url]));
  });

  test('the page when the phone is an Android: has a link to the package with its size', async () => {
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
  ])('B18: the page when in %s: copies the address with the channel', async (_, host, address, text) => {
    await open(host, `${address}?channel=wx-menu`);
    await see(text);
    expect(sees(/Get it (on|from)/)).toBe(false);
    await press('Copy the link');
    await see('Link copied');
    expect(copied).toEqual([`${location.origin}/health${address}?channel=wx-menu`]);
    expect(visitedAddresses()).toEqual([]);
  });

  test('the page when the device is not a phone: shows a QR code', async () => {
    await open({ name: 'browser', phone: 'harmony' }, '/download/bd');
    await soon(() =>
      expect(document.querySelector('img[alt="QR code that leads to this page"]')?.getAttribute('src')).toMatch(
        /^data:image/,
      ),
    );
  });

  test('the page when the host has no clipboard: shows the address', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await open({ name: 'wechat', phone: 'ios' }, '/download');
    await press('Copy the link');
    await see(`${location.origin}/health/download`);
  });

  test('the page when it opens in WeChat on Android: can also explain how to open the browser', async () => {
    await open({ name: 'wechat', phone: 'android' }, '/download');
    await press('Use my browser instead');
    await see('Tap the menu at the top right');
  });

  test('a download when the address has no channel: is counted for the page’s channel', async () => {
    const trackedEvents: unknown[] = [];
    const onTrack = (event: Event) => trackedEvents.push((event as CustomEvent<unknown>).detail);
    addEventListener('sdhealth:track', onTrack);
    const { app } = await open(IPHONE, '/download/qy');
    await press('Get it on the App Store');
    await soon(() => expect(trackedEvents).toContainEqual({ name: 'download', code: 'SD_QY' }));
    await app.reload('/download/qy?channel=partner');
    await press('Get it on the App Store');
    await soon(() => expect(trackedEvents).toContainEqual({ name: 'download', code: 'SD_PARTNER' }));
    removeEventListener('sdhealth:track', onTrack);
  });

  test('the pages for companies when the number of phones cannot be loaded: are shown without it', async () => {
    const path = '/api/sdhealth/statistics/device-activation-count';
    const { app, browser } = await open(IPHONE, '/download/qy');
    await see(/^Already on [\d,]+ phones$/);
    await browser.control('/__fixtures/faults', [{ match: `GET ${path}`, times: 9, kind: 'status', value: 503 }]);
    await app.reload('/download/qy-page');
    await see('Get it on the App Store');
    expect(sees('Already on')).toBe(false);
  });
});

describe('a failed download', () => {
  test('the page when no link works: reports that and links to the web edition', async () => {
    const { app } = await open(ANDROID, '/download', serveLinks({}));
    await see('The download is not available right now');
    expect(sees(/Get it/)).toBe(false);
    await soon(() => expect(app.calls.filter(({ path }) => path === NOTICE)).toHaveLength(1));
    await press('Continue here');
    await soon(() => expect(location.pathname).toBe('/health/'));
  });

  test('the page when there is no link for this phone: shows and reports that', async () => {
    const { app } = await open(IPHONE, '/download', serveLinks({ version: APK }));
    await see('There is no app for this phone yet');
    await soon(() => expect(app.calls.filter(({ path }) => path === NOTICE)).toHaveLength(1));
  });

  test('N02: the page when its links cannot be loaded: has a retry button', async () => {
    await open(ANDROID, '/download', [{ match: `GET ${LINKS}`, times: 3, kind: 'status', value: 503 }]);
    await press('Try again');
    await see('Get it from the app market');
  });

  test('U01: a link when its scheme is not allowed: is not opened', async () => {
    await open(IPHONE, '/download', serveLinks({ appStore: 'javascript:alert(1)' }));
    await press('Get it on the App Store');
    await see('The download did not start');
    expect(visitedAddresses()).toEqual([]);
  });
});

describe('the page that another page redirects to', () => {
  const NOT_INSTALLED_PAGE = '/medical-download/not-installed?from=%2Fscience-list%3Ftab%3Dall';

  test('the page when the app did not open: links to the app, a retry, and the previous page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open(ANDROID, NOT_INSTALLED_PAGE);
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
  ])('the page when the status is %s: orders its links by that status', async (status, buttonTexts) => {
    await open(ANDROID, `/medical-download/${status}`);
    await see('Get it from the app market');
    const linkTexts = [...document.querySelectorAll('main button, main a')].map(({ textContent }) => textContent);
    expect(linkTexts.filter((text) => buttonTexts.includes(text ?? ''))).toEqual(buttonTexts);
  });

  test('the page when the host blocks schemes: explains how to open the app from the home screen', async () => {
    await open({ name: 'wechat', phone: 'ios' }, NOT_INSTALLED_PAGE);
    await see(/open it from your home screen/);
    expect(sees('Try to open it again')).toBe(false);
    await press('Copy the link');
    await soon(() => expect(copied).toEqual([`${location.origin}/health/download`]));
  });

  test('U05: the link to the web edition when the previous page needs the app: leads home', async () => {
    await open(IPHONE, '/medical-download/needs-app?from=%2FhealthGold%2FiosStepLicense');
    await press('Continue here');
    await soon(() => expect(location.pathname).toBe('/health/'));
  });

  test.each([
    ['needs-app', 'Use this page in the app'],
    ['too-old', 'Please update the app'],
    ['success', 'Better in the app'],
    ['constructor', 'Better in the app'],
  ])('the page when the status is «%s»: shows «%s»', async (status, text) => {
    await open(IPHONE, `/medical-download/${status}`);
    await see(text);
    await see('Continue here');
  });

  test.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', '/no-such-page', ''])(
    'U02: the page when it was opened from «%s»: links to home instead',
    async (from) => {
      await open(IPHONE, `/medical-download/not-installed?from=${encodeURIComponent(from)}`);
      const link = (await see('Continue here')).closest('a');
      expect(link?.getAttribute('href')).toBe('/health/');
    },
  );
});

describe('inside the provider’s app', () => {
  test.each<[string, HostOption, string, boolean]>([
    ['the newest version', { name: 'ios-app', version: '2.8.0' }, 'Your app is up to date', false],
    ['an older version', { name: 'ios-app', version: '2.4.0' }, 'Version 2.8.0 is ready', true],
    ['an unsupported version', { name: 'android-app', version: '2.0.9' }, 'Please update your app', true],
  ])('the page when the app is %s: shows that', async (_, host, text, hasUpdate) => {
    await open(host, '/download');
    await see(text);
    expect(document.querySelector('h1')?.textContent).toBe(hasUpdate ? text : 'You are in the app');
    expect(sees('nothing to download')).toBe(!hasUpdate);
    expect(sees('Update now')).toBe(hasUpdate);
    expect(sees(/Get it/)).toBe(false);
  });

  test.each(['too-old', 'needs-app', 'not-installed'])(
    'the page when the status is %s in a current app: shows that the app is up to date',
    async (status) => {
      await open({ name: 'ios-app', version: '2.8.0' }, `/medical-download/${status}`);
      await see('Your app is up to date');
      expect(document.querySelector('h1')?.textContent).toBe('You are in the app');
      for (const absent of ['Please update the app', 'Get the app', 'The app did not open', 'Continue here'])
        expect(sees(absent)).toBe(false);
      await press('Go to the home page');
      await soon(() => expect(location.pathname).toBe('/health/'));
    },
  );

  const FROM_QUERY = '?from=%2Fscience-list%3Ftab%3Dall';
  test.each([
    '/download',
    '/download/bd',
    '/download/qy',
    '/download/qy-page',
    '/download/commodity',
    '/hzdownload',
    '/medical-download/not-installed',
  ])('the page %s when it opens in an app: offers no download and links to the requested page', async (address) => {
    await open({ name: 'android-app', version: '2.8.0' }, address + FROM_QUERY);
    await see('You are in the app');
    await see('Your app is up to date');
    for (const absent of ['What you get', 'Already on', /Get it/, 'Get the app']) expect(sees(absent)).toBe(false);
    await press('Open “Health articles”');
    await soon(() => expect(location.pathname + location.search).toBe('/health/science-list?tab=all'));
  });

  test.each(['/download/qy', '//evil.example/x', '/no-such-page'])(
    'U02: the page when it was opened from «%s»: links to home instead',
    async (from) => {
      await open({ name: 'ios-app', version: '2.8.0' }, `/download?from=${encodeURIComponent(from)}`);
      expect((await see('Go to the home page')).closest('a')?.getAttribute('href')).toBe('/health/');
    },
  );

  test('the update when it is tapped: opens the store through the app', async () => {
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

  test('the partner’s site when it is opened: gets the signed channel in its address', async () => {
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

  test('the partner’s site when none is configured: is not offered', async () => {
    await open(ANDROID, '/hzdownload');
    await see('Get it from the app market');
    expect(sees('partner’s site')).toBe(false);
  });
});
