import { loginReasonOf } from '../../client/codes.ts';
import { ApiError } from '../../client/request.ts';
import { askLogin } from '../../flows/login.ts';
import { useText } from '../../messages/index.ts';
import { errorWords } from './error-words.ts';

export interface WayOn {
  /** The text that a login is needed; undefined for a retry. */
  readonly says?: string;
  readonly label: string;
  readonly go: () => void;
}

/** Returns the action that helps after a failure: a retry, or a login if only that helps; undefined if neither does. */
export function useWayOn(error: unknown, reload: () => void): WayOn | undefined {
  const t = useText();
  const { retry, login } = errorWords(error, t);
  if (login)
    return {
      says: t.frame.loginNeeded.title,
      label: t.frame.loginNeeded.button,
      go: () => void askLogin(reasonOf(error)).then((isDone) => (isDone ? reload() : undefined)),
    };
  return retry ? { label: t.common.retry, go: reload } : undefined;
}

const reasonOf = (error: unknown) => loginReasonOf(error instanceof ApiError ? error.code : undefined);
