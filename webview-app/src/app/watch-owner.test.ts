/** Tests A04: after another page has changed the phone's owner, this page no longer acts for the previous person. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, see, sees, soon } from '../../test/open-app.tsx';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();

let reloads = 0;
beforeEach(() => {
  reloads = 0;
  Object.defineProperty(location, 'reload', { configurable: true, value: () => void reloads++ });
});

const OWNER = 'sdhealth.owner';
const MESSAGE = /signed out or switched on another page/;
const OTHER_OWNER = JSON.stringify({ value: { salt: 's', mark: 'of-b' } });
const ORDER_PAGE = '/pecState/yj_gefmtj/O1002';

/** Changes that another page makes to the owner's mark. */
const OWNER_CHANGES: readonly (readonly [name: string, changeOwner: () => void])[] = [
  ['logs out', () => localStorage.removeItem(OWNER)],
  ['logs another person in', () => localStorage.setItem(OWNER, OTHER_OWNER)],
];
/** The events that notify this page of the change. */
const NOTIFICATIONS: readonly (readonly [name: string, notify: () => void])[] = [
  ['the browser reports the change', () => dispatchEvent(new StorageEvent('storage', { key: OWNER }))],
  ['the whole storage is cleared', () => dispatchEvent(new StorageEvent('storage', { key: null }))],
  ['it becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['it is restored from the back/forward cache', () => dispatchEvent(new Event('pageshow'))],
];

async function logIn(): Promise<{ browser: Browser; app: OpenedApp }> {
  const browser = newBrowser();
  await browser.logIn('13800138000');
  const app = await browser.open(PERSONAL_PAGE.path);
  await see(PERSONAL_PAGE.text);
  return { browser, app };
}
const currentSession = async () => (await import('../store/session.ts')).session;
const storedText = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** Returns the number of requests, except those for the configuration. */
const countOf = ({ calls }: OpenedApp) => calls.filter(({ path }) => !path.endsWith('/config-center/get')).length;

describe.each(OWNER_CHANGES)('another page %s', (_, changeOwner) => {
  test.each(NOTIFICATIONS)('a page of another owner when %s: reloads and shows the reason once', async (__, notify) => {
    const { app } = await logIn();
    changeOwner();
    notify();
    expect([reloads, (await currentSession()).status, (await currentSession()).account]).toEqual([
      1,
      'visitor',
      undefined,
    ]);
    await app.reload(PERSONAL_PAGE.path);
    await see(MESSAGE);
    await app.reload(PERSONAL_PAGE.path);
    await soon(() => expect(document.body.textContent).not.toBe(''));
    expect(sees(MESSAGE)).toBe(false);
  });

  test('a call with the token when the owner has changed without an event: is replaced by a reload', async () => {
    const { app } = await logIn();
    const { request, isApiError } = await import('../client/request.ts');
    const { getAccountUserInfo } = await import('../api/login.ts');
    const requestCount = countOf(app);
    changeOwner();
    const error = await request(getAccountUserInfo, { body: {} }).catch((reason: unknown) => reason);
    expect([isApiError(error, 'ABORTED'), countOf(app), reloads]).toEqual([true, requestCount, 1]);
  });

  test('a response when the owner has changed before it arrives: is not delivered', async () => {
    const { app, browser } = await logIn();
    const { request, isApiError } = await import('../client/request.ts');
    const { getAccountUserInfo } = await import('../api/login.ts');
    const requestCount = countOf(app);
    const release = browser.hold('/api/sdb/grow/user/account-user-info');
    const requested = request(getAccountUserInfo, { body: {} }).catch((reason: unknown) => reason);
    await vi.waitFor(() => expect(countOf(app)).toBe(requestCount + 1));
    changeOwner();
    release();
    expect([isApiError(await requested, 'ABORTED'), reloads]).toEqual([true, 1]);
  });

  test('stored data of the new owner when the previous owner’s page writes: stays unchanged', async () => {
    await logIn();
    const { keepPersonal, noteWrite } = await import('../platform/personal.ts');
    keepPersonal('draft', 'mine', { area: 'session' });
    changeOwner();
    localStorage.setItem(
      'sdhealth.own.cache.kept.x',
      JSON.stringify({ value: { owner: 'of-b', value: 'of the other' } }),
    );
    expect(keepPersonal('wishes', 'mine')).toBe(false);
    noteWrite();
    expect([storedText().includes('wishes'), storedText().includes('of the other')]).toEqual([false, true]);
    dispatchEvent(new StorageEvent('storage', { key: OWNER }));
    expect([storedText().includes('draft'), storedText().includes('"mine"')]).toEqual([false, false]);
    expect(localStorage.getItem(OWNER)).toBe(changeOwner === OWNER_CHANGES[1]?.[1] ? OTHER_OWNER : null);
  });
});

test('the page of an order when the owner changes: is replaced by the entry page', async () => {
  const browser = newBrowser();
  await browser.logIn('13800138000');
  await browser.open(ORDER_PAGE);
  await see('A9002');
  localStorage.setItem(OWNER, OTHER_OWNER);
  dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  expect([reloads, location.pathname]).toEqual([1, '/health/']);
});

test('two pages when their hosts report two persons: do not reload each other forever', async () => {
  const { app } = await logIn();
  localStorage.setItem(OWNER, OTHER_OWNER);
  dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  await app.reload(PERSONAL_PAGE.path);
  await see(PERSONAL_PAGE.text);
  localStorage.setItem(OWNER, OTHER_OWNER);
  dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  await see(MESSAGE);
  expect([reloads, (await currentSession()).status]).toEqual([1, 'visitor']);
});

test('a page when it still runs after the owner has changed: neither reads nor stores data', async () => {
  await logIn();
  localStorage.setItem(OWNER, OTHER_OWNER);
  localStorage.setItem('sdhealth.own.list', JSON.stringify({ value: { owner: 'of-b', value: 'of the other' } }));
  dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  const { keepPersonal, recallPersonal } = await import('../platform/personal.ts');
  const isAny = (value: unknown): value is unknown => value !== undefined;
  expect([recallPersonal('list', isAny), keepPersonal('late', 1)]).toEqual([undefined, false]);
});

test('the session of another page when a visitor declines a login: stays', async () => {
  const browser = newBrowser();
  await browser.open('/package-list');
  await soon(async () => expect((await currentSession()).status).toBe('visitor'));
  localStorage.setItem(OWNER, OTHER_OWNER);
  localStorage.setItem('sdhealth.had-session', JSON.stringify({ value: true }));
  const { requireLogin } = await import('../flows/login.ts');
  const { answerDialog, loginRequest } = await import('../platform/login-request.ts');
  const request = requireLogin('required');
  await soon(() => expect(loginRequest.purpose).toBe('login'));
  answerDialog(false);
  expect(await request).toBe(false);
  expect([localStorage.getItem(OWNER), localStorage.getItem('sdhealth.had-session')]).toEqual([
    OTHER_OWNER,
    JSON.stringify({ value: true }),
  ]);
});

test('a storage event when the owner is the same: does not reload the page', async () => {
  await logIn();
  dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  dispatchEvent(new StorageEvent('storage', { key: 'sdhealth.language' }));
  expect([reloads, (await currentSession()).status]).toEqual([0, 'logged-in']);
});

test('a page in the provider’s app when another page logs another person in: reloads as a visitor', async () => {
  installHost('ios-app', { token: 'native-13800138000-1' });
  await newBrowser().open(PERSONAL_PAGE.path);
  await see(PERSONAL_PAGE.text);
  localStorage.setItem(OWNER, OTHER_OWNER);
  dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  expect([reloads, (await currentSession()).status]).toEqual([1, 'visitor']);
});

describe('the tab of an admin', () => {
  const ADMIN_MESSAGE = /The customer you act for was switched or signed out/;
  const setCookie = (cookie: string) => Object.assign(document, { cookie });
  const setCredentials = (userId: string, token = 'admin-good') => {
    setCookie(`adminToken=${token}; path=/`);
    setCookie(`adminUserId=${userId}; path=/`);
  };
  const removeCredentials = () => {
    setCookie('adminToken=; Max-Age=0; path=/');
    setCookie('adminUserId=; Max-Age=0; path=/');
  };
  afterEach(removeCredentials);

  async function openAsAdmin(path = PERSONAL_PAGE.path): Promise<OpenedApp> {
    setCredentials('U2001');
    const app = await newBrowser().open(path);
    await soon(async () => expect((await currentSession()).status).toBe('admin'));
    return app;
  }
  const adminQueries = ({ calls }: OpenedApp) =>
    calls.map(({ search }) => search).filter((search) => search.includes('admin'));

  /** Changes of the credentials by another tab. */
  const CHANGES: readonly (readonly [name: string, change: () => void])[] = [
    ['acts for another customer', () => setCredentials('U2002')],
    ['has another token', () => setCredentials('U2001', 'admin-newer')],
    ['logs the admin out', removeCredentials],
  ];

  test.each(CHANGES)(
    'an admin’s tab when another tab %s: reloads without sending a call and shows the reason once',
    async (name, change) => {
      const app = await openAsAdmin();
      const { request, isApiError } = await import('../client/request.ts');
      const { updateGeneralStatus } = await import('../api/general-order.ts');
      const { getAccountUserInfo } = await import('../api/login.ts');
      await see(PERSONAL_PAGE.text);
      change();
      const requestCount = adminQueries(app).length;
      const write = request(
        updateGeneralStatus,
        { body: { orderNo: 'O1', status: 'used', seenStatus: 'using' } },
        { notice: false },
      );
      const failure = await write.catch((reason: unknown) => reason);
      expect([isApiError(failure, 'ABORTED'), adminQueries(app).length, reloads]).toEqual([true, requestCount, 1]);
      // Until it reloads, the page sends no admin credentials.
      await request(getAccountUserInfo, { body: {} }, { notice: false, login: false }).catch(() => undefined);
      expect(adminQueries(app).every((search) => search.includes('adminUserId=U2001&adminToken=admin-good'))).toBe(
        true,
      );
      expect(adminQueries(app)).toHaveLength(requestCount);
      const reloadedApp = await app.reload('/package-list');
      await see(ADMIN_MESSAGE);
      // The service refuses the newer token, so the tab loses its customer and shows the message again.
      if (name === 'has another token') return;
      await reloadedApp.reload('/package-list');
      await soon(() => expect(document.body.textContent).not.toBe(''));
      expect(sees(ADMIN_MESSAGE)).toBe(false);
    },
  );

  test.each(NOTIFICATIONS)(
    'an admin’s tab when its customer has changed and %s: reloads as a visitor',
    async (_, notify) => {
      await openAsAdmin();
      setCredentials('U2002');
      notify();
      expect([reloads, (await currentSession()).status]).toEqual([1, 'visitor']);
    },
  );

  test('an admin’s tab when reloaded for another customer: leaves the first customer’s order with a message', async () => {
    const app = await openAsAdmin(ORDER_PAGE);
    await see('A9002');
    setCredentials('U2002');
    const reloadedApp = await app.reload(ORDER_PAGE);
    await see(ADMIN_MESSAGE);
    expect(location.pathname).toBe('/health/');
    await see(/Acting for .*customer U2002/);
    expect(adminQueries(reloadedApp).join()).not.toContain('U2001');
  });

  test('an admin’s tab when navigated to a new address for another customer: shows the opened page', async () => {
    const app = await openAsAdmin();
    setCredentials('U2002');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(Object.create(null), { type: 'navigate' }),
    ]);
    await app.reload('/package-list');
    await see(/Acting for .*customer U2002/);
    expect(sees(ADMIN_MESSAGE)).toBe(false);
  });

  test('an admin’s tab when another tab has another owner but the same credentials: is not reloaded', async () => {
    await openAsAdmin();
    localStorage.setItem(OWNER, OTHER_OWNER);
    dispatchEvent(new StorageEvent('storage', { key: OWNER }));
    expect([reloads, (await currentSession()).status]).toEqual([0, 'admin']);
  });

  test('a customer’s tab when an admin logs in on another tab: continues as the customer', async () => {
    const { app } = await logIn();
    const { request } = await import('../client/request.ts');
    const { getAccountUserInfo } = await import('../api/login.ts');
    setCredentials('U2002');
    await request(getAccountUserInfo, { body: {} });
    expect([adminQueries(app), (await currentSession()).status]).toEqual([[], 'logged-in']);
  });
});
