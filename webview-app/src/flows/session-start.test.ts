/** Tests the requests and the person of a session in each kind of host, from its start to its end. */
import { describe, expect, test, vi } from 'vitest';
import { account } from '../../test/account.ts';
import { endPages, INFO, logOutOffline, open, requestedPaths } from '../../test/account-service.ts';

describe('the session at the start', () => {
  test('the session when a browser has no session mark: a visitor without a request', async () => {
    const page = await open('browser');
    await page.restoreSession();
    expect([page.person().status, await requestedPaths(page)]).toEqual(['visitor', []]);
  });

  test.each([
    ['answer', { name: 'a', token: 'a-2', status: 'logged-in' }, true],
    ['refuse', { name: undefined, token: undefined, status: 'visitor' }, false],
    ['fail', { name: undefined, token: undefined, status: 'unreachable' }, true],
  ] as const)(
    'A02: the session when a browser had a login and the refresh by its cookie ends with %s: has that state',
    async (reaction, state, hasMark) => {
      (await open('browser')).beginSession('a-1', account('a'));
      const { restoreSession, call, person, hadSession } = await open('browser');
      const restored = restoreSession();
      expect(person().status).toBe('restoring');
      const refresh = await call('refresh-token');
      if (reaction === 'answer') refresh.answer({ token: 'a-2', expiresInS: 60, user: account('a') });
      else if (reaction === 'refuse') refresh.refuse(20003);
      else refresh.fail();
      await restored;
      expect([person(), hadSession()]).toEqual([state, hasMark]);
    },
  );

  test('the session when an own app has a token: adopted, and its person is loaded', async () => {
    const { restoreSession, call, person, waitsForHost } = await open('android-app');
    expect(waitsForHost()).toBe(false);
    const restored = restoreSession();
    expect([waitsForHost(), person().status]).toEqual([true, 'restoring']);
    (await call(INFO, 'a-1')).answer(account('a'));
    await restored;
    expect([waitsForHost(), person()]).toEqual([false, { name: 'a', token: 'a-1', status: 'logged-in' }]);
  });

  test('the session when a caller waits before it is requested: one shared request', async () => {
    (await open('browser')).beginSession('a-1', account('a'));
    const page = await open('browser');
    const ready = page.sessionReady();
    expect(await requestedPaths(page)).toEqual([]);
    const restored = page.restoreSession();
    (await page.call('refresh-token')).answer({ token: 'a-2', expiresInS: 60, user: account('a') });
    await Promise.all([ready, restored]);
    expect([page.person().status, await requestedPaths(page)]).toEqual(['logged-in', []]);
  });

  test('N01: the session when an own app’s new token cannot be checked: stays unreachable', async () => {
    const { restoreSession, call, person } = await open('android-app');
    const restored = restoreSession();
    (await call(INFO, 'a-1')).refuse(20203);
    (await call(INFO)).fail();
    await restored;
    expect(person()).toMatchObject({ name: undefined, status: 'unreachable' });
  });

  test('the session when the server refuses an own app’s token: refreshed once', async () => {
    for (const isAccepted of [true, false]) {
      const { restoreSession, call, person, installed } = await open('android-app');
      const restored = restoreSession();
      (await call(INFO, 'a-1')).refuse(20203);
      const second = await call(INFO);
      if (isAccepted) second.answer(account('a'));
      else second.refuse(20203);
      await restored;
      expect(person().status).toBe(isAccepted ? 'logged-in' : 'visitor');
      expect(installed.traffic.filter(({ name }) => name === 'refreshToken').length).toBeGreaterThan(0);
      endPages();
    }
  });

  test('N01: the session when an own app has no network: its token is adopted later', async () => {
    const { restoreSession, sessionReady, call, person } = await open('ios-app');
    const restored = restoreSession();
    (await call(INFO, 'a-1')).fail();
    await restored;
    expect(person()).toEqual({ name: undefined, token: 'a-1', status: 'unreachable' });
    const ready = sessionReady();
    (await call(INFO, 'a-1')).answer(account('a'));
    await ready;
    expect(person()).toEqual({ name: 'a', token: 'a-1', status: 'logged-in' });
  });

  test('the session when an own app has no token: a visitor without a request', async () => {
    const page = await open('ios-app', '');
    await page.restoreSession();
    expect([page.person().status, await requestedPaths(page)]).toEqual(['visitor', []]);
  });

  test('the session when a caller waits and the server was unreachable: retried once', async () => {
    (await open('browser')).beginSession('a-1', account('a'));
    const page = await open('browser');
    const restored = page.restoreSession();
    (await page.call('refresh-token')).fail();
    await restored;
    const ready = page.sessionReady();
    (await page.call('refresh-token')).answer({ token: 'a-2', expiresInS: 60, user: account('a') });
    await ready;
    expect(page.person().status).toBe('logged-in');
    await page.sessionReady();
    expect(await requestedPaths(page)).toEqual([]);
  });

  test.each([true, false])(
    'U04: the session when a ticket is trusted (%s): read only without a trusted ticket',
    async (isTrusted) => {
      (await open('browser')).beginSession('a-1', account('a'));
      const page = await open('browser');
      const { ticket, forgetTicket } = await import('../platform/address-secrets.ts');
      Object.assign(ticket, { value: 'ticket', isTrusted });
      void page.restoreSession();
      expect(await requestedPaths(page)).toEqual(isTrusted ? [] : ['refresh-token']);
      void page.sessionReady();
      expect(await requestedPaths(page)).toEqual(isTrusted ? [] : ['refresh-token']);
      forgetTicket();
      void page.sessionReady();
      expect(await requestedPaths(page)).toEqual(['refresh-token']);
    },
  );

  test('U04: the session when a trusted ticket has created it: not read again', async () => {
    const page = await open('browser');
    const { ticket, forgetTicket } = await import('../platform/address-secrets.ts');
    Object.assign(ticket, { value: 'ticket', isTrusted: true });
    await page.restoreSession();
    page.beginSession('a-1', account('a'));
    forgetTicket();
    await page.sessionReady();
    expect([page.person().status, await requestedPaths(page)]).toEqual(['logged-in', []]);
  });
});

describe('an admin', () => {
  const signInAsAdmin = () => {
    Object.assign(document, { cookie: 'adminToken=at; path=/' });
    Object.assign(document, { cookie: 'adminUserId=c7; path=/' });
  };

  test('an admin when they enter: signed in immediately, before the customer’s name is loaded', async () => {
    signInAsAdmin();
    const { restoreSession, renewSession, call, person, pendingCalls } = await open('browser');
    await restoreSession();
    expect(person()).toEqual({ name: undefined, token: undefined, status: 'admin' });
    expect(await renewSession()).toBe(false);
    (await call(INFO)).answer(account('c7'));
    await vi.waitFor(() => expect(person()).toEqual({ name: 'c7', token: undefined, status: 'admin' }));
    expect(pendingCalls).toEqual([]);
  });

  test('an admin when the customer’s name cannot be loaded: stays signed in', async () => {
    signInAsAdmin();
    const first = await open('browser');
    await first.restoreSession();
    (await first.call(INFO)).refuse(40400);
    expect(await requestedPaths(first)).toEqual([]);
    expect(first.person()).toEqual({ name: undefined, token: undefined, status: 'admin' });
    const second = await open('browser');
    await second.restoreSession();
    second.endSession();
    (await second.call(INFO)).answer(account('c7'));
    await requestedPaths(second);
    expect(second.person()).toEqual({ name: undefined, token: undefined, status: 'visitor' });
  });
});

describe('a host’s token', () => {
  test('a host’s token when the server refuses it: no session and no refresh', async () => {
    const { adoptToken, call, person, installed } = await open('android-app');
    const adopted = adoptToken('b-1');
    (await call(INFO, 'b-1')).refuse(20203);
    await adopted;
    expect(person()).toEqual({ name: undefined, token: undefined, status: 'visitor' });
    expect(installed.traffic.filter(({ name }) => name === 'refreshToken')).toEqual([]);
  });

  test('A02: a host’s token when the server refuses it: keeps the previous session', async () => {
    const { beginSession, renewSession, call, person } = await open('android-app');
    beginSession('a-0', account('a'));
    const renewed = renewSession();
    const info = await call(INFO);
    expect(info.token).not.toBe('a-0');
    info.refuse(20203);
    expect(await renewed).toBe(false);
    expect(person()).toEqual({ name: 'a', token: 'a-0', status: 'logged-in' });
  });

  test('a host’s token when it is empty: no session', async () => {
    const page = await open('android-app', '');
    page.beginSession('a-0', account('a'));
    expect(await page.renewSession()).toBe(false);
    expect(await requestedPaths(page)).toEqual([]);
  });
});

describe('a refresh by the cookie', () => {
  test.each([
    ['logged-in', 'NETWORK'],
    ['unreachable', false],
    ['visitor', false],
  ] as const)(
    'the session when a refresh gets no answer: stays %s, and the refresh ends with %s',
    async (state, end) => {
      const { beginSession, endSession, markUnreachable, renewSession, call, person } = await open('browser');
      if (state === 'logged-in') beginSession('a-1', account('a'));
      else if (state === 'visitor') endSession();
      else markUnreachable();
      const renewed = renewSession().catch(({ code }) => code);
      (await call('refresh-token')).fail();
      expect(await renewed).toBe(end);
      expect(person().status).toBe(state);
    },
  );

  test.each([20003, 20205])('a refresh by the cookie when it is refused (%i): no new session', async (code) => {
    const { beginSession, renewSession, call } = await open('browser');
    beginSession('a-1', account('a'));
    const renewed = renewSession();
    (await call('refresh-token')).refuse(code);
    expect(await renewed).toBe(false);
  });

  test('a refresh by the cookie when it succeeds: gives a new token', async () => {
    const { beginSession, renewSession, call, person } = await open('browser');
    beginSession('a-1', account('a'));
    const renewed = renewSession();
    (await call('refresh-token')).answer({ token: 'a-2', expiresInS: 60, user: account('a') });
    expect(await renewed).toBe(true);
    expect(person()).toEqual({ name: 'a', token: 'a-2', status: 'logged-in' });
  });
});

test.each([20202, 20205, 20003])(
  'A02: the session’s own requests when refused with %i: no message and no login',
  async (code) => {
    Object.assign(document, { cookie: 'adminToken=at; path=/' });
    const admin = await open('browser');
    await admin.restoreSession();
    (await admin.call(INFO)).refuse(code);
    Object.assign(document, { cookie: 'adminToken=; Max-Age=0; path=/' });
    await logOutOffline();
    const page = await open('browser');
    const logoutSent = page.sendLogout();
    (await page.call('logout')).refuse(code);
    await logoutSent;
    const adopted = page.adoptToken('a-1');
    (await page.call(INFO, 'a-1')).refuse(code);
    await adopted;
    const renewed = page.renewSession();
    (await page.call('refresh-token')).refuse(code);
    expect(await renewed).toBe(false);
    expect([await requestedPaths(admin), await requestedPaths(page), page.clientActions]).toEqual([[], [], []]);
    // A call of an admin opens no login. The app decides that.
    expect(admin.clientActions.join()).not.toContain('refused');
  },
);

describe('a logout', () => {
  test('a logout when the host fails or works: ends the session in the host and the page', async () => {
    for (const faults of [{}, { logout: { kind: 'wrong-shape' } as const }]) {
      const page = await open('android-app', 'a-1', { faults });
      page.beginSession('a-1', account('a'));
      const pendingLogout = page.leaveSession();
      expect(page.person().status).toBe('visitor');
      (await page.call('logout', 'a-1')).answer({});
      await pendingLogout;
      expect(page.installed.traffic.filter(({ name }) => name === 'logout').length).toBeGreaterThan(0);
      expect(page.owesLogout()).toBe(false);
      endPages();
      page.installed.dispose();
    }
  });

  test('a pending logout when several callers send it: sent once, and again only after a failure', async () => {
    await logOutOffline();
    const page = await open('browser');
    const sharedLogouts = [page.sendLogout(), page.sendLogout()];
    const logout = await page.call('logout');
    expect(await requestedPaths(page)).toEqual([]);
    logout.fail();
    await Promise.all(sharedLogouts);
    const retry = page.sendLogout();
    (await page.call('logout')).answer({});
    await retry;
    await page.sendLogout();
    expect(await requestedPaths(page)).toEqual([]);
  });
});
