/**
 * Tests the provider's apps whose login or refresh brings no session. After one refresh and one login the page shows a message and a button
 * instead of loading forever.
 */
import type { HostName } from '@sdhealth/bridge-sdk';
import { type HostOptions, installHost } from '@sdhealth/native-shims/vitest';
import { describe, expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../test/open-app.tsx';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();

const PAGE = PERSONAL_PAGE.path;
const SHOWN = PERSONAL_PAGE.shown;
const WORDS = 'We couldn’t log you in. Please try again, or call customer service';
const GOOD = 'native-13800138000-1';
const SAYS = ['event', 'nothing'] as const;
/** Returns a token that the server refuses. */
const refused = async () => 'refused';

function install(host: HostName, options: HostOptions) {
  const { traffic } = installHost(host, options);
  return (name: string) => traffic.filter((entry) => entry.name === name && entry.direction === 'to-host').length;
}

describe.each(['android-app', 'ios-app'] as const)('in %s', (host) => {
  test.each(SAYS)('a login when it ends without a token (%s): one refresh follows and the page opens', async (says) => {
    const sentCount = install(host, { loginSays: says });
    await newBrowser().open(PAGE);
    await see(SHOWN);
    expect(sentCount('login')).toBe(1);
    expect(sees(WORDS)).toBe(false);
  });

  test('A02: a token when it has expired in the background: it is refreshed without a login', async () => {
    const sentCount = install(host, { token: GOOD });
    const browser = newBrowser();
    await (await browser.open(PAGE)).reload();
    await see(SHOWN);
    await browser.control('/__fixtures/expire-tokens', {});
    await browser.open(PAGE);
    await see(SHOWN);
    expect([sentCount('refreshToken'), sentCount('login')]).toEqual([1, 0]);
  });

  test('A02: a page when the server refuses all tokens: shows a message after one refresh and one login', async () => {
    const sentCount = install(host, { token: 'refused', logIn: refused });
    await newBrowser().open(PAGE);
    await see(WORDS);
    await see('Please log in first');
    expect([sentCount('refreshToken'), sentCount('login')]).toEqual([1, 1]);
    await press('Log in');
    await soon(() => expect(sentCount('login')).toBe(2));
  });

  test('A02: a page when tokens are refused during a visit: shows a message after a refresh and a login', async () => {
    const sentCount = install(host, { token: GOOD, logIn: refused });
    const browser = newBrowser();
    const app = await browser.open(PAGE);
    await see(SHOWN);
    await browser.control('/__fixtures/expire-tokens', {});
    app.navigate('/pecSale/yj_gefmtj/success/O1001');
    await see(WORDS);
    await see('Please log in first');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([sentCount('refreshToken'), sentCount('login')]).toEqual([1, 1]);
  });

  test('A02: a page when the person declines the login during a visit: the login is not requested again', async () => {
    const sentCount = install(host, { token: GOOD, logIn: refused, user: 'cancel' });
    const browser = newBrowser();
    const app = await browser.open(PAGE);
    await see(SHOWN);
    await browser.control('/__fixtures/expire-tokens', {});
    app.navigate('/pecSale/yj_gefmtj/success/O1001');
    await see('Please log in first');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sentCount('login')).toBe(1);
    expect(sees(WORDS)).toBe(false);
  });

  test.each(SAYS)(
    'a page when a login has no token (%s) and the refresh is refused: shows a message after one login',
    async (says) => {
      const sentCount = install(host, { loginSays: says, logIn: refused });
      await newBrowser().open(PAGE);
      await see(WORDS);
      await see('Please log in first');
      expect(sentCount('login')).toBe(1);
    },
  );
});
