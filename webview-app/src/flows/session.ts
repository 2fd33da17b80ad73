/** Manages the session from its restoration to its end: the token from the host or by the account service's cookie, and its person. */
import { logout, refreshToken } from '@sdhealth/bridge-sdk';
import type { DataOf } from '../api/endpoint.ts';
import { getAccountUserInfo, logOut, refreshSession } from '../api/login.ts';
import { ApiError, isApiError, request } from '../client/request.ts';
import { ticket } from '../platform/address-secrets.ts';
import { admin, clearAdmin } from '../platform/admin.ts';
import { bridge } from '../platform/bridge.ts';
import { isOwnersToken, sinceNow } from '../platform/personal.ts';
import { APP_PLATFORMS } from '../rules/constants.ts';
import {
  beginAdmin,
  beginRestore,
  beginSession,
  endSession,
  endSessionOfPage,
  hadSession,
  isLoggedIn,
  learnAccount,
  logoutReceipt,
  markUnreachable,
  oweLogout,
  owesLogout,
  renewToken,
  session,
  sessionToken,
  sessionVersion,
  waitForSession,
} from '../store/session.ts';

// oxlint-disable-next-line sdhealth/cleared-on-logout -- a count of requests, not of a person
let pendingHostRequests = 0;

/** Checks that the host was asked for the session or a login and has not answered. It may never answer. */
export const waitsForHost = (): boolean => pendingHostRequests > 0;

/** Waits for an answer of the host, which `waitsForHost` reports meanwhile. */
export async function waitForHost<T>(answer: Promise<T>): Promise<T> {
  pendingHostRequests += 1;
  try {
    return await answer;
  } finally {
    pendingHostRequests -= 1;
  }
}

/** True if a trusted ticket creates the session, so that no session was read. */
let isLeftToTicket = false;

/** Starts an admin's session. The customer's name is shown as soon as it is loaded. */
function startAdmin(customerId: string): void {
  beginAdmin(customerId);
  // Mutant lives: A call without a body also sends an empty body. Only the type needs `{}`. Tests cover the rest of the line.
  request(getAccountUserInfo, { body: {} }, { notice: false }).then(
    (account) => session.status === 'admin' && learnAccount(account),
    () => undefined,
  );
}

/**
 * Restores the session at the start: an admin's from the credentials, otherwise from the host's token or the account service's cookie.
 * Never rejects.
 */
export async function restoreSession(): Promise<void> {
  const adminCredentials = admin();
  if (adminCredentials) return startAdmin(adminCredentials.userId);
  beginRestore();
  const isSameEra = sinceNow();
  // A ticket of this app's own login creates a new session, which an older session must not replace.
  // Mutant lives: `isTrusted` is true only while a ticket exists.
  isLeftToTicket = ticket.value !== undefined && ticket.isTrusted;
  if (isLeftToTicket) return;
  // Only a host with its own sessions may return a token in its handshake.
  if (bridge.supports(refreshToken).ok) await waitForHost(bridge.opened);
  const token = bridge.sessionToken();
  if (token) await adoptToken(token, true);
  else if (!bridge.supports(refreshToken).ok && !hadSession()) {
    endSession();
    void sendLogout();
  } else if (!(await renewSession()) && session.status === 'restoring') {
    // Another page has changed the phone's person meanwhile, so the session is read again.
    if (isSameEra()) endSession();
    else await restoreSession();
  }
}

/**
 * Waits, for a limited time, until the signed-in person is known. Retries once if the session could not be read. Must be called before
 * requesting a login.
 */
export async function sessionReady(): Promise<void> {
  const { status } = session;
  // Mutant lives: While the ticket exists, `restoreSession` ends at once.
  const isTicketUsed = isLeftToTicket && ticket.value === undefined;
  if (status === 'unreachable' || (status === 'restoring' && isTicketUsed)) void restoreSession();
  await waitForSession();
}

/**
 * Refreshes the token with the host or by the account service's cookie. Resolves to false if there is none. Rejects without a change
 * if a person is logged in and no server can be reached: the call that needs the token then fails as any call without a network.
 */
export async function renewSession(): Promise<boolean> {
  if (session.status === 'admin') return false;
  const previous = sessionVersion();
  const isSameEra = sinceNow();
  const wasLoggedIn = isLoggedIn();
  /**
   * Checks that another page has changed the phone's person. Throws `ABORTED` if a person is signed in here: that person has left, and this
   * page must not request a login.
   */
  const isPersonReplaced = () => {
    if (isSameEra()) return false;
    if (wasLoggedIn && isLoggedIn()) throw new ApiError('ABORTED', 'the previous session');
    return true;
  };
  try {
    if (bridge.supports(refreshToken).ok) {
      const { token } = await waitForHost(bridge.call(refreshToken, {}));
      const isCurrent = !isPersonReplaced() && sessionVersion() === previous;
      if (isCurrent && !(await adoptHostToken(token, wasLoggedIn ? sessionToken() : token))) return false;
    } else if (owesLogout()) {
      // The cookie belongs to a person who has logged out.
      await sendLogout();
      return false;
    } else {
      // Mutant lives: A call without a body also sends an empty body. Only the type needs `{}`. Tests cover the rest of the line.
      const { token, user } = await request(refreshSession, { body: {} }, { notice: false });
      if (!isPersonReplaced() && sessionVersion() === previous) beginSession(token, user);
    }
    return sessionToken() !== undefined;
  } catch (error) {
    if (!isApiError(error) || typeof error.code === 'number') return false;
    if (wasLoggedIn) throw error;
    if (session.status === 'restoring' && isSameEra()) markUnreachable(isSessionOfOwner());
    return false;
  }
}

/**
 * Adopts a token from the host, unless another token or a logout arrives before its person is known. With `mayRefresh`, the
 * host refreshes a refused token once. If that also fails, nobody is logged in.
 */
export async function adoptToken(token: string, mayRefresh = false): Promise<void> {
  const isSameEra = sinceNow();
  try {
    if (await adoptHostToken(token, token)) return;
    if (mayRefresh && bridge.supports(refreshToken).ok && (await renewSession())) return;
    if (session.status !== 'unreachable') (isSameEra() ? endSession : endSessionOfPage)();
  } catch {
    markUnreachable(isSessionOfOwner());
  }
}

/**
 * Checks that the phone's session belongs to the owner of the stored values, while no server can be reached. An own app's token decides,
 * because its account may have changed while the page was closed. In other hosts the session mark decides.
 */
function isSessionOfOwner(): boolean {
  const token = sessionToken();
  if (token !== undefined) return isOwnersToken(token);
  return !APP_PLATFORMS.includes(bridge.host.platform) && hadSession() && !owesLogout();
}

/**
 * Loads the person of the host's token, because the host's account may have changed. Resolves to false if the server refuses it. Rejects
 * if no server can be reached, and sets the token to `fallbackToken`.
 */
async function adoptHostToken(token: string, fallbackToken: string | undefined): Promise<boolean> {
  const previous = isLoggedIn() ? sessionToken() : undefined;
  renewToken(token);
  const version = sessionVersion();
  const isSameEra = sinceNow();
  try {
    // Mutant lives: A call without a body also sends an empty body. Only the type needs `{}`. Tests cover the rest of the line.
    const account = await request(getAccountUserInfo, { body: {} }, { notice: false, session: false });
    // The host's token is newer than the other page's change, so its person is loaded again.
    if (sessionVersion() === version && !isSameEra()) return await adoptHostToken(token, fallbackToken);
    if (sessionVersion() === version) beginSession(token, account);
    return true;
  } catch (error) {
    if (sessionVersion() !== version) return true;
    const isRefused = isApiError(error) && typeof error.code === 'number';
    renewToken(isRefused ? previous : fallbackToken);
    if (isRefused) return false;
    throw error;
  }
}

let pendingRequest: Promise<void> | undefined;

/**
 * Sends a pending logout to the account service before its other requests: at the next page load, when a server is reached
 * again, and before the next login. Never rejects. Without an answer the logout stays pending.
 */
export function sendLogout(): Promise<void> {
  if (!owesLogout()) return Promise.resolve();
  const onReceived = logoutReceipt();
  // Mutant lives: A call without a body also sends an empty body. Only the type needs `{}`. Tests cover the rest of the line.
  pendingRequest ??= request(logOut, { body: {} }, { notice: false })
    .then(onReceived, (error: unknown) => {
      if (isApiError(error) && !error.mayHaveHappened) onReceived();
    })
    .finally(() => {
      pendingRequest = undefined;
    });
  return pendingRequest;
}

/**
 * Begins the session that a login returns. Rejects with `ABORTED` if another page of the phone has changed the person since the
 * request: the answer is outdated, and the person may log in again.
 */
export async function beginSessionBy(login: Promise<DataOf<typeof refreshSession>>): Promise<void> {
  const isSameEra = sinceNow();
  const { token, user } = await login;
  if (!isSameEra()) throw new ApiError('ABORTED', 'a login before the change of person');
  beginSession(token, user);
}

/** Ends the session in the page, on the server and in the host, also an admin's session. Personal data is removed even without a network. */
export async function leaveSession(): Promise<void> {
  if (admin()) clearAdmin();
  oweLogout();
  const serverLogout = sendLogout();
  endSession();
  // Mutant lives: A host without a logout rejects the call, which is caught like any failure.
  if (bridge.supports(logout).ok) await bridge.call(logout, {}).catch(() => undefined);
  await serverLogout;
}
