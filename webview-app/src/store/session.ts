/**
 * The session: the person who is using the page. The token lives in this module's memory only: after a reload the account service's own cookie
 * gives another one, and a marker without any secret says whether it is worth asking.
 */
import { proxy } from 'valtio';
import type { AccountInfo } from '../api/login.ts';
import { forgetAnswers, learnSecrets } from '../client/request.ts';
import { forget, keep, recall } from '../platform/storage.ts';
import { forgetGuide } from './health-gold.ts';
import { resetSections } from './section.ts';

export type SessionStatus =
  /** Not known yet. */
  | 'restoring'
  | 'visitor'
  | 'logged-in'
  /** There may be a session, but the account service could not be reached. */
  | 'unreachable';

export interface SessionState {
  status: SessionStatus;
  account: AccountInfo | undefined;
  /** Rises when the page's content belongs to a person who is no longer logged in. */
  owner: number;
}

export const session = proxy<SessionState>({ status: 'restoring', account: undefined, owner: 0 });

const MARKER = 'had-session';
const isTrue = (value: unknown): value is true => value === true;
let token: string | undefined;
let version = 0;

/** The bearer token now. For the client's header and nothing else. */
export const sessionToken = (): string | undefined => token;

/**
 * Rises whenever there is another token, or none any more. An answer to an earlier question must not replace it: the last
 * decision of the person, or of the host, counts (A04).
 */
export const sessionVersion = (): number => version;

/** Takes over a fresh token of the same person. */
export function renewToken(fresh: string): void {
  version += 1;
  token = fresh;
  learnSecrets({ token });
}

/** Begins a session. Answers cached for somebody else are removed (A04). */
export function beginSession(fresh: string, account: AccountInfo): void {
  if (session.account?.userId !== account.userId) dropOwner();
  renewToken(fresh);
  learnSecrets(account);
  session.account = account;
  session.status = 'logged-in';
  keep(MARKER, true);
}

/** Ends the session, or states that there was none. */
export function endSession(): void {
  version += 1;
  token = undefined;
  dropOwner();
  session.account = undefined;
  session.status = 'visitor';
  forget(MARKER);
}

export function markUnreachable(): void {
  session.status = 'unreachable';
}

/** True when an earlier page load of this browser ended logged in. */
export const hadSession = (): boolean => recall(MARKER, isTrue) === true;

function dropOwner(): void {
  forgetAnswers();
  if (!session.account) return;
  resetSections();
  forgetGuide();
  session.owner += 1;
}
