/** Tests the messages outside the apps on pages that are better, or only, in the app: on six hosts. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../test/open-app.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => import('./app.tsx'), 60_000);
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(location, 'assign')
    .mockReset()
    .mockImplementation(() => undefined);
  localStorage.setItem('sdhealth.language', 'en');
});

// Ends the wait for the app as if the app had opened: otherwise the page would open the download page in the next test.
afterEach(() => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
});

const APPS: readonly HostName[] = ['android-app', 'ios-app'];
const OUTSIDE: readonly HostName[] = ['browser', 'wechat', 'wecom', 'mini-program'];
/** A public page with `openApp`, and one without. */
const ARTICLE = '/science/1';
const LIST = '/science-list';
const LINE = 'Better in the app';

describe('a page with `openApp`', () => {
  test.each(OUTSIDE)(
    'a page with `openApp` when opened in %s: says that it is better in the app, until that is closed',
    async (host) => {
      replaceHost(host);
      const app = await newBrowser().open(ARTICLE);
      await see(LINE);
      document.querySelector<HTMLElement>(`aside button[aria-label="Close"]`)?.click();
      await soon(() => expect(sees(LINE)).toBe(false));
      app.navigate('/scienceNew/2');
      await soon(() => expect(location.pathname).toMatch(/scienceNew/));
      await see('This article is no longer here');
      expect(sees(LINE)).toBe(false);
    },
  );

  test.each(APPS)('a page with `openApp` when opened in %s: does not mention the app', async (host) => {
    replaceHost(host);
    await newBrowser().open(ARTICLE);
    await see('This article is no longer here');
    expect(sees(LINE)).toBe(false);
  });

  test('the open-app button when tapped: opens the app, or the download page in a host without schemes', async () => {
    replaceHost('browser');
    await newBrowser().open(ARTICLE);
    await press('Open in the app');
    await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/^sdhealth:\/\/open\?url=/)));
    replaceHost('wechat');
    await newBrowser().open(ARTICLE);
    await press('Open in the app');
    await soon(() => expect(location.pathname).toBe('/health/medical-download/not-installed'));
  });

  test('a page without `openApp` when opened: does not offer the app', async () => {
    await newBrowser().open(LIST);
    await see('Health articles');
    expect(sees(LINE)).toBe(false);
  });
});

describe('`jumpType=app`', () => {
  const HANDED = `${ARTICLE}?jumpType=app`;
  const BLOCKING = ['wechat', 'wecom', 'mini-program'] as const;

  test.each(BLOCKING)(
    'a hand-off by `jumpType=app` when the host is %s: the page explains it and does not navigate itself',
    async (host) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      replaceHost(host);
      await newBrowser().open(HANDED);
      await see('This page opens in the app');
      await see(/choose “Open in browser”/);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(location.assign).not.toHaveBeenCalled();
      // The address stays: a browser that opens it hands over to the app.
      expect(location.pathname + location.search).toBe(`/health${HANDED}`);
    },
  );

  test.each(BLOCKING)(
    'a hand-off by `jumpType=app` when the host is %s: the person may get the app or go on here',
    async (host) => {
      replaceHost(host);
      const app = await newBrowser().open(HANDED);
      await press('Get the app');
      await soon(() => expect(location.pathname).toBe('/health/medical-download/not-installed'));
      await soon(() => expect(sees('Get the app')).toBe(false));
      app.navigate(HANDED);
      await see('This page opens in the app');
      await press('Continue here');
      await see('This article is no longer here');
      expect(location.search).toBe('');
    },
  );

  test('U04: a ticket beside `jumpType=app` when the page opens: exchanged, and leaves the address', async () => {
    replaceHost('wechat');
    const app = await newBrowser().open(`${HANDED}&userTicket=ticket-good`);
    await soon(() => expect(location.search).toBe('?jumpType=app'));
    await soon(() => expect(app.calls.map(({ path }) => path)).toContain('/api/account/login/ticket-login'));
    await see('This page opens in the app');
  });

  test('a hand-off by `jumpType=app` when the host is a browser: the app is opened at once', async () => {
    replaceHost('browser');
    await newBrowser().open(HANDED);
    await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/^sdhealth:\/\/open\?url=/)));
    await see('Opening the app');
  });
});

describe('a page that needs the app', () => {
  test.each(OUTSIDE)('an app-only page when opened in %s: says so without a login, offers the app', async (host) => {
    replaceHost(host);
    const app = await newBrowser().open('/healthGold/iosStepLicense');
    await see('Use this page in the app');
    expect(sees('Verify your phone number')).toBe(false);
    // The previous host's share menu may have been interrupted during its call, which is reported.
    expect(app.calls.filter(({ path }) => !/signature|febot-notice/.test(path))).toEqual([]);
    await press('Open in the app');
    await soon(() =>
      expect(vi.mocked(location.assign).mock.calls.length > 0 || location.pathname.endsWith('not-installed')).toBe(
        true,
      ),
    );
  });

  test.each(APPS)('an app-only page when opened in %s: shows its screen', async (host) => {
    replaceHost(host);
    await newBrowser().open('/healthGold/iosStepLicense');
    await soon(() => expect(document.title).toBe('Step counting is on'));
    expect(sees('Use this page in the app')).toBe(false);
  });
});
