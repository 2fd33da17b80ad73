/**
 * Decides whether an address may show its screen, as one pure function. Title, scroll and visit history run before it, the prefetch and
 * the screen after it. While a stop applies, the screen is not mounted and sends no requests.
 *
 * The checks run in this order: hand-off to the app, ticket, a page that works only in the apps, login, bound mobile.
 */
import type { PlatformCode, Row } from '../routing/row.ts';
import { APP_PLATFORMS, THIRD_PARTY_PLATFORMS } from '../rules/constants.ts';
import { hasOwnApp } from '../rules/has-own-app.ts';
import type { SessionStatus } from '../store/session.ts';

export type Stop =
  | 'maintenance'
  /** The service has switched this page off. */
  | 'screen-off'
  /** `jumpType=app`: the app takes over. Ignored if the provider has none. */
  | 'hand-off'
  /** The address has a login ticket. It is exchanged first, or the person is asked whether to use it. */
  | 'ticket'
  /** The page works only in the provider's apps. */
  | 'needs-app'
  /** The session is not known yet. */
  | 'restore'
  /** The session cannot be read because the account service does not respond. */
  | 'unreachable'
  | 'login'
  /** Logged in with an account of another channel. */
  | 'third-party'
  | 'bound-mobile';

export interface Facts {
  readonly platform: PlatformCode;
  readonly status: SessionStatus;
  readonly hasTicket: boolean;
  /** The person whose values are stored on the phone, if the session could not be read and belonged to that person. */
  readonly unreadOwner: string | undefined;
  readonly hasMobile: boolean;
  /** True if the account has the channel's third type or is linked with it. */
  readonly thirdPartyMatches: boolean;
}

/** Returns the route's current stop, or undefined if the screen may be shown. */
export function firstStop(row: Row, query: URLSearchParams, facts: Facts): Stop | undefined {
  const isOutside = !isApp(facts.platform);
  if (hasOwnApp && (row.openApp || row.needsApp) && query.get('jumpType') === 'app' && isOutside) return 'hand-off';
  if (facts.hasTicket) return 'ticket';
  if (row.needsApp && isOutside) return 'needs-app';
  return loginStop(row, facts) ?? mobileStop(row, facts);
}

export function needsLogin(row: Row, platform: PlatformCode): boolean {
  if (!row.requireAuth) return false;
  if (row.authPlatforms) return row.authPlatforms.includes(platform);
  if (row.appNotAuth && isApp(platform)) return false;
  return !row.outsideNotAuth || isApp(platform);
}

/** Returns whether a visitor sees nothing of the route on this platform, because it first requires a login or a bound number. */
export const needsSession = (row: Row, platform: PlatformCode): boolean =>
  needsLogin(row, platform) || (needsMobile(row) && !row.requireAuth);

const needsMobile = ({ bindMobileCheck, checkIsBindMobile, needCheckMobile }: Row): boolean =>
  Boolean(bindMobileCheck || checkIsBindMobile || needCheckMobile);

/** Returns whether the page shows data stored on the phone because the session cannot be read. */
export const opensWithStoredData = (
  row: Row,
  { status, unreadOwner }: Pick<Facts, 'status' | 'unreadOwner'>,
): boolean => status === 'unreachable' && (row.offline === true || (row.stored === true && unreadOwner !== undefined));

function loginStop(row: Row, { platform, status, unreadOwner, thirdPartyMatches }: Facts): Stop | undefined {
  if (!needsLogin(row, platform)) return undefined;
  // Mutant lives: WITHOUT_SESSION has no stop for an admin, so the next lines let an admin pass too. The type requires this line.
  if (status === 'admin') return undefined;
  if (opensWithStoredData(row, { status, unreadOwner })) return undefined;
  if (status !== 'logged-in') return WITHOUT_SESSION[status];
  return THIRD_PARTY_PLATFORMS.includes(platform) && !thirdPartyMatches ? 'third-party' : undefined;
}

function mobileStop(row: Row, { platform, status, hasMobile }: Facts): Stop | undefined {
  if (!needsMobile(row)) return undefined;
  // Mutant lives: WITHOUT_SESSION has no stop for an admin, so the next lines let an admin pass too. The type requires this line.
  if (status === 'admin') return undefined;
  if (status === 'logged-in') return hasMobile ? undefined : 'bound-mobile';
  // A route that is open to visitors requires a bound number only from logged-in persons.
  if (row.requireAuth && !needsLogin(row, platform)) return status === 'restoring' ? 'restore' : undefined;
  return status === 'visitor' ? 'bound-mobile' : WITHOUT_SESSION[status];
}

const WITHOUT_SESSION = { restoring: 'restore', unreachable: 'unreachable', visitor: 'login' } as const;

const isApp = (platform: PlatformCode): boolean => APP_PLATFORMS.includes(platform);
