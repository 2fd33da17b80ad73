/** Requests the login dialog and waits for its end. `app/login-dialog.tsx` shows the dialog. */
import { BridgeError } from '@sdhealth/bridge-sdk';
import { proxy } from 'valtio';

export type LoginPurpose = 'login' | 'bind';

/** The requested dialog. `purpose` is undefined while none is requested. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- a dialog ends with its page
export const loginRequest = proxy<{ purpose: LoginPurpose | undefined }>({ purpose: undefined });

let settle: ((done: boolean) => void) | undefined;

/** Opens the dialog. Resolves when it has succeeded. Rejects with CANCELLED when the person has left the page. Only one dialog is open at a time. */
export function askInDialog(purpose: LoginPurpose, signal?: AbortSignal): Promise<{ outcome: 'done' }> {
  answerDialog(false);
  return new Promise((resolve, reject) => {
    settle = (done) => {
      if (done) resolve({ outcome: 'done' });
      else reject(new BridgeError('CANCELLED', 'the person has left the page'));
    };
    signal?.addEventListener('abort', () => answerDialog(false), { once: true });
    loginRequest.purpose = purpose;
  });
}

/** Ends the dialog: it succeeded, or its page was left. With a `purpose` a dialog of another purpose stays open. */
export function answerDialog(done: boolean, purpose = loginRequest.purpose): void {
  if (purpose !== loginRequest.purpose) return;
  const answer = settle;
  settle = undefined;
  loginRequest.purpose = undefined;
  answer?.(done);
}
