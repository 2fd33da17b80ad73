/**
 * Login, session and logout. One way for all hosts: `bridge.call(login)` is the native
 * dialog, the third-party login by address, or this page's own dialog.
 */
import { bindMobile, login, logout, refreshToken } from '@sdhealth/bridge-sdk';
import { getAccountUserInfo, loginByTicket, logOut, refreshSession } from '../api/login.ts';
import { isApiError, type LoginReason, request } from '../client/request.ts';
import { text } from '../messages/index.ts';
import { bridge } from '../platform/bridge.ts';
import { channelKnown, thirdType } from '../platform/channel.ts';
import { absoluteUrl, currentPath, currentQuery, dropFromQuery } from '../platform/history.ts';
import { askInDialog } from '../platform/login-request.ts';
import { settings } from '../platform/settings.ts';
import { isText, keep, recall } from '../platform/storage.ts';
import { APP_KEY, BIZ, BIZ_TYPE, THIRD_PARTY_PLATFORMS } from '../rules/constants.ts';
import { isSensitive } from '../rules/sensitive.ts';
import { forgetLoginRounds, mayLeaveForLogin, noteLeftForLogin, noteTicket } from '../store/login-rounds.ts';
import {
  beginSession,
  endSession,
  hadSession,
  markUnreachable,
  renewToken,
  session,
  sessionToken,
  sessionVersion,
} from '../store/session.ts';
import { notice } from '../ui/toast-store.ts';

/** Returns the origin that every login sends, once the meaning of the channel is known. */
export async function loginOrigin() {
  await channelKnown();
  return { thirdType: thirdType(), appKey: APP_KEY, biz: BIZ, bizType: BIZ_TYPE };
}

/** The address had a ticket, which makes the session. */
let isLeft = false;

/** Reads the session at the start: from the host's token, else by the account service's cookie. Never rejects. */
export async function restoreSession(): Promise<void> {
  session.status = 'restoring';
  // A ticket in the address makes a new session; an older one must not come in after it.
  isLeft = Boolean(currentQuery().get('userTicket'));
  if (isLeft) return;
  // Only a host that keeps sessions itself is worth waiting for: its handshake may bring a token.
  if (bridge.supports(refreshToken).ok) await bridge.opened;
  const token = bridge.sessionToken();
  if (token) await adoptToken(token);
  else if (!bridge.supports(refreshToken).ok && !hadSession()) endSession();
  else if (!(await renewSession()) && session.status === 'restoring') endSession();
}

/**
 * Makes sure that a person is logged in; false when the person declines. `asked`: the person wants it; `page`: the page needs it. Any
 * other reason means that the server no longer takes the session there is.
 */
export async function ensureLogin(reason: LoginReason | 'asked' | 'page' = 'asked'): Promise<boolean> {
  if ((reason === 'asked' || reason === 'page') && session.status === 'logged-in') return true;
  return (await logIn(reason)) && session.status === 'logged-in';
}

/** The client's way to a login, when the server says that the session is over. */
export async function requireLogin(reason: LoginReason): Promise<boolean> {
  const done = await ensureLogin(reason);
  if (!done) endSession();
  // Code 20102: the page's content belongs to no session. An own app reloads by itself where it wants to.
  else if (reason === 'reload' && bridge.supports(login).ok && isOwnDialog()) location.reload();
  return done;
}

/**
 * Tells if the account fits the channel: its third type, or one that it is linked with. Somebody who was sent to link it once
 * in this visit is not sent again: where the server does not link them, that would go round for ever.
 */
export function thirdPartyMatches(): boolean {
  const { account } = session;
  const wanted = thirdType();
  if (!account) return false;
  if (account.thirdType === wanted || account.authList.includes(wanted)) return true;
  return recall(LINKED, isText, 'session') === linkOfAccount();
}

/**
 * Goes to the third-party login although somebody is logged in, as the account is of another channel: unless it turns out not to
 * be, when it is known what the channel means. True then.
 */
export async function linkThirdParty(): Promise<boolean> {
  await channelKnown();
  if (thirdPartyMatches()) return true;
  return askThirdParty();
}

/** Forces a login, e.g. for the openid that comes with it. */
export function askThirdParty(): Promise<boolean> {
  noteLinked();
  return logIn('account', true);
}

/** Tells if a login leaves the page here. */
export const leavesForLogin = (): boolean => THIRD_PARTY_PLATFORMS.includes(bridge.host.platform);

/**
 * Logs in by this page's own dialog where the third party does not let the person in. It is not asked to link the account either:
 * it would be the same dead end. False when the person declines.
 */
export async function logInHere(): Promise<boolean> {
  try {
    await askInDialog('login');
  } catch {
    return false;
  }
  noteLinked();
  forgetLoginRounds();
  return true;
}

const noteLinked = (): boolean => keep(LINKED, linkOfAccount(), { shelf: 'session' });

const LINKED = 'asked-to-link';
const linkOfAccount = (): string => `${session.account?.userId ?? ''} ${thirdType()}`;

/** Makes sure that the person has a mobile number bound; logs in first where no person is logged in. False when the person declines. */
export async function ensureBoundMobile(): Promise<boolean> {
  if (!(await ensureLogin())) return false;
  if (session.account?.hasMobile) return true;
  try {
    const { outcome } = await bridge.call(bindMobile, {});
    if (outcome === 'redirected') return await shownAgain();
    if (!session.account?.hasMobile) session.account = await request(getAccountUserInfo, { body: {} });
    return session.account?.hasMobile === true;
  } catch {
    return false;
  }
}

/** Finds out who is here where that was left to a ticket which is in the address no more. Always gives true. */
export async function ensureRestored(): Promise<boolean> {
  if (isLeft) await restoreSession();
  return true;
}

/** Exchanges the ticket of the address, where there is one. Always gives true. */
export async function takeTicket(): Promise<boolean> {
  const ticket = currentQuery().get('userTicket');
  if (ticket) await exchangeTicket(ticket);
  return true;
}

const exchanging = new Map<string, Promise<void>>();

/**
 * Exchanges a ticket for a session and takes it out of the address. A message says that a ticket is refused; the page goes on
 * logged out.
 */
export function exchangeTicket(userTicket: string): Promise<void> {
  const running = exchanging.get(userTicket) ?? exchange(userTicket);
  exchanging.set(userTicket, running);
  return running;
}

/**
 * A fresh token, the host's own way or by the account service's cookie. False when there is none to be had. Rejects, with everything as
 * it was, where somebody is logged in and nobody can be asked: what wanted the token fails as any call without a network.
 */
export async function renewSession(): Promise<boolean> {
  const before = sessionVersion();
  const isIn = session.status === 'logged-in';
  try {
    if (bridge.supports(refreshToken).ok) {
      const { token } = await bridge.call(refreshToken, {});
      if (sessionVersion() === before) await takeOver(token, isIn ? sessionToken() : token);
    } else {
      const { token, user } = await request(refreshSession, { body: {} }, { notice: false, report: false });
      if (sessionVersion() === before) beginSession(token, user);
    }
    return sessionToken() !== undefined;
  } catch (error) {
    if (!isApiError(error) || typeof error.code === 'number') return false;
    if (isIn) throw error;
    if (session.status === 'restoring') markUnreachable();
    return false;
  }
}

/** Takes over a token that the host brought, unless another one, or a logout, comes before it is known whose it is. */
export async function adoptToken(token: string): Promise<void> {
  await takeOver(token, token).catch(markUnreachable);
}

/** The host's account may be another one by now: whose the token is, is asked. Rejects, with the token `otherwise`, where that fails. */
async function takeOver(token: string, otherwise: string | undefined): Promise<void> {
  renewToken(token);
  const mine = sessionVersion();
  try {
    const account = await request(getAccountUserInfo, { body: {} }, { notice: false, login: false, report: false });
    if (sessionVersion() === mine) beginSession(token, account);
  } catch (error) {
    if (sessionVersion() !== mine) return;
    if (isApiError(error) && typeof error.code === 'number') return endSession();
    if (otherwise !== undefined) renewToken(otherwise);
    throw error;
  }
}

/** Ends the session here, at the server and in the host. What belongs to the person is gone even without a network. */
export async function leaveSession(): Promise<void> {
  const serverLogout = request(logOut, { body: {} }, { notice: false, report: false }).catch(() => undefined);
  endSession();
  if (bridge.supports(logout).ok) await bridge.call(logout, {}).catch(() => undefined);
  await serverLogout;
}

async function exchange(userTicket: string): Promise<void> {
  try {
    const { token, user } = await request(loginByTicket, { body: { userTicket, ...(await loginOrigin()) } });
    noteTicket(true);
    beginSession(token, user);
  } catch (error) {
    noteTicket(false);
    notice((isApiError(error) && error.serverMessage) || text().login.failed, 'warning');
    if (session.status === 'restoring') endSession();
  } finally {
    dropFromQuery(['userTicket']);
    exchanging.delete(userTicket);
  }
}

async function logIn(reason: string, isAsked = reason === 'asked'): Promise<boolean> {
  try {
    await channelKnown();
    if (!isAsked && !mayLeaveForLogin(thirdType())) return false;
    const { outcome, token } = await bridge.call(login, { thirdPartyUrl: thirdPartyUrl(), reason });
    if (outcome === 'redirected') {
      noteLeftForLogin(thirdType(), !session.account);
      return await shownAgain();
    }
    if (token) await adoptToken(token);
    return true;
  } catch {
    return false; // The person declined, or this host has no login: the page says that a login is needed.
  }
}

const isOwnDialog = (): boolean => bridge.supports(login).source === 'page';

/** `<accountHost>/third-login?thirdType=&redirect=<this page>`; it comes back with `userTicket`. */
function thirdPartyUrl(): string {
  const query = currentQuery();
  for (const name of [...query.keys()]) if (isSensitive(name)) query.delete(name);
  const search = query.toString();
  const url = new URL(settings.thirdLoginUrl, location.href);
  url.searchParams.set('thirdType', String(thirdType()));
  url.searchParams.set('redirect', absoluteUrl(currentPath() + (search && `?${search}`)));
  return url.href;
}

/** This page is being left. It resolves (with false) only if the person comes back to it as it was. */
function shownAgain(): Promise<false> {
  return new Promise((resolve) => {
    const again = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', again);
      resolve(false);
    };
    addEventListener('pageshow', again);
  });
}
