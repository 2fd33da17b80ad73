/** Tests several logins and logouts at once: the last decision of the person, or of the host, counts (A04). */
import type { HostName } from '@sdhealth/bridge-sdk';
import { describe, expect, test, vi } from 'vitest';
import { account } from '../../test/account.ts';
import { asked, INFO, leftUnheard, open } from '../../test/account-service.ts';

test('A04: a refresh when it is answered after the logout: no session', async () => {
  const { beginSession, renewSession, leaveSession, call, who } = await open('browser');
  beginSession('a-1', account('a'));
  const renewed = renewSession();
  const refresh = await call('refresh-token');
  const leaving = leaveSession();
  (await call('logout', 'a-1')).answer({});
  await leaving;
  refresh.answer({ token: 'a-2', expiresInS: 60, user: account('a') });
  expect(await renewed).toBe(false);
  expect(who()).toEqual({ name: undefined, token: undefined, is: 'visitor' });
});

test('A04: a token when its person is still being loaded at the logout: no session', async () => {
  const { adoptToken, endSession, call, who } = await open('browser');
  const adopted = adoptToken('a-1');
  const info = await call(INFO);
  endSession();
  info.answer(account('a'));
  await adopted;
  expect(who()).toEqual({ name: undefined, token: undefined, is: 'visitor' });
});

test.each(['answer', 'fail'] as const)(
  'A04, N11: two accounts in a row when the first one’s answer is %s: the last one stays',
  async (end) => {
    const { adoptToken, call, who } = await open('browser');
    const both = [adoptToken('a-1'), adoptToken('b-1')];
    const [a, b] = [await call(INFO, 'a-1'), await call(INFO, 'b-1')];
    b.answer(account('b'));
    a[end](account('a'));
    await Promise.all(both);
    expect(who()).toEqual({ name: 'b', token: 'b-1', is: 'logged-in' });
  },
);

test('A04: a refresh when the host changes the account meanwhile: does not undo it', async () => {
  const { beginSession, renewSession, adoptToken, call, who } = await open('browser');
  beginSession('a-1', account('a'));
  const renewed = renewSession();
  const refresh = await call('refresh-token');
  const adopted = adoptToken('b-1');
  refresh.answer({ token: 'a-2', expiresInS: 60, user: account('a') });
  expect(await renewed).toBe(true);
  (await call(INFO, 'b-1')).answer(account('b'));
  await adopted;
  expect(who()).toEqual({ name: 'b', token: 'b-1', is: 'logged-in' });
});

test('A04: a refresh when it is answered after the host’s change and a logout: no session', async () => {
  const { beginSession, renewSession, adoptToken, endSession, call, who } = await open('browser');
  beginSession('a-1', account('a'));
  const renewed = renewSession();
  const refresh = await call('refresh-token');
  void adoptToken('b-1');
  await call(INFO, 'b-1');
  endSession();
  refresh.answer({ token: 'a-2', expiresInS: 60, user: account('a') });
  expect(await renewed).toBe(false);
  expect(who()).toEqual({ name: undefined, token: undefined, is: 'visitor' });
});

test.each(['android-app', 'ios-app'] as const)(
  'A04: %s: a token when the host renews it after the logout: no session',
  async (host) => {
    const page = await open(host);
    page.beginSession('a-1', account('a'));
    const renewed = page.renewSession();
    page.endSession();
    expect(await renewed).toBe(false);
    expect([page.who().token, await asked(page)]).toEqual([undefined, []]);
  },
);

test.each(['android-app', 'ios-app'] as const)(
  'A04: %s: a refresh when it brings another person: that name is shown',
  async (host) => {
    const { beginSession, renewSession, session, call, who } = await open(host);
    beginSession('a-1', account('a'));
    const { owner } = session;
    const renewed = renewSession();
    (await call(INFO)).answer(account('b'));
    expect(await renewed).toBe(true);
    expect(who()).toMatchObject({ name: 'b', is: 'logged-in' });
    expect(session.owner).toBeGreaterThan(owner);
  },
);

test.each(['ios-app', 'browser'] as const)(
  'A02: %s: a refresh when there is no network: the person stays signed in, with their input',
  async (host) => {
    const { beginSession, renewSession, call, who } = await open(host);
    beginSession('a-0', account('a'));
    const renewed = renewSession().catch(({ code }) => code);
    (await call(host === 'browser' ? 'refresh-token' : INFO)).fail();
    expect(await renewed).toBe('NETWORK');
    expect(who()).toEqual({ name: 'a', token: 'a-0', is: 'logged-in' });
  },
);

test('A04: a logout when no server got it: sent at the next page load, and nobody is signed in meanwhile', async () => {
  await leftUnheard();
  const { restoreSession, renewSession, call, who, waiting } = await open('browser');
  await restoreSession();
  expect(who().is).toBe('visitor');
  const logout = await call('logout');
  const renewed = renewSession();
  logout.answer({});
  expect(await renewed).toBe(false);
  expect([who().is, waiting]).toEqual(['visitor', []]);
  const later = await open('browser');
  await later.restoreSession();
  expect(later.waiting).toEqual([]);
});

test('A04: a pending logout when a refresh is due: sent instead, as the cookie’s person has left', async () => {
  await leftUnheard();
  const page = await open('browser');
  const renewed = page.renewSession();
  (await page.call('logout')).answer({});
  expect(await renewed).toBe(false);
  expect([page.owesLogout(), await asked(page)]).toEqual([false, []]);
});

test('A04: a logout when no server has answered: stays pending, and is sent before the next login', async () => {
  await leftUnheard();
  const { restoreSession, tellLogout, call, owesLogout, beginSession, waiting } = await open('browser');
  const { loginOrigin } = await import('./login.ts');
  await restoreSession();
  const reported = tellLogout();
  (await call('logout')).fail();
  await reported;
  expect(owesLogout()).toBe(true);
  const ask = vi.fn<() => void>();
  const origin = loginOrigin().then(ask);
  const logout = await call('logout');
  expect(ask).not.toHaveBeenCalled();
  logout.answer({});
  await origin;
  expect(owesLogout()).toBe(false);
  beginSession('b-1', account('b'));
  expect(waiting).toEqual([]);
});

test('A04: a pending logout when a person has logged in: dropped, because it would end the new session', async () => {
  await leftUnheard();
  const { beginSession, tellLogout, waiting } = await open('browser');
  beginSession('b-1', account('b'));
  await tellLogout();
  expect(waiting).toEqual([]);
});

test('A04: a logout when the server refused it: no longer pending', async () => {
  await leftUnheard();
  const { tellLogout, call, owesLogout } = await open('browser');
  const reported = tellLogout();
  (await call('logout')).refuse(20003);
  await reported;
  expect(owesLogout()).toBe(false);
});

describe('N01, A04: the stored answers of a person without a network', () => {
  /** Closes A's page and starts another page load without a network. Returns who may see the stored values, and A's mark. */
  async function startedAgain(
    host: HostName,
    token: string,
    between?: (page: Awaited<ReturnType<typeof open>>) => Promise<void>,
  ) {
    const first = await open(host);
    first.beginSession('a-1', account('a'));
    const mark = first.keptPerson();
    expect(mark).toBeDefined();
    await between?.(first);
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
  ])('%s: the stored answers when the session is the same: shown', async (host, token) => {
    const { session, mark, keptPerson } = await startedAgain(host, token);
    expect(session).toMatchObject({ status: 'unreachable', account: undefined });
    expect([keptPerson(), session.unreadOwner]).toEqual([mark, mark]);
  });

  test.each<HostName>(['ios-app', 'android-app'])(
    '%s: the stored answers when the app’s account changed while the page was closed: hidden',
    async (host) => {
      const { session, keptPerson } = await startedAgain(host, 'b-1');
      expect(session).toMatchObject({ status: 'unreachable', unreadOwner: undefined });
      expect(keptPerson()).toBeUndefined();
    },
  );

  test('ios-app: the stored answers when the app’s account changes without a network: hidden', async () => {
    const { adoptToken, call, session, keptPerson } = await startedAgain('ios-app', 'a-1');
    const adopted = adoptToken('b-1');
    (await call(INFO, 'b-1')).fail();
    await adopted;
    expect([session.status, keptPerson()]).toEqual(['unreachable', undefined]);
  });

  test.each([
    ['cannot be exchanged', true],
    ['is refused', false],
  ])(
    'browser: the stored answers when a ticket that the person wants %s: hidden only without an answer',
    async (_, isDoubted) => {
      const { call, restoreSession, session, keptPerson, mark } = await startedAgain('browser', '');
      expect(keptPerson()).toBe(mark);
      const { takeTicket } = await import('./login.ts');
      const { ticket } = await import('../platform/address-secrets.ts');
      Object.assign(ticket, { value: 'of-b', isTrusted: true });
      const taken = takeTicket();
      const exchange = await call('ticket-login');
      if (isDoubted) exchange.fail();
      else exchange.refuse(20003);
      await taken;
      expect([session.status, keptPerson()]).toEqual(['unreachable', isDoubted ? undefined : mark]);
      // The network is still missing.
      const restored = restoreSession();
      (await call('refresh-token')).fail();
      await restored;
      expect(keptPerson()).toBe(isDoubted ? undefined : mark);
    },
  );

  test('V04: browser: the stored answers when the person logged out without a network: hidden', async () => {
    const { session, keptPerson } = await startedAgain('browser', '', async ({ leaveSession, call }) => {
      const leaving = leaveSession();
      (await call('logout')).fail();
      await leaving;
    });
    expect([session.status, keptPerson()]).toEqual(['visitor', undefined]);
  });

  test.each([
    ['has logged out', () => localStorage.removeItem('sdhealth.had-session')],
    ['is logging out', () => localStorage.setItem('sdhealth.logout-owed', '{"value":true}')],
  ])('browser: the stored answers when another tab %s meanwhile: hidden', async (_, elsewhere) => {
    (await open('browser')).beginSession('a-1', account('a'));
    const { restoreSession, call, who, keptPerson } = await open('browser');
    const restored = restoreSession();
    const refresh = await call('refresh-token');
    elsewhere();
    refresh.fail();
    await restored;
    expect([who().is, keptPerson()]).toEqual(['unreachable', undefined]);
  });

  test('browser: the stored answers when another tab has signed in another person meanwhile: hidden', async () => {
    const { keptPerson } = await startedAgain('browser', '');
    expect(keptPerson()).toBeDefined();
    localStorage.setItem('sdhealth.owner', JSON.stringify({ value: { salt: 's', mark: 'of-b' } }));
    expect(keptPerson()).toBeUndefined();
  });

  test('the stored answers when an admin acts for the customer: hidden', async () => {
    const { beginAdmin, keptPerson } = await open('browser');
    beginAdmin('U1');
    expect(keptPerson()).toBeUndefined();
  });
});
