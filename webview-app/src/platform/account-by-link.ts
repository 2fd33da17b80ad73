/**
 * A visitor who opens a link with a ticket gets the account of that ticket, whoever has sent it (U04). What is entered then would be the
 * sender's to read: so before the first write of any page of the phone, the person is asked whether the account is theirs. The answer is
 * kept with the session, by the mark of the phone's owner.
 */
import { proxy } from 'valtio';
import { admin } from './admin.ts';
import { isOwnerDoubtful, isOwnerReplaced, noteDoubt, whenPersonGoes } from './personal.ts';

/** Drawn by `app/account-question.tsx`. */
export const accountQuestion = proxy<{ isShown: boolean }>({ isShown: false });

let request: Promise<boolean> | undefined;
let answer: ((isMine: boolean) => void) | undefined;

/** Tells if the account came by the person's own login, or was confirmed; an admin knows whose it is. Asks nothing. */
export const isAccountConfirmed = (): boolean => admin() !== undefined || !isOwnerDoubtful();

/** True where the account is confirmed. Else the person is asked, and it resolves to what they say. */
export function accountConfirmed(): true | Promise<boolean> {
  if (isAccountConfirmed()) return true;
  request ??= new Promise((resolve) => {
    answer = resolve;
    accountQuestion.isShown = true;
  });
  return request;
}

/** Ends the question; without one it does nothing. */
export function answerAccountQuestion(isMine: boolean): void {
  if (isMine) noteDoubt(false);
  endQuestion(isMine);
}

/** Ends the question of this page where it was answered, or the session ended, in another. */
export function lookForAnswer(): void {
  if (isOwnerReplaced()) endQuestion(false);
  else if (isAccountConfirmed()) endQuestion(true);
}

function endQuestion(isMine: boolean): void {
  accountQuestion.isShown = false;
  answer?.(isMine);
  request = undefined;
  answer = undefined;
}

whenPersonGoes(() => endQuestion(false));
