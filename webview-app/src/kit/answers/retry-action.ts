import { loginReasonOf } from '../../client/codes.ts';
import { ApiError } from '../../client/request.ts';
import { askLogin } from '../../flows/login.ts';
import { useText } from '../../messages/index.ts';
import { errorText } from './error-words.ts';

export interface RecoveryAction {
  /** The message that a login is needed. Undefined for a retry. */
  readonly message?: string;
  readonly label: string;
  readonly run: () => void;
}

/** Returns the action that helps after a failure: a retry, or a login if only that helps. Undefined if neither helps. */
export function useRecoveryAction(error: unknown, reload: () => void): RecoveryAction | undefined {
  const t = useText();
  const { retry, login } = errorText(error, t);
  if (login)
    return {
      message: t.frame.loginNeeded.title,
      label: t.frame.loginNeeded.button,
      run: () => void askLogin(reasonOf(error)).then((isDone) => (isDone ? reload() : undefined)),
    };
  return retry ? { label: t.common.retry, run: reload } : undefined;
}

const reasonOf = (error: unknown) => loginReasonOf(error instanceof ApiError ? error.code : undefined);
