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
    'when opened in %s: says that it is better in the app, until that is closed for the visit',
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

  test.each(APPS)('when opened in %s: says nothing', async (host) => {
    replaceHost(host);
    await newBrowser().open(ARTICLE);
    await see('This article is no longer here');
    expect(sees(LINE)).toBe(false);
  });

  test('when its button is tapped: opens the app by its scheme, or the download page in a host without schemes', async () => {
    replaceHost('browser');
    await newBrowser().open(ARTICLE);
    await press('Open in the app');
    await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/^sdhealth:\/\/open\?url=/)));
    replaceHost('wechat');
    await newBrowser().open(ARTICLE);
    await press('Open in the app');
    await soon(() => expect(location.pathname).toBe('/health/medical-download/not-installed'));
  });

  test('when the row has no `openApp`: the app is not offered', async () => {
    await newBrowser().open(LIST);
    await see('Health articles');
    expect(sees(LINE)).toBe(false);
  });
});

describe('`jumpType=app`', () => {
  const HANDED = `${ARTICLE}?jumpType=app`;
  const BLOCKING = ['wechat', 'wecom', 'mini-program'] as const;

  test.each(BLOCKING)(
    'when the host is %s: the page says how to go on and does not navigate by itself',
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
    'when the host is %s: the person chooses between the download page and going on here',
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

  test('when the address has a ticket: it is exchanged and leaves the address (U04)', async () => {
    replaceHost('wechat');
    const app = await newBrowser().open(`${HANDED}&userTicket=ticket-good`);
    await soon(() => expect(location.search).toBe('?jumpType=app'));
    await soon(() => expect(app.calls.map(({ path }) => path)).toContain('/api/account/login/ticket-login'));
    await see('This page opens in the app');
  });

  test('when opened in a browser: the app is opened at once', async () => {
    replaceHost('browser');
    await newBrowser().open(HANDED);
    await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/^sdhealth:\/\/open\?url=/)));
    await see('Opening the app');
  });
});

describe('a page that needs the app', () => {
  test.each(OUTSIDE)('when opened in %s: says so without a login, with a button that opens the app', async (host) => {
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

  test.each(APPS)('when opened in %s: shows its screen', async (host) => {
    replaceHost(host);
    await newBrowser().open('/healthGold/iosStepLicense');
    await soon(() => expect(document.title).toBe('Step counting is on'));
    expect(sees('Use this page in the app')).toBe(false);
  });
});
