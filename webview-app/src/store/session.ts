/**
 * The session: the person who is using the page. The token lives in this module's memory only: after a reload the account service's own cookie
 * gives another one, and a marker without any secret says whether it is worth asking.
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
  /** Not known yet. */
  | 'restoring'
  | 'visitor'
  | 'logged-in'
  /** An admin who works on a customer's behalf: never asked for a login, and bound. */
  | 'admin'
  /** There may be a session, but the account service could not be reached. */
  | 'unreachable';

export interface SessionState {
  readonly status: SessionStatus;
  readonly account: AccountInfo | undefined;
  /** The mark of the person whose values are kept, where the session could not be read and is theirs by what the phone knows. */
  readonly unreadOwner: string | undefined;
  /** Rises when the page's content belongs to a person who is no longer logged in. */
  readonly owner: number;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- is the session
const state = proxy<{ -readonly [K in keyof SessionState]: SessionState[K] }>({
  status: 'restoring',
  account: undefined,
  unreadOwner: undefined,
  owner: 0,
});

/** The session as everybody reads it. Only this module changes it. */
export const session: SessionState = state;

const MARKER = 'had-session';
/** The name by which the person was greeted last, masked. */
export const NAME = `${CACHE}name`;
const NAME_DAYS = 14;
const OWED = 'logout-owed';
// Mutant lives: Whoever reads a marker compares it with true once more.
const isTrue = (value: unknown): value is true => value === true;
interface Owed {
  readonly id: string;
}
/** A logout that is owed, by an id of its own; an older release kept `true`. */
const isOwed = (value: unknown): value is Owed | true => value === true || isText(Object(value).id);
const owedId = (): string | undefined => {
  const owed = recall(OWED, isOwed);
  return owed === true ? 'older' : owed?.id;
};
let token: string | undefined;
let version = 0;

/** The bearer token now. For the client's header and nothing else. */
export const sessionToken = (): string | undefined => token;

/**
 * Rises whenever there is another token, or none any more. An answer to an earlier question must not replace it: the last
 * decision of the person, or of the host, counts (A04).
 */
export const sessionVersion = (): number => version;

/** Tells if calls are made in a customer's name. */
export const isIn = (status: SessionStatus): boolean => status === 'logged-in' || status === 'admin';
export const isLoggedIn = (): boolean => isIn(state.status);

/** Says that it is being found out who is signed in. */
export function beginRestore(): void {
  state.status = 'restoring';
}

/** Takes over a fresh token of the same person, or none. */
export function renewToken(fresh: string | undefined): void {
  version += 1;
  token = fresh;
  learnSecrets({ token });
}

/** Begins a session. Answers cached for somebody else are removed (A04). */
export function beginSession(fresh: string, account: AccountInfo): void {
  changeOwner(account.userId, fresh);
  renewToken(fresh);
  learnAccount(account);
  state.status = 'logged-in';
  keep(MARKER, true);
  keepPersonal(NAME, maskName(account.nickname), { days: NAME_DAYS });
  // The cookie is this person's now.
  forget(OWED);
}

/** Begins the work of an admin. The credentials stay where they are; the client sends them with each call. */
export function beginAdmin(customerId: string): void {
  renewToken(undefined);
  changeOwner(customerId);
  state.account = undefined;
  state.status = 'admin';
}

/** Takes over what the server says of the same person, such as a number that was bound by the host. */
export function learnAccount(account: AccountInfo): void {
  learnSecrets(account);
  state.account = account;
}

/** Ends the session, or states that there was none. Where another page has changed the phone's person since, it ends in this page alone. */
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
 * Notes that the service has ended the session, while the person may log in again: nothing of theirs is shown from the phone any more, also
 * at a start without a network. What they typed stays until they decline.
 */
export function noteSessionOver(): void {
  if (isOwnerReplaced()) return;
  forget(MARKER);
  // An answer that is under way is not kept either.
  noteWrite();
  forgetPersonal(NAME);
  forgetToken();
  void dropFiles(undefined);
}

/**
 * Ends the session in this page alone: another page has made somebody else the owner of what is kept, or nobody. What is kept by now, and the
 * account service's cookie, are not this person's.
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
 * States that nobody can be asked who is signed in. `isOwners`: the phone's session is that of the person whose values are kept; without
 * that nothing of them is shown.
 */
export function markUnreachable(isOwners = false): void {
  const isShown = isOwners && !isDoubted;
  state.unreadOwner = isShown ? ownerMark() : undefined;
  if (!isShown) state.account = undefined;
  state.status = 'unreachable';
}

let isDoubted = false;

/**
 * Somebody has said to be another person than the owner, and nobody can be asked (A04): as long as this page lives nothing of the owner
 * is shown without a session.
 */
export function doubtOwner(): void {
  isDoubted = true;
  if (state.status === 'unreachable') markUnreachable();
}

/**
 * The mark of the person whose values may be shown although nobody can be asked who is signed in. Undefined as soon as another tab has made
 * somebody else the owner.
 */
export const ownerUnread = (): string | undefined =>
  state.status === 'unreachable' && state.unreadOwner === ownerMark() ? state.unreadOwner : undefined;

/** The longest time that anybody waits to learn who is signed in. */
const PATIENCE_MS = 10_000;

/** Resolves as soon as it is known who is signed in, or that this cannot be learnt; after 10 s in any case. */
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

/** True when an earlier page load of this browser ended logged in. */
export const hadSession = (): boolean => recall(MARKER, isTrue) === true;

/** True when the account service has not heard of the last logout: its cookie still names the person who left. */
export const owesLogout = (): boolean => owedId() !== undefined;

export function oweLogout(): void {
  keep(OWED, { id: randomHash(16) });
}

/** Returns the way to note that the service has heard of the logout that is owed now: a later one stays owed. */
export function logoutTold(): () => void {
  const reported = owedId();
  return () => {
    if (owedId() === reported) forget(OWED);
  };
}

/** Nothing of another person stays, also of one who was here before this page load (A04). */
function changeOwner(userId: string, fresh?: string): void {
  const claim = claimPersonal(userId, fresh);
  const isSame = state.account?.userId === userId;
  if (claim === 'successor') leaveOrderPage();
  // Mutant lives: An account that is here has claimed what is kept, so another person’s claim is never the same: a second lock on the same door.
  if (claim !== 'same' || (state.account && !isSame)) dropOwner();
  if (!isSame) forgetAnswers();
}

/** Leaves the page of an order, which is nobody else's. Its login dialog has succeeded: leaving alone would say that it was declined. */
function leaveOrderPage(): void {
  if (!namesOrder(currentPath(), currentQuery())) return;
  answerDialog(true);
  navigate('/', { replace: true });
}

function dropOwner(): void {
  forgetPerson();
  state.owner += 1;
}
