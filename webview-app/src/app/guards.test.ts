import { describe, expect, test } from 'vitest';
import { type RouteId, routes } from '../routes.ts';
import type { PlatformCode, Row } from '../routing/row.ts';
import type { SessionStatus } from '../store/session.ts';
import { type Facts, firstStop, needsLogin, needsSession, type Stop } from './guards.ts';

const rows = Object.entries(routes) as [RouteId, Row][];
const PLATFORMS: readonly PlatformCode[] = [1, 2, 3, 4, 5];
const STATUSES: readonly SessionStatus[] = ['restoring', 'unreachable', 'visitor', 'logged-in', 'admin'];
const ORDER: readonly (Stop | undefined)[] = [
  'hand-off',
  'ticket',
  'needs-app',
  'restore',
  'unreachable',
  'login',
  'third-party',
  'bound-mobile',
  undefined,
];

const facts = (options: Partial<Facts> = {}): Facts => ({
  platform: 2,
  status: 'logged-in',
  hasTicket: false,
  unreadOwner: undefined,
  hasMobile: true,
  thirdPartyMatches: true,
  ...options,
});
const stop = (id: RouteId, options: Partial<Facts> = {}, query = '') =>
  firstStop(routes[id], new URLSearchParams(query), facts(options));

describe('every row on every platform', () => {
  test.each(rows)(
    'route %s when the person is logged in with a bound mobile: opens, only in the apps if it needs them',
    (id, row) => {
      for (const platform of PLATFORMS)
        expect(stop(id, { platform })).toBe(row.needsApp && platform !== 3 && platform !== 4 ? 'needs-app' : undefined);
    },
  );

  test.each(rows)('route %s when a visitor opens it: asks for a login exactly where its flags say', (id, row) => {
    for (const platform of PLATFORMS) {
      const app = platform === 3 || platform === 4;
      const expected =
        row.requireAuth === true &&
        (row.authPlatforms
          ? row.authPlatforms.includes(platform)
          : row.appNotAuth
            ? !app
            : row.outsideNotAuth
              ? app
              : true);
      expect(needsLogin(row, platform)).toBe(expected);
      expect(stop(id, { platform, status: 'visitor' }) === 'login').toBe(expected && (app || !row.needsApp));
    }
  });

  test.each(rows)('route %s when a login or a bound number stops a visitor: needs a session, else not', (id, row) => {
    for (const platform of PLATFORMS) {
      const stopped = stop(id, { platform, status: 'visitor', hasMobile: false });
      if (stopped !== 'needs-app')
        expect(needsSession(row, platform)).toBe(stopped === 'login' || stopped === 'bound-mobile');
    }
  });

  test.each(rows)('route %s when several stops apply: the first of the fixed order applies', (_, row) => {
    for (const platform of PLATFORMS)
      for (const status of STATUSES)
        for (const hasMobile of [true, false])
          for (const thirdPartyMatches of [true, false]) {
            const received = facts({ platform, status, hasMobile, thirdPartyMatches });
            const plain = firstStop(row, new URLSearchParams(), received);
            const ticket = firstStop(row, new URLSearchParams(), { ...received, hasTicket: true });
            const all = firstStop(row, new URLSearchParams('jumpType=app'), { ...received, hasTicket: true });
            expect(ticket).toBe('ticket');
            expect(all).toBe((row.openApp || row.needsApp) && platform !== 3 && platform !== 4 ? 'hand-off' : 'ticket');
            expect(ORDER).toContain(plain);
            // After an earlier stop is resolved, only a later one may follow.
            const next = firstStop(row, new URLSearchParams(), {
              ...received,
              status: 'logged-in',
              thirdPartyMatches: true,
            });
            expect(!plain || ORDER.indexOf(next) >= ORDER.indexOf(plain)).toBe(true);
          }
  });
});

test.each(rows)('route %s when an admin opens it: opens as for a logged-in person with a bound mobile', (id) => {
  for (const platform of PLATFORMS)
    expect(stop(id, { platform, status: 'admin', hasMobile: false, thirdPartyMatches: false })).toBe(
      stop(id, { platform }),
    );
});

describe('login', () => {
  test.each<[RouteId, PlatformCode, Stop | undefined]>([
    ['home.main', 2, undefined], // outsideNotAuth
    ['home.main', 4, 'login'],
    ['checkup.sale', 1, undefined],
    ['checkup.sale', 3, 'login'],
    ['activity.refute-rumors', 3, undefined], // appNotAuth
    ['activity.refute-rumors', 2, 'login'],
    ['rights.user-rights', 1, 'login'], // authPlatforms
    ['rights.user-rights', 5, 'login'],
    ['support.inner-tool', 4, undefined],
  ])('route %s when a visitor opens it on platform %s: the stop is %s', (id, platform, expected) => {
    expect(stop(id, { platform, status: 'visitor' })).toBe(expected);
  });

  test('a public page when the session has any status: opens', () => {
    for (const status of STATUSES) expect(stop('content.science', { status })).toBeUndefined();
  });

  test('a page when the session cannot be read: opens only if it shows no personal data', () => {
    for (const platform of PLATFORMS) {
      expect(stop('checkup.institutions', { platform, status: 'unreachable' })).toBeUndefined();
      expect(stop('home.main', { platform, status: 'unreachable' })).toBeUndefined();
      expect(stop('checkup.state', { platform, status: 'unreachable' })).toBe('unreachable');
    }
    expect(stop('checkup.institutions', { status: 'restoring' })).toBe('restore');
    expect(stop('checkup.institutions', { status: 'visitor' })).toBe('login');
  });

  test('A04: a page with stored data when the session cannot be read: opens only for the data’s person', () => {
    const open = (isStored: boolean, unreadOwner: string | undefined, status: SessionStatus = 'unreachable') =>
      firstStop(
        { ...routes['checkup.state'], offline: false, kept: isStored },
        new URLSearchParams(),
        facts({ status, unreadOwner }),
      );
    expect(open(true, 'somebody')).toBeUndefined();
    expect(open(true, undefined)).toBe('unreachable');
    expect(open(false, 'somebody')).toBe('unreachable');
    expect(open(true, 'somebody', 'visitor')).toBe('login');
    expect(open(true, 'somebody', 'restoring')).toBe('restore');
  });

  test('an account of another channel when it opens a page: needs the third-party login on platforms 1 and 5', () => {
    for (const platform of PLATFORMS)
      expect(stop('checkup.state', { platform, thirdPartyMatches: false })).toBe(
        platform === 1 || platform === 5 ? 'third-party' : undefined,
      );
  });
});

describe('bound mobile', () => {
  test('the stop for a bound mobile when a visitor opens the page: comes after the login', () => {
    expect(stop('rights-card.claim', { status: 'visitor' })).toBe('login');
    expect(stop('rights-card.claim', { hasMobile: false })).toBe('bound-mobile');
    expect(stop('rights-card.success', { hasMobile: false })).toBeUndefined();
  });

  test('a bound mobile when only platforms 1 and 5 need a login: logged-in persons need it everywhere', () => {
    for (const platform of PLATFORMS)
      expect(stop('rights.user-rights', { platform, hasMobile: false })).toBe('bound-mobile');
    expect(stop('rights.user-rights', { platform: 2, status: 'visitor' })).toBeUndefined();
    expect(stop('rights.user-rights', { platform: 3, status: 'restoring' })).toBe('restore');
  });

  test.each<[SessionStatus, Stop]>([
    ['visitor', 'bound-mobile'],
    ['restoring', 'restore'],
    ['unreachable', 'unreachable'],
  ])('a route with a bound mobile when it needs no login and the session is %s: the stop is %s', (status, expected) => {
    const row = { ...routes['rights.claim'], requireAuth: false };
    expect(firstStop(row, new URLSearchParams(), facts({ status }))).toBe(expected);
  });

  test('the stop for a bound mobile when the page is open to visitors: does not stop a visitor', () => {
    expect(stop('rights.claim', { platform: 2, status: 'visitor' })).toBeUndefined();
    expect(stop('rights.claim', { platform: 2, hasMobile: false })).toBe('bound-mobile');
    expect(stop('rights.claim', { platform: 4, status: 'visitor' })).toBe('login');
    // The session is restored first, without a request to the person.
    expect(stop('rights.claim', { platform: 2, status: 'restoring' })).toBe('restore');
    expect(stop('rights.claim', { platform: 2, status: 'unreachable' })).toBeUndefined();
  });
});

describe('hand-off', () => {
  test('the hand-off when its route allows it, outside the apps with `jumpType=app`: stops the page, else not', () => {
    expect(stop('checkup.sale', { platform: 2 }, 'jumpType=app')).toBe('hand-off');
    expect(stop('checkup.sale', { platform: 3 }, 'jumpType=app')).toBeUndefined();
    expect(stop('checkup.sale', { platform: 2 }, 'jumpType=h5')).toBeUndefined();
    expect(stop('checkup.package-list', { platform: 2 }, 'jumpType=app')).toBeUndefined();
  });
});

test('a route when it needs a bound number but no login: needs a session too', () => {
  const open: Row = { path: '/x' } as Row;
  expect([needsSession(open, 2), needsSession({ ...open, needCheckMobile: true }, 2)]).toEqual([false, true]);
});
