/** Tests an admin who acts for a customer. The admin counts as logged in with a bound number (specification, section 6). */
import type { HostName } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, see, sees, soon } from '../../test/open-app.tsx';
import { buyNow } from '../../test/person.ts';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { mockVisits, testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();
beforeEach(() => void mockVisits());
const removeCookies = () => {
  for (const name of ['adminToken', 'adminUserId']) setCookie(`${name}=; Max-Age=0`);
};
afterEach(() => {
  vi.restoreAllMocks();
  removeCookies();
});

const DIALOG = /Verify your phone number|Add your mobile number/;
const setCookie = (cookie: string) => Object.assign(document, { cookie: `${cookie}; path=/` });
function logInAsAdmin(userId: string, token = 'admin-good'): void {
  setCookie(`adminToken=${token}`);
  setCookie(`adminUserId=${userId}`);
}

test.each(['browser', 'wechat', 'mini-program', 'android-app'] as const satisfies readonly HostName[])(
  'an admin when the host is %s and the customer has no number: opens pages without a login',
  async (host) => {
    const { traffic } = installHost(host);
    logInAsAdmin('U2002');
    const app = await newBrowser().open(PERSONAL_PAGE.path);
    await see(PERSONAL_PAGE.text);
    app.navigate('/medical-services');
    await see(/Claim/);
    expect(sees(DIALOG)).toBe(false);
    expect(location.assign).not.toHaveBeenCalled();
    expect(traffic.map(({ name }) => name)).not.toContain('login');
    expect(app.calls.filter(({ path }) => path.includes('/login/'))).toEqual([]);
  },
);

test('an admin when they buy for the customer: opens the cashier without a login', async () => {
  installHost('browser');
  logInAsAdmin('U2001');
  await newBrowser().open('/pecSale/yj_gefmtj');
  await buyNow();
  await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringContaining('/cashier?')));
  expect(sees(DIALOG)).toBe(false);
});

test('an admin when the address has a ticket: stays signed in', async () => {
  installHost('browser');
  logInAsAdmin('U2001');
  const app = await newBrowser().open(`${PERSONAL_PAGE.path}?userTicket=ticket-good`);
  await see(PERSONAL_PAGE.text);
  expect(location.search).toBe('');
  expect(app.calls.filter(({ path }) => path.includes('/login/'))).toEqual([]);
});

test('an admin when the token is no longer valid: is sent to the admin login', async () => {
  installHost('browser');
  logInAsAdmin('U2001', 'admin-old');
  await newBrowser().open(PERSONAL_PAGE.path);
  await soon(() => expect(location.assign).toHaveBeenCalledWith(expect.stringContaining('/admin-login')));
  const { admin } = await import('../platform/admin.ts');
  expect(admin()).toBeUndefined();
});

test('a customer when an old admin cookie cannot be removed: is sent to the admin login only once', async () => {
  installHost('browser');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('adminToken=admin-old; adminUserId=U2001');
  const browser = newBrowser();
  let app = await browser.open(PERSONAL_PAGE.path);
  await soon(() => expect(location.assign).toHaveBeenCalledTimes(1));
  await browser.logIn('13800138000');
  for (const path of [PERSONAL_PAGE.path, '/', PERSONAL_PAGE.path]) app = await app.reload(path);
  await see(PERSONAL_PAGE.text);
  expect(location.assign).toHaveBeenCalledTimes(1);
  expect(app.calls.filter(({ search }) => search.includes('admin'))).toEqual([]);
});

test('a customer when an old admin cookie can be neither removed nor noted: is not sent to the admin login', async () => {
  installHost('browser');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('adminToken=admin-old; adminUserId=U2001');
  const app = await newBrowser().open('/package-list');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  app.navigate(PERSONAL_PAGE.path);
  await see(DIALOG);
  expect(location.assign).not.toHaveBeenCalled();
});

test.each([
  ['zh', /正在代小张（138\*{4}8000）办理，客户号 U2001/],
  ['en', /Acting for Xiao Zhang \(138\*{4}8000\), customer U2001/],
])('each page of an admin when the language is %s: shows the customer', async (language, line) => {
  installHost('browser');
  localStorage.setItem('sdhealth.language', language);
  logInAsAdmin('U2001');
  const app = await newBrowser().open('/');
  for (const path of ['/', PERSONAL_PAGE.path, '/pecSale/yj_gefmtj', '/no-such-page']) {
    app.navigate(path);
    await see(line);
  }
});

test('a page when a customer is logged in: has no admin bar', async () => {
  installHost('browser');
  const browser = newBrowser();
  await browser.logIn('13800138000');
  await browser.open(PERSONAL_PAGE.path);
  await see(PERSONAL_PAGE.text);
  expect(document.querySelector('[data-acting-for]')).toBeNull();
});

test('an admin when the host reports a session: stays signed in', async () => {
  const host = installHost('android-app');
  logInAsAdmin('U2001');
  await newBrowser().open(PERSONAL_PAGE.path);
  await see(PERSONAL_PAGE.text);
  await host.emit('sessionChanged', { loggedIn: false });
  await host.emit('sessionChanged', { loggedIn: true, token: 'native-13800138000-1' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { session } = await import('../store/session.ts');
  expect(session.status).toBe('admin');
});
