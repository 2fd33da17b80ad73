/**
 * Asks what to do with a write whose thing has changed since the page showed it: on this phone or another one. Questions wait for each other. Where
 * the person does not go on, the page begins anew, with the present state.
 */
import { proxy, ref } from 'valtio';
import type { ChangedState } from '../client/ports.ts';
import { whenPersonGoes } from './personal.ts';

/** `asked` is drawn by `app/changed-state-dialog.tsx`; `renewals` counts how often the page has begun anew. */
export const changedState = proxy<{ asked: ChangedState | undefined; renewals: number }>({
  asked: undefined,
  renewals: 0,
});

let answer: ((isAgreed: boolean) => void) | undefined;
let latest: Promise<unknown> = Promise.resolve();

/** Resolves to true where the write is to be sent for the present state. */
export function stateChanged(changed: ChangedState): Promise<boolean> {
  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve;
      changedState.asked = ref(changed);
    });
  const request = latest.then(ask);
  latest = request;
  return request;
}

/** Ends the question; without one it does nothing. */
export function answerChangedState(isAgreed: boolean): void {
  if (!answer) return;
  const settle = answer;
  answer = undefined;
  changedState.asked = undefined;
  settle(isAgreed);
  if (!isAgreed) changedState.renewals += 1;
}

whenPersonGoes(() => answerChangedState(false));
