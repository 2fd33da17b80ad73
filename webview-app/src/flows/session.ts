/** Manages the session from its restore to its end: the token of the host or of the account service's cookie, and its person. */
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
  endSessionHere,
  hadSession,
  isLoggedIn,
  learnAccount,
  logoutTold,
  markUnreachable,
  oweLogout,
  owesLogout,
  renewToken,
  session,
  sessionKnown,
  sessionToken,
  sessionVersion,
} from '../store/session.ts';

// oxlint-disable-next-line sdhealth/kept-by-a-person -- the landing address had a ticket
let hostQuestions = 0;

/** Checks that the host was asked for the session or a login and has not answered. It may never answer. */
export const waitsForHost = (): boolean => hostQuestions > 0;

/** Waits for an answer of the host. */
export async function fromHost<T>(answer: Promise<T>): Promise<T> {
  hostQuestions += 1;
  try {
    return await answer;
  } finally {
    hostQuestions -= 1;
  }
}

/** True if a ticket makes the session, so that no session was read. */
let isLeft = false;

/** Starts an admin's session. The customer's name is shown once it is loaded, and nothing waits for it. */
function startAdmin(customerId: string): void {
  beginAdmin(customerId);
  // Mutant lives: A call without a body sends an empty body too; only the type needs `{}`. Tests cover the rest of the line.
  request(getAccountUserInfo, { body: {} }, { notice: false }).then(
    (account) => session.status === 'admin' && learnAccount(account),
    () => undefined,
  );
}

/**
 * Reads the session at the start: of an admin from the credentials, else from the host's token, else by the account service's cookie.
 * Never rejects.
 */
export async function restoreSession(): Promise<void> {
  const worker = admin();
  if (worker) return startAdmin(worker.userId);
  beginRestore();
  const isOfNow = sinceNow();
  // The ticket of a login of ours makes a new session. An older one must not follow it.
  // Mutant lives: `isTrusted` is true only while there is a ticket.
  isLeft = ticket.value !== undefined && ticket.isTrusted;
  if (isLeft) return;
  // Only a host with its own sessions is worth waiting for: its handshake may bring a token.
  if (bridge.supports(refreshToken).ok) await fromHost(bridge.opened);
  const token = bridge.sessionToken();
  if (token) await adoptToken(token, true);
  else if (!bridge.supports(refreshToken).ok && !hadSession()) {
    endSession();
    void tellLogout();
  } else if (!(await renewSession()) && session.status === 'restoring') {
    // Another page has changed the phone's person meanwhile, so the session is read again.
    if (isOfNow()) endSession();
    else await restoreSession();
  }
}

/**
 * Waits, for a limited time, until the signed-in person is known. Retries once if the session could not be read. Must be called before
 * asking for a login.
 */
export async function sessionReady(): Promise<void> {
  const { status } = session;
  // Mutant lives: With the ticket still there the session is not read either: restoring it ends at once.
  const isTicketGone = isLeft && ticket.value === undefined;
  if (status === 'unreachable' || (status === 'restoring' && isTicketGone)) void restoreSession();
  await sessionKnown();
}

/**
 * Renews the token in the host's own way or by the account service's cookie. Resolves to false if there is none. Rejects, with everything
 * unchanged, if a person is logged in and no server can be asked: the call that needs the token then fails as any call without a network.
 */
export async function renewSession(): Promise<boolean> {
  if (session.status === 'admin') return false;
  const previous = sessionVersion();
  const isOfNow = sinceNow();
  const isIn = isLoggedIn();
  /**
   * Checks that another page has changed the phone's person. The person signed in here has then left: this page is left, and asks for no
   * login.
   */
  const isLate = () => {
    if (isOfNow()) return false;
    if (isIn && isLoggedIn()) throw new ApiError('ABORTED', 'the session of before');
    return true;
  };
  try {
    if (bridge.supports(refreshToken).ok) {
      const { token } = await fromHost(bridge.call(refreshToken, {}));
      const isNews = !isLate() && sessionVersion() === previous;
      if (isNews && !(await takeOver(token, isIn ? sessionToken() : token))) return false;
    } else if (owesLogout()) {
      // The cookie belongs to a person who has left.
      await tellLogout();
      return false;
    } else {
      // Mutant lives: A call without a body sends an empty body too; only the type needs `{}`. Tests cover the rest of the line.
      const { token, user } = await request(refreshSession, { body: {} }, { notice: false });
      if (!isLate() && sessionVersion() === previous) beginSession(token, user);
    }
    return sessionToken() !== undefined;
  } catch (error) {
    if (!isApiError(error) || typeof error.code === 'number') return false;
    if (isIn) throw error;
    if (session.status === 'restoring' && isOfNow()) markUnreachable(isOwners());
    return false;
  }
}

/**
 * Adopts a token that the host brought, unless another token, or a logout, comes before its person is known. If `mayRenew`, the
 * host renews a refused token once. If that fails too, nobody is logged in.
 */
export async function adoptToken(token: string, mayRenew = false): Promise<void> {
  const isOfNow = sinceNow();
  try {
    if (await takeOver(token, token)) return;
    if (mayRenew && bridge.supports(refreshToken).ok && (await renewSession())) return;
    if (session.status !== 'unreachable') (isOfNow() ? endSession : endSessionHere)();
  } catch {
    markUnreachable(isOwners());
  }
}

/**
 * Checks that the phone's session is that of the stored values' owner, while no server can be asked. An own app's token tells it, because
 * its account may have changed while the page was closed. Elsewhere the session ends with its marker.
 */
function isOwners(): boolean {
  const token = sessionToken();
  if (token !== undefined) return isOwnersToken(token);
  return !APP_PLATFORMS.includes(bridge.host.platform) && hadSession() && !owesLogout();
}

/**
 * Loads the person of the host's token, because the host's account may have changed. Resolves to false if the server refuses it. Rejects
 * if no server can be asked. The token becomes `otherwise` then, or the previous one if a person was logged in with it.
 */
async function takeOver(token: string, otherwise: string | undefined): Promise<boolean> {
  const previous = isLoggedIn() ? sessionToken() : undefined;
  renewToken(token);
  const mine = sessionVersion();
  const isOfNow = sinceNow();
  try {
    // Mutant lives: A call without a body sends an empty body too; only the type needs `{}`. Tests cover the rest of the line.
    const account = await request(getAccountUserInfo, { body: {} }, { notice: false, session: false });
    // The host's token is newer than the other page's change, so its person is loaded again.
    if (sessionVersion() === mine && !isOfNow()) return await takeOver(token, otherwise);
    if (sessionVersion() === mine) beginSession(token, account);
    return true;
  } catch (error) {
    if (sessionVersion() !== mine) return true;
    const isRefused = isApiError(error) && typeof error.code === 'number';
    renewToken(isRefused ? previous : otherwise);
    if (isRefused) return false;
    throw error;
  }
}

let telling: Promise<void> | undefined;

/**
 * Sends a pending logout to the account service before anything else is asked of it: at the next page load, when a server is reached
 * again, and before the next login. Never rejects. Without an answer the logout stays pending.
 */
export function tellLogout(): Promise<void> {
  if (!owesLogout()) return Promise.resolve();
  const logoutDone = logoutTold();
  // Mutant lives: A call without a body sends an empty body too; only the type needs `{}`. Tests cover the rest of the line.
  telling ??= request(logOut, { body: {} }, { notice: false })
    .then(logoutDone, (error: unknown) => {
      if (isApiError(error) && !error.mayHaveHappened) logoutDone();
    })
    .finally(() => {
      telling = undefined;
    });
  return telling;
}

/**
 * Begins the session that a login returns. Rejects with `ABORTED` if another page of the phone has changed the person since the
 * request: the answer is late, and the person may log in again.
 */
export async function beginSessionBy(login: Promise<DataOf<typeof refreshSession>>): Promise<void> {
  const isOfNow = sinceNow();
  const { token, user } = await login;
  if (!isOfNow()) throw new ApiError('ABORTED', 'a login of before');
  beginSession(token, user);
}

/** Ends the session here, on the server and in the host, and an admin's session too. Personal data is removed even without a network. */
export async function leaveSession(): Promise<void> {
  if (admin()) clearAdmin();
  oweLogout();
  const serverLogout = tellLogout();
  endSession();
  // Mutant lives: A host without a logout refuses the call, and the failure is caught as any other.
  if (bridge.supports(logout).ok) await bridge.call(logout, {}).catch(() => undefined);
  await serverLogout;
}
