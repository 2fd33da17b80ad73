import { describe, expect, test } from 'vitest';
import { type RouteId, routes } from '../routes.ts';
import type { PlatformCode, Row } from '../routing/row.ts';
import type { SessionStatus } from '../store/session.ts';
import { type Facts, firstStop, needsLogin, needsSession, type Stop } from './guards.ts';

const rows = Object.entries(routes) as [RouteId, Row][];
const PLATFORMS: readonly PlatformCode[] = [1, 2, 3, 4, 5];
const STATUSES: readonly SessionStatus[] = ['restoring', 'unreachable', 'visitor', 'logged-in', 'admin'];
const STOP_ORDER: readonly (Stop | undefined)[] = [
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
const stopOf = (id: RouteId, options: Partial<Facts> = {}, query = '') =>
  firstStop(routes[id], new URLSearchParams(query), facts(options));

describe('every row on every platform', () => {
  test.each(rows)(
    'route %s when the person is logged in with a bound mobile: opens, unless it needs the app',
    (id, row) => {
      for (const platform of PLATFORMS)
        expect(stopOf(id, { platform })).toBe(
          row.needsApp && platform !== 3 && platform !== 4 ? 'needs-app' : undefined,
        );
    },
  );

  test.each(rows)(
    'route %s when a visitor opens it: requires a login on exactly the platforms of its flags',
    (id, row) => {
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
        expect(stopOf(id, { platform, status: 'visitor' }) === 'login').toBe(expected && (app || !row.needsApp));
      }
    },
  );

  test.each(rows)('route %s when it stops a visitor for a login or a number: needs a session', (id, row) => {
    for (const platform of PLATFORMS) {
      const stop = stopOf(id, { platform, status: 'visitor', hasMobile: false });
      if (stop !== 'needs-app') expect(needsSession(row, platform)).toBe(stop === 'login' || stop === 'bound-mobile');
    }
  });

  test.each(rows)('route %s when several stops apply: has the first stop of the fixed order', (_, row) => {
    for (const platform of PLATFORMS)
      for (const status of STATUSES)
        for (const hasMobile of [true, false])
          for (const thirdPartyMatches of [true, false]) {
            const givenFacts = facts({ platform, status, hasMobile, thirdPartyMatches });
            const withoutTicket = firstStop(row, new URLSearchParams(), givenFacts);
            const ticket = firstStop(row, new URLSearchParams(), { ...givenFacts, hasTicket: true });
            const withHandOff = firstStop(row, new URLSearchParams('jumpType=app'), { ...givenFacts, hasTicket: true });
            expect(ticket).toBe('ticket');
            expect(withHandOff).toBe(
              (row.openApp || row.needsApp) && platform !== 3 && platform !== 4 ? 'hand-off' : 'ticket',
            );
            expect(STOP_ORDER).toContain(withoutTicket);
            // After an earlier stop is resolved, only a later one may follow.
            const next = firstStop(row, new URLSearchParams(), {
              ...givenFacts,
              status: 'logged-in',
              thirdPartyMatches: true,
            });
            expect(!withoutTicket || STOP_ORDER.indexOf(next) >= STOP_ORDER.indexOf(withoutTicket)).toBe(true);
          }
  });
});

test.each(rows)('route %s when an admin opens it: has the stop of a logged-in person with a bound mobile', (id) => {
  for (const platform of PLATFORMS)
    expect(stopOf(id, { platform, status: 'admin', hasMobile: false, thirdPartyMatches: false })).toBe(
      stopOf(id, { platform }),
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
  ])('route %s when a visitor opens it on platform %s: has the stop %s', (id, platform, expected) => {
    expect(stopOf(id, { platform, status: 'visitor' })).toBe(expected);
  });

  test('a public page when the session has any status: opens', () => {
    for (const status of STATUSES) expect(stopOf('content.science', { status })).toBeUndefined();
  });

  test('a page when the session cannot be read: opens only if it shows no personal data', () => {
    for (const platform of PLATFORMS) {
      expect(stopOf('checkup.institutions', { platform, status: 'unreachable' })).toBeUndefined();
      expect(stopOf('home.main', { platform, status: 'unreachable' })).toBeUndefined();
      expect(stopOf('checkup.state', { platform, status: 'unreachable' })).toBe('unreachable');
    }
    expect(stopOf('checkup.institutions', { status: 'restoring' })).toBe('restore');
    expect(stopOf('checkup.institutions', { status: 'visitor' })).toBe('login');
  });

  test('A04: a page with stored data when the session cannot be read: opens only for the owner of the data', () => {
    const open = (isStored: boolean, unreadOwner: string | undefined, status: SessionStatus = 'unreachable') =>
      firstStop(
        { ...routes['checkup.state'], offline: false, stored: isStored },
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
      expect(stopOf('checkup.state', { platform, thirdPartyMatches: false })).toBe(
        platform === 1 || platform === 5 ? 'third-party' : undefined,
      );
  });
});

describe('bound mobile', () => {
  test('a page that needs a mobile number when a visitor opens it: asks for the login first', () => {
    expect(stopOf('rights-card.claim', { status: 'visitor' })).toBe('login');
    expect(stopOf('rights-card.claim', { hasMobile: false })).toBe('bound-mobile');
    expect(stopOf('rights-card.success', { hasMobile: false })).toBeUndefined();
  });

  test('a bound mobile when only platforms 1 and 5 need a login: logged-in persons need it everywhere', () => {
    for (const platform of PLATFORMS)
      expect(stopOf('rights.user-rights', { platform, hasMobile: false })).toBe('bound-mobile');
    expect(stopOf('rights.user-rights', { platform: 2, status: 'visitor' })).toBeUndefined();
    expect(stopOf('rights.user-rights', { platform: 3, status: 'restoring' })).toBe('restore');
  });

  test.each<[SessionStatus, Stop]>([
    ['visitor', 'bound-mobile'],
    ['restoring', 'restore'],
    ['unreachable', 'unreachable'],
  ])(
    'a route with a bound mobile when it needs no login and the session is %s: has the stop %s',
    (status, expected) => {
      const row = { ...routes['rights.claim'], requireAuth: false };
      expect(firstStop(row, new URLSearchParams(), facts({ status }))).toBe(expected);
    },
  );

  test('the stop for a bound mobile when the page is open to visitors: does not stop a visitor', () => {
    expect(stopOf('rights.claim', { platform: 2, status: 'visitor' })).toBeUndefined();
    expect(stopOf('rights.claim', { platform: 2, hasMobile: false })).toBe('bound-mobile');
    expect(stopOf('rights.claim', { platform: 4, status: 'visitor' })).toBe('login');
    // The session is restored first, without a request to the person.
    expect(stopOf('rights.claim', { platform: 2, status: 'restoring' })).toBe('restore');
    expect(stopOf('rights.claim', { platform: 2, status: 'unreachable' })).toBeUndefined();
  });
});

describe('hand-off', () => {
  test('the hand-off when the address has `jumpType=app`: stops the page only outside the apps and if the route allows it', () => {
    expect(stopOf('checkup.sale', { platform: 2 }, 'jumpType=app')).toBe('hand-off');
    expect(stopOf('checkup.sale', { platform: 3 }, 'jumpType=app')).toBeUndefined();
    expect(stopOf('checkup.sale', { platform: 2 }, 'jumpType=h5')).toBeUndefined();
    expect(stopOf('checkup.package-list', { platform: 2 }, 'jumpType=app')).toBeUndefined();
  });
});

test('a route when it needs a bound number but no login: needs a session too', () => {
  const openRoute: Row = { path: '/x' } as Row;
  expect([needsSession(openRoute, 2), needsSession({ ...openRoute, needCheckMobile: true }, 2)]).toEqual([false, true]);
});
