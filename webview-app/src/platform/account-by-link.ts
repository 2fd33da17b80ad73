/**
 * Confirms an account that a link opened (U04). A visitor who opens a link with a ticket gets the account of that ticket, whoever sent
 * it, and the sender could then read all entered data. So the person is asked, before the first write of any page of the phone, whether the
 * account is theirs. The answer is stored with the session, under the mark of the phone's owner.
 */
import { proxy } from 'valtio';
import { admin } from './admin.ts';
import { isOwnerDoubtful, isOwnerReplaced, noteDoubt, whenPersonGoes } from './personal.ts';

/** The state of the question that `app/account-question.tsx` shows. */
export const accountQuestion = proxy<{ isShown: boolean }>({ isShown: false });

let request: Promise<boolean> | undefined;
let answer: ((isMine: boolean) => void) | undefined;

/** Checks that the account is from the person's own login, was confirmed, or is an admin's customer. Never asks the person. */
export const isAccountConfirmed = (): boolean => admin() !== undefined || !isOwnerDoubtful();

/** Returns true if the account is confirmed. Otherwise asks the person, and resolves to their answer. */
export function accountConfirmed(): true | Promise<boolean> {
  if (isAccountConfirmed()) return true;
  request ??= new Promise((resolve) => {
    answer = resolve;
    accountQuestion.isShown = true;
  });
  return request;
}

/** Ends the question. Does nothing if no question is shown. */
export function answerAccountQuestion(isMine: boolean): void {
  if (isMine) noteDoubt(false);
  endQuestion(isMine);
}

/** Ends this page's question if it was answered, or the session ended, in another page. */
export function endIfAnsweredElsewhere(): void {
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
