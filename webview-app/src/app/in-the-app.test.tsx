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

// A page that still waits for the app believes that it has opened: else it would lead on to the download page in the next test.
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
  test.each(OUTSIDE)('in %s says that it is better in the app, until that is closed for the visit', async (host) => {
    replaceHost(host);
    const app = await newBrowser().open(ARTICLE);
    await see(LINE);
    document.querySelector<HTMLElement>(`aside button[aria-label="Close"]`)?.click();
    await soon(() => expect(sees(LINE)).toBe(false));
    app.navigate('/scienceNew/2');
    await soon(() => expect(location.pathname).toMatch(/scienceNew/));
    await see('This article is no longer here');
    expect(sees(LINE)).toBe(false);
  });

  test.each(APPS)('in %s says nothing', async (host) => {
    replaceHost(host);
    await newBrowser().open(ARTICLE);
    await see('This article is no longer here');
    expect(sees(LINE)).toBe(false);
  });

  test('opens the app by its scheme; a host that knows no schemes leads to the download page', async () => {
    replaceHost('browser');
    await newBrowser().open(ARTICLE);
    await press('Open in the app');
    await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/^sdhealth:\/\/open\?url=/)));
    replaceHost('wechat');
    await newBrowser().open(ARTICLE);
    await press('Open in the app');
    await soon(() => expect(location.pathname).toBe('/health/medical-download/not-installed'));
  });

  test('is the only kind of page that offers the app', async () => {
    await newBrowser().open(LIST);
    await see('Health articles');
    expect(sees(LINE)).toBe(false);
  });
});

describe('`jumpType=app`', () => {
  const HANDED = `${ARTICLE}?jumpType=app`;
  const BLOCKING = ['wechat', 'wecom', 'mini-program'] as const;

  test.each(BLOCKING)('in %s says how to go on, and goes nowhere by itself', async (host) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    replaceHost(host);
    await newBrowser().open(HANDED);
    await see('This page opens in the app');
    await see(/choose “Open in browser”/);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(location.assign).not.toHaveBeenCalled();
    // The address stays as it is: the browser that it is opened in hands over to the app.
    expect(location.pathname + location.search).toBe(`/health${HANDED}`);
  });

  test.each(BLOCKING)('in %s leads on to the download page, or goes on here, as the person chooses', async (host) => {
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
  });

  test('a ticket beside it is exchanged and leaves the address (U04)', async () => {
    replaceHost('wechat');
    const app = await newBrowser().open(`${HANDED}&userTicket=ticket-good`);
    await soon(() => expect(location.search).toBe('?jumpType=app'));
    await soon(() => expect(app.calls.map(({ path }) => path)).toContain('/api/account/login/ticket-login'));
    await see('This page opens in the app');
  });

  test('in a browser asks for the app at once', async () => {
    replaceHost('browser');
    await newBrowser().open(HANDED);
    await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/^sdhealth:\/\/open\?url=/)));
    await see('Opening the app');
  });
});

describe('a page that needs the app', () => {
  test.each(OUTSIDE)('in %s says so without asking for a login, and leads to the app', async (host) => {
    replaceHost(host);
    const app = await newBrowser().open('/healthGold/iosStepLicense');
    await see('Use this page in the app');
    expect(sees('Verify your phone number')).toBe(false);
    // The share menu of the host before may have been left in the middle of its call, which is reported.
    expect(app.calls.filter(({ path }) => !/signature|febot-notice/.test(path))).toEqual([]);
    await press('Open in the app');
    await soon(() =>
      expect(vi.mocked(location.assign).mock.calls.length > 0 || location.pathname.endsWith('not-installed')).toBe(
        true,
      ),
    );
  });

  test.each(APPS)('in %s is shown as it is', async (host) => {
    replaceHost(host);
    await newBrowser().open('/healthGold/iosStepLicense');
    await soon(() => expect(document.title).toBe('Step counting is on'));
    expect(sees('Use this page in the app')).toBe(false);
  });
});
