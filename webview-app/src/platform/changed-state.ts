/**
 * Asks the person about a write whose data has changed since the page showed it, e.g. on another phone. Questions are
 * queued. If the person does not agree, the page is rendered again with the present state.
 */
import { proxy, ref } from 'valtio';
import type { ChangedState } from '../client/ports.ts';
import { whenPersonGoes } from './personal.ts';

/** `question` has the changes that the dialog shows now. `renewals` is the number of times that the page was rendered again. */
export const changedState = proxy<{ question: ChangedState | undefined; renewals: number }>({
  question: undefined,
  renewals: 0,
});

let answer: ((isAgreed: boolean) => void) | undefined;
let lastQuestion: Promise<unknown> = Promise.resolve();

/** Resolves to true if the write must be sent for the present state. */
export function stateChanged(changed: ChangedState): Promise<boolean> {
  const askPerson = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve;
      changedState.question = ref(changed);
    });
  const request = lastQuestion.then(askPerson);
  lastQuestion = request;
  return request;
}

/** Ends the question. Does nothing if no question is shown. */
export function answerChangedState(isAgreed: boolean): void {
  if (!answer) return;
  const settle = answer;
  answer = undefined;
  changedState.question = undefined;
  settle(isAgreed);
  if (!isAgreed) changedState.renewals += 1;
}

whenPersonGoes(() => answerChangedState(false));
