/**
 * Holds the session: the person who is using the page. The token exists only in this module's memory. After a reload the account service's
 * cookie yields a new token. A marker without any secret decides whether to request it.
 */
import { proxy, subscribe } from 'valtio';
import type { AccountInfo } from '../api/login.ts';
import { forgetAnswers, learnSecrets } from '../client/request.ts';
import { currentPath, currentQuery, navigate } from '../platform/history.ts';
import { answerDialog } from '../platform/login-request.ts';
import {
  claimPersonal,
  dropPersonal,
  forgetPerson,
  forgetPersonal,
  forgetToken,
  hasSuccessor,
  isOwnerReplaced,
  keepPersonal,
  noteWrite,
  ownerMark,
  yieldPersonal,
} from '../platform/personal.ts';
import { dropFiles } from '../platform/personal-caches.ts';
import { CACHE, forget, isText, isTrue, keep, recall } from '../platform/storage.ts';
import { namesOrder } from '../routes.ts';
import { maskName } from '../rules/masking.ts';
import { randomHash } from '../rules/random-hash.ts';

export type SessionStatus =
  /** The session is being restored. */
  | 'restoring'
  | 'visitor'
  | 'logged-in'
  /** An admin who works on a customer's behalf. Counts as bound and is never asked to log in. */
  | 'admin'
  /** A session may exist, but the account service is unreachable. */
  | 'unreachable';

export interface SessionState {
  readonly status: SessionStatus;
  readonly account: AccountInfo | undefined;
  /** The mark of the stored values' owner. Present if the session could not be read and the phone's session mark belongs to the owner. */
  readonly unreadOwner: string | undefined;
  /** Increases when the page's content belongs to a person who is no longer logged in. */
  readonly owner: number;
}

// oxlint-disable-next-line sdhealth/cleared-on-logout -- it is the session itself, which every change replaces
const state = proxy<{ -readonly [K in keyof SessionState]: SessionState[K] }>({
  status: 'restoring',
  account: undefined,
  unreadOwner: undefined,
  owner: 0,
});

/** The read-only session. Only this module changes it. */
export const session: SessionState = state;

const MARK_KEY = 'had-session';
/** The storage name of the last greeting name, masked. */
export const NAME_KEY = `${CACHE}name`;
const NAME_DAYS = 14;
const OWED_LOGOUT_KEY = 'logout-owed';
// Mutant lives: Every reader of a marker also compares it with true.
interface OwedLogout {
  readonly id: string;
}
/** A logout that the service has not received, with its id. An older release stored `true`. */
const isOwedLogout = (value: unknown): value is OwedLogout | true => value === true || isText(Object(value).id);
const owedLogoutId = (): string | undefined => {
  const owed = recall(OWED_LOGOUT_KEY, isOwedLogout);
  return owed === true ? 'older' : owed?.id;
};
let token: string | undefined;
let version = 0;

/** Returns the current bearer token. Only the client's header may use it. */
export const sessionToken = (): string | undefined => token;

/**
 * Returns a number that increases on each change of the token. The answer to an earlier request must not replace the token, because the
 * last decision of the person or the host counts (A04).
 */
export const sessionVersion = (): number => version;

/** Checks that requests are made for a customer. */
export const isSignedIn = (status: SessionStatus): boolean => status === 'logged-in' || status === 'admin';
export const isLoggedIn = (): boolean => isSignedIn(state.status);

/** Marks the session as being restored. */
export function beginRestore(): void {
  state.status = 'restoring';
}

/** Stores a new token of the same person, or removes it. */
export function renewToken(newToken: string | undefined): void {
  version += 1;
  token = newToken;
  learnSecrets({ token });
}

/** Starts a session. Answers cached for another person are deleted (A04). */
export function beginSession(newToken: string, account: AccountInfo): void {
  changeOwner(account.userId, newToken);
  renewToken(newToken);
  learnAccount(account);
  state.status = 'logged-in';
  keep(MARK_KEY, true);
  keepPersonal(NAME_KEY, maskName(account.nickname), { days: NAME_DAYS });
  // The cookie now belongs to this person.
  forget(OWED_LOGOUT_KEY);
}

/** Starts an admin's session. The client sends the credentials with each request. */
export function beginAdmin(customerId: string): void {
  renewToken(undefined);
  changeOwner(customerId);
  state.account = undefined;
  state.status = 'admin';
}

/** Updates the account from the server, e.g. with a number that the host has bound. */
export function learnAccount(account: AccountInfo): void {
  learnSecrets(account);
  state.account = account;
}

/** Ends the session, or records that there was none. If another page has changed the phone's person, it ends only in this page. */
export function endSession(): void {
  if (hasSuccessor()) return endSessionOfPage();
  version += 1;
  token = undefined;
  if (dropPersonal() || state.account) dropOwner();
  forgetAnswers();
  state.account = undefined;
  state.status = 'visitor';
  forget(MARK_KEY);
}

/**
 * Records that the service has ended the session while the person may log in again. Their stored values are no longer shown, not even at a
 * start without a network. Typed text stays until the person declines.
 */
export function noteSessionOver(): void {
  if (isOwnerReplaced()) return;
  forget(MARK_KEY);
  // A pending answer must also not be stored.
  noteWrite();
  forgetPersonal(NAME_KEY);
  forgetToken();
  void dropFiles(undefined);
}

/**
 * Ends the session only in this page, because another page has changed or removed the owner of the stored values. Those values and the
 * account service's cookie are no longer this person's.
 */
export function endSessionOfPage(): void {
  renewToken(undefined);
  yieldPersonal();
  dropOwner();
  forgetAnswers();
  state.account = undefined;
  state.status = 'visitor';
}

/**
 * Records that the account service is unreachable. `isOwners`: the phone's session belongs to the owner of the stored values. Otherwise
 * these values are not shown.
 */
export function markUnreachable(isOwners = false): void {
  const isVisible = isOwners && !isDoubted;
  state.unreadOwner = isVisible ? ownerMark() : undefined;
  if (!isVisible) state.account = undefined;
  state.status = 'unreachable';
}

let isDoubted = false;

/**
 * Records that the user claims to be another person while the service is unreachable (A04). Until the page ends, the owner's values are not
 * shown without a session.
 */
export function doubtOwner(): void {
  isDoubted = true;
  if (state.status === 'unreachable') markUnreachable();
}

/** Returns the mark of the owner whose values may be shown while the service is unreachable. Undefined once another tab changes it. */
export const ownerUnread = (): string | undefined =>
  state.status === 'unreachable' && state.unreadOwner === ownerMark() ? state.unreadOwner : undefined;

/** The longest wait for the session, in milliseconds. */
const MAX_WAIT_MS = 10_000;

/** Resolves when the signed-in person is known or cannot be determined, at the latest after 10 s. */
export function waitForSession(): Promise<void> {
  if (state.status !== 'restoring') return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = subscribe(state, () => {
      if (state.status !== 'restoring') done();
    });
    const timer = setTimeout(done, MAX_WAIT_MS);
  });
}

/** Checks that the last page load in this browser ended logged in. */
export const hadSession = (): boolean => recall(MARK_KEY, isTrue) === true;

/** Checks that the account service has not received the last logout, so that its cookie still belongs to the previous person. */
export const owesLogout = (): boolean => owedLogoutId() !== undefined;

export function oweLogout(): void {
  keep(OWED_LOGOUT_KEY, { id: randomHash(16) });
}

/** Returns a function that records the receipt of the current logout. A later logout stays pending. */
export function logoutReceipt(): () => void {
  const logoutId = owedLogoutId();
  return () => {
    if (owedLogoutId() === logoutId) forget(OWED_LOGOUT_KEY);
  };
}

/** Deletes all values of another person, even from before this page load (A04). */
function changeOwner(userId: string, newToken?: string): void {
  const claim = claimPersonal(userId, newToken);
  const isSame = state.account?.userId === userId;
  if (claim === 'successor') leaveOrderPage();
  // Mutant lives: A page with an account has claimed the stored values, so another person’s claim is never `same`. This is a second check.
  if (claim !== 'same' || (state.account && !isSame)) dropOwner();
  if (!isSame) forgetAnswers();
}

/**
 * Leaves the page of an order, which belongs to its person. Its login dialog counts as successful, because leaving the page would
 * decline it.
 */
function leaveOrderPage(): void {
  if (!namesOrder(currentPath(), currentQuery())) return;
  answerDialog(true);
  navigate('/', { replace: true });
}

function dropOwner(): void {
  forgetPerson();
  state.owner += 1;
}
