/**
 * A visitor who opens a link with a ticket gets the account of that ticket, whoever has sent it (U04). What is entered then would be the
 * sender's to read: so before the first form of the visit is sent, the person is asked whether the account is theirs.
 */
import { proxy } from 'valtio';
import { forgetPersonal, keepPersonal, recallPersonal, whenPersonGoes } from './personal.ts';

const NAME = 'account-by-link';
const AREA = 'session';
const isTrue = (value: unknown): value is true => value === true;

/** Drawn by `app/account-question.tsx`. */
export const accountQuestion = proxy<{ isShown: boolean }>({ isShown: false });

let asked: Promise<boolean> | undefined;
let answer: ((isMine: boolean) => void) | undefined;

/** The session has begun with a ticket that comes from elsewhere. */
export const noteAccountByLink = (): boolean => keepPersonal(NAME, true, { area: AREA });

/** True where the account came by the person's own login, or was confirmed. Else the person is asked, and it resolves to what they say. */
export function accountConfirmed(): true | Promise<boolean> {
  if (!recallPersonal(NAME, isTrue, AREA)) return true;
  asked ??= new Promise((resolve) => {
    answer = resolve;
    accountQuestion.isShown = true;
  });
  return asked;
}

/** Ends the question; without one it does nothing. */
export function answerAccountQuestion(isMine: boolean): void {
  if (isMine) forgetPersonal(NAME, AREA);
  accountQuestion.isShown = false;
  answer?.(isMine);
  asked = undefined;
  answer = undefined;
}

whenPersonGoes(() => answerAccountQuestion(false));
