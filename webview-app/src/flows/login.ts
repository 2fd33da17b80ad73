/**
 * Handles the login and the bound mobile number for all hosts. `bridge.call(login)` is the native dialog, a redirect to the third party's
 * login, or the page's own dialog.
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
import { thirdType, waitForChannel } from '../platform/channel.ts';
import { absoluteUrl, currentAddress, currentPath, currentQuery } from '../platform/history.ts';
import { answerDialog, askInDialog, type LoginPurpose } from '../platform/login-request.ts';
import { isMissingFile, onMissingFile, release } from '../platform/new-release.ts';
import { keepPersonal, noteDoubt, ownerMark, recallPersonal, sinceNow } from '../platform/personal.ts';
import { settings } from '../platform/settings.ts';
import { isText } from '../platform/storage.ts';
import { APP_KEY, BIZ, BIZ_TYPE, THIRD_PARTY_PLATFORMS } from '../rules/constants.ts';
import { forgetLoginRounds, mayLeaveForLogin, noteLoginRound, noteTicket } from '../store/login-rounds.ts';
import {
  beginSession,
  doubtOwner,
  endSession,
  endSessionOfPage,
  isLoggedIn,
  learnAccount,
  noteSessionOver,
  session,
  sessionToken,
  sessionVersion,
  waitForSession,
} from '../store/session.ts';
import { notice } from '../ui/toast-store.ts';
import { reloadCleanAddress } from './clean-reload.ts';
import { adoptToken, renewSession, restoreSession, sendLogout, sessionReady, waitForHost } from './session.ts';

/** Returns the origin that every login sends. Waits until the channel's configuration is known and a pending logout is sent. */
export async function loginOrigin() {
  await Promise.all([waitForChannel(), sendLogout()]);
  return { thirdType: thirdType(), appKey: APP_KEY, biz: BIZ, bizType: BIZ_TYPE };
}

/**
 * Makes sure that a person is logged in. Resolves to false if the person declines. `asked`: the person wants to log in. `page`: the page
 * needs a login. Waits for a session that is being restored.
 */
export async function ensureLogin(trigger: 'asked' | 'page' = 'asked'): Promise<boolean> {
  await sessionReady();
  const isRefused = refusedAt === currentAddress();
  refusedAt = undefined;
  if (trigger === 'page' && isRefused) return isLoggedIn();
  return isLoggedIn() || ((await logIn(trigger)) && isLoggedIn());
}

/** The page whose login failed. It shows that, and does not request a login again by itself. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains an address only, and is used once
let refusedAt: string | undefined;

/** Requests a login for the client, after the server has reported a missing or expired session. */
export async function requireLogin(reason: LoginReason): Promise<boolean> {
  // An admin is never asked for a login.
  if (admin()) return false;
  const isSameEra = sinceNow();
  const previous = sessionToken();
  const address = currentAddress();
  await sessionReady();
  const hasNewSession = isLoggedIn() && sessionToken() !== previous;
  if (!hasNewSession && session.status === 'logged-in' && reason !== 'account') noteSessionOver();
  const isDone = hasNewSession || ((await logIn(reason)) && isLoggedIn());
  if (!isDone) {
    refusedAt = address;
    // A visitor has no session to end: another person may have logged in on another page of this phone.
    if (session.status !== 'visitor') (isSameEra() ? endSession : endSessionOfPage)();
  }
  return isDone && continueOrReload(reason);
}

/** Opens a login each time that the person wants it (rule 3 of `login-rounds.ts`). If declined, the page stays unchanged. */
export async function askLogin(reason: LoginReason): Promise<boolean> {
  await sessionReady();
  return (await logIn(reason, true)) && isLoggedIn() && continueOrReload(reason);
}

/**
 * Reloads the page in a browser at code 20102, because its content belongs to no session. It then returns false. In an own app the page
 * continues.
 */
function continueOrReload(reason: LoginReason): boolean {
  const isReloaded = reason === 'reload' && bridge.supports(login).ok && isOwnDialog();
  if (isReloaded) location.reload();
  return !isReloaded;
}

/**
 * Checks that the account fits the channel: it has the channel's third type, or is linked with it. A person who was sent to link the
 * account in this visit is not sent again: this would loop if the server does not link it.
 */
export function thirdPartyMatches(): boolean {
  const { account } = session;
  const currentType = thirdType();
  if (!account) return false;
  if (account.thirdType === currentType || account.authList.includes(currentType)) return true;
  return recallPersonal(LINKED_KEY, isText, 'session') === linkOfAccount();
}

/**
 * Starts the third-party login although a person is logged in, because the account belongs to another channel. Returns true if the account
 * fits once the channel's configuration is known.
 */
export async function linkThirdParty(): Promise<boolean> {
  await waitForChannel();
  if (thirdPartyMatches()) return true;
  return askThirdParty();
}

/** Forces a third-party login, e.g. for the openid that it provides. */
export async function askThirdParty(): Promise<boolean> {
  if (admin()) return false;
  storeLinked();
  return logIn('account', true);
}

/** Checks that a login leaves the page in this host. */
export const leavesForLogin = (): boolean => THIRD_PARTY_PLATFORMS.includes(bridge.host.platform);

/**
 * Logs in with the page's own dialog if the third party refuses the person. It does not ask to link the account, which would fail again.
 * Resolves to false if the person declines.
 */
export async function logInByDialog(): Promise<boolean> {
  try {
    await askInDialog('login');
  } catch {
    return false;
  }
  storeLinked();
  forgetLoginRounds();
  return true;
}

const storeLinked = (): boolean => keepPersonal(LINKED_KEY, linkOfAccount(), { area: 'session' });

const LINKED_KEY = 'asked-to-link';
const linkOfAccount = (): string => `${ownerMark() ?? ''} ${thirdType()}`;

/** Makes sure that the person has a bound mobile number, after a login if needed. Resolves to false if the person declines. */
export async function ensureBoundMobile(): Promise<boolean> {
  if (!(await ensureLogin())) return false;
  if (session.account?.hasMobile || session.status === 'admin') return true;
  const hasMobile = () => session.account?.hasMobile === true;
  const stop = closeDialogOnce('bind', hasMobile);
  try {
    const { outcome } = await bridge.call(bindMobile, {});
    if (outcome === 'redirected') return await waitForReturn();
    if (!hasMobile()) learnAccount(await request(getAccountUserInfo, { body: {} }));
    return hasMobile();
  } catch {
    return false;
  } finally {
    stop();
  }
}

/**
 * Exchanges the ticket of the address, if one exists. Resolves to false if the person must be asked first: a person is or may be logged
 * in, and the ticket is from elsewhere.
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

/** Records that the person accepts the ticket's account. */
export function trustTicket(): void {
  ticket.isTrusted = true;
}

/** Drops a ticket that is used or unwanted. If the page is reloading, the reload drops it. Always returns true. */
export function dropTicket(): true {
  if (!reloadCleanAddress()) forgetTicket();
  return true;
}

const pendingExchanges = new Map<string, Promise<void>>();

/** Exchanges a ticket for a session. A refused ticket shows a message, and the page stays as it was. */
export function exchangeTicket(userTicket: string): Promise<void> {
  const pending = pendingExchanges.get(userTicket) ?? exchange(userTicket);
  pendingExchanges.set(userTicket, pending);
  return pending;
}

async function exchange(userTicket: string): Promise<void> {
  const previous = sessionVersion();
  const isSameEra = sinceNow();
  try {
    const { token, user } = await request(loginByTicket, { body: { userTicket, ...(await loginOrigin()) } });
    if (!isSameEra()) throw new ApiError('ABORTED', 'the login before the change of person');
    noteTicket(true);
    // The host may have logged a person in meanwhile. A ticket from elsewhere does not replace them.
    const isReplaced = isLoggedIn() && sessionVersion() !== previous;
    if (ticket.isTrusted || !isReplaced) {
      beginSession(token, user);
      noteDoubt(!ticket.isTrusted);
    }
  } catch (error) {
    noteTicket(false);
    if (ticket.isTrusted && !(isApiError(error) && !error.mayHaveHappened)) doubtOwner();
    // The exchange may end before the texts are loaded.
    await openTexts();
    notice((isApiError(error) && error.serverMessage) || text().login.failed, 'warning');
  } finally {
    pendingExchanges.delete(userTicket);
    // Another ticket may have arrived meanwhile.
    if (ticket.value === undefined || ticket.value === userTicket) dropTicket();
  }
  // A refused ticket does not end an existing session.
  if (session.status === 'restoring' && ticket.value === undefined) await restoreSession();
}

async function logIn(reason: string, isAsked = reason === 'asked'): Promise<boolean> {
  const address = currentAddress();
  const previous = sessionVersion();
  const hasNewSession = () => isLoggedIn() && sessionVersion() !== previous;
  const stop = closeDialogOnce('login', hasNewSession);
  try {
    // The logout is sent first, because the login page may belong to the same account service.
    await Promise.all([waitForChannel(), leavesForLogin() ? sendLogout() : undefined]);
    if (hasNewSession()) return true;
    if (!isAsked && !mayLeaveForLogin(thirdType())) return false;
    // N01: without a network the browser's error page would replace this page and its input.
    const reach = leavesForLogin() ? await reachNow() : 'reached';
    if (isCutOff(reach)) {
      notice(text().states[reach].title, 'warning');
      return false;
    }
    if (hasNewSession()) return true;
    const request = bridge.call(login, { thirdPartyUrl: thirdPartyUrl(), reason });
    const { outcome, token } = await (isOwnDialog() ? request : waitForHost(request));
    if (outcome === 'redirected') {
      noteLoginRound(thirdType(), !session.account);
      return await waitForReturn();
    }
    if (token) await adoptToken(token);
    else if (!hasNewSession() && bridge.supports(refreshToken).ok) await renewSession();
    // The host may also have reported a person by an event.
    await waitForSession();
    if (session.status === 'visitor') {
      refusedAt = address;
      notice(text().login.noSession, 'warning');
    }
    return true;
  } catch (error) {
    // The person declined, or this host has no login: the page shows that a login is needed. `HOST_GONE`: the dialog was not shown.
    if (!isAsked || !isBridgeError(error, 'HOST_GONE')) return false;
    // A browser may cache the failure as long as the page is open. The page is then reloaded.
    const reloadResult = isMissingFile(error.cause) ? await onMissingFile(error.cause) : undefined;
    if (reloadResult === 'again') return logIn(reason, isAsked);
    if (reloadResult === 'reloading') return false;
    if (reloadResult === 'replaced') release.replaced = true;
    const { login: words, states } = text();
    const reach = await reachNow();
    const message = isCutOff(reach) ? states[reach].title : words.failed;
    // The session may have begun meanwhile in another way.
    if (!hasNewSession()) notice(message, 'warning');
    return false;
  } finally {
    stop();
  }
}

/** Closes the page's own dialog when its purpose is fulfilled in another way, e.g. by the host or a late answer. */
const closeDialogOnce = (purpose: LoginPurpose, isFulfilled: () => boolean): (() => void) =>
  subscribe(session, () => {
    if (isFulfilled()) answerDialog(true, purpose);
  });

const isOwnDialog = (): boolean => bridge.supports(login).source === 'page';

/** Returns `<accountHost>/third-login?thirdType=&redirect=<this page>`, which returns with `userTicket`. */
function thirdPartyUrl(): string {
  const query = currentQuery();
  query.set(LOGIN_ROUND, newLoginRound());
  const url = new URL(settings.thirdLoginUrl, location.href);
  url.searchParams.set('thirdType', String(thirdType()));
  url.searchParams.set('redirect', absoluteUrl(`${currentPath()}?${query}`));
  return url.href;
}

/** Waits while the page is being left. Resolves to false only if the person returns to it as it was. */
function waitForReturn(): Promise<false> {
  return new Promise((resolve) => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', onPageShow);
      resolve(false);
    };
    addEventListener('pageshow', onPageShow);
  });
}
