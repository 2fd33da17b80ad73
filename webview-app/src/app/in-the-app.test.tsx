/** Tests the messages on pages that are better in the app or need it, on six hosts. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../test/open-app.tsx';
import { mockVisits, testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();
beforeEach(() => void mockVisits());

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
const OPEN_APP_TEXT = 'Better in the app';

describe('a page with `openApp`', () => {
  test.each(OUTSIDE)(
    'a page with `openApp` when it is opened in %s: recommends the app until the line is closed',
    async (host) => {
      replaceHost(host);
      const app = await newBrowser().open(ARTICLE);
      await see(OPEN_APP_TEXT);
      document.querySelector<HTMLElement>(`aside button[aria-label="Close"]`)?.click();
      await soon(() => expect(sees(OPEN_APP_TEXT)).toBe(false));
      app.navigate('/scienceNew/2');
      await soon(() => expect(location.pathname).toMatch(/scienceNew/));
      await see('This article is no longer here');
      expect(sees(OPEN_APP_TEXT)).toBe(false);
    },
  );

  test.each(APPS)('a page with `openApp` when it is opened in %s: does not mention the app', async (host) => {
    replaceHost(host);
    await newBrowser().open(ARTICLE);
    await see('This article is no longer here');
    expect(sees(OPEN_APP_TEXT)).toBe(false);
  });

  test('the open-app button when the host cannot open apps: opens the download page instead', async () => {
    replaceHost('browser');
    await newBrowser().open(ARTICLE);
    await press('Open in the app');
    await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/^sdhealth:\/\/open\?url=/)));
    replaceHost('wechat');
    await newBrowser().open(ARTICLE);
    await press('Open in the app');
    await soon(() => expect(location.pathname).toBe('/health/medical-download/not-installed'));
  });

  test('a page without `openApp` when it opens: does not offer the app', async () => {
    await newBrowser().open(LIST);
    await see('Health articles');
    expect(sees(OPEN_APP_TEXT)).toBe(false);
  });
});

describe('`jumpType=app`', () => {
  const HAND_OFF_ADDRESS = `${ARTICLE}?jumpType=app`;
  const HOSTS_WITHOUT_SCHEMES = ['wechat', 'wecom', 'mini-program'] as const;

  test.each(HOSTS_WITHOUT_SCHEMES)(
    'a hand-off by `jumpType=app` when the host is %s: is explained without a navigation',
    async (host) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      replaceHost(host);
      await newBrowser().open(HAND_OFF_ADDRESS);
      await see('This page opens in the app');
      await see(/choose “Open in browser”/);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(location.assign).not.toHaveBeenCalled();
      // The address stays: a browser that opens it hands over to the app.
      expect(location.pathname + location.search).toBe(`/health${HAND_OFF_ADDRESS}`);
    },
  );

  test.each(HOSTS_WITHOUT_SCHEMES)(
    'a hand-off by `jumpType=app` when the host is %s: offers the app and a link to continue',
    async (host) => {
      replaceHost(host);
      const app = await newBrowser().open(HAND_OFF_ADDRESS);
      await press('Get the app');
      await soon(() => expect(location.pathname).toBe('/health/medical-download/not-installed'));
      await soon(() => expect(sees('Get the app')).toBe(false));
      app.navigate(HAND_OFF_ADDRESS);
      await see('This page opens in the app');
      await press('Continue here');
      await see('This article is no longer here');
      expect(location.search).toBe('');
    },
  );

  test('U04: a ticket beside `jumpType=app` when the page opens: is exchanged and removed from the address', async () => {
    replaceHost('wechat');
    const app = await newBrowser().open(`${HAND_OFF_ADDRESS}&userTicket=ticket-good`);
    await soon(() => expect(location.search).toBe('?jumpType=app'));
    await soon(() => expect(app.calls.map(({ path }) => path)).toContain('/api/account/login/ticket-login'));
    await see('This page opens in the app');
  });

  test('a hand-off by `jumpType=app` when the host is a browser: opens the app at once', async () => {
    replaceHost('browser');
    await newBrowser().open(HAND_OFF_ADDRESS);
    await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/^sdhealth:\/\/open\?url=/)));
    await see('Opening the app');
  });
});

describe('a page that needs the app', () => {
  test.each(OUTSIDE)('an app-only page when it is opened in %s: offers the app without a login', async (host) => {
    replaceHost(host);
    const app = await newBrowser().open('/healthGold/iosStepLicense');
    await see('Use this page in the app');
    expect(sees('Verify your phone number')).toBe(false);
    // Ignores the configuration, and the notice of an interrupted share menu, which the previous host may have sent.
    expect(app.calls.filter(({ path }) => !/signature|febot-notice|config-center/.test(path))).toEqual([]);
    await press('Open in the app');
    await soon(() =>
      expect(vi.mocked(location.assign).mock.calls.length > 0 || location.pathname.endsWith('not-installed')).toBe(
        true,
      ),
    );
  });

  test.each(APPS)('an app-only page when it is opened in %s: shows its screen', async (host) => {
    replaceHost(host);
    await newBrowser().open('/healthGold/iosStepLicense');
    await soon(() => expect(document.title).toBe('Step counting is on'));
    expect(sees('Use this page in the app')).toBe(false);
  });
});
