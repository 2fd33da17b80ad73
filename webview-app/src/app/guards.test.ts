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
    '%s opens for a logged-in person with a bound mobile, one of the apps in the apps only',
    (id, row) => {
      for (const platform of PLATFORMS)
        expect(stop(id, { platform })).toBe(row.needsApp && platform !== 3 && platform !== 4 ? 'needs-app' : undefined);
    },
  );

  test.each(rows)('%s stops a visitor exactly where its flags say so', (id, row) => {
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

  test.each(rows)('%s needs a session exactly where a visitor is stopped by a login or a bound number', (id, row) => {
    for (const platform of PLATFORMS) {
      const stopped = stop(id, { platform, status: 'visitor', hasMobile: false });
      if (stopped !== 'needs-app')
        expect(needsSession(row, platform)).toBe(stopped === 'login' || stopped === 'bound-mobile');
    }
  });

  test.each(rows)('%s keeps the decided order when several things stop it', (_, row) => {
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
            // Once the earlier stop is out of the way, only a later one may follow.
            const next = firstStop(row, new URLSearchParams(), {
              ...received,
              status: 'logged-in',
              thirdPartyMatches: true,
            });
            expect(!plain || ORDER.indexOf(next) >= ORDER.indexOf(plain)).toBe(true);
          }
  });
});

test.each(rows)('%s opens for an admin as for a logged-in person with a bound mobile', (id) => {
  for (const platform of PLATFORMS)
    expect(stop(id, { platform, status: 'admin', hasMobile: false, thirdPartyMatches: false })).toBe(
      stop(id, { platform }),
    );
});

describe('login', () => {
  test.each<[RouteId, PlatformCode, Stop | undefined]>([
    ['entry.home', 2, undefined], // outsideNotAuth
    ['entry.home', 4, 'login'],
    ['checkup.sale', 1, undefined],
    ['checkup.sale', 3, 'login'],
    ['other.refute-rumors', 3, undefined], // appNotAuth
    ['other.refute-rumors', 2, 'login'],
    ['rights.user-rights', 1, 'login'], // authPlatforms
    ['rights.user-rights', 5, 'login'],
    ['content.inner-tool', 4, undefined],
  ])('%s for a visitor on platform %s: %s', (id, platform, expected) => {
    expect(stop(id, { platform, status: 'visitor' })).toBe(expected);
  });

  test('a public page does not wait for the session', () => {
    for (const status of STATUSES) expect(stop('content.science', { status })).toBeUndefined();
  });

  test('without an account service only a page that shows nothing of a person opens, and only then', () => {
    for (const platform of PLATFORMS) {
      expect(stop('checkup.institutions', { platform, status: 'unreachable' })).toBeUndefined();
      expect(stop('entry.home', { platform, status: 'unreachable' })).toBeUndefined();
      expect(stop('checkup.state', { platform, status: 'unreachable' })).toBe('unreachable');
    }
    expect(stop('checkup.institutions', { status: 'restoring' })).toBe('restore');
    expect(stop('checkup.institutions', { status: 'visitor' })).toBe('login');
  });

  test('A04: without an account service a page that is kept opens for the person it is kept of, and for nobody else', () => {
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

  test('an account of another channel is sent to the third-party login on platforms 1 and 5 only', () => {
    for (const platform of PLATFORMS)
      expect(stop('checkup.state', { platform, thirdPartyMatches: false })).toBe(
        platform === 1 || platform === 5 ? 'third-party' : undefined,
      );
  });
});

describe('bound mobile', () => {
  test('is asked of the logged-in, after the login', () => {
    expect(stop('rights-card.claim', { status: 'visitor' })).toBe('login');
    expect(stop('rights-card.claim', { hasMobile: false })).toBe('bound-mobile');
    expect(stop('rights-card.success', { hasMobile: false })).toBeUndefined();
  });

  test('is asked of who is logged in, on every platform, by the rows that want a login on 1 and 5 only', () => {
    for (const platform of PLATFORMS)
      expect(stop('rights.user-rights', { platform, hasMobile: false })).toBe('bound-mobile');
    expect(stop('rights.user-rights', { platform: 2, status: 'visitor' })).toBeUndefined();
    expect(stop('rights.user-rights', { platform: 3, status: 'restoring' })).toBe('restore');
  });

  test.each<[SessionStatus, Stop]>([
    ['visitor', 'bound-mobile'],
    ['restoring', 'restore'],
    ['unreachable', 'unreachable'],
  ])('of a row that never needs a login, for a session in the state %s: %s', (status, expected) => {
    const row = { ...routes['rights.claim'], requireAuth: false };
    expect(firstStop(row, new URLSearchParams(), facts({ status }))).toBe(expected);
  });

  test('does not keep a visitor out of a row that is open to visitors', () => {
    expect(stop('rights.claim', { platform: 2, status: 'visitor' })).toBeUndefined();
    expect(stop('rights.claim', { platform: 2, hasMobile: false })).toBe('bound-mobile');
    expect(stop('rights.claim', { platform: 4, status: 'visitor' })).toBe('login');
    // Who may be logged in is known first, without asking for anything.
    expect(stop('rights.claim', { platform: 2, status: 'restoring' })).toBe('restore');
    expect(stop('rights.claim', { platform: 2, status: 'unreachable' })).toBeUndefined();
  });
});

describe('hand-off', () => {
  test('is offered only by rows that allow it, only outside the own apps, and only with `jumpType=app`', () => {
    expect(stop('checkup.sale', { platform: 2 }, 'jumpType=app')).toBe('hand-off');
    expect(stop('checkup.sale', { platform: 3 }, 'jumpType=app')).toBeUndefined();
    expect(stop('checkup.sale', { platform: 2 }, 'jumpType=h5')).toBeUndefined();
    expect(stop('checkup.package-list', { platform: 2 }, 'jumpType=app')).toBeUndefined();
  });
});

test('a row that asks for a bound number alone shows a visitor nothing either', () => {
  const open: Row = { path: '/x' } as Row;
  expect([needsSession(open, 2), needsSession({ ...open, needCheckMobile: true }, 2)]).toEqual([false, true]);
});
