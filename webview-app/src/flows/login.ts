/**
 * The login and the bound mobile number. One way for all hosts: `bridge.call(login)` is the native dialog, the third-party login by
 * address, or this page's own dialog.
 */
import { bindMobile, isBridgeError, login, refreshToken } from '@sdhealth/bridge-sdk';
import { subscribe } from 'valtio';
import { getAccountUserInfo, loginByTicket } from '../api/login.ts';
import { isCutOff, reachNow } from '../client/reach.ts';
import { ApiError, isApiError, type LoginReason, request } from '../client/request.ts';
import { openTexts, text } from '../messages/index.ts';
import { forgetTicket, LOGIN_ROUND, newLoginRound, ticket } from '../platform/address-secrets.ts';
import { admin } from '../platform/admin.ts';
import { bridge } from '../platform/bridge.ts';
import { channelKnown, thirdType } from '../platform/channel.ts';
import { absoluteUrl, currentAddress, currentPath, currentQuery } from '../platform/history.ts';
import { answerDialog, askInDialog, type LoginPurpose } from '../platform/login-request.ts';
import { isMissingFile, onMissingFile, release } from '../platform/new-release.ts';
import { keepPersonal, noteDoubt, ownerMark, recallPersonal, sinceNow } from '../platform/personal.ts';
import { settings } from '../platform/settings.ts';
import { isText } from '../platform/storage.ts';
import { APP_KEY, BIZ, BIZ_TYPE, THIRD_PARTY_PLATFORMS } from '../rules/constants.ts';
import { forgetLoginRounds, mayLeaveForLogin, noteLeftForLogin, noteTicket } from '../store/login-rounds.ts';
import {
  beginSession,
  doubtOwner,
  endSession,
  endSessionHere,
  isLoggedIn,
  learnAccount,
  noteSessionOver,
  session,
  sessionKnown,
  sessionToken,
  sessionVersion,
} from '../store/session.ts';
import { notice } from '../ui/toast-store.ts';
import { landAgain } from './landing.ts';
import { adoptToken, fromHost, renewSession, restoreSession, sessionReady, tellLogout } from './session.ts';

/** Returns the origin that every login sends, once the meaning of the channel is known and the last logout is told. */
export async function loginOrigin() {
  await Promise.all([channelKnown(), tellLogout()]);
  return { thirdType: thirdType(), appKey: APP_KEY, biz: BIZ, bizType: BIZ_TYPE };
}

/**
 * Makes sure that a person is logged in; false when the person declines. `asked`: the person wants it; `page`: the page needs it. A
 * session that is still being found out is waited for.
 */
export async function ensureLogin(why: 'asked' | 'page' = 'asked'): Promise<boolean> {
  await sessionReady();
  const isRefused = refusedAt === currentAddress();
  refusedAt = undefined;
  if (why === 'page' && isRefused) return isLoggedIn();
  return isLoggedIn() || ((await logIn(why)) && isLoggedIn());
}

/** The page on which a login was asked for in vain: it does not ask again by itself, it says so. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the page that asked in vain; tickets under way
let refusedAt: string | undefined;

/** The client's way to a login, when the server says that there is no session, or that it is over. */
export async function requireLogin(reason: LoginReason): Promise<boolean> {
  // An admin is never asked for a login.
  if (admin()) return false;
  const isOfNow = sinceNow();
  const previous = sessionToken();
  const address = currentAddress();
  await sessionReady();
  const cameMeanwhile = isLoggedIn() && sessionToken() !== previous;
  if (!cameMeanwhile && session.status === 'logged-in' && reason !== 'account') noteSessionOver();
  const done = cameMeanwhile || ((await logIn(reason)) && isLoggedIn());
  if (!done) {
    refusedAt = address;
    // A visitor has no session to end: on another page of this phone somebody may have logged in meanwhile.
    if (session.status !== 'visitor') (isOfNow() ? endSession : endSessionHere)();
  }
  return done && beginAnew(reason);
}

/** A person asks for a login where a failure offers it: each time (rule 3 of `login-rounds.ts`). Declined, the page stays as it is. */
export async function askLogin(reason: LoginReason): Promise<boolean> {
  await sessionReady();
  return (await logIn(reason, true)) && isLoggedIn() && beginAnew(reason);
}

/** Code 20102: the page's content belongs to no session, so a browser loads it again; false then. In an own app the page goes on. */
function beginAnew(reason: LoginReason): boolean {
  const isReloaded = reason === 'reload' && bridge.supports(login).ok && isOwnDialog();
  if (isReloaded) location.reload();
  return !isReloaded;
}

/**
 * Tells if the account fits the channel: its third type, or one that it is linked with. Somebody who was sent to link it once
 * in this visit is not sent again: where the server does not link them, that would go round for ever.
 */
export function thirdPartyMatches(): boolean {
  const { account } = session;
  const currentType = thirdType();
  if (!account) return false;
  if (account.thirdType === currentType || account.authList.includes(currentType)) return true;
  return recallPersonal(LINKED, isText, 'session') === linkOfAccount();
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
export async function askThirdParty(): Promise<boolean> {
  if (admin()) return false;
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

const noteLinked = (): boolean => keepPersonal(LINKED, linkOfAccount(), { area: 'session' });

const LINKED = 'asked-to-link';
const linkOfAccount = (): string => `${ownerMark() ?? ''} ${thirdType()}`;

/** Makes sure that the person has a mobile number bound; logs in first where no person is logged in. False when the person declines. */
export async function ensureBoundMobile(): Promise<boolean> {
  if (!(await ensureLogin())) return false;
  if (session.account?.hasMobile || session.status === 'admin') return true;
  const hasMobile = () => session.account?.hasMobile === true;
  const stop = closeDialogOnce('bind', hasMobile);
  try {
    const { outcome } = await bridge.call(bindMobile, {});
    if (outcome === 'redirected') return await shownAgain();
    if (!hasMobile()) learnAccount(await request(getAccountUserInfo, { body: {} }));
    return hasMobile();
  } catch {
    return false;
  } finally {
    stop();
  }
}

/**
 * Exchanges the ticket that the address had, where there is one. False where the person is to be asked first: somebody is logged in, or
 * may be, and the ticket comes from elsewhere.
 */
export async function takeTicket(): Promise<boolean> {
  if (!ticket.value) return true;
  if (admin()) return dropTicket();
  if (!ticket.isTrusted) {
    await sessionReady();
    if (session.status !== 'visitor' && !ticket.isTrusted) return false;
  }
  if (ticket.value) await exchangeTicket(ticket.value);
  return true;
}

/** The person wants the account of the ticket. */
export function trustTicket(): void {
  ticket.isTrusted = true;
}

/** The ticket is used, or not wanted. Where the page is loaded again it stops the page until then. Always gives true. */
export function dropTicket(): true {
  if (!landAgain()) forgetTicket();
  return true;
}

const exchanging = new Map<string, Promise<void>>();

/** Exchanges a ticket for a session. A message says that a ticket is refused; the page goes on as it was. */
export function exchangeTicket(userTicket: string): Promise<void> {
  const running = exchanging.get(userTicket) ?? exchange(userTicket);
  exchanging.set(userTicket, running);
  return running;
}

async function exchange(userTicket: string): Promise<void> {
  const previous = sessionVersion();
  const isOfNow = sinceNow();
  try {
    const { token, user } = await request(loginByTicket, { body: { userTicket, ...(await loginOrigin()) } });
    if (!isOfNow()) throw new ApiError('ABORTED', 'the login of before');
    noteTicket(true);
    // The host may have brought somebody meanwhile, whose place a ticket from elsewhere does not take.
    const isOvertaken = isLoggedIn() && sessionVersion() !== previous;
    if (ticket.isTrusted || !isOvertaken) {
      beginSession(token, user);
      noteDoubt(!ticket.isTrusted);
    }
  } catch (error) {
    noteTicket(false);
    if (ticket.isTrusted && !(isApiError(error) && !error.mayHaveHappened)) doubtOwner();
    // The exchange may be over before there is anything to say it with.
    await openTexts();
    notice((isApiError(error) && error.serverMessage) || text().login.failed, 'warning');
  } finally {
    exchanging.delete(userTicket);
    // Another ticket may have come meanwhile.
    if (ticket.value === undefined || ticket.value === userTicket) dropTicket();
  }
  // A ticket that was not accepted takes nobody's session away.
  if (session.status === 'restoring' && ticket.value === undefined) await restoreSession();
}

async function logIn(reason: string, isAsked = reason === 'asked'): Promise<boolean> {
  const address = currentAddress();
  const previous = sessionVersion();
  const hasNewSession = () => isLoggedIn() && sessionVersion() !== previous;
  const stop = closeDialogOnce('login', hasNewSession);
  try {
    // Who has left the page is told of first: the page of the login may be of the same account service.
    await Promise.all([channelKnown(), leavesForLogin() ? tellLogout() : undefined]);
    if (hasNewSession()) return true;
    if (!isAsked && !mayLeaveForLogin(thirdType())) return false;
    // N01: without a network the page would be lost for one of the browser's, and what was typed with it.
    const reach = leavesForLogin() ? await reachNow() : 'reached';
    if (isCutOff(reach)) {
      notice(text().states[reach].title, 'warning');
      return false;
    }
    if (hasNewSession()) return true;
    const request = bridge.call(login, { thirdPartyUrl: thirdPartyUrl(), reason });
    const { outcome, token } = await (isOwnDialog() ? request : fromHost(request));
    if (outcome === 'redirected') {
      noteLeftForLogin(thirdType(), !session.account);
      return await shownAgain();
    }
    if (token) await adoptToken(token);
    else if (!hasNewSession() && bridge.supports(refreshToken).ok) await renewSession();
    // The host may have said by an event, too, that somebody is there.
    await sessionKnown();
    if (session.status === 'visitor') {
      refusedAt = address;
      notice(text().login.noSession, 'warning');
    }
    return true;
  } catch (error) {
    // The person declined, or this host has no login: the page says that a login is needed. Without the host's file nobody was asked.
    if (!isAsked || !isBridgeError(error, 'HOST_GONE')) return false;
    // A browser may remember the failure as long as the page is open: then the page is loaded again.
    const why = isMissingFile(error.cause) ? await onMissingFile(error.cause) : undefined;
    if (why === 'again') return logIn(reason, isAsked);
    if (why === 'reloading') return false;
    if (why === 'replaced') release.replaced = true;
    const { login: words, states } = text();
    const reach = await reachNow();
    const message = isCutOff(reach) ? states[reach].title : words.failed;
    // The session may have come meanwhile by another way.
    if (!hasNewSession()) notice(message, 'warning');
    return false;
  } finally {
    stop();
  }
}

/** Closes this page's own dialog by itself when its purpose is met meanwhile: by the host, a late answer, a network that is back. */
const closeDialogOnce = (purpose: LoginPurpose, isMet: () => boolean): (() => void) =>
  subscribe(session, () => {
    if (isMet()) answerDialog(true, purpose);
  });

const isOwnDialog = (): boolean => bridge.supports(login).source === 'page';

/** `<accountHost>/third-login?thirdType=&redirect=<this page>`; it comes back with `userTicket`. */
function thirdPartyUrl(): string {
  const query = currentQuery();
  query.set(LOGIN_ROUND, newLoginRound());
  const url = new URL(settings.thirdLoginUrl, location.href);
  url.searchParams.set('thirdType', String(thirdType()));
  url.searchParams.set('redirect', absoluteUrl(`${currentPath()}?${query}`));
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
