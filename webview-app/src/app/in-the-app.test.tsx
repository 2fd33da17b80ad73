/** Tests the messages outside the apps on pages that are better, or only, in the app: on six hosts. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
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

const APPS: readonly HostName[] = ['android-app', 'ios-app'];
const OUTSIDE: readonly HostName[] = ['browser', 'wechat', 'wecom', 'mini-program'];
/** A public page with `openApp`, and one without. */
const ARTICLE = '/science/1';
const LIST = '/science-list';
const LINE = 'Better in the app';

describe('a page with `openApp`', () => {
  test.each(OUTSIDE)('in %s says that it is better in the app, until that is closed for the visit', async (host) => {
    installHost(host);
    const app = await newBrowser().open(ARTICLE);
    await see(LINE);
    document.querySelector<HTMLElement>(`aside button[aria-label="Close"]`)?.click();
    await soon(() => expect(sees(LINE)).toBe(false));
    app.navigate('/scienceNew/2');
    await soon(() => expect(location.pathname).toMatch(/scienceNew/));
    await see('Article: Not available yet');
    expect(sees(LINE)).toBe(false);
  });

  test.each(APPS)('in %s says nothing', async (host) => {
    installHost(host);
    await newBrowser().open(ARTICLE);
    await see('Article: Not available yet');
    expect(sees(LINE)).toBe(false);
  });

  test('opens the app by its scheme; a host that knows no schemes leads to the download page', async () => {
    installHost('browser');
    await newBrowser().open(ARTICLE);
    await press('Open in the app');
    await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/^sdhealth:\/\/open\?url=/)));
    installHost('wechat');
    await newBrowser().open(ARTICLE);
    await press('Open in the app');
    await soon(() => expect(location.pathname).toBe('/health/medical-download/not-installed'));
  });

  test('is the only one to say so', async () => {
    await newBrowser().open(LIST);
    await see('Health articles: Not available yet');
    expect(sees(LINE)).toBe(false);
  });
});

describe('a page that needs the app', () => {
  test.each(OUTSIDE)('in %s says so without asking for a login, and leads to the app', async (host) => {
    installHost(host);
    const app = await newBrowser().open('/healthGold/iosStepLicense');
    await see('This page is in the app');
    expect(sees('Verify your phone number')).toBe(false);
    expect(app.calls.filter(({ path }) => !path.includes('signature'))).toEqual([]);
    await press('Open in the app');
    await soon(() =>
      expect(vi.mocked(location.assign).mock.calls.length > 0 || location.pathname.endsWith('not-installed')).toBe(
        true,
      ),
    );
  });

  test.each(APPS)('in %s is itself', async (host) => {
    installHost(host);
    await newBrowser().open('/healthGold/iosStepLicense');
    await soon(() => expect(document.title).toBe('Allow step counting'));
    expect(sees('This page is in the app')).toBe(false);
  });
});
