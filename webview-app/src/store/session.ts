/**
 * Holds the session: the person who is using the page. The token exists only in this module's memory. After a reload the account service's
 * own cookie yields a new token, and a marker without any secret says whether to request it.
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
import { CACHE, forget, isText, keep, recall } from '../platform/storage.ts';
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
  /** The mark of the stored values' owner. Present if the session could not be read and the phone's marker says that it is the owner's. */
  readonly unreadOwner: string | undefined;
  /** Increases when the page's content belongs to a person who is no longer logged in. */
  readonly owner: number;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- is the session
const state = proxy<{ -readonly [K in keyof SessionState]: SessionState[K] }>({
  status: 'restoring',
  account: undefined,
  unreadOwner: undefined,
  owner: 0,
});

/** The session for all readers. Only this module changes it. */
export const session: SessionState = state;

const MARKER = 'had-session';
/** The storage name of the last greeting name, masked. */
export const NAME = `${CACHE}name`;
const NAME_DAYS = 14;
const OWED = 'logout-owed';
// Mutant lives: Every reader of a marker compares it with true once more.
const isTrue = (value: unknown): value is true => value === true;
interface Owed {
  readonly id: string;
}
/** A logout that the service has not received, by its own id. An older release stored `true`. */
const isOwed = (value: unknown): value is Owed | true => value === true || isText(Object(value).id);
const owedId = (): string | undefined => {
  const owed = recall(OWED, isOwed);
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

/** Tells whether calls are made in a customer's name. */
export const isIn = (status: SessionStatus): boolean => status === 'logged-in' || status === 'admin';
export const isLoggedIn = (): boolean => isIn(state.status);

/** Marks the session as being restored. */
export function beginRestore(): void {
  state.status = 'restoring';
}

/** Stores a fresh token of the same person, or removes it. */
export function renewToken(fresh: string | undefined): void {
  version += 1;
  token = fresh;
  learnSecrets({ token });
}

/** Starts a session. Answers cached for somebody else are deleted (A04). */
export function beginSession(fresh: string, account: AccountInfo): void {
  changeOwner(account.userId, fresh);
  renewToken(fresh);
  learnAccount(account);
  state.status = 'logged-in';
  keep(MARKER, true);
  keepPersonal(NAME, maskName(account.nickname), { days: NAME_DAYS });
  // The cookie now belongs to this person.
  forget(OWED);
}

/** Starts an admin's work. The credentials stay where they are; the client sends them with each call. */
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

/** Ends the session, or records that there was none. If another page has changed the phone's person, it ends in this page alone. */
export function endSession(): void {
  if (hasSuccessor()) return endSessionHere();
  version += 1;
  token = undefined;
  if (dropPersonal() || state.account) dropOwner();
  forgetAnswers();
  state.account = undefined;
  state.status = 'visitor';
  forget(MARKER);
}

/**
 * Records that the service has ended the session while the person may log in again. Their stored values are no longer shown, not even at a
 * start without a network. Typed text stays until the person declines.
 */
export function noteSessionOver(): void {
  if (isOwnerReplaced()) return;
  forget(MARKER);
  // A pending answer must not be stored either.
  noteWrite();
  forgetPersonal(NAME);
  forgetToken();
  void dropFiles(undefined);
}

/**
 * Ends the session in this page alone, because another page has changed or removed the owner of the stored values. Those values and the
 * account service's cookie are no longer this person's.
 */
export function endSessionHere(): void {
  renewToken(undefined);
  yieldPersonal();
  dropOwner();
  forgetAnswers();
  state.account = undefined;
  state.status = 'visitor';
}

/**
 * Records that the account service is unreachable. `isOwners`: the phone's session belongs to the owner of the stored values. Otherwise
 * none of them are shown.
 */
export function markUnreachable(isOwners = false): void {
  const isShown = isOwners && !isDoubted;
  state.unreadOwner = isShown ? ownerMark() : undefined;
  if (!isShown) state.account = undefined;
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
const PATIENCE_MS = 10_000;

/** Resolves when the signed-in person is known or cannot be determined, after 10 s at most. */
export function sessionKnown(): Promise<void> {
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
    const timer = setTimeout(done, PATIENCE_MS);
  });
}

/** Tells whether an earlier page load in this browser ended logged in. */
export const hadSession = (): boolean => recall(MARKER, isTrue) === true;

/** Tells whether the account service has not received the last logout, so that its cookie still names the previous person. */
export const owesLogout = (): boolean => owedId() !== undefined;

export function oweLogout(): void {
  keep(OWED, { id: randomHash(16) });
}

/** Returns a function that records the receipt of the current logout. A later logout stays pending. */
export function logoutTold(): () => void {
  const reported = owedId();
  return () => {
    if (owedId() === reported) forget(OWED);
  };
}

/** Deletes everything of another person, even one from before this page load (A04). */
function changeOwner(userId: string, fresh?: string): void {
  const claim = claimPersonal(userId, fresh);
  const isSame = state.account?.userId === userId;
  if (claim === 'successor') leaveOrderPage();
  // Mutant lives: A page with an account has claimed the stored values, so another person’s claim is never `same`; this is a second check.
  if (claim !== 'same' || (state.account && !isSame)) dropOwner();
  if (!isSame) forgetAnswers();
}

/**
 * Leaves the page of an order, which belongs to its person. Its login dialog counts as successful, because leaving alone would mean that it
 * was declined.
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
