/** Tests A04: after another page has changed the phone's person, this page does not go on as the previous person. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, see, sees, soon } from '../../test/open-app.tsx';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => import('./app.tsx'), 60_000);

let reloads = 0;
beforeEach(() => {
  reloads = 0;
  vi.stubGlobal('scrollTo', () => undefined);
  Object.defineProperty(location, 'reload', { configurable: true, value: () => void reloads++ });
  localStorage.setItem('sdhealth.language', 'en');
});

const OWNER = 'sdhealth.owner';
const TOLD = /signed out or switched on another page/;
const OTHER = JSON.stringify({ value: { salt: 's', mark: 'of-b' } });
const ORDER_PAGE = '/pecState/yj_gefmtj/O1002';

/** Changes that another page makes to the owner's mark. */
const ACTS: readonly (readonly [name: string, act: () => void])[] = [
  ['logs out', () => localStorage.removeItem(OWNER)],
  ['logs another person in', () => localStorage.setItem(OWNER, OTHER)],
];
/** The ways in which this page learns of the change. */
const NEWS: readonly (readonly [name: string, tell: () => void])[] = [
  ['the browser tells of it', () => dispatchEvent(new StorageEvent('storage', { key: OWNER }))],
  ['all that is kept is removed', () => dispatchEvent(new StorageEvent('storage', { key: null }))],
  ['it is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['it comes back from the cache of pages', () => dispatchEvent(new Event('pageshow'))],
];

async function logIn(): Promise<{ browser: Browser; app: OpenedApp }> {
  const browser = newBrowser();
  await browser.logIn('13800138000');
  const app = await browser.open(PERSONAL_PAGE.path);
  await see(PERSONAL_PAGE.shown);
  return { browser, app };
}
const sessionNow = async () => (await import('../store/session.ts')).session;
const storedText = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

describe.each(ACTS)('another page %s', (_, act) => {
  test.each(NEWS)('a page of another owner when %s: reloads and says why, once', async (__, tell) => {
    const { app } = await logIn();
    act();
    tell();
    expect([reloads, (await sessionNow()).status, (await sessionNow()).account]).toEqual([1, 'visitor', undefined]);
    await app.reload(PERSONAL_PAGE.path);
    await see(TOLD);
    await app.reload(PERSONAL_PAGE.path);
    await soon(() => expect(document.body.textContent).not.toBe(''));
    expect(sees(TOLD)).toBe(false);
  });

  test('a call with the token when the owner has changed without an event: not sent, the page reloads', async () => {
    const { app } = await logIn();
    const { request, isApiError } = await import('../client/request.ts');
    const { getAccountUserInfo } = await import('../api/login.ts');
    const requestCount = app.calls.length;
    act();
    const error = await request(getAccountUserInfo, { body: {} }).catch((reason: unknown) => reason);
    expect([isApiError(error, 'ABORTED'), app.calls.length, reloads]).toEqual([true, requestCount, 1]);
  });

  test('an answer when the owner has changed before it arrives: no caller gets it', async () => {
    const { app, browser } = await logIn();
    const { request, isApiError } = await import('../client/request.ts');
    const { getAccountUserInfo } = await import('../api/login.ts');
    const requestCount = app.calls.length;
    const release = browser.hold('/api/sdb/grow/user/account-user-info');
    const requested = request(getAccountUserInfo, { body: {} }).catch((reason: unknown) => reason);
    await vi.waitFor(() => expect(app.calls.length).toBe(requestCount + 1));
    act();
    release();
    expect([isApiError(await requested, 'ABORTED'), reloads]).toEqual([true, 1]);
  });

  test('a page when it stores data after the owner has changed: stores none, the other’s data stays', async () => {
    await logIn();
    const { keepPersonal, noteWrite } = await import('../platform/personal.ts');
    keepPersonal('draft', 'mine', { area: 'session' });
    act();
    localStorage.setItem(
      'sdhealth.own.cache.kept.x',
      JSON.stringify({ value: { owner: 'of-b', value: 'of the other' } }),
    );
    expect(keepPersonal('list', 'mine')).toBe(false);
    noteWrite();
    expect([storedText().includes('list'), storedText().includes('of the other')]).toEqual([false, true]);
    dispatchEvent(new StorageEvent('storage', { key: OWNER }));
    expect([storedText().includes('draft'), storedText().includes('"mine"')]).toEqual([false, false]);
    expect(localStorage.getItem(OWNER)).toBe(act === ACTS[1]?.[1] ? OTHER : null);
  });
});

test('the page of an order when the owner changes: the entry page opens', async () => {
  const browser = newBrowser();
  await browser.logIn('13800138000');
  await browser.open(ORDER_PAGE);
  await see('A9002');
  localStorage.setItem(OWNER, OTHER);
  dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  expect([reloads, location.pathname]).toEqual([1, '/health/']);
});

test('two pages when their hosts name two persons: do not reload each other forever', async () => {
  const { app } = await logIn();
  localStorage.setItem(OWNER, OTHER);
  dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  await app.reload(PERSONAL_PAGE.path);
  await see(PERSONAL_PAGE.shown);
  localStorage.setItem(OWNER, OTHER);
  dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  await see(TOLD);
  expect([reloads, (await sessionNow()).status]).toEqual([1, 'visitor']);
});

test('a page when left but still running: neither reads the other person’s data nor stores anything', async () => {
  await logIn();
  localStorage.setItem(OWNER, OTHER);
  localStorage.setItem('sdhealth.own.list', JSON.stringify({ value: { owner: 'of-b', value: 'of the other' } }));
  dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  const { keepPersonal, recallPersonal } = await import('../platform/personal.ts');
  const isAny = (value: unknown): value is unknown => value !== undefined;
  expect([recallPersonal('list', isAny), keepPersonal('late', 1)]).toEqual([undefined, false]);
});

test('a visitor when declining a login: a session that another page has started stays', async () => {
  const browser = newBrowser();
  await browser.open('/package-list');
  await soon(async () => expect((await sessionNow()).status).toBe('visitor'));
  localStorage.setItem(OWNER, OTHER);
  localStorage.setItem('sdhealth.had-session', JSON.stringify({ value: true }));
  const { requireLogin } = await import('../flows/login.ts');
  const { answerDialog, loginRequest } = await import('../platform/login-request.ts');
  const request = requireLogin('required');
  await soon(() => expect(loginRequest.purpose).toBe('login'));
  answerDialog(false);
  expect(await request).toBe(false);
  expect([localStorage.getItem(OWNER), localStorage.getItem('sdhealth.had-session')]).toEqual([
    OTHER,
    JSON.stringify({ value: true }),
  ]);
});

test('a storage event when the owner is the same or another value changes: the page stays', async () => {
  await logIn();
  dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  dispatchEvent(new StorageEvent('storage', { key: 'sdhealth.language' }));
  expect([reloads, (await sessionNow()).status]).toEqual([0, 'logged-in']);
});

test('the provider’s app when another page logs another person in: the page reloads as a visitor', async () => {
  installHost('ios-app', { token: 'native-13800138000-1' });
  await newBrowser().open(PERSONAL_PAGE.path);
  await see(PERSONAL_PAGE.shown);
  localStorage.setItem(OWNER, OTHER);
  dispatchEvent(new StorageEvent('storage', { key: OWNER }));
  expect([reloads, (await sessionNow()).status]).toEqual([1, 'visitor']);
});

describe('the tab of an admin', () => {
  const TOLD_ADMIN = /The customer you act for was switched or signed out/;
  const setCookie = (cookie: string) => Object.assign(document, { cookie });
  const actFor = (userId: string, token = 'admin-good') => {
    setCookie(`adminToken=${token}; path=/`);
    setCookie(`adminUserId=${userId}; path=/`);
  };
  const actForNobody = () => {
    setCookie('adminToken=; Max-Age=0; path=/');
    setCookie('adminUserId=; Max-Age=0; path=/');
  };
  afterEach(actForNobody);

  async function act(path = PERSONAL_PAGE.path): Promise<OpenedApp> {
    actFor('U2001');
    const app = await newBrowser().open(path);
    await soon(async () => expect((await sessionNow()).status).toBe('admin'));
    return app;
  }
  const queriesOf = ({ calls }: OpenedApp) =>
    calls.map(({ search }) => search).filter((search) => search.includes('admin'));

  /** Changes of the credentials by another tab. */
  const CHANGES: readonly (readonly [name: string, change: () => void])[] = [
    ['names another customer', () => actFor('U2002')],
    ['has another token', () => actFor('U2001', 'admin-newer')],
    ['logs the admin out', actForNobody],
  ];

  test.each(CHANGES)(
    'an admin’s tab when another tab %s: sends nothing, reloads and says why, once',
    async (name, change) => {
      const app = await act();
      const { request, isApiError } = await import('../client/request.ts');
      const { updateGeneralStatus } = await import('../api/general-order.ts');
      const { getAccountUserInfo } = await import('../api/login.ts');
      await see(PERSONAL_PAGE.shown);
      change();
      const requestCount = queriesOf(app).length;
      const write = request(
        updateGeneralStatus,
        { body: { orderNo: 'O1', status: 'used', seenStatus: 'using' } },
        { notice: false },
      );
      const failure = await write.catch((reason: unknown) => reason);
      expect([isApiError(failure, 'ABORTED'), queriesOf(app).length, reloads]).toEqual([true, requestCount, 1]);
      // Until it reloads, the page acts for no customer.
      await request(getAccountUserInfo, { body: {} }, { notice: false, login: false }).catch(() => undefined);
      expect(queriesOf(app).every((search) => search.includes('adminUserId=U2001&adminToken=admin-good'))).toBe(true);
      expect(queriesOf(app)).toHaveLength(requestCount);
      const again = await app.reload('/package-list');
      await see(TOLD_ADMIN);
      // The service refuses the newer token, so the tab loses its customer and says so again.
      if (name === 'has another token') return;
      await again.reload('/package-list');
      await soon(() => expect(document.body.textContent).not.toBe(''));
      expect(sees(TOLD_ADMIN)).toBe(false);
    },
  );

  test.each(NEWS)('an admin’s tab when its customer has changed and %s: reloads as a visitor', async (_, tell) => {
    await act();
    actFor('U2002');
    tell();
    expect([reloads, (await sessionNow()).status]).toEqual([1, 'visitor']);
  });

  test('an admin’s tab when reloaded for another customer: leaves the first customer’s order, says so', async () => {
    const app = await act(ORDER_PAGE);
    await see('A9002');
    actFor('U2002');
    const again = await app.reload(ORDER_PAGE);
    await see(TOLD_ADMIN);
    expect(location.pathname).toBe('/health/');
    await see(/Acting for .*customer U2002/);
    expect(queriesOf(again).join()).not.toContain('U2001');
  });

  test('an admin’s tab when opened anew for another customer: shows the opened page', async () => {
    const app = await act();
    actFor('U2002');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(Object.create(null), { type: 'navigate' }),
    ]);
    await app.reload('/package-list');
    await see(/Acting for .*customer U2002/);
    expect(sees(TOLD_ADMIN)).toBe(false);
  });

  test('an admin’s tab when another tab has another owner but the same credentials: goes on', async () => {
    await act();
    localStorage.setItem(OWNER, OTHER);
    dispatchEvent(new StorageEvent('storage', { key: OWNER }));
    expect([reloads, (await sessionNow()).status]).toEqual([0, 'admin']);
  });

  test('a customer’s tab when an admin logs in on another tab: goes on as the customer', async () => {
    const { app } = await logIn();
    const { request } = await import('../client/request.ts');
    const { getAccountUserInfo } = await import('../api/login.ts');
    actFor('U2002');
    await request(getAccountUserInfo, { body: {} });
    expect([queriesOf(app), (await sessionNow()).status]).toEqual([[], 'logged-in']);
  });
});
