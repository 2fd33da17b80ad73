/** Tests concurrent logins and logouts: the last decision of the person or the host counts (A04). */
import type { HostName } from '@sdhealth/bridge-sdk';
import { describe, expect, test, vi } from 'vitest';
import { account } from '../../test/account.ts';
import { INFO, logOutOffline, open, requestedPaths } from '../../test/account-service.ts';

test('A04: a refresh when it is answered after the logout: no session', async () => {
  const { beginSession, renewSession, leaveSession, call, person } = await open('browser');
  beginSession('a-1', account('a'));
  const renewed = renewSession();
  const refresh = await call('refresh-token');
  const pendingLogout = leaveSession();
  (await call('logout', 'a-1')).answer({});
  await pendingLogout;
  refresh.answer({ token: 'a-2', expiresInS: 60, user: account('a') });
  expect(await renewed).toBe(false);
  expect(person()).toEqual({ name: undefined, token: undefined, status: 'visitor' });
});

test('A04: a token when its person is still being loaded at the logout: no session', async () => {
  const { adoptToken, endSession, call, person } = await open('browser');
  const adopted = adoptToken('a-1');
  const info = await call(INFO);
  endSession();
  info.answer(account('a'));
  await adopted;
  expect(person()).toEqual({ name: undefined, token: undefined, status: 'visitor' });
});

test.each(['answer', 'fail'] as const)(
  'A04, N11: two accounts in sequence when the first one’s request ends with %s: the last one stays',
  async (end) => {
    const { adoptToken, call, person } = await open('browser');
    const adoptions = [adoptToken('a-1'), adoptToken('b-1')];
    const [a, b] = [await call(INFO, 'a-1'), await call(INFO, 'b-1')];
    b.answer(account('b'));
    a[end](account('a'));
    await Promise.all(adoptions);
    expect(person()).toEqual({ name: 'b', token: 'b-1', status: 'logged-in' });
  },
);

test('A04: a refresh when the host changes the account meanwhile: keeps the host’s account', async () => {
  const { beginSession, renewSession, adoptToken, call, person } = await open('browser');
  beginSession('a-1', account('a'));
  const renewed = renewSession();
  const refresh = await call('refresh-token');
  const adopted = adoptToken('b-1');
  refresh.answer({ token: 'a-2', expiresInS: 60, user: account('a') });
  expect(await renewed).toBe(true);
  (await call(INFO, 'b-1')).answer(account('b'));
  await adopted;
  expect(person()).toEqual({ name: 'b', token: 'b-1', status: 'logged-in' });
});

test('A04: a refresh when it is answered after the host’s change and a logout: no session', async () => {
  const { beginSession, renewSession, adoptToken, endSession, call, person } = await open('browser');
  beginSession('a-1', account('a'));
  const renewed = renewSession();
  const refresh = await call('refresh-token');
  void adoptToken('b-1');
  await call(INFO, 'b-1');
  endSession();
  refresh.answer({ token: 'a-2', expiresInS: 60, user: account('a') });
  expect(await renewed).toBe(false);
  expect(person()).toEqual({ name: undefined, token: undefined, status: 'visitor' });
});

test.each(['android-app', 'ios-app'] as const)(
  'A04: a token of %s when the host refreshes it after the logout: no session',
  async (host) => {
    const page = await open(host);
    page.beginSession('a-1', account('a'));
    const renewed = page.renewSession();
    page.endSession();
    expect(await renewed).toBe(false);
    expect([page.person().token, await requestedPaths(page)]).toEqual([undefined, []]);
  },
);

test.each(['android-app', 'ios-app'] as const)(
  'A04: a refresh in %s when it returns another person: that person is signed in',
  async (host) => {
    const { beginSession, renewSession, session, call, person } = await open(host);
    beginSession('a-1', account('a'));
    const { owner } = session;
    const renewed = renewSession();
    (await call(INFO)).answer(account('b'));
    expect(await renewed).toBe(true);
    expect(person()).toMatchObject({ name: 'b', status: 'logged-in' });
    expect(session.owner).toBeGreaterThan(owner);
  },
);

test.each(['ios-app', 'browser'] as const)(
  'A02: a refresh in %s when there is no network: the person stays signed in',
  async (host) => {
    const { beginSession, renewSession, call, person } = await open(host);
    beginSession('a-0', account('a'));
    const renewed = renewSession().catch(({ code }) => code);
    (await call(host === 'browser' ? 'refresh-token' : INFO)).fail();
    expect(await renewed).toBe('NETWORK');
    expect(person()).toEqual({ name: 'a', token: 'a-0', status: 'logged-in' });
  },
);

test('A04: a logout when no server has received it: sent at the next page load', async () => {
  await logOutOffline();
  const { restoreSession, renewSession, call, person, pendingCalls } = await open('browser');
  await restoreSession();
  expect(person().status).toBe('visitor');
  const logout = await call('logout');
  const renewed = renewSession();
  logout.answer({});
  expect(await renewed).toBe(false);
  expect([person().status, pendingCalls]).toEqual(['visitor', []]);
  const later = await open('browser');
  await later.restoreSession();
  expect(later.pendingCalls).toEqual([]);
});

test('A04: a pending logout when a refresh is requested: sent instead of the refresh', async () => {
  await logOutOffline();
  const page = await open('browser');
  const renewed = page.renewSession();
  (await page.call('logout')).answer({});
  expect(await renewed).toBe(false);
  expect([page.owesLogout(), await requestedPaths(page)]).toEqual([false, []]);
});

test('A04: a logout when no server has answered: sent before the next login', async () => {
  await logOutOffline();
  const { restoreSession, sendLogout, call, owesLogout, beginSession, pendingCalls } = await open('browser');
  const { loginOrigin } = await import('./login.ts');
  await restoreSession();
  const logoutSent = sendLogout();
  (await call('logout')).fail();
  await logoutSent;
  expect(owesLogout()).toBe(true);
  const onOrigin = vi.fn<() => void>();
  const origin = loginOrigin().then(onOrigin);
  const logout = await call('logout');
  expect(onOrigin).not.toHaveBeenCalled();
  logout.answer({});
  await origin;
  expect(owesLogout()).toBe(false);
  beginSession('b-1', account('b'));
  expect(pendingCalls).toEqual([]);
});

test('A04: a pending logout when a person has logged in: dropped, because it would end the new session', async () => {
  await logOutOffline();
  const { beginSession, sendLogout, pendingCalls } = await open('browser');
  beginSession('b-1', account('b'));
  await sendLogout();
  expect(pendingCalls).toEqual([]);
});

test('A04: a logout when the server refused it: no longer pending', async () => {
  await logOutOffline();
  const { sendLogout, call, owesLogout } = await open('browser');
  const logoutSent = sendLogout();
  (await call('logout')).refuse(20003);
  await logoutSent;
  expect(owesLogout()).toBe(false);
});

describe('N01, A04: the stored answers of a person without a network', () => {
  /** Closes A's page and starts another page load without a network. Returns the new page and A's mark. */
  async function reloadOffline(
    host: HostName,
    token: string,
    beforeReload?: (page: Awaited<ReturnType<typeof open>>) => Promise<void>,
  ) {
    const first = await open(host);
    first.beginSession('a-1', account('a'));
    const mark = first.storedAnswersOwner();
    expect(mark).toBeDefined();
    await beforeReload?.(first);
    const page = await open(host, token);
    const restored = page.restoreSession();
    if (page.session.status === 'restoring') (await page.call(host === 'browser' ? 'refresh-token' : INFO)).fail();
    await restored;
    return { ...page, mark };
  }

  test.each<[HostName, string]>([
    ['ios-app', 'a-1'],
    ['android-app', 'a-1'],
    ['browser', ''],
  ])('the stored answers in %s when the session is the same: available', async (host, token) => {
    const { session, mark, storedAnswersOwner } = await reloadOffline(host, token);
    expect(session).toMatchObject({ status: 'unreachable', account: undefined });
    expect([storedAnswersOwner(), session.unreadOwner]).toEqual([mark, mark]);
  });

  test.each<HostName>(['ios-app', 'android-app'])(
    'the stored answers in %s when the app’s account changed while the page was closed: hidden',
    async (host) => {
      const { session, storedAnswersOwner } = await reloadOffline(host, 'b-1');
      expect(session).toMatchObject({ status: 'unreachable', unreadOwner: undefined });
      expect(storedAnswersOwner()).toBeUndefined();
    },
  );

  test('the stored answers in an app when its account changes without a network: hidden', async () => {
    const { adoptToken, call, session, storedAnswersOwner } = await reloadOffline('ios-app', 'a-1');
    const adopted = adoptToken('b-1');
    (await call(INFO, 'b-1')).fail();
    await adopted;
    expect([session.status, storedAnswersOwner()]).toEqual(['unreachable', undefined]);
  });

  test.each([
    ['gets no answer', true],
    ['is refused', false],
  ])(
    'the stored answers in a browser when a trusted ticket %s: hidden only without an answer',
    async (_, hasNoAnswer) => {
      const { call, restoreSession, session, storedAnswersOwner, mark } = await reloadOffline('browser', '');
      expect(storedAnswersOwner()).toBe(mark);
      const { takeTicket } = await import('./login.ts');
      const { ticket } = await import('../platform/address-secrets.ts');
      Object.assign(ticket, { value: 'of-b', isTrusted: true });
      const exchanged = takeTicket();
      const exchange = await call('ticket-login');
      if (hasNoAnswer) exchange.fail();
      else exchange.refuse(20003);
      await exchanged;
      expect([session.status, storedAnswersOwner()]).toEqual(['unreachable', hasNoAnswer ? undefined : mark]);
      // The network is still missing.
      const restored = restoreSession();
      (await call('refresh-token')).fail();
      await restored;
      expect(storedAnswersOwner()).toBe(hasNoAnswer ? undefined : mark);
    },
  );

  test('V04: the stored answers in a browser when the person logged out without a network: hidden', async () => {
    const { session, storedAnswersOwner } = await reloadOffline('browser', '', async ({ leaveSession, call }) => {
      const pendingLogout = leaveSession();
      (await call('logout')).fail();
      await pendingLogout;
    });
    expect([session.status, storedAnswersOwner()]).toEqual(['visitor', undefined]);
  });

  test.each([
    ['has logged out', () => localStorage.removeItem('sdhealth.had-session')],
    ['is logging out', () => localStorage.setItem('sdhealth.logout-owed', '{"value":true}')],
  ])('the stored answers in a browser when another tab %s meanwhile: hidden', async (_, changeInOtherTab) => {
    (await open('browser')).beginSession('a-1', account('a'));
    const { restoreSession, call, person, storedAnswersOwner } = await open('browser');
    const restored = restoreSession();
    const refresh = await call('refresh-token');
    changeInOtherTab();
    refresh.fail();
    await restored;
    expect([person().status, storedAnswersOwner()]).toEqual(['unreachable', undefined]);
  });

  test('the stored answers in a browser when another tab has signed in another person meanwhile: hidden', async () => {
    const { storedAnswersOwner } = await reloadOffline('browser', '');
    expect(storedAnswersOwner()).toBeDefined();
    localStorage.setItem('sdhealth.owner', JSON.stringify({ value: { salt: 's', mark: 'of-b' } }));
    expect(storedAnswersOwner()).toBeUndefined();
  });

  test('the stored answers when an admin acts for the customer: hidden', async () => {
    const { beginAdmin, storedAnswersOwner } = await open('browser');
    beginAdmin('U1');
    expect(storedAnswersOwner()).toBeUndefined();
  });
});
