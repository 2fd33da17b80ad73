/**
 * Tests apps of the provider whose login or refresh does not provide a session (A02 in `docs/faults.md`). After one refresh and one login
 * the page shows a message and a button instead of loading forever.
 */
import type { HostName } from '@sdhealth/bridge-sdk';
import { type HostOptions, installHost } from '@sdhealth/native-shims/vitest';
import { describe, expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../test/open-app.tsx';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();

const PAGE = PERSONAL_PAGE.path;
const PAGE_TEXT = PERSONAL_PAGE.text;
const LOGIN_FAILED = 'We couldn’t log you in. Please try again, or call customer service';
const VALID_TOKEN = 'native-13800138000-1';
const LOGIN_RESULTS = ['event', 'nothing'] as const;
/** Returns a token that the server refuses. */
const refusedToken = async () => 'refused';

function installApp(host: HostName, options: HostOptions) {
  const { traffic } = installHost(host, options);
  return (name: string) => traffic.filter((entry) => entry.name === name && entry.direction === 'to-host').length;
}

describe.each(['android-app', 'ios-app'] as const)('in %s', (host) => {
  test.each(LOGIN_RESULTS)('a login when it ends without a token (%s): is followed by one refresh', async (result) => {
    const sentCount = installApp(host, { loginSays: result });
    await newBrowser().open(PAGE);
    await see(PAGE_TEXT);
    expect(sentCount('login')).toBe(1);
    expect(sees(LOGIN_FAILED)).toBe(false);
  });

  test('A02: a token when it has expired in the background: is refreshed without a login', async () => {
    const sentCount = installApp(host, { token: VALID_TOKEN });
    const browser = newBrowser();
    await (await browser.open(PAGE)).reload();
    await see(PAGE_TEXT);
    await browser.control('/__fixtures/expire-tokens', {});
    await browser.open(PAGE);
    await see(PAGE_TEXT);
    expect([sentCount('refreshToken'), sentCount('login')]).toEqual([1, 0]);
  });

  test('A02: a page when the server refuses all tokens: shows a message after one refresh and one login', async () => {
    const sentCount = installApp(host, { token: 'refused', logIn: refusedToken });
    await newBrowser().open(PAGE);
    await see(LOGIN_FAILED);
    await see('Please log in first');
    expect([sentCount('refreshToken'), sentCount('login')]).toEqual([1, 1]);
    await press('Log in');
    await soon(() => expect(sentCount('login')).toBe(2));
  });

  test('A02: a page when tokens are refused during a visit: shows a message after a refresh and a login', async () => {
    const sentCount = installApp(host, { token: VALID_TOKEN, logIn: refusedToken });
    const browser = newBrowser();
    const app = await browser.open(PAGE);
    await see(PAGE_TEXT);
    await browser.control('/__fixtures/expire-tokens', {});
    app.navigate('/pecSale/yj_gefmtj/success/O1001');
    await see(LOGIN_FAILED);
    await see('Please log in first');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([sentCount('refreshToken'), sentCount('login')]).toEqual([1, 1]);
  });

  test('A02: a page when the person declines the login during a visit: does not request it again', async () => {
    const sentCount = installApp(host, { token: VALID_TOKEN, logIn: refusedToken, user: 'cancel' });
    const browser = newBrowser();
    const app = await browser.open(PAGE);
    await see(PAGE_TEXT);
    await browser.control('/__fixtures/expire-tokens', {});
    app.navigate('/pecSale/yj_gefmtj/success/O1001');
    await see('Please log in first');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sentCount('login')).toBe(1);
    expect(sees(LOGIN_FAILED)).toBe(false);
  });

  test.each(LOGIN_RESULTS)(
    'a page when a login has no token (%s) and the refresh is refused: shows a message after one login',
    async (result) => {
      const sentCount = installApp(host, { loginSays: result, logIn: refusedToken });
      await newBrowser().open(PAGE);
      await see(LOGIN_FAILED);
      await see('Please log in first');
      expect(sentCount('login')).toBe(1);
    },
  );
});
